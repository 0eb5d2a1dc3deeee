import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const TSC = path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');

/** Builds and packs the client, and installs it in a project without a registry. Returns its folder. */
export function installPackedClient(project: string): string {
  const dist = path.join(project, 'packed');
  const pack = [path.join(ROOT, 'scripts', 'package-client.mjs'), dist];
  const packed = execFileSync(process.execPath, pack, { encoding: 'utf8' }).trim();
  mkdirSync(project, { recursive: true });
  writeFileSync(path.join(project, 'package.json'), JSON.stringify({ name: 'stranger', private: true, type: 'module' }));
  const cache = path.join(project, 'cache');
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent', '--cache', cache, packed], {
    cwd: project,
  });
  return path.join(project, 'node_modules', '@stillingen', 'client');
}

/** Checks a file with the declarations of libraries. Throws with what the compiler prints. */
export function checkTypes(file: string, resolution: 'bundler' | 'nodenext'): void {
  const module = resolution === 'nodenext' ? 'nodenext' : 'esnext';
  const options = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022,dom', '--module', module];
  try {
    execFileSync(process.execPath, [TSC, ...options, '--moduleResolution', resolution, file], {
      cwd: path.dirname(file),
      encoding: 'utf8',
    });
  } catch (error) {
    throw new Error((error as { stdout: string }).stdout, { cause: error });
  }
}

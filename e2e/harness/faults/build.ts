import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SETTINGS } from '../../../server/ops/config/config.ts';
import { type TemporaryFolder, temporaryFolder } from '../../../server/testing/run.ts';

const BUILT = process.env.WEB_DIR ?? SETTINGS.webDir.fallback;
export const isUnbuilt = !existsSync(BUILT);
const COMPRESSED = /\.(?:br|gz)$/;
const NAMES_FILES = /\.(?:js|css|json)$/;

/** The same web app under other file names, as of another build. */
export function otherBuild(mark: string): TemporaryFolder {
  const folder = temporaryFolder('build');
  cpSync(BUILT, folder.path, { recursive: true, filter: (file) => !COMPRESSED.test(file) });
  const assets = path.join(folder.path, 'client', 'assets');
  const renamed = readdirSync(assets).map((name) => [name, mark + name] as const);
  const all = readdirSync(folder.path, { recursive: true, encoding: 'utf8' });
  for (const name of all.filter((each) => NAMES_FILES.test(each))) {
    const file = path.join(folder.path, name);
    let text = readFileSync(file, 'utf8');
    for (const [from, to] of renamed) text = text.replaceAll(`/${from}`, `/${to}`);
    writeFileSync(file, text);
  }
  for (const [from, to] of renamed) renameSync(path.join(assets, from), path.join(assets, to));
  return folder;
}

export function chunkOf(build: TemporaryFolder, module: string): string {
  const manifest = path.join(build.path, 'client', '.vite', 'manifest.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { readonly file: string }>)[module]!.file;
}

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { breaksOfFile } from './mutation/breaks.ts';

/**
 * `npx node scripts/mutate.ts FILE TEST…` breaks a file in one place at a time and says which breaks none of the tests sees. It works
 * on a copy: the tree stays as it is.
 */
const TIMEOUT_MS = 120_000;
const ROOT = path.join(import.meta.dirname, '..');

function copyTree(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'stillingen-mutate-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT, maxBuffer: 1e8 });
  for (const each of files.toString().split('\0')) {
    if (each !== '' && existsSync(path.join(ROOT, each))) cpSync(path.join(ROOT, each), path.join(copy, each));
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

const [file, ...tests] = process.argv.slice(2);
if (file === undefined || tests.length === 0) {
  console.error('Usage: npx node scripts/mutate.ts FILE TEST…');
  process.exit(2);
}
const source = readFileSync(path.join(ROOT, file), 'utf8');
const copy = copyTree();
const passes = (): boolean => {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--bail', '1', ...tests];
  return spawnSync(process.execPath, args, { cwd: copy, timeout: TIMEOUT_MS, stdio: 'ignore' }).status === 0;
};
try {
  if (!passes()) throw new Error('the tests fail before anything is broken');
  const breaks = breaksOfFile(file, source);
  let seen = 0;
  for (const { start, end, text } of breaks) {
    writeFileSync(path.join(copy, file), source.slice(0, start) + text + source.slice(end));
    if (passes()) console.log(`${file}:${source.slice(0, start).split('\n').length}: ${source.slice(start, end)} -> ${text}`);
    else seen += 1;
  }
  console.log(`${file}: ${seen} of ${breaks.length} breaks are seen`);
} finally {
  rmSync(copy, { recursive: true });
}

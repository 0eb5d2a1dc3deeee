// npm run release [FOLDER]: checks the commit, and writes what is published of it to FOLDER (release).
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { release, ReleaseError } from './release.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const out = path.resolve(process.argv[2] ?? path.join(ROOT, 'release'));

try {
  const files = release({
    root: ROOT,
    out,
    check: () => void execFileSync(path.join(ROOT, '.ci/run'), { cwd: ROOT, stdio: 'inherit' }),
  });
  for (const file of files) console.log(path.join(out, file));
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

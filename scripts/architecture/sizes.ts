// Prints the figures of the tree or of paths; --places: where from. Exits with 1 above a bound.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { measure } from './measure.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const args = process.argv.slice(2);
const showsPlaces = args.includes('--places');
const under = args.filter((arg) => arg !== '--places');

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...under], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(ROOT, file)));
const tree = new Map(files.map((file) => [file, /\.tsx?$/.test(file) ? readFileSync(path.join(ROOT, file), 'utf8') : null]));

let above = 0;
for (const { name, value, most, places } of measure(tree)) {
  const isAbove = under.length === 0 && most !== null && value > most;
  if (isAbove) above += 1;
  const bound = under.length === 0 && most !== null ? ` (at most ${most})${isAbove ? ' ABOVE' : ''}` : '';
  console.log(`${name.padEnd(42)} ${String(value).padStart(7)}${bound}`);
  if (showsPlaces) for (const place of places) console.log(`    ${place}`);
}
process.exitCode = above > 0 ? 1 : 0;

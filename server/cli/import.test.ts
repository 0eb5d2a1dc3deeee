import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/run.ts';
import { firstOf, leftOut } from './import.ts';

const lines = leftOut({
  refused: Array.from({ length: 120 }, (_, index) => ({ file: 'a.csv', line: index, why: `wrong ${index}` })),
  skipped: [{ file: 'b.md', why: 'no file of afl' }],
});

it('shows fifty lines, and names the file with all of them', () => {
  using folder = temporaryFolder('left-out');
  const shown = firstOf(lines, folder.path, 'afl');
  expect(shown.slice(0, 2)).toEqual(['  refused  a.csv  wrong 0', '  refused  a.csv:1  wrong 1']);
  expect(shown[50]).toBe('  … and 71 more');
  const [, file] = /^all of these lines are in (.+)$/.exec(shown[51]!)!;
  expect(shown).toHaveLength(52);
  const written = readFileSync(file!, 'utf8').trimEnd().split('\n');
  expect(written).toHaveLength(121);
  expect([written[119], written[120]]).toEqual(['refused  a.csv:119  wrong 119', 'skipped  b.md  no file of afl']);
});

it('writes no file when nothing was left out, and shows all lines when none can be written', () => {
  using folder = temporaryFolder('left-out');
  expect(firstOf([], folder.path, 'afl')).toEqual([]);
  const file = path.join(folder.path, 'no-folder');
  writeFileSync(file, '');
  expect(firstOf(lines, file, 'afl')).toEqual(lines);
});

import { expect, it } from 'vitest';
import { faultsOf } from './findings.ts';

const issue = (file: string, ...names: string[]) => ({ file, files: [], exports: names.map((name) => ({ name })) });
const unused = (file: string) => ({ file, files: [{ name: file }], exports: [] });

it('the check of code that the product does not reach passes when nothing is found', () => {
  expect(faultsOf([])).toEqual([]);
});

it('the check of code that the product does not reach names a file or an export when nothing reaches it', () => {
  expect(faultsOf([unused('domain/dead.ts'), issue('domain/live.ts', 'dead')])).toEqual([
    expect.stringContaining('domain/dead.ts:'),
    expect.stringContaining('domain/live.ts dead:'),
  ]);
});

it('the check of code that the product does not reach names an export once when an entry file exports it again', () => {
  expect(faultsOf([issue('wire/event.ts', 'readOdds'), issue('wire/index.ts', 'readOdds')])).toEqual([
    expect.stringContaining('wire/event.ts readOdds:'),
  ]);
});

it('names an entry file when only that file exports an unused name', () => {
  expect(faultsOf([issue('domain/index.ts', 'SPORTS')])).toEqual([expect.stringContaining('domain/index.ts SPORTS:')]);
});

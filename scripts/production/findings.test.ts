import { describe, expect, it } from 'vitest';
import { faultsOf } from './findings.ts';

const issue = (file: string, ...names: string[]) => ({ file, files: [], exports: names.map((name) => ({ name })) });
const unused = (file: string) => ({ file, files: [{ name: file }], exports: [] });
const WAITING = [{ waitsFor: 'Odds', rules: ['ODDS-04'], code: ['wire/odds.ts', 'wire/event.ts readOdds'] }];
const FOUND = [unused('wire/odds.ts'), issue('wire/event.ts', 'readOdds'), issue('wire/index.ts', 'readOdds')];
const CARRIED = new Set(['ODDS-04']);

describe('the check of code that the product does not reach', () => {
  it('the check of code that the product does not reach passes when every finding is on the list and every entry is a finding', () => {
    expect(faultsOf(FOUND, WAITING, CARRIED, 3)).toEqual([]);
  });

  it('the check of code that the product does not reach fails when a file or an export is reached by nothing and not on the list', () => {
    expect(faultsOf([...FOUND, unused('domain/dead.ts'), issue('domain/live.ts', 'dead')], WAITING, CARRIED, 3)).toEqual([
      expect.stringContaining('domain/dead.ts:'),
      expect.stringContaining('domain/live.ts dead:'),
    ]);
  });

  it('names an entry file when only that file exports an unused name', () => {
    expect(faultsOf([...FOUND, issue('domain/index.ts', 'SPORTS')], WAITING, CARRIED, 3)).toEqual([
      expect.stringContaining('domain/index.ts SPORTS:'),
    ]);
  });

  it('the check of code that the product does not reach fails when an entry of the list is reached or gone', () => {
    expect(faultsOf(FOUND.slice(1), WAITING, CARRIED, 3)).toEqual([expect.stringContaining('wire/odds.ts: is reached or gone')]);
  });

  it('the check of code that the product does not reach fails when no test carries a rule of the list', () => {
    expect(faultsOf(FOUND, WAITING, new Set(), 3)).toEqual([expect.stringContaining('ODDS-04')]);
  });

  it('the check of code that the product does not reach fails when the list is longer or shorter than its number', () => {
    for (const most of [2, 4]) expect(faultsOf(FOUND, WAITING, CARRIED, most)).toEqual([expect.stringContaining('MOST_WAITING')]);
  });
});

import { readFileSync } from 'node:fs';
import { sportByName } from '@stillingen/domain';
import { VOCABULARIES } from '@stillingen/wire/words';
import { expect, it } from 'vitest';
import { columnHead } from './players.ts';

const TABLE = new URL('../../../../sources/simulator/data/clock-columns.csv', import.meta.url);
const LONGEST = 9;
/** Codes that are read in English. */
const READ = new Set(['FT', 'TD', 'FG']);

it('English heads of figures of the demo world are short words, and no codes', () => {
  const [, ...rows] = readFileSync(TABLE, 'utf8').trim().split('\n');
  const heads = rows.map((row) => {
    const [sport = '', , code = '', danish = ''] = row.split(',');
    const label = VOCABULARIES.en.phrase(danish);
    return [sport, code, label, columnHead(sportByName(sport)!.id, code, label)] as const;
  });
  expect(heads.length).toBeGreaterThan(100);
  expect(heads.filter(([, code, label, head]) => head === code && head !== label && !READ.has(code))).toEqual([]);
  expect(heads.filter(([, , , head]) => head.length > LONGEST)).toEqual([]);
});

it.each([
  ['SR', 'Strike rate', 'SR'],
  ['HIT', 'Tackles', 'Tackles'],
  ['ANG', 'Attack points', 'Attack'],
  ['KP', 'Share of team kills', 'Share'],
  ['XYZ', 'Something very long', 'XYZ'],
])('English figure %s named %s has the head %s', (code, label, head) => {
  expect(columnHead(13, code, label)).toBe(head);
});

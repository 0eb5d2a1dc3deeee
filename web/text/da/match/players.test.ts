import { readFileSync } from 'node:fs';
import { sportByName } from '@stillingen/domain';
import { expect, it } from 'vitest';
import { columnHead } from './players.ts';

const TABLE = new URL('../../../../sources/simulator/data/clock-columns.csv', import.meta.url);
const LONGEST = 9;

it('heads of figures of the demo world are short Danish words, and no codes', () => {
  const [, ...rows] = readFileSync(TABLE, 'utf8').trim().split('\n');
  const heads = rows.map((row) => {
    const [sport = '', , code = '', label = ''] = row.split(',');
    return [sport, code, label, columnHead(sportByName(sport)!.id, code, label)] as const;
  });
  expect(heads.length).toBeGreaterThan(100);
  expect(heads.filter(([, code, label, head]) => head === code && head !== label)).toEqual([]);
  expect(heads.filter(([, , , head]) => head.length > LONGEST)).toEqual([]);
});

it.each([
  ['SR', 'Runs pr. 100 bolde', 'Pr. 100'],
  ['HIT', 'Tacklinger', 'Tackl.'],
  ['ANG', 'Angrebspoint', 'Angreb'],
  ['KP', 'Andel af holdets kills', 'Andel'],
  ['XYZ', 'Noget meget langt', 'XYZ'],
])('a figure %s named %s has the head %s', (code, label, head) => {
  expect(columnHead(13, code, label)).toBe(head);
});

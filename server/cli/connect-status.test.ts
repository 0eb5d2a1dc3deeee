import { expect, it } from 'vitest';
import { agoText, statusLines } from './connect-status.ts';

const NOW = Date.parse('2026-11-28T18:00:00Z');
const STATE = {
  version: 1,
  source: 'openligadb',
  leagues: ['bl1', 'dfb'],
  savedMs: NOW - 4000,
  lastGoodMs: NOW - 90_000,
  failing: { sinceMs: NOW - 600_000, why: '/getmatchdata/bl1/2026: 502' },
  requestTimes: [NOW - 7_200_000, NOW - 60_000, NOW - 1000],
  matches: [],
  unmapped: ['Regionalliga Nord'],
  notes: [{ atMs: NOW - 600_000, line: '/getmatchdata/bl1/2026: 502' }],
} as const;

it('the status of a source has its last good answer, failure, budget, matches and what is not mapped', () => {
  expect(statusLines(STATE, NOW)).toEqual([
    'openligadb (bl1, dfb)',
    '  last good answer    90 s ago',
    '  failing             for 10 min: /getmatchdata/bl1/2026: 502',
    '  requests            2 in the last hour, 3 in the last day',
    '  matches             0 followed, 0 in play',
    '  not in the catalogue Regionalliga Nord',
    '  10 min ago  /getmatchdata/bl1/2026: 502',
    '  as of               4 s ago',
  ]);
});

it.each([
  [0, '0 s'],
  [119_000, '119 s'],
  [120_000, '2 min'],
  [7_200_000, '2 h'],
  [172_800_000, '2 d'],
  [-5000, '0 s'],
])('%i ms ago is written %s', (ms, text) => {
  expect(agoText(ms)).toBe(text);
});

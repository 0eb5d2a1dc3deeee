import type { IncidentMessage, Scoreboard } from '@stillingen/domain/messages';
import { buildFeedName, readSummary } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { type EventId, publicId } from '../../../domain/event/ids.ts';
import { at, fixture, status } from '../../../domain/testing/scenario.ts';
import { createTestFeeds } from '../../testing/feeds.ts';
import { DANISH } from '@stillingen/wire/words';
import { partTitle } from './statistics.ts';

const SUMMARY = buildFeedName({ kind: 'summary', projectType: 1, event: publicId<EventId>('event|test|m1') });

function periodsOf(
  sport: number,
  stage: number,
  parts: readonly (readonly [number, number])[],
  score: readonly [number, number],
  more: Partial<IncidentMessage> = {},
  board: Partial<Scoreboard> = {},
) {
  const feeds = createTestFeeds();
  const [home, away] = score;
  feeds.submit(
    fixture({ sport, home: { name: 'Trump J.', kind: 'person' }, away: { name: 'Selby M.', kind: 'person' } }),
    status(1, stage, { score: { home, away, parts: parts.map(([h, a]) => [h, a]), ...board } }),
    { kind: 'incident', key: 'i1', seq: 1, at: at(5), event: 'm1', type: 'suspension', side: 'home', minute: 2, ...more },
  );
  return readSummary(feeds.feed(SUMMARY)!).periods.map((period) => ({
    head: `${period.label} ${period.home}-${period.away}`,
    incidents: period.incidents.length,
  }));
}

it('a summary has one period for frames, as incidents do not name theirs', () => {
  const frames = [
    [84, 16],
    [68, 19],
    [0, 85],
  ] as const;
  expect(periodsOf(15, 2, frames, [2, 1])).toEqual([{ head: 'Hele kampen 2-1', incidents: 1 }]);
});

it('a summary has the whole names of periods', () => {
  const parts = [
    [1, 0],
    [0, 2],
  ] as const;
  expect(periodsOf(4, 15, parts, [1, 2]).map(({ head }) => head)).toEqual(['1. periode 1-0', '2. periode 0-2']);
});

it('[PHASE-12] incidents of the second innings of a cricket test are under its part', () => {
  const parts = [
    [310, 288],
    [40, 0],
  ] as const;
  expect(periodsOf(13, 28, parts, [350, 288], { type: 'wicket', stage: 27 })).toEqual([
    { head: '1. inning 310-288', incidents: 1 },
    { head: '2. inning 40-0', incidents: 0 },
  ]);
});

it('super overs of cricket follow the innings with their own runs and wickets', () => {
  const results = [{ superOver: '8/0, 11/1' }, { superOver: '7/2, 13/0' }] as [object, object];
  const wicket = { type: 'wicket', stage: 6, side: 'away' } as const;
  expect(periodsOf(13, 3, [[159, 159]], [159, 159], wicket, { results, winner: 'away' })).toEqual([
    { head: '1. inning 159-159', incidents: 0 },
    { head: 'Super over 19-20', incidents: 1 },
  ]);
});

it('a summary has a period for extra time of football, with or without its own part', () => {
  const halves = [
    [1, 0],
    [0, 1],
  ] as const;
  const late = { type: 'red-card', stage: 6, minute: 101 } as const;
  const whole = [
    { head: '1. halvleg 1-0', incidents: 0 },
    { head: '2. halvleg 0-1', incidents: 0 },
    { head: 'Forlænget spilletid 1-0', incidents: 1 },
  ];
  expect(periodsOf(1, 10, [...halves, [1, 0]], [2, 1], late)).toEqual(whole);
  expect(periodsOf(1, 10, halves, [2, 1], late, { fullTime: [1, 1] })).toEqual(whole);
});

it('a match with a result alone has one period', () => {
  expect(periodsOf(1, 3, [], [2, 1], { type: 'red-card', stage: 13, minute: 70 })).toEqual([
    { head: 'Hele kampen 2-1', incidents: 1 },
  ]);
});

it('[EVENT-13] the halves won in pesäpallo are no period', () => {
  const innings = Array.from({ length: 8 }, (_, n): [number, number] => (n === 0 ? [1, 0] : n === 7 ? [0, 1] : [0, 0]));
  const heads = periodsOf(30, 3, [...innings, [0, 0], [1, 1], [2, 1]], [2, 1], { type: 'home-run' }).map(({ head }) => head);
  expect(heads.slice(8)).toEqual(['Superinning 0-0', 'Scoringskonkurrence 2-1']);
});

it.each([
  [1, {}, 2, '2. halvleg'],
  [6, {}, 9, '9. inning'],
  [15, {}, 3, '3. frame'],
  [36, {}, 1, '1. map'],
  [14, { unit: 'legs' }, 5, '5. leg'],
  [14, { unit: 'sets' }, 5, '5. sæt'],
  [14, {}, 5, '5. sæt'],
] as const)('a part of a match of sport %i, %j, number %i is %s', (sportId, format, part, title) => {
  expect(partTitle({ sportId, format }, part, DANISH)).toBe(title);
});

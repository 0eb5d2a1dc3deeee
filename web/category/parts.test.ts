import type { TableLeague } from '@stillingen/client';
import type { EventRow } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { sampleEvent, sampleLeague } from '../testing/match-feeds.ts';
import { firstGroups, partsOf } from './parts.ts';

const NOON_S = Date.UTC(2026, 10, 20, 11, 0) / 1000;
const DAY_S = 86_400;
const rows = new Map<string, EventRow>(
  [
    { id: 'today', start: NOON_S, stageType: 3 },
    { id: 'tonight', start: NOON_S - DAY_S, stageType: 2 },
    { id: 'tour', start: NOON_S - 5 * DAY_S, end: NOON_S + 5 * DAY_S, stageType: 1 },
    { id: 'later', start: NOON_S + DAY_S, stageType: 1 },
    { id: 'before', start: NOON_S - DAY_S, stageType: 3 },
  ].map((words) => [words.id, sampleEvent(words)]),
);
const league = (stageId: string, events: readonly string[]): TableLeague => ({ league: sampleLeague({ stageId }), events });
const summaryOf = (parts: ReturnType<typeof partsOf>): string[] =>
  parts.map(({ name, groups }) => `${name} ${groups.map((group) => `${group.league.stageId}:${group.events.join()}`).join(' ')}`);

it('groups events by day; running events and those of several days count as today', () => {
  const parts = partsOf(
    [league('a', ['today', 'later', 'before']), league('b', ['tonight', 'tour', 'gone'])],
    rows,
    '2026-11-20',
  );
  expect(summaryOf(parts)).toEqual(['today a:today b:tonight,tour', 'coming a:later', 'latest a:before']);
  const groups = parts.flatMap((part) => part.groups);
  expect(summaryOf(firstGroups(parts, groups.slice(0, 2)))).toEqual(['today a:today b:tonight,tour']);
  expect(summaryOf(firstGroups(parts, [groups[0]!, { ...groups[1]!, events: ['tonight'] }]))).toEqual([
    'today a:today b:tonight',
  ]);
});

import { type EventId, StageType } from '@stillingen/domain';
import type { HeldOffer } from '@stillingen/domain/odds';
import { expect, it } from 'vitest';
import { matchOf } from '../../../domain/testing/odds.ts';
import { at, fixture, KICK_OFF, score, status } from '../../../domain/testing/scenario.ts';
import { eventThen } from './event-then.ts';
import { RecalledOffers } from './recalled-offers.ts';

const START_MS = Date.parse(KICK_OFF);

it('an event of long ago shows no score before its end', () => {
  const { event } = matchOf([fixture(), status(1, 12, { at: at(1) }), score(30, 2, 1), status(105, 3, { at: at(105) })]);
  expect(eventThen(event, START_MS - 1)).toMatchObject({ stageType: StageType.scheduled, score: null });
  const during = eventThen(event, START_MS + 40 * 60_000);
  expect(during).toMatchObject({ stageType: StageType.live, score: null, parts: [], stageStart: START_MS / 1000 + 2400 });
  expect(eventThen(event, START_MS + 106 * 60_000)).toBe(event);
});

it('offers are read once a minute, and four events at a time', async () => {
  let clockMs = 0;
  const [read, waiting]: [string[], (() => void)[]] = [[], []];
  const recalled = new RecalledOffers({
    nowMs: () => clockMs,
    read(event, atMs) {
      read.push(`${event} ${atMs}`);
      return new Promise<readonly HeldOffer[]>((resolve) => waiting.push(() => resolve([])));
    },
  });
  const answers = ['a', 'a', 'b', 'c', 'd'].map((event) => recalled.read(event as EventId, 1));
  expect(await recalled.read('e' as EventId, 1)).toBe(false);
  for (const resolve of waiting) resolve();
  expect(await Promise.all(answers)).toEqual([true, true, true, true, true]);
  expect(await recalled.read('a' as EventId, 1)).toBe(true);
  expect(read).toEqual(['a 1', 'b 1', 'c 1', 'd 1']);
  expect([recalled.offersOf('a' as EventId, 1), recalled.offersOf('a' as EventId, 2)]).toEqual([[], null]);
  clockMs = 60_000;
  expect(recalled.offersOf('a' as EventId, 1)).toBeNull();
});

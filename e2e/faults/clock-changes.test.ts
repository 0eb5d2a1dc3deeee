import { setTimeout as sleep } from 'node:timers/promises';
import { Stage, StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliver, eventsOf, listFeed } from '../harness/feed.ts';
import { createMatch } from '../harness/match.ts';
import { textOf } from '../harness/faults/convergence.ts';
import { createServerClock, liveAhead, type ServerClock } from '../harness/faults/clock.ts';
import { openSite, type FaultSite } from '../harness/faults/site.ts';
import { watch } from '../harness/faults/watcher.ts';

const UNDER_WAY_MS = 20 * 60_000;
const BEFORE_MS = 10_000;
const NIGHTS = [
  ['midnight before the night in which summer time ends', '2026-10-24T22:00:00Z', -1],
  ['the hour that comes twice', '2026-10-25T01:00:00Z', 0],
  ['midnight after it', '2026-10-25T23:00:00Z', -1],
  ['midnight before the night in which summer time begins', '2027-03-27T23:00:00Z', -1],
  ['the hour that is left out', '2027-03-28T01:00:00Z', 0],
] as const;

let clock: ServerClock;
let site: FaultSite;
beforeAll(async () => {
  clock = createServerClock();
  site = await openSite(clock.settings);
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  clock[Symbol.dispose]();
});

/** A match in the list of a day, by the hours that Copenhagen is ahead then. */
async function rowIn(day: number, home: string): Promise<EventRow | undefined> {
  return eventsOf(await textOf(site.machine.url, listFeed(day))).find(({ homeName }) => homeName === home);
}

describe('a night with matches under way', () => {
  it.each(NIGHTS)(
    '[F-16] live matches stay live on the day of their start, and goals are shown, through %s',
    async (what, moment, day) => {
      const momentMs = Date.parse(moment);
      const wall = momentMs - BEFORE_MS - Date.now();
      using _ahead = liveAhead(wall);
      await clock.set(site.machine.program.child, { wall });
      const home = `Hjemme ${what}`;
      const match = createMatch({ key: moment, home, away: `Ude ${what}`, start: (momentMs - UNDER_WAY_MS) / 1000 });
      const submit = async (...messages: Parameters<typeof deliver>[2]): Promise<void> => {
        const response = await deliver(site.machine.url, site.key, messages);
        expect(await response.json()).toEqual({ results: messages.map((_, index) => ({ index, result: 'accepted' })) });
      };
      await submit(...match.kickedOff(20));
      await using watcher = watch(site.machine.url);
      await expect.poll(() => watcher.scores().get(home)).toBe('0-0');
      await submit(match.score(1, 0));
      await expect.poll(() => watcher.scores().get(home)).toBe('1-0');
      expect(await rowIn(0, home)).toMatchObject({ stage: Stage.firstHalf, homeScore: 1 });
      expect(Date.now()).toBeLessThan(momentMs);

      await sleep(momentMs - Date.now() + 1500);
      expect(await rowIn(day, home)).toMatchObject({ stage: Stage.firstHalf, stageType: StageType.live, homeScore: 1 });
      await submit(match.score(2, 0));
      await expect.poll(async () => (await rowIn(day, home))?.homeScore).toBe(2);
      await expect.poll(() => watcher.scores().get(home)).toBe('2-0');
      await submit(match.status(Stage.finished, { score: { home: 2, away: 0 } }));
      await expect.poll(async () => (await rowIn(day, home))?.stage).toBe(Stage.finished);
    },
  );
});

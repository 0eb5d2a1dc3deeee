import { expect, it } from 'vitest';
import { createClock } from '../time/clock.ts';
import { FEED_RETRY_MS } from '../constants.ts';
import { createFeeds } from '../feeds/feeds.ts';
import { createPauses } from '../time/pauses.ts';
import type { FeedResponse } from '../ports.ts';
import { createStore } from '../store.ts';
import { decodeChanges } from '../table/decode.ts';
import { createTable } from '../table/table.ts';
import { eventWith, leagueWith, listText } from '../testing/feed-texts.ts';
import { createVirtualWorld, reply } from '../testing/virtual-world.ts';
import { tableFeeds } from './feed-names.ts';
import { createPast } from './past.ts';

const FEED = 'f_1_0_1_da_1';
const listWith = (homeScore: number): string =>
  listText([{ league: leagueWith('league01'), events: [eventWith('aaaaaaaa', { stageType: 2, stage: 12, homeScore })] }]);

it('drops an answer of the past and asks again when newer data was shown meanwhile', async () => {
  const world = createVirtualWorld();
  const answers: ((response: FeedResponse) => void)[] = [];
  world.answer = () => new Promise((resolve) => answers.push(resolve));
  const delayS = createStore(30);
  const clock = createClock(world, delayS);
  clock.observe(world.nowMs(), 0);
  const pauses = createPauses(world);
  const feeds = createFeeds(world, pauses, clock, { origin: '', projectId: 8, sign: 's' });
  const service = createStore({ status: 0, trueAtS: null, multiplier: 1, updatedS: null, live: null, program: null });
  const table = createTable(listWith(0));
  const score = (): number | null => table.row('aaaaaaaa').get().homeScore;

  const past = createPast(
    { pauses, clock, feeds, service, delayS },
    { namesAt: () => tableFeeds(FEED, 8), follows: true, table, onShown: () => {} },
  );
  past.begin();
  table.apply(decodeChanges('AA÷aaaaaaaa¬AG÷2¬~', 'update').changes, clock.shownS());
  past.interrupt();
  answers[0]!(reply(listWith(1)));
  await world.advance(0);
  expect(score()).toBe(2);
  await world.advance(FEED_RETRY_MS);
  answers[1]!(reply(listWith(2)));
  await world.advance(0);
  expect([score(), answers.length]).toEqual([2, 2]);
  past.end();
});

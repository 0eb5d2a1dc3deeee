import { emptyState, type EventId } from '@stillingen/domain';
import { expect, it, onTestFinished } from 'vitest';
import { createInProcessBus, type PublishedVersion } from '../bus/bus.ts';
import { openStore } from '../database/open.ts';
import { temporaryFolder } from '../testing/run.ts';
import { startTestStack } from '../testing/stack.ts';
import { OddsFollower } from './follower.ts';

const EVENT = 'AbCd1234' as EventId;

const version = (n: number, journalN: number, over: number): PublishedVersion => ({
  ...{ n, id: 1, journalN, receivedMs: n, atMs: n, provider: 'p', key: 'o/1', seq: n, state: 'open', isSuspect: false },
  offer: { event: EVENT, bookmaker: 9001, betType: 'OVER_UNDER', scope: 'FULL_TIME', line: 10, isLive: true },
  ...{ outcomes: ['over', 'under'], prices: [over, 1950] },
});

it('a version waits for the entry of the journal before it, and later ones behind it', async () => {
  const folder = temporaryFolder('odds-follower');
  onTestFinished(() => folder[Symbol.dispose]());
  await using store = await openStore({ dataDir: folder.path, databaseUrl: '' });
  const [live, bus] = [emptyState(), createInProcessBus()];
  const report = (error: unknown): void => expect(error).toBe(null);
  await using follower = new OddsFollower({ db: store.db, bus, live, nowMs: Date.now, report });
  const listened: number[] = [];
  follower.onChanges((versions) => listened.push(...versions.map(({ n }) => n)));
  await follower.start();
  live.n = 4;
  const publish = (each: PublishedVersion): void => bus.publishOdds({ versions: [each], confirmations: [], last: each.n });
  publish(version(1, 4, 1800));
  // The goal is entry 5: its price must not be seen before it.
  publish(version(2, 5, 1200));
  publish(version(3, 5, 1250));
  publish(version(3, 5, 1250));
  follower.onEntries();
  const over = () => follower.state.offersOf(EVENT)[0]!.prices[0]!.price;
  expect([listened, over()]).toEqual([[1], 1800]);
  live.n = 5;
  follower.onEntries();
  expect([listened, over()]).toEqual([[1, 2, 3], 1250]);
});

it('a server with ODDS off takes no offers and holds none', async () => {
  await using stack = await startTestStack({ settings: { ODDS: 'off' } });
  const response = await fetch(`${stack.url}/ingest/v1/odds`, { method: 'POST', body: '[]' });
  expect([response.status, stack.odds]).toEqual([404, null]);
});

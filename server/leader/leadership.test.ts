import { differences, emptyState } from '@stillingen/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixture, PROVIDER, score, status } from '../../domain/testing/scenario.ts';
import { createInProcessBus, type Silence } from '../bus/bus.ts';
import { connectOnce } from '../database/database.ts';
import { readJournal, readProviders } from '../journal/journal.ts';
import { seekLease, takeLease } from '../journal/lease.ts';
import { openShared } from '../database/open.ts';
import { issueKey } from '../journal/providers.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { createFollower } from './follower.ts';
import { JournalUnavailable, NotLeading } from './leader.ts';
import { createLeadership, type Leadership } from './leadership.ts';
import { noTracing } from '../ops/tracing.ts';
import { loadState, replayJournal } from '../journal/load-state.ts';
const PATIENT = { interval: 10 };
const HOUR_MS = 3_600_000;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres[Symbol.asyncDispose]());

const open = (url = postgres.url) => openShared(url, { timeoutMs: 60_000 });
beforeEach(async () => {
  await using store = await open();
  await store.db`truncate journal, snapshot, provider cascade`;
  await issueKey(store.db, PROVIDER.name, PROVIDER.origin);
});

async function startProcess(bus = createInProcessBus(), { nowMs = Date.now, url = postgres.url } = {}) {
  const stack = new AsyncDisposableStack();
  const { db, address } = stack.use(await open(url));
  const follower = stack.use(await createFollower({ bus, db, state: await loadState(db, '') }));
  const logged: string[] = [];
  const leadership: Leadership = stack.use(
    await createLeadership({
      db,
      bus,
      follower,
      held: null,
      seek: (where) => seekLease(db, address, where),
      nowMs,
      report: () => undefined,
      warn: (line) => logged.push(line),
      onCommit: () => undefined,
      tracing: noTracing,
    }),
  );
  return { db, address, follower, leadership, logged, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}
const leading =
  (...all: readonly { leadership: Leadership }[]) =>
  () =>
    all.map(({ leadership }) => leadership.isLeading);

describe('leadership', () => {
  it('lets one of two processes lead, and the other under a later term when the first ends', async () => {
    const bus = createInProcessBus();
    const first = await startProcess(bus);
    await expect.poll(leading(first), PATIENT).toEqual([true]);
    await using second = await startProcess(bus);
    await expect.poll(() => second.leadership.isStandby, PATIENT).toBe(true);
    await expect(second.leadership.submit(PROVIDER, [fixture()])).rejects.toThrow(NotLeading);
    expect(await first.leadership.submit(PROVIDER, [fixture()])).toMatchObject([{ result: 'accepted' }]);
    const { term } = first.leadership;
    await first[Symbol.asyncDispose]();
    expect(first.logged).toEqual([`leadership gained: term ${term}`]);
    await expect.poll(leading(second), PATIENT).toEqual([true]);
    expect(second.leadership.term).toBeGreaterThan(term);
    expect(await second.leadership.submit(PROVIDER, [fixture(), status(1, 12)])).toMatchObject([
      { result: 'duplicate' },
      { result: 'accepted' },
    ]);
  });

  it('[F-25] a take-over continues from the silence of each provider before it', async () => {
    await using before = await open();
    const held = await seekLease(before.db, before.address, '');
    const bus = createInProcessBus();
    const heartbeats: Silence[] = [];
    await using next = await startProcess(bus);
    await bus.publish({ entries: [], last: 0, silence: { byProvider: { other: HOUR_MS }, ofOthers: 2 * HOUR_MS } });
    await bus.subscribe(({ silence }) => void (silence === undefined ? 0 : heartbeats.push(silence)));
    await held![Symbol.asyncDispose]();
    await expect.poll(leading(next), PATIENT).toEqual([true]);
    await expect.poll(() => heartbeats.length, PATIENT).toBeGreaterThan(0);
    const [{ byProvider, ofOthers }] = heartbeats as [Silence];
    expect([byProvider.other! >= HOUR_MS, byProvider.other! < 2 * HOUR_MS, ofOthers >= 2 * HOUR_MS]).toEqual([true, true, true]);
    await expect
      .poll(() => [next.follower.silenceOf('other') >= HOUR_MS, next.follower.silenceOf('third') >= 2 * HOUR_MS])
      .toEqual([true, true]);
  });

  it('stores a URL that is announced while the lease is being taken', async () => {
    await using only = await startProcess();
    await only.leadership.announce('http://edge.example:8080');
    await expect.poll(leading(only), PATIENT).toEqual([true]);
    await expect.poll(() => only.db`select url from instance`, PATIENT).toEqual([{ url: 'http://edge.example:8080' }]);
  });

  it('rejects messages and steps down when its term was passed by force', async () => {
    const bus = createInProcessBus();
    const published: number[] = [];
    await bus.subscribe(({ entries }) => published.push(...entries.map(({ n }) => n)));
    await using only = await startProcess(bus);
    await expect.poll(leading(only), PATIENT).toEqual([true]);
    const { term } = only.leadership;
    await only.leadership.submit(PROVIDER, [fixture()]);
    await only.db`update instance set term = term + 10`;
    await expect(only.leadership.submit(PROVIDER, [status(1, 12)])).rejects.toThrow(NotLeading);
    await expect(only.leadership.submit(PROVIDER, [status(1, 12)])).rejects.toThrow(NotLeading);
    expect(published).toEqual([1]);
    expect(await only.db`select n::int from journal`).toEqual([{ n: 1 }]);
    // The process goes on and may lead again under a later term.
    await expect.poll(() => only.leadership.term, PATIENT).toBeGreaterThan(term + 10);
    expect(await only.leadership.submit(PROVIDER, [status(1, 12)])).toMatchObject([{ result: 'accepted' }]);
  });

  it('notices a passed term at its next heartbeat when no messages arrive', async () => {
    await using only = await startProcess();
    await expect.poll(leading(only), PATIENT).toEqual([true]);
    const { term } = only.leadership;
    const passed = term + 10;
    await only.db`update instance set term = ${passed}`;
    await expect.poll(() => only.leadership.term, PATIENT).toBeGreaterThan(passed);
    expect(only.leadership.takeOvers).toBe(2);
    expect(only.logged).toEqual([
      `leadership gained: term ${term}`,
      `leadership lost: the lease of term ${term} has ended`,
      `leadership gained: term ${passed + 1}`,
    ]);
  });

  it('is no standby when it leads again, whatever the result of a write under its last term', async () => {
    await using only = await startProcess();
    await expect.poll(leading(only), PATIENT).toEqual([true]);
    await using busy = await open();
    const waits = async (): Promise<number> => (await busy.db`select from pg_locks where not granted`).length;
    const { term } = only.leadership;
    await busy.db.begin(async (tx) => {
      await tx`lock table journal in share mode`;
      const hanging = only.leadership.submit(PROVIDER, [fixture()]);
      // It may reject before it is awaited.
      hanging.catch(() => undefined);
      await expect.poll(waits, PATIENT).toBe(1);
      await tx`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 7345512`;
      await expect(hanging).rejects.toThrow(JournalUnavailable);
      await expect.poll(() => only.leadership.term, PATIENT).toBeGreaterThan(term);
    });
    await expect.poll(waits, PATIENT).toBe(0);
    expect(await only.leadership.submit(PROVIDER, [fixture()])).toMatchObject([{ result: 'accepted' }]);
    expect([only.leadership.isLeading, only.leadership.isStandby]).toEqual([true, false]);
  });

  it('keeps the order of entries when clocks are two hours apart', async () => {
    const bus = createInProcessBus();
    const early = await startProcess(bus, { nowMs: () => Date.now() + HOUR_MS });
    await expect.poll(leading(early), PATIENT).toEqual([true]);
    await early.leadership.submit(PROVIDER, [fixture(), status(1, 12), score(10, 1, 0)]);
    await using late = await startProcess(bus, { nowMs: () => Date.now() - HOUR_MS });
    await early[Symbol.asyncDispose]();
    await expect.poll(leading(late), PATIENT).toEqual([true]);
    expect(await late.leadership.submit(PROVIDER, [score(9, 0, 0), score(11, 1, 1)])).toMatchObject([
      { result: 'stale' },
      { result: 'accepted' },
    ]);
    const rebuilt = emptyState();
    await replayJournal(rebuilt, readJournal(late.db, 0), await readProviders(late.db));
    expect(rebuilt.n).toBe(4);
    expect(differences(late.follower.state, rebuilt)).toEqual([]);
    expect([...rebuilt.events.values()].map(({ results }) => results)).toEqual(
      [...late.follower.state.events.values()].map(({ results }) => results),
    );
    const [times] = await late.db<{ backwards: boolean }[]>`
      select bool_or(received_at < before) as backwards from (select received_at, lag(received_at) over (order by n) as before from journal) as row`;
    expect(times!.backwards).toBe(true);
  });

  it('is replaced within seconds when its connection to the database is dead, and rejects its batches', async () => {
    const line = await postgres.relayedConnection();
    const bus = createInProcessBus();
    const first = await startProcess(bus, { url: line.url });
    await expect.poll(leading(first), PATIENT).toEqual([true]);
    await using second = await startProcess(bus);
    line.stall();
    const hanging = first.leadership.submit(PROVIDER, [fixture()]);
    await expect(hanging).rejects.toThrow(new JournalUnavailable('the lease to write the journal is lost'));
    await expect.poll(leading(first, second), PATIENT).toEqual([false, true]);
    // The hanging batch may have been written or not: the next leader knows.
    const [decision] = await second.leadership.submit(PROVIDER, [fixture()]);
    expect(['accepted', 'duplicate']).toContain(decision!.result);
    line.join();
    await first[Symbol.asyncDispose]();
    await line[Symbol.asyncDispose]();
    expect(await second.db`select n::int from journal`).toEqual([{ n: 1 }]);
  });

  it('leaves a holder of an older version without heartbeats alone, and ends one whose heartbeats stopped', async () => {
    await using store = await open();
    const held = connectOnce({ url: postgres.url }, () => undefined);
    await held`select pg_advisory_lock(7345512)`;
    await store.db`update instance set beat_at = null`;
    // Longer than the longest silence of a leader.
    await held`select pg_sleep(3.5)`;
    expect(await seekLease(store.db, store.address, '')).toBeNull();
    expect(await held`select 1 as alive`).toEqual([{ alive: 1 }]);
    await store.db`update instance set beat_at = now() - interval '1 hour'`;
    // Its connection was active just now: it may have taken the lease this moment.
    expect(await seekLease(store.db, store.address, '')).toBeNull();
    let lease: Awaited<ReturnType<typeof seekLease>> = null;
    await expect.poll(async () => (lease ??= await seekLease(store.db, store.address, '')), PATIENT).not.toBeNull();
    await lease![Symbol.asyncDispose]();
    await held.end({ timeout: 1 });
  });

  it('gives up when its connection dies while it takes the lease, and another process takes it', async () => {
    await using store = await open();
    await using line = await postgres.relayedConnection();
    const busy = await store.db.reserve();
    await busy`begin`;
    await busy`lock table instance`;
    const taking = takeLease(line, '', 1000);
    taking.catch(() => undefined);
    const waits = async (): Promise<number> =>
      (await store.db`select from pg_stat_activity where wait_event_type = 'Lock'`).length;
    await expect.poll(waits, PATIENT).toBe(1);
    line.stall();
    await busy`rollback`;
    busy.release();
    await expect(taking).rejects.toThrow('CONNECTION_DESTROYED');
    let lease: Awaited<ReturnType<typeof seekLease>> = null;
    await expect.poll(async () => (lease ??= await seekLease(store.db, store.address, '')), PATIENT).not.toBeNull();
    await lease![Symbol.asyncDispose]();
  });
});

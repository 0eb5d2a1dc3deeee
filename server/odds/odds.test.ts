import type { OddsMessage } from '@stillingen/domain/messages';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fixture, score, status } from '../../domain/testing/scenario.ts';
import { BOOKMAKERS, offer } from '../../domain/testing/odds-scenario.ts';
import { openStore } from '../database/open.ts';
import { backUp, restoreBackup } from '../journal/backup/backup.ts';
import { temporaryFolder } from '../testing/run.ts';
import { startTestStack, type TestStack } from '../testing/stack.ts';
import { readOffersAt, readVersions } from './log/read.ts';
import { verifyOdds } from './log/verify.ts';

let stack: TestStack;
let key: string;
const start = new Date(Date.now() + 3_600_000).toISOString().replace(/\.\d+/, '');
const now = (): string => new Date().toISOString();
const folder = temporaryFolder('odds');
beforeAll(async () => {
  const file = path.join(folder.path, 'bookmakers.json');
  const bookmakers = [...BOOKMAKERS].map(([id, provider]) => ({ id, name: `B${id}`, provider: provider ?? undefined }));
  writeFileSync(file, JSON.stringify({ bookmakers, available: { default: [...BOOKMAKERS.keys()] } }));
  stack = await startTestStack({ settings: { BOOKMAKERS: file } });
  key = await stack.keyOf('test');
  await stack.submit(key, [fixture({ start, at: now() })]);
});
afterAll(async () => {
  await stack[Symbol.asyncDispose]();
  folder[Symbol.dispose]();
});

const held = () => [...stack.odds.state.events].flatMap((event) => stack.odds.state.offersOf(event));
const prices = () => held().map((each) => each.prices.map(({ price }) => price));
const logged = () => Array.fromAsync(readVersions(stack.db, 0));

it('offers are answered after their commit, with a result and warnings for each message', async () => {
  const crossed = offer({ key: 'o/35', line: 3.5, at: now(), prices: { over: '1.40', under: '2.90' } });
  const results = await stack.submitOdds(key, [
    offer({ at: now() }),
    crossed,
    offer({ key: 'x', bookmaker: 1 }),
    { ...offer(), state: 'sold' as never },
    { ...offer({ key: 'o/35', line: 3.5, at: crossed.at, prices: { over: '1.40', under: '2.90' } }), novel: 1 } as never,
    offer({ key: 'y', bookmaker: 9003 }),
  ]);
  expect(results).toEqual([
    { index: 0, result: 'accepted' },
    { index: 1, result: 'accepted', warnings: ['lines_crossed'] },
    { index: 2, result: 'refused', code: 'unknown_bookmaker', path: '/bookmaker', allowed: expect.any(String) },
    { index: 3, result: 'refused', code: 'invalid', path: '/state', allowed: 'one of open, suspended, closed' },
    { index: 4, result: 'duplicate', ignored: ['/novel'] },
    {
      index: 5,
      result: 'refused',
      code: 'bookmaker_not_of_provider',
      path: '/bookmaker',
      allowed: 'a bookmaker of this provider',
    },
  ]);
  expect(await logged()).toMatchObject([
    { n: 1, journalN: 1, key: 'o/m1/9001/ou25', prices: [1850, 1950] },
    { n: 2, journalN: 1, key: 'o/35', prices: [1400, 2900] },
  ]);
  expect(prices()).toEqual([
    [1850, 1950],
    [1400, 2900],
  ]);
});

it('a restart reads the last version of each offer with opening and previous prices, and goes on numbering', async () => {
  const receivedMs = Date.now();
  expect(await stack.submitOdds(key, [offer({ seq: 2, at: now(), prices: { over: '1.80', under: '2.00' } })])).toMatchObject([
    { result: 'accepted' },
  ]);
  const before = held();
  await stack.restart();
  const withoutOrder = (offers: typeof before) => offers.toSorted((a, b) => a.line! - b.line!);
  expect(withoutOrder(held())).toEqual(withoutOrder(before));
  const [event] = stack.odds.state.events;
  expect(stack.odds.state.namedBy(event!, 'test', 'o/m1/9001/ou25')?.seq).toBe(2);
  expect(await stack.submitOdds(key, [offer({ seq: 3, at: now(), prices: { over: '1.75', under: '2.05' } })])).toMatchObject([
    { result: 'accepted' },
  ]);
  expect((await logged()).map(({ n, id }) => [n, id])).toEqual([
    [1, 1],
    [2, 2],
    [3, 1],
    [4, 1],
  ]);
  const atStart = await readOffersAt(stack.db, event!, receivedMs - 1);
  expect(atStart.find(({ line }) => line === 10)!.prices.map(({ price }) => price)).toEqual([1850, 1950]);
});

it('offers of a moment ago are read from memory, for visitors behind a broadcast', async () => {
  const [event] = stack.odds.state.events;
  const beforeMs = Date.now();
  await new Promise((resolve) => setTimeout(resolve, 5));
  await stack.submitOdds(key, [
    offer({ seq: 4, at: now(), prices: { over: '1.70', under: '2.10' } }),
    offer({ key: 'o/45', line: 4.5, at: now(), prices: { over: '5.00', under: '1.15' } }),
  ]);
  const past = stack.odds.oddsAt(event!, beforeMs)!;
  expect(past.map(({ line, prices: [over] }) => [line, over!.price])).toEqual(
    expect.arrayContaining([
      [10, 1750],
      [14, 1400],
    ]),
  );
  expect(past).toHaveLength(2);
  expect(stack.odds.oddsAt(event!, Date.now())).toHaveLength(3);
  expect(stack.odds.oddsAt(event!, beforeMs - 3_600_000)).toBe(null);
});

it('a confirmation makes offers fresh without a version, over a restart too', async () => {
  const count = (await logged()).length;
  const at = now();
  const confirmation: OddsMessage = {
    kind: 'offer-confirmation',
    key: 'c',
    seq: 1,
    at,
    bookmaker: 9001,
    events: ['m1'],
    live: false,
  };
  expect(await stack.submitOdds(key, [confirmation])).toMatchObject([{ result: 'accepted' }]);
  const areConfirmed = () => expect(held().map(({ confirmedMs }) => confirmedMs)).toEqual(held().map(() => Date.parse(at)));
  areConfirmed();
  await stack.restart();
  expect(held()).toHaveLength(3);
  areConfirmed();
  expect(await logged()).toHaveLength(count);
});

it('a version carries the last entry that was applied before it was judged', async () => {
  await stack.submit(key, [status(1, 12, { at: now() })]);
  const live = offer({ key: 'live', live: true, at: now() });
  expect(await stack.submitOdds(key, [live])).toMatchObject([{ result: 'accepted' }]);
  expect((await logged()).at(-1)).toMatchObject({ journalN: 2, offer: { isLive: true } });
  await vi.waitFor(() => expect(held().some(({ isLive }) => isLive)).toBe(true));
});

it('a backup restores the log of odds, and a rebuild of it gives the same offers', async () => {
  const file = path.join(folder.path, 'backup.gz');
  await backUp(stack.db, path.join(folder.path, 'archive'), file, () => undefined);
  await using store = await openStore({ dataDir: path.join(folder.path, 'restored'), databaseUrl: '' });
  await restoreBackup(store.db, file, {
    ...{ term: store.lease.term, accounts: null, onEntry: () => undefined, finish: async () => undefined },
    signal: new AbortController().signal,
  });
  expect(await Array.fromAsync(readVersions(store.db, 0))).toEqual(await logged());
  expect(await verifyOdds(store.db)).toEqual({ versions: (await logged()).length, offers: held().length, differences: [] });
  await store.db`update offer_version set prices = previous where n = 4`;
  await store.db`delete from offer_version where n = 2`;
  expect((await verifyOdds(store.db)).differences).toEqual([
    'versions 2 to 2 of offers are missing',
    expect.stringContaining('the log gives another one'),
  ]);
});

it('prices are shed when too many wait, and scores are accepted meanwhile', async () => {
  const many = (bookmaker: number) =>
    Array.from({ length: 5000 }, (_, seq): OddsMessage => {
      return { kind: 'offer-confirmation', key: 'c', seq, at: now(), bookmaker, events: ['m1'], live: true };
    });
  const metrics = async () => (await fetch(`${stack.url}/metrics`)).text();
  let answers: Promise<unknown>[] = [];
  await stack.db.begin(async (tx) => {
    await tx`lock table offer_version in exclusive mode`;
    answers = [stack.submitOdds(key, [offer({ key: 'first', live: true, line: 5.5, at: now() })])];
    await vi.waitFor(async () => expect(await tx`select from pg_locks where not granted`).toHaveLength(1));
    answers.push(stack.submitOdds(key, many(9001)), stack.submitOdds(key, many(9002)));
    await vi.waitFor(async () => expect(await metrics()).toMatch(/^stillingen_odds_waiting 10000$/m), { timeout: 10_000 });
    expect(await stack.submitOdds(key, [offer({ key: 'shed', live: true, line: 6.5, at: now() })])).toMatchObject([
      { result: 'refused', code: 'overloaded' },
    ]);
    expect(await stack.submit(key, [score(2, 1, 0, { at: now() })])).toMatchObject([{ result: 'accepted' }]);
  });
  await Promise.all(answers);
  expect(held().filter(({ line }) => line === 22)).toHaveLength(1);
  expect(await metrics()).toMatch(/^stillingen_odds_shed_total 1$/m);
  expect((await verifyOdds(stack.db)).differences).toEqual([]);
});

it('the document of the API names the address with its refusals', async () => {
  const document = (await (await fetch(`${stack.url}/ingest/docs/json`)).json()) as {
    paths: Record<string, { post: { description: string } }>;
  };
  expect(document.paths['/ingest/v1/odds']!.post.description).toContain('`market_settled`');
  expect(stack.undocumented).toEqual([]);
});

import type { EventId } from '@stillingen/domain';
import { OddsState, type OfferKey } from '@stillingen/domain/odds';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDay, createDays, dayOf, daysOf } from '../../database/offer-days.ts';
import { openStore } from '../../database/open.ts';
import { temporaryFolder } from '../../testing/run.ts';
import { LogKeeper } from '../leader/keep-log.ts';
import { appendVersions, type LogVersion } from './append.ts';
import { compactOffers } from './compact.ts';
import { decodePoints } from './delta-form.ts';
import { LATEST_MS, readLastVersions, readOffersAt, readVersions } from './read.ts';

const DAY_MS = 86_400_000;
const FIRST_MS = Date.parse('2026-11-01T12:00:00Z');
const EVENT = 'AbCd1234' as EventId;
const KEY: OfferKey = {
  ...{ event: EVENT, bookmaker: 9001, betType: 'OVER_UNDER', scope: 'FULL_TIME', line: 10, isLive: false },
};

let store: Awaited<ReturnType<typeof openStore>>;
const folder = temporaryFolder('odds-log');
const state = new OddsState();
const keep = (nowMs: number, term = store.lease.term) =>
  new LogKeeper({ db: store.db, term: () => term, nowMs: () => nowMs, report: (error) => expect(error).toBe(null) });

function versionAt(receivedMs: number, over: number, offer = KEY): LogVersion {
  const version = {
    ...{ n: state.n + 1, journalN: 0, receivedMs, atMs: receivedMs, provider: 'p', key: `o/${offer.line}`, seq: state.n + 1 },
    ...{ offer, state: 'open' as const, isSuspect: false, outcomes: ['over', 'under'], prices: [over, 1950] },
  };
  const isListed = state.apply(version);
  const held = state.offer(offer)!;
  return {
    ...version,
    ...{ isListed, openedMs: held.openedMs, id: state.idOf(offer, () => offer.line!) },
    previous: held.prices.map(({ previous }) => previous),
    opening: held.prices.map(({ opening }) => opening),
  };
}

beforeAll(async () => {
  store = await openStore({ dataDir: folder.path, databaseUrl: '' });
  await createDays(store.db, FIRST_MS);
  for (const [afterMs, over] of [
    [0, 1800],
    [3000, 1700],
    [DAY_MS, 2200],
    [9 * DAY_MS, 1850],
  ] as const) {
    await createDay(store.db, dayOf(FIRST_MS + afterMs));
    await appendVersions(store.db, [versionAt(FIRST_MS + afterMs, over)], store.lease.term);
  }
  await appendVersions(store.db, [versionAt(FIRST_MS + 5000, 1500, { ...KEY, line: 6 })], store.lease.term);
});
afterAll(async () => {
  await store[Symbol.asyncDispose]();
  folder[Symbol.dispose]();
});

it('days are made ahead, for a clock that is behind too', async () => {
  expect(await daysOf(store.db)).toEqual(['2026-10-31', '2026-11-01', '2026-11-02', '2026-11-03', '2026-11-10']);
});

it('days older than a week go to the histories of their offers, and nothing is lost', async () => {
  const before = await readOffersAt(store.db, EVENT, LATEST_MS);
  const early = await readOffersAt(store.db, EVENT, FIRST_MS + 2000);
  // Of a keeper that ended between two transactions.
  await compactOffers(store.db, '2026-11-01', 0, store.lease.term);
  await keep(FIRST_MS + 9 * DAY_MS).keep();
  expect(await daysOf(store.db)).toEqual(['2026-11-03', '2026-11-10']);
  expect(await readOffersAt(store.db, EVENT, LATEST_MS)).toEqual(before);
  expect(before.map(({ line, prices: [over] }) => [line, over!.price, over!.opening])).toEqual(
    expect.arrayContaining([
      [10, 1850, 1800],
      [6, 1500, 1500],
    ]),
  );
  // Histories have whole seconds.
  const over = (offers: typeof before) => offers.find(({ line }) => line === 10)!.prices[0]!.price;
  expect([over(early), over(await readOffersAt(store.db, EVENT, FIRST_MS + 2000))]).toEqual([1800, 1800]);
  const [history] = await store.db<{ versions: number; body: Buffer; lowest: string; highest: string }[]>`
    select versions, body, encode(lowest, 'hex') as lowest, encode(highest, 'hex') as highest from offer_history where offer = 10`;
  expect(decodePoints(history!.body).map(({ prices: [price] }) => price)).toEqual([1800, 1700, 2200]);
  expect(history).toMatchObject({ versions: 3, lowest: '0006a400079e', highest: '00089800079e' });
  expect((await Array.fromAsync(readVersions(store.db, 0))).map(({ n }) => n)).toEqual([4]);
});

it('a start finds an offer whose last version is older than a week', async () => {
  const versions = await readLastVersions(store.db, [EVENT]);
  expect(versions.map(({ n, id }) => [n, id])).toEqual([
    [4, 10],
    [5, 6],
  ]);
});

it('histories are thinned after a month, and keep opening, last and extreme prices after a year', async () => {
  await keep(FIRST_MS + 40 * DAY_MS).keep();
  expect(await store.db`select from offer_history where not thinned`).toHaveLength(0);
  await keep(FIRST_MS + 500 * DAY_MS).keep();
  expect(await store.db`select from offer_history where body is not null`).toHaveLength(0);
  expect((await readOffersAt(store.db, EVENT, LATEST_MS)).map(({ prices: [over] }) => over!.opening)).toEqual(
    expect.arrayContaining([1800, 1500]),
  );
});

it('offers of an event go from the dictionary once its versions and histories are all gone', async () => {
  const other = 'EfGh5678' as EventId;
  const idsOf = (event: EventId) => store.db<{ id: number }[]>`select id from offer where event = ${event} order by id`.values();
  await createDay(store.db, '2026-11-11');
  await appendVersions(store.db, [versionAt(FIRST_MS + 10 * DAY_MS, 1900, { ...KEY, event: other, line: 30 })], store.lease.term);
  await store.db`delete from offer_history where offer = 6`;
  await keep(FIRST_MS + 600 * DAY_MS).keep();
  expect([await idsOf(EVENT), await idsOf(other)]).toEqual([[[6], [10]], [[30]]]);
  await store.db`delete from offer_history where offer = 30`;
  await createDay(store.db, '2026-11-12');
  await keep(FIRST_MS + 700 * DAY_MS).keep();
  expect([await idsOf(EVENT), await idsOf(other)]).toEqual([[[6], [10]], []]);
});

it('a process that no longer leads writes neither versions nor histories', async () => {
  const other = store.lease.term + 1;
  await createDays(store.db, FIRST_MS + 500 * DAY_MS);
  const version = versionAt(FIRST_MS + 500 * DAY_MS, 1900);
  await expect(appendVersions(store.db, [version], other)).rejects.toThrow('another process leads');
  await expect(keep(FIRST_MS + 900 * DAY_MS, other).keep()).rejects.toThrow('another process leads');
  expect(await Array.fromAsync(readVersions(store.db, 4))).toEqual([]);
});

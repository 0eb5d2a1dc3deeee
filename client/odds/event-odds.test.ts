import { DANISH } from '@stillingen/wire/words';
import { type EventOdds, type OfferOdds, writeEventOdds } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { createClient } from '../client.ts';
import { createVirtualWorld, reply } from '../testing/virtual-world.ts';
import { openEventOdds } from './event-odds.ts';
import { mergeOdds } from './merge.ts';

const EVENT = 'aaaaaaaa';
const MARKET = { betType: 'HOME_DRAW_AWAY', scope: 'FULL_TIME' } as const;
const subjectOf = (bookmaker: number): string => `/fsds/changes/${EVENT}/${bookmaker}/HOME_DRAW_AWAY/FULL_TIME`;

const offer = (bookmaker: number, home: number): OfferOdds => ({
  ...{ bookmaker, name: `Bog ${bookmaker}`, state: 'open', confirmed: 5, opened: 1, counts: true },
  prices: [{ outcome: 'home', price: home, previous: null, opening: home, result: null }],
});
const liveOdds = (...offers: readonly OfferOdds[]): EventOdds => ({ markets: [{ ...MARKET, line: null, isLive: true, offers }] });
const rows = (odds: EventOdds): string => writeEventOdds(odds, DANISH);
const priceOf = (odds: EventOdds | null, bookmaker: number): number | null | undefined =>
  odds?.markets[0]?.offers.find((each) => each.bookmaker === bookmaker)?.prices[0]!.price;

function open({ delayS = 0, tickets = ['t1', 't2'] as (string | null)[] } = {}) {
  const world = createVirtualWorld();
  let odds = liveOdds(offer(9001, 1500), offer(9002, 1400));
  world.answer = async () => reply(`${rows(odds)}A1÷¬~`);
  const client = createClient({ origin: 'https://example.test', projectId: 8, sign: 's', language: 'da', ports: world, delayS });
  const opened = openEventOdds(client, { event: EVENT, ticket: async () => tickets.shift() ?? null });
  let offset = 0;
  return {
    ...{ world, client, opened },
    setOdds: (next: EventOdds) => (odds = next),
    shown: (bookmaker: number) => priceOf(opened.odds.get(), bookmaker),
    socket: () => world.sockets.at(-1)!,
    accept(bookmaker: number) {
      world.sockets.at(-1)!.send({ op: 'subscribed', s: subjectOf(bookmaker), e: 'e1', o: 0, recovered: false });
    },
    change(bookmaker: number, home: number | null) {
      const d = home === null ? 'null' : JSON.stringify({ rows: rows(liveOdds(offer(bookmaker, home))) });
      world.sockets.at(-1)!.send({ s: subjectOf(bookmaker), e: 'e1', o: (offset += 1), t: world.nowMs(), d });
    },
  };
}

describe('the odds of an event', () => {
  it('[CALL-04] [SYNC-23] load by their feed, then follow the offers on the screen by push with a ticket', async () => {
    const { world, opened, shown, socket, accept, change } = open();
    expect(opened.odds.get()).toBeNull();
    opened.follow(MARKET);
    await world.advance(10);
    expect(shown(9001)).toBe(1500);
    socket().open();
    expect(socket().received).toEqual([9001, 9002].map((id) => ({ op: 'subscribe', s: subjectOf(id), ticket: 't1' })));
    for (const id of [9001, 9002]) accept(id);
    change(9001, 1600);
    expect([shown(9001), shown(9002)]).toEqual([1600, 1400]);
    change(9002, null);
    expect(shown(9002)).toBeUndefined();
    opened.close();
    expect(socket().isClosed).toBe(true);
  });

  it('are requested every 60 s with push, and every 10 s while live odds have none', async () => {
    const pushed = open();
    pushed.opened.follow(MARKET);
    await pushed.world.advance(59_000);
    expect(pushed.world.requests).toHaveLength(2);
    await pushed.world.advance(70_000);
    expect(pushed.world.requests.length).toBeLessThan(5);
    const polled = open({ tickets: [null] });
    polled.opened.follow(MARKET);
    await polled.world.advance(59_000);
    expect(polled.world.requests.length).toBeGreaterThan(5);
  });

  it('are requested again after a connection that lost frames, and can be retried at once after a failure', async () => {
    const { world, opened, setOdds, shown, socket, accept } = open();
    opened.follow(MARKET);
    await world.advance(10);
    socket().open();
    for (const id of [9001, 9002]) accept(id);
    setOdds(liveOdds(offer(9001, 1700), offer(9002, 1400)));
    socket().close();
    await world.advance(3000);
    expect(shown(9001)).toBe(1500);
    socket().open();
    for (const id of [9001, 9002]) accept(id);
    const requests = world.requests.length;
    await world.advance(500);
    expect([shown(9001), world.requests.length - requests]).toEqual([1700, 1]);
    const { answer } = world;
    world.answer = async () => reply('', 500);
    opened.retryNow();
    await world.advance(60_000);
    expect([shown(9001), opened.failing.get()]).toEqual([1700, true]);
    setOdds(liveOdds(offer(9001, 1800)));
    world.answer = answer;
    opened.retryNow();
    await world.advance(10);
    expect([shown(9001), opened.failing.get()]).toEqual([1800, false]);
  });

  it('get another ticket when the one before it is refused', async () => {
    const { world, opened, socket } = open();
    opened.follow(MARKET);
    await world.advance(10);
    socket().open();
    socket().send({ op: 'refused', s: subjectOf(9001), code: 'unknown' });
    await world.advance(10_000);
    socket().open();
    expect(
      socket()
        .received.filter(({ ticket }) => ticket === 't2')
        .map(({ s }) => s),
    ).toEqual([9001, 9002].map(subjectOf));
  });

  it('show a pushed change as late as the visitor watches, and load the time that the visitor sees', async () => {
    const { world, opened, shown, socket, accept, change } = open({ delayS: 30 });
    opened.follow(MARKET);
    await world.advance(10);
    expect(world.requests[0]!.url).toMatch(/df_od_1_aaaaaaaa\?asof=\d+$/);
    socket().open();
    accept(9001);
    change(9001, 1600);
    await world.advance(25_000);
    expect(shown(9001)).toBe(1500);
    await world.advance(8_000);
    expect(shown(9001)).toBe(1600);
  });

  it('keep what was pushed when an answer of the feed is older', async () => {
    const { world, opened, shown, socket, accept, change } = open();
    opened.follow(MARKET);
    await world.advance(10);
    socket().open();
    for (const id of [9001, 9002]) accept(id);
    const requests = world.requests.length;
    while (world.requests.length === requests) {
      await world.advance(500);
      if (world.requests.length === requests) change(9001, 1600 + (world.nowMs() % 7));
    }
    expect(shown(9001)).toBeGreaterThanOrEqual(1600);
  });

  it.each(['', '{', '{"rows":7}', '{"rows":"OA"}', '[]'])('ignore the frame %j', async (d) => {
    const { world, opened, shown, socket, accept } = open();
    opened.follow(MARKET);
    await world.advance(10);
    socket().open();
    accept(9001);
    socket().send({ s: subjectOf(9001), e: 'e1', o: 1, t: world.nowMs(), d });
    expect(shown(9001)).toBe(1500);
  });
});

it('a change keeps the order of rows, and objects of offers that did not change', () => {
  const odds = liveOdds(offer(9001, 1500), offer(9002, 1400));
  const subject = { kind: 'odds', event: EVENT, bookmaker: 9001, ...MARKET } as const;
  const after = mergeOdds(odds, subject, liveOdds(offer(9001, 1600)));
  expect(after.markets[0]!.offers.map(({ bookmaker }) => bookmaker)).toEqual([9001, 9002]);
  expect(after.markets[0]!.offers[1]).toBe(odds.markets[0]!.offers[1]);
  expect(mergeOdds(after, subject, liveOdds(offer(9001, 1600))).markets[0]).toBe(after.markets[0]);
  const line = { markets: [{ ...liveOdds(offer(9001, 1700)).markets[0]!, line: 10 }] };
  expect(mergeOdds(odds, subject, line).markets.map((market) => [market.line, market.offers.length])).toEqual([
    [null, 1],
    [10, 1],
  ]);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EventId } from '../event/ids.ts';
import type { OfferKey, OfferVersion } from './offer.ts';
import { OddsState } from './odds-state.ts';

const EVENT = 'AbCd1234' as EventId;
const OTHER_EVENT = 'EfGh5678' as EventId;
const RESULT: OfferKey = {
  event: EVENT,
  bookmaker: 9001,
  betType: 'HOME_DRAW_AWAY',
  scope: 'FULL_TIME',
  line: null,
  isLive: false,
};
const TOTAL: OfferKey = { ...RESULT, betType: 'OVER_UNDER', line: 10 };

function version(n: number, prices: Readonly<Record<string, number | null>>, more: Partial<OfferVersion> = {}): OfferVersion {
  return {
    n,
    journalN: 0,
    receivedMs: n * 1000 + 50,
    provider: 'p',
    key: 'o/1',
    seq: n,
    offer: RESULT,
    atMs: n * 1000,
    state: 'open',
    isSuspect: false,
    outcomes: Object.keys(prices),
    prices: Object.values(prices),
    ...more,
  };
}

function stateOf(...versions: readonly OfferVersion[]): OddsState {
  const state = new OddsState();
  for (const each of versions) state.apply(each);
  return state;
}

it('an offer keeps the last different price and the opening price of each outcome', () => {
  const state = stateOf(
    version(1, { home: 1650, draw: 3600, away: 6000 }),
    version(2, { home: 1600, draw: 3600, away: 5800 }),
    version(3, { home: 1600, draw: 3600, away: 6000 }),
  );
  expect(state.n).toBe(3);
  expect(state.offersOf(EVENT)).toEqual([
    {
      ...RESULT,
      state: 'open',
      isSuspect: false,
      atMs: 3000,
      confirmedMs: 3000,
      openedMs: 1050,
      settlement: null,
      prices: [
        { outcome: 'home', price: 1600, previous: 1650, opening: 1650 },
        { outcome: 'draw', price: 3600, previous: null, opening: 3600 },
        { outcome: 'away', price: 6000, previous: 5800, opening: 6000 },
      ],
    },
  ]);
});

it('an outcome that a version leaves out is not offered, and its last price is the previous one until another comes', () => {
  const state = stateOf(version(1, { home: 1650, draw: 3600, away: 6000 }), version(2, { draw: 3700, away: null }));
  const prices = () => state.offersOf(EVENT)[0]!.prices.map(({ price, previous }) => [price, previous]);
  expect(prices()).toEqual([
    [null, 1650],
    [3700, 3600],
    [null, 6000],
  ]);
  state.apply(version(3, { home: 1700, draw: 3700, away: 6000 }));
  expect(prices()).toEqual([
    [1700, 1650],
    [3700, 3600],
    [6000, null],
  ]);
});

it('opening prices of a first version count in place of its prices and never change', () => {
  const opening = [1900, 1900];
  const first = version(1, { over: 1850, under: 1950 }, { offer: TOTAL, opening });
  const state = stateOf(first, version(2, { over: 1800, under: 2000 }, { offer: TOTAL, opening: [5000, 5000] }));
  expect(state.offer(TOTAL)!.prices).toEqual([
    { outcome: 'over', price: 1800, previous: 1850, opening: 1900 },
    { outcome: 'under', price: 2000, previous: 1950, opening: 1900 },
  ]);
});

it('a list of competitors grows, and keeps prices and places of those before', () => {
  const offer: OfferKey = { ...RESULT, betType: 'TOP_POSITION_MERGED', line: 12 };
  const state = stateOf(
    version(1, { ann: 1400, bo: 2500 }, { offer }),
    version(2, { over: 1850, under: 1950 }, { offer: TOTAL }),
    version(3, { cy: 9000, bo: 2600 }, { offer }),
  );
  expect(state.offer(offer)!.prices).toEqual([
    { outcome: 'ann', price: null, previous: 1400, opening: 1400 },
    { outcome: 'bo', price: 2600, previous: 2500, opening: 2500 },
    { outcome: 'cy', price: 9000, previous: null, opening: 9000 },
  ]);
  expect(state.offer(TOTAL)!.prices.map(({ price }) => price)).toEqual([1850, 1950]);
});

it('offers differ by bookmaker, type, scope, line, and before from during the event', () => {
  const keys: OfferKey[] = [
    RESULT,
    { ...RESULT, bookmaker: 99999 },
    { ...RESULT, scope: 'FIRST_HALF' },
    { ...RESULT, isLive: true },
    { ...RESULT, event: OTHER_EVENT },
    TOTAL,
    { ...TOTAL, betType: 'ASIAN_HANDICAP', line: -4000 },
    { ...TOTAL, betType: 'ASIAN_HANDICAP', line: 4000 },
    { ...TOTAL, betType: 'ASIAN_HANDICAP', line: 0 },
  ];
  const state = stateOf(...keys.map((offer, i) => version(i + 1, { home: 2000 + i }, { offer })));
  keys.forEach((offer, i) => expect(state.offer(offer)).toMatchObject({ ...offer, atMs: (i + 1) * 1000 }));
  expect([...state.events]).toEqual([EVENT, OTHER_EVENT]);
  state.drop(EVENT);
  expect(state.offersOf(EVENT)).toEqual([]);
  expect(state.offersOf(OTHER_EVENT)).toHaveLength(1);
});

it('a confirmation counts for the offers of its bookmaker and kind, and never backwards', () => {
  const live = { ...RESULT, isLive: true };
  const other = { ...RESULT, bookmaker: 9002 };
  const state = stateOf(...[RESULT, live, other].map((offer, i) => version(i + 1, { home: 2000 }, { offer, atMs: 0 })));
  const confirmed = () => [RESULT, live, other].map((key) => state.offer(key)!.confirmedMs);
  state.confirm(9001, [EVENT, OTHER_EVENT], false, 5000);
  expect(confirmed()).toEqual([5000, 0, 0]);
  state.confirm(9001, [EVENT], false, 4000);
  state.confirmOffer(other, 7000);
  expect(confirmed()).toEqual([5000, 0, 7000]);
  state.apply(version(9, { home: 2100 }, { atMs: 99_000, receivedMs: 9000 }));
  expect(confirmed()).toEqual([9000, 0, 7000]);
});

it("a provider's key names its offer with the last seq, also a very large one", () => {
  const seq = Number.MAX_SAFE_INTEGER;
  const state = stateOf(version(1, { home: 2000 }), version(2, { over: 1900 }, { offer: TOTAL, key: 'o/2', seq }));
  expect(state.namedBy(EVENT, 'p', 'o/2')).toMatchObject({ offer: TOTAL, seq });
  expect(state.namedBy(EVENT, 'q', 'o/2')).toBe(null);
  expect(state.namedBy(OTHER_EVENT, 'p', 'o/2')).toBe(null);
});

it('versions of different offers give the same offers in any order', () => {
  const versions = fc.array(
    fc.record({ bookmaker: fc.integer({ min: 1, max: 4 }), line: fc.integer({ min: 0, max: 3 }), price: fc.nat(9) }),
  );
  const offersOf = (state: OddsState) =>
    [...state.offersOf(EVENT)].sort((a, b) => a.bookmaker - b.bookmaker || a.line! - b.line!).map((offer) => ({ ...offer }));
  fc.assert(
    fc.property(versions, (drawn) => {
      const all = drawn.map(({ bookmaker, line, price }, n) =>
        version(n, { over: 2000 + price, under: price === 0 ? null : 1500 }, { offer: { ...TOTAL, bookmaker, line } }),
      );
      const byOffer = Map.groupBy(all, ({ offer }) => `${offer.bookmaker} ${offer.line}`);
      expect(offersOf(stateOf(...[...byOffer.values()].flat()))).toEqual(offersOf(stateOf(...all)));
    }),
  );
});

it('an event holds 64 bytes an offer and 12 a price, a fourth more while it grows', () => {
  const state = new OddsState();
  for (let bookmaker = 1; bookmaker <= 100; bookmaker += 1)
    state.apply(version(bookmaker, { home: 2000, draw: 3000, away: 4000 }, { offer: { ...RESULT, bookmaker } }));
  expect(state.bytes).toBeGreaterThanOrEqual(100 * (64 + 3 * 12));
  expect(state.bytes).toBeLessThanOrEqual(100 * (64 + 3 * 12) * 1.25);
});

it('a copy goes its own way, and the last version with what it holds restores an offer', () => {
  const state = stateOf(version(1, { home: 1650, draw: 3600 }), version(2, { home: 1600, draw: null }));
  const copy = state.copy();
  state.apply(version(3, { home: 1500, draw: 3500 }));
  expect(copy.offersOf(EVENT)[0]!.prices.map(({ price }) => price)).toEqual([1600, null, null]);
  const [held] = state.offersOf(EVENT);
  const prices = held!.prices;
  const restored = new OddsState();
  restored.restore({
    ...version(3, Object.fromEntries(prices.map(({ outcome, price }) => [outcome, price]))),
    id: 7,
    openedMs: held!.openedMs,
    previous: prices.map(({ previous }) => previous),
    opening: prices.map(({ opening }) => opening),
  });
  expect(restored.offersOf(EVENT)).toEqual([held]);
  expect([restored.n, restored.namedBy(EVENT, 'p', 'o/1')?.seq]).toEqual([3, 3]);
  expect(restored.idOf(RESULT, () => 8)).toBe(7);
});

it('apply reports what the log keeps once: a new offer, its outcomes, opening prices, key and settlement', () => {
  const state = stateOf();
  expect(state.apply(version(1, { home: 1650, draw: 3600 }))).toBe(true);
  expect(state.apply(version(2, { home: 1600, draw: 3600 }))).toBe(false);
  expect(state.apply(version(3, { home: 1600, draw: 3600, away: 6000 }))).toBe(true);
  expect(state.apply(version(4, { home: 1600, draw: 3600, away: 6000 }, { key: 'o/2' }))).toBe(true);
  expect(state.apply(version(4, { home: 1600, draw: 3600, away: 6000 }, { key: '', state: 'suspended' }))).toBe(false);
  const settlement = [{ share: 1, refund: 0 }];
  expect(state.apply(version(5, { home: 1600 }, { state: 'settled', settlement }))).toBe(true);
});

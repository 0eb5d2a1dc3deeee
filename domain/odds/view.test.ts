import { describe, expect, it } from 'vitest';
import { Stage } from '../event/stage.ts';
import type { EventId } from '../event/ids.ts';
import type { Message } from '../messages/index.ts';
import { matchOf, raceOf } from '../testing/odds.ts';
import { fixture, goal, KICK_OFF, score, status } from '../testing/scenario.ts';
import type { Offer } from './offer.ts';
import { viewOffer } from './view.ts';

const START_MS = Date.parse(KICK_OFF);
/** Minutes after kick-off, in milliseconds. */
const minute = (minutes: number): number => START_MS + minutes * 60_000;

/** A millisecond. */
const MS = 1 / 60_000;

const offer = (atMinute: number, more: Partial<Offer> = {}): Offer => ({
  event: 'aaaaaaaa' as EventId,
  bookmaker: 9001,
  betType: 'HOME_DRAW_AWAY',
  scope: 'FULL_TIME',
  line: null,
  isLive: false,
  state: 'open',
  atMs: minute(atMinute),
  confirmedMs: minute(atMinute),
  isSuspect: false,
  prices: ['home', 'draw', 'away'].map((outcome) => ({ outcome, price: 2800, previous: null, opening: 2900 })),
  settlement: null,
  ...more,
});
const live = (atMinute: number, more: Partial<Offer> = {}): Offer => offer(atMinute, { isLive: true, ...more });

const view = (of: Offer, nowMinute: number, ...messages: Message[]) =>
  viewOffer(of, matchOf([fixture(), ...messages]), { retirement: null, nowMs: minute(nowMinute) });

describe('before the match', () => {
  it('an offer is fresh for ten minutes, and gone after a day', () => {
    expect(view(offer(-100), -90)).toMatchObject({ state: 'open', isFresh: true, counts: true, results: [null, null, null] });
    expect(view(offer(-100), -90 + MS)).toMatchObject({ state: 'open', isFresh: false, counts: false });
    expect(view(offer(-1600), -160)).not.toBeNull();
    expect(view(offer(-1600), -160 + MS)).toBeNull();
  });

  it.each([
    ['suspect', { isSuspect: true }, 'open'],
    ['suspended', { state: 'suspended' }, 'suspended'],
    ['closed', { state: 'closed' }, 'closed'],
    ['without the price of a draw', { prices: offer(0).prices.filter(({ outcome }) => outcome !== 'draw') }, 'open'],
    ['incomplete', { prices: [{ outcome: 'home', price: null, previous: 1500, opening: 1500 }] }, 'open'],
  ] as const)('an offer that is %s counts in nothing', (_, more, state) => {
    expect(view(offer(-100, more), -95)).toMatchObject({ state, isFresh: true, counts: false });
  });
});

describe('during the match', () => {
  it('offers from before it are closed: their prices are the closing ones', () => {
    expect(view(offer(-1), 5, status(0, Stage.firstHalf))).toMatchObject({ state: 'closed', counts: false });
  });

  it('offers that were last confirmed a day before it are gone', () => {
    expect(view(offer(-1440), 5, status(0, Stage.firstHalf))).toMatchObject({ state: 'closed' });
    expect(view(offer(-1441), 5, status(0, Stage.firstHalf))).toBeNull();
    expect(view(live(0), 1441, status(0, Stage.firstHalf))).toBeNull();
  });

  it('an offer is fresh for a minute', () => {
    expect(view(live(5), 6, status(1, Stage.firstHalf))).toMatchObject({ state: 'open', isFresh: true, counts: true });
    expect(view(live(5), 6 + MS, status(1, Stage.firstHalf))).toMatchObject({ state: 'open', isFresh: false, counts: false });
  });

  const playing = [status(1, Stage.firstHalf), status(2, Stage.firstHalf)];
  it.each<[string, Message]>([
    ['a goal', score(30, 1, 0)],
    ['a goal whose score follows', goal('g1', 30, 'home')],
    ['a red card', goal('c1', 30, 'away', { type: 'red-card' })],
    ['a penalty', goal('p1', 30, 'home', { type: 'penalty-awarded' })],
    ['a review', goal('v1', 30, 'home', { type: 'var-review' })],
    ['a review of a goal', status(30, Stage.firstHalf, { underReview: 'home' })],
    ['the next period', status(30, Stage.secondHalf)],
  ])('an offer from before %s is suspended, and one from after it open', (_, message) => {
    const isOverSince = message.kind === 'status' && message.underReview ? [status(31, Stage.firstHalf)] : [];
    const after = [...playing, message, ...isOverSince];
    expect(view(live(29.9), 30.5, ...after)).toMatchObject({ state: 'suspended', counts: false });
    expect(view(live(30, { atMs: minute(30) + 999 }), 30.5, ...after)).toMatchObject({ state: 'suspended' });
    expect(view(live(30, { atMs: minute(30) + 1000 }), 30.5, ...after)).toMatchObject({ state: 'open' });
    expect(view(live(30.1), 30.5, ...after)).toMatchObject({ state: 'open', counts: true });
  });

  it.each<Message>([goal('y1', 30, 'away', { type: 'yellow-card' }), goal('s1', 30, 'away', { type: 'substitution' })])(
    'an offer stays open at a yellow card or substitution',
    (message) => {
      expect(view(live(29.9), 30.5, ...playing, message)).toMatchObject({ state: 'open' });
    },
  );

  it('all offers are suspended while a goal is under review', () => {
    const review = status(30, Stage.firstHalf, { underReview: 'home' });
    expect(view(live(30.4), 30.5, ...playing, review)).toMatchObject({ state: 'suspended' });
  });

  it('an offer of basketball stays open at a basket', () => {
    const messages = [fixture({ sport: 3 }), status(1, 22), score(5, 2, 0)];
    const at = (atMinute: number) =>
      viewOffer(live(atMinute, { betType: 'HOME_AWAY' }), matchOf(messages), { retirement: null, nowMs: minute(5.5) });
    expect(at(4.9)).toMatchObject({ state: 'open' });
    expect(at(0.9)).toMatchObject({ state: 'suspended' });
  });

  it('an offer whose market is decided is closed, with its results', () => {
    const of = live(31, {
      betType: 'OVER_UNDER',
      line: 6,
      prices: ['over', 'under'].map((outcome) => ({ outcome, price: 1900, previous: null, opening: 1900 })),
    });
    expect(view(of, 31.5, ...playing, score(30, 1, 0))).toMatchObject({ state: 'open', results: [null, null] });
    expect(view(of, 31.5, ...playing, score(30, 1, 1))).toMatchObject({
      state: 'closed',
      counts: false,
      results: ['won', 'lost'],
    });
  });

  it('offers are suspended while the match is interrupted', () => {
    expect(view(live(31), 31.5, ...playing, status(30, Stage.interrupted))).toMatchObject({ state: 'suspended' });
  });
});

describe('after the match', () => {
  const over = [status(1, Stage.firstHalf), score(30, 1, 0), status(105, Stage.finished)];

  it('offers are settled however old they are', () => {
    for (const of of [offer(-3000), live(90), live(90, { state: 'suspended' })]) {
      expect(view(of, 3000, ...over)).toMatchObject({ state: 'settled', counts: false, results: ['won', 'lost', 'lost'] });
    }
  });

  it('offers of a market without a result are closed', () => {
    const of = offer(-10, { betType: 'TO_QUALIFY', prices: offer(0).prices.filter(({ outcome }) => outcome !== 'draw') });
    expect(view(of, 120, ...over)).toMatchObject({ state: 'closed', results: [null, null] });
  });

  it('an offer that was void before stays void', () => {
    expect(view(offer(-10, { state: 'void' }), 120, ...over)).toMatchObject({ state: 'void', results: ['void', 'void', 'void'] });
  });

  it('the settlement of a bookmaker goes before the result of the match, during it too', () => {
    const [won, lost, half] = [
      { share: 1, refund: 0 },
      { share: 0, refund: 0 },
      { share: 0, refund: 0.5 },
    ];
    const settled = live(20, { state: 'settled', settlement: [lost, won, half] });
    const shown = { state: 'settled', counts: false, results: ['lost', 'won', 'half lost'] };
    expect(view(settled, 25, status(1, Stage.firstHalf))).toMatchObject(shown);
    expect(view(settled, 3000, ...over)).toMatchObject(shown);
    const refunded = offer(-10, { state: 'void', settlement: [1, 2, 3].map(() => ({ share: 0, refund: 1 })) });
    expect(view(refunded, 3000, ...over)).toMatchObject({ state: 'void', results: ['void', 'void', 'void'] });
  });

  it('offers are settled or void when the match was abandoned', () => {
    const abandoned = [status(1, Stage.firstHalf), score(30, 2, 1), status(60, Stage.abandoned)];
    const passed = {
      betType: 'OVER_UNDER',
      line: 10,
      prices: [{ outcome: 'over', price: 1500, previous: null, opening: 1500 }],
    } as const;
    expect(view(offer(-10, passed), 120, ...abandoned)).toMatchObject({ state: 'settled', results: ['won'] });
    expect(view(offer(-3000), 120, ...abandoned)).toMatchObject({ state: 'void', results: ['void', 'void', 'void'] });
  });

  it('offers are void when the match was cancelled, and when it was postponed two days ago', () => {
    expect(view(offer(-10), 120, status(1, Stage.cancelled))).toMatchObject({ state: 'void', results: ['void', 'void', 'void'] });
    expect(view(offer(-10), 47 * 60, status(1, Stage.postponed))).toBeNull();
    expect(view(offer(-10), 49 * 60, status(1, Stage.postponed))).toMatchObject({ state: 'void' });
  });
});

it('offers of a race are closed at its start, and those during it suspended until they are newer', () => {
  const { race, names } = raceOf(Stage.live, [{ rank: 1 }, { rank: 2 }]);
  const prices = names.map((outcome) => ({ outcome, price: 2000, previous: null, opening: 2000 }));
  const of = (at: Offer) =>
    viewOffer({ ...at, betType: 'TOP_POSITION_MERGED', line: 4, prices }, { race }, { retirement: null, nowMs: minute(101) });
  expect(race.stageStart).toBe(minute(1) / 1000);
  expect(of(offer(0))).toMatchObject({ state: 'closed' });
  expect(of(live(0.9, { confirmedMs: minute(100.5) }))).toMatchObject({ state: 'suspended' });
  expect(of(live(1.1, { confirmedMs: minute(100.5) }))).toMatchObject({ state: 'open', counts: true, results: [null, null] });
});

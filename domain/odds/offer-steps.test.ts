import { expect, it } from 'vitest';
import type { EventId } from '../event/ids.ts';
import { OddsState } from './odds-state.ts';
import { OfferSteps } from './offer-steps.ts';
import type { OfferKey, OfferVersion } from './offer.ts';

const EVENT = 'AbCd1234' as EventId;
const SCORES: OfferKey = {
  ...{ event: EVENT, bookmaker: 9001, betType: 'CORRECT_SCORE', scope: 'FULL_TIME', line: null, isLive: true },
};
const RESULT: OfferKey = { ...SCORES, betType: 'HOME_AWAY' };

/** Versions as a follower notes and applies them, one each millisecond. */
function createStory() {
  const [state, steps] = [new OddsState(), new OfferSteps()];
  return {
    ...{ state, steps },
    version(offer: OfferKey, prices: Readonly<Record<string, number | null>>, more: Partial<OfferVersion> = {}): void {
      const n = state.n + 1;
      const { place, row } = state.rowOf(offer);
      steps.push(n, place, row);
      state.apply({
        ...{ n, journalN: 0, receivedMs: n, provider: 'p', key: offer.betType, seq: n, offer, atMs: n, state: 'open' },
        ...{ isSuspect: false, outcomes: Object.keys(prices), prices: Object.values(prices), ...more },
      });
    },
    at: (ms: number) =>
      state
        .offersBefore(EVENT, steps.before(ms))
        .map(({ betType, state: now, settlement, prices }) => [
          `${betType} ${now}`,
          ...prices.map(({ outcome, price }) => `${outcome} ${price}`),
          ...(settlement === null ? [] : ['by the bookmaker']),
        ]),
  };
}

it('an offer that lists more outcomes later had no price for them before', () => {
  const { version, at } = createStory();
  version(SCORES, { '1:0': 8000, other: 5000 });
  version(SCORES, { '1:0': 7000, '2:0': 9000, other: 4000 });
  version(SCORES, { '1:0': 6000, '2:0': 9500, '3:0': 12_000, other: 4500 });
  expect(at(3)).toEqual([['CORRECT_SCORE open', '1:0 6000', 'other 4500', '2:0 9500', '3:0 12000']]);
  expect(at(2)).toEqual([['CORRECT_SCORE open', '1:0 7000', 'other 4000', '2:0 9000', '3:0 null']]);
  expect(at(1)).toEqual([['CORRECT_SCORE open', '1:0 8000', 'other 5000', '2:0 null', '3:0 null']]);
});

it('an offer is absent before its first version, and the others stand as they were', () => {
  const { version, at } = createStory();
  version(RESULT, { home: 1500, away: 2500 });
  version(SCORES, { '1:0': 8000, other: 5000 });
  version(RESULT, { home: 1400, away: 2700 });
  expect(at(2)).toEqual([
    ['HOME_AWAY open', 'home 1500', 'away 2500'],
    ['CORRECT_SCORE open', '1:0 8000', 'other 5000'],
  ]);
  expect(at(1)).toEqual([['HOME_AWAY open', 'home 1500', 'away 2500']]);
  expect(at(0)).toEqual([]);
});

it('an offer that was settled since is open before, without the settlement, and one that opened again too', () => {
  const { version, at } = createStory();
  const settlement = [
    { share: 1, refund: 0 },
    { share: 0, refund: 0 },
  ];
  version(RESULT, { home: 1500, away: 2500 });
  version(RESULT, { home: 1500, away: 2500 }, { state: 'settled', settlement });
  expect(at(2)).toEqual([['HOME_AWAY settled', 'home 1500', 'away 2500', 'by the bookmaker']]);
  expect(at(1)).toEqual([['HOME_AWAY open', 'home 1500', 'away 2500']]);
  version(RESULT, { home: 1450, away: 2600 });
  expect(at(3)).toEqual([['HOME_AWAY open', 'home 1450', 'away 2600']]);
  expect(at(2)).toEqual([['HOME_AWAY settled', 'home 1500', 'away 2500']]);
});

it('steps before a time are dropped, and later ones stay', () => {
  const { version, at, steps } = createStory();
  version(RESULT, { home: 1500, away: 2500 });
  version(RESULT, { home: 1400, away: 2700 });
  version(RESULT, { home: 1300, away: 2900 });
  steps.forget(3);
  expect([steps.isEmpty, at(2)]).toEqual([false, [['HOME_AWAY open', 'home 1400', 'away 2700']]]);
  steps.forget(4);
  expect([steps.isEmpty, at(2)]).toEqual([true, [['HOME_AWAY open', 'home 1300', 'away 2900']]]);
});

import { BET_SCOPES, BET_TYPE_RULES, BET_TYPES, OFFER_STATES, OUTCOME_RESULTS } from '@stillingen/domain/odds';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EventOdds, MarketOdds } from './event-odds.ts';
import { readEventOdds, writeEventOdds } from './event-odds-feed.ts';
import { DANISH, VOCABULARIES } from '../words/index.ts';

const price = fc.option(fc.integer({ min: 1001, max: 10_000_000 }));
const scores = ['0:0', '2:1', 'other'] as const;

const anyMarket = fc
  .record({
    betType: fc.constantFrom(...BET_TYPES),
    scope: fc.constantFrom(...BET_SCOPES),
    isLive: fc.boolean(),
    quarters: fc.integer({ min: -4000, max: 4000 }),
  })
  .chain(({ quarters, ...market }) => {
    const { outcomes, line } = BET_TYPE_RULES[market.betType];
    const offer = fc.record({
      bookmaker: fc.integer({ min: 1, max: 99_999 }),
      name: fc.constantFrom('Demo Odds A', ''),
      state: fc.constantFrom(...OFFER_STATES),
      confirmed: fc.integer({ min: 1, max: 2_000_000_000 }),
      opened: fc.integer({ min: 1, max: 2_000_000_000 }),
      counts: fc.boolean(),
      prices: fc.tuple(
        ...(outcomes ?? scores).map((outcome) =>
          fc.record({
            outcome: fc.constant(outcome),
            price,
            previous: price,
            opening: price,
            result: fc.option(fc.constantFrom(...OUTCOME_RESULTS)),
          }),
        ),
      ),
    });
    return fc.array(offer, { minLength: 1, maxLength: 4 }).map((offers): MarketOdds => {
      const whole = line === null ? null : line === 'total' || line === 'margin' ? quarters : quarters * 4;
      return { ...market, line: whole, offers };
    });
  });
const marketKey = ({ betType, scope, line, isLive }: MarketOdds): string => [betType, scope, line, isLive].join();

it('the odds of an event are read as they were written, whatever is offered', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyMarket, { selector: marketKey, maxLength: 12 }), (markets) => {
      for (const words of Object.values(VOCABULARIES))
        expect(readEventOdds(writeEventOdds({ markets }, words))).toEqual({ markets });
    }),
  );
});

const TOTAL: EventOdds = {
  markets: [
    {
      betType: 'OVER_UNDER',
      scope: 'FIRST_HALF',
      line: 5,
      isLive: true,
      offers: [
        {
          ...{
            bookmaker: 9001,
            name: 'Demo Odds A',
            state: 'open',
            confirmed: 1_795_457_400,
            opened: 1_795_450_000,
            counts: true,
          },
          prices: [
            { outcome: 'over', price: 1600, previous: 1620, opening: 1650, result: null },
            { outcome: 'under', price: 2050, previous: null, opening: 2050, result: null },
          ],
        },
      ],
    },
  ],
};

it('the odds of an event have the cells of this family of feeds: label, scope, line, and opening[d]current of each outcome', () => {
  expect(writeEventOdds(TOTAL, DANISH)).toBe(
    'OA÷Over/under¬OAU÷over-under¬OAI÷3¬OAL÷1¬~OB÷1. halvleg¬OBU÷first-half¬~OCT÷total¬OC÷1.25¬~' +
      'OE÷9001¬OD÷Demo Odds A¬XA÷1.65[d]1.60¬XB÷2.05¬OG÷1¬OES÷open¬OET÷1795457400¬OEF÷1795450000¬' +
      'OPO÷over|under¬OPV÷1600|2050¬OPB÷1620|¬OPF÷1650|2050¬OPR÷|¬~',
  );
});

it('readers pass over types, scopes and states that they do not know', () => {
  const text = writeEventOdds(TOTAL, DANISH);
  for (const [known, unknown] of [
    ['OAI÷3', 'OAI÷99'],
    ['OBU÷first-half', 'OBU÷first-minute'],
    ['OES÷open', 'OES÷half-open'],
  ] as const)
    expect(readEventOdds(text.replace(known, unknown))).toEqual({ markets: [] });
  expect(readEventOdds(`${text}ZZ÷1¬~A1÷¬~`)).toEqual(TOTAL);
});

import type { BetScope, BetType, OfferState } from '@stillingen/domain/odds';
import type { OutcomeResult } from '@stillingen/domain/odds';
import type { EventOdds, MarketOdds, OfferOdds, OddsView } from '@stillingen/wire';

const HOUR_S = 3600;

const NAMES = ['Eksempel A', 'Eksempel B', 'Eksempel C', 'Eksempel D', 'Eksempel E', 'Eksempel F'] as const;
const FIRST_ID = 9001;

export const ODDS_VIEW: OddsView = {
  ...{ isLinked: true, quietMin: 0, servesLive: true },
  ...{ hasNotice: true, hasAdvertFooter: true, hasEntry: true, hasTab: true, isSimulated: true },
  bookmakers: NAMES.map((name, at) => ({ id: FIRST_ID + at, name, isExchange: false, isLinked: true })),
  summary: { hasMark: false, hasName: true, isLinked: true, hasVisit: false },
  comparison: { hasMark: true, hasName: true, isLinked: true, hasBackground: true },
};

type Prices = readonly (number | readonly [now: number | null, opening: number | null])[];

interface OfferWords {
  readonly state?: OfferState;
  /** Seconds since it was confirmed. */
  readonly age?: number;
  readonly counts?: boolean;
  readonly results?: readonly OutcomeResult[];
}

function offer(at: number, outcomes: readonly string[], prices: Prices, words: OfferWords = {}): OfferOdds {
  const { state = 'open', age = 12, counts = state === 'open', results } = words;
  return {
    bookmaker: FIRST_ID + at,
    name: NAMES[at]!,
    state,
    confirmed: -age,
    opened: -30 * HOUR_S,
    counts,
    prices: outcomes.map((outcome, index) => {
      const given = prices[index]!;
      const [price, opening] = typeof given === 'number' ? [given, given] : given;
      return { outcome, price, previous: opening, opening, result: results?.[index] ?? null };
    }),
  };
}

interface MarketWords {
  readonly scope?: BetScope;
  readonly line?: number | null;
  readonly isLive?: boolean;
}

const market = (
  betType: BetType,
  outcomes: readonly string[],
  books: readonly (readonly [Prices, OfferWords?])[],
  { scope = 'FULL_TIME', line = null, isLive = true }: MarketWords = {},
): MarketOdds => ({
  ...{ betType, scope, line, isLive },
  offers: books.map(([prices, words], at) => offer(at, outcomes, prices, words)),
});

const DRAW = ['home', 'draw', 'away'] as const;
const SIDES = ['home', 'away'] as const;
const TOTALS = ['over', 'under'] as const;
const SCORES = ['2:1', '2:2', '2:3', '3:1', '3:2', '3:3', '4:1', '4:2', '4:3', '5:1'] as const;
const HALVES = ['1/1', '1/X', '1/2', 'X/1', 'X/X', 'X/2', '2/1', '2/X', '2/2'] as const;

/** The samples have times that count from now. */
export const oddsFrom = ({ markets }: EventOdds, nowS: number): EventOdds => ({
  markets: markets.map((each) => ({
    ...each,
    offers: each.offers.map((of) => ({ ...of, confirmed: nowS + of.confirmed, opened: nowS + of.opened })),
  })),
});

/** A match at 2-1 after a red card: one bookmaker still has the prices from before it. */
export const LIVE_ODDS: EventOdds = {
  markets: [
    market('HOME_DRAW_AWAY', DRAW, [
      [
        [
          [1250, 1830],
          [5600, 3750],
          [12_500, 4250],
        ],
        { age: 40 },
      ],
      [
        [
          [1240, 1850],
          [5750, 3700],
          [12_000, 4200],
        ],
      ],
      [
        [
          [1230, 1870],
          [5700, 3650],
          [12_000, 4200],
        ],
        { age: 8 },
      ],
      [
        [
          [1220, 1900],
          [6000, 3600],
          [11_500, 4100],
        ],
        { age: 130 },
      ],
      [
        [
          [1360, 1840],
          [4600, 3700],
          [8500, 4300],
        ],
        { age: 840, counts: false },
      ],
      [
        [
          [1250, 1850],
          [5600, 3700],
          [12_000, 4200],
        ],
        { state: 'suspended' },
      ],
    ]),
    market('HOME_DRAW_AWAY', DRAW, [[[1620, 1165, 34_000]], [[1600, [1175, 1200], [34_000, 21_000]]]], { scope: 'SECOND_HALF' }),
    market('HOME_AWAY', SIDES, [[[1070, 8000]]]),
    market('OVER_UNDER', TOTALS, [[[1010, 21_000], { state: 'settled', results: ['won', 'lost'] }]], { line: 10 }),
    market('OVER_UNDER', TOTALS, [[[1550, 2420]], [[1530, 2400], { age: 30 }]], { line: 14 }),
    market('OVER_UNDER', TOTALS, [[[2750, 1450]], [[2700, 1440]]], { line: 18 }),
    market('OVER_UNDER', TOTALS, [[[6500, 1100]]], { line: 22 }),
    market('ASIAN_HANDICAP', SIDES, [[[1880, 2000]], [[1860, 1990]]], { line: -3 }),
    market('ASIAN_HANDICAP', SIDES, [[[2350, 1600]]], { line: -5 }),
    market('BOTH_TEAMS_TO_SCORE', ['yes', 'no'], [[[1010, 26_000], { state: 'settled', results: ['won', 'lost'] }]]),
    market('TO_QUALIFY', SIDES, [[[1400, 2900]]]),
    market('DOUBLE_CHANCE', ['homeDraw', 'homeAway', 'drawAway'], [[[1030, 1130, 3900]], [[1020, 1120, 3800]]]),
    market('EUROPEAN_HANDICAP', DRAW, [[[2050, 3100, 3300]]], { line: -4 }),
    market('DRAW_NO_BET', SIDES, [[[1070, 8000]], [[1065, 7500]]]),
    market(
      'CORRECT_SCORE',
      [...SCORES, 'other'],
      [
        [[2900, 7500, 23_000, 4200, 11_000, 41_000, 10_000, 29_000, 67_000, 26_000, 34_000]],
        [[2850, 7500, 21_000, 4300, 11_000, 41_000, 9500, 29_000, 67_000, 26_000, 34_000]],
      ],
    ),
    market('HALF_FULL_TIME', HALVES, [
      [[[null, null], [null, null], [null, null], 3900, 5800, 11_000, [null, null], [null, null], [null, null]]],
    ]),
    market('ODD_OR_EVEN', ['odd', 'even'], [[[1850, 1950]], [[1870, 1930]]]),
    market('NEXT_GOAL', ['home', 'none', 'away'], [[[1600, 4500, 4100]], [[1570, 4500, 4200]]], { line: 16 }),
    market(
      'HOME_DRAW_AWAY',
      DRAW,
      [
        [
          [
            [1800, 1830],
            [3750, 3700],
            [4300, 4250],
          ],
          { state: 'closed' },
        ],
        [
          [
            [1790, 1850],
            [3700, 3700],
            [4350, 4200],
          ],
          { state: 'closed' },
        ],
      ],
      { isLive: false },
    ),
  ],
};

/** A match that ended 2-1. */
export const SETTLED_ODDS: EventOdds = {
  markets: [
    market(
      'HOME_DRAW_AWAY',
      DRAW,
      [
        [
          [
            [1800, 1830],
            [3750, 3700],
            [4300, 4250],
          ],
          { state: 'settled', results: ['won', 'lost', 'lost'] },
        ],
        [
          [
            [1790, 1850],
            [3700, 3700],
            [4350, 4200],
          ],
          { state: 'settled', results: ['won', 'lost', 'lost'] },
        ],
      ],
      { isLive: false },
    ),
    market('ASIAN_HANDICAP', SIDES, [[[1880, 2000], { state: 'settled', results: ['half won', 'half lost'] }]], {
      line: -3,
      isLive: false,
    }),
    market('DRAW_NO_BET', SIDES, [[[1300, 3300], { state: 'void', results: ['void', 'void'] }]], { isLive: false }),
    market('HOME_AWAY', SIDES, [[[1400, 2900], { state: 'settled', results: ['rules', 'rules'] }]], { isLive: false }),
  ],
};

const ENTRIES = ['aaaaaaa1', 'aaaaaaa2', 'aaaaaaa3', 'aaaaaaa4'] as const;
const ENTRY_NAMES: Readonly<Record<string, string>> = {
  aaaaaaa1: 'M. Serra',
  aaaaaaa2: 'R. Hvidbjerg',
  aaaaaaa3: 'B. Alvarez',
  aaaaaaa4: 'T. Lindqvist',
};
export const entryName = (outcome: string): string => ENTRY_NAMES[outcome] ?? outcome;

export const RACE_ODDS: EventOdds = {
  markets: [
    market('TOP_POSITION_MERGED', ENTRIES, [[[4500, 34_000, 41_000, 51_000]], [[4400, 35_000, 41_000, 56_000]]], {
      line: 4,
      isLive: false,
    }),
    market('TOP_POSITION_MERGED', ENTRIES, [[[1900, 9000, 11_000, 13_000]]], { line: 12, isLive: false }),
    market('TOP_POSITION_MERGED', ENTRIES, [[[1200, 2400, 2800, 3100]]], { line: 40, isLive: false }),
  ],
};

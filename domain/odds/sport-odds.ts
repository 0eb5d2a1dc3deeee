import type { BetType } from './bet-types.ts';
import type { BetScope } from './scopes.ts';
import TABLE from './sport-odds.json' with { type: 'json' };

/** Groups of betting types (ODDS-03): three outcomes, two, horse races, lists of competitors. */
export const BETTING_GROUP = { threeWay: 1, twoWay: 3, horses: 16, list: 101 } as const;
export type BettingGroup = (typeof BETTING_GROUP)[keyof typeof BETTING_GROUP];

export type LineUnit = 'GOALS' | 'GAMES' | 'SETS' | 'POINTS' | 'FRAMES' | 'LEGS' | 'RUNS' | 'UNKNOWN';

/** What may be offered in a sport, each list in the order of pages (ODDS-02). */
export interface SportOdds {
  readonly sport: number;
  readonly group: BettingGroup;
  readonly default: BetType;
  /** Of two competitors of a race. */
  readonly duelDefault: BetType | null;
  readonly prematchSummary: readonly BetType[];
  readonly prematchTab: readonly BetType[];
  readonly liveSummary: readonly BetType[];
  readonly liveTab: readonly BetType[];
  readonly scopes: readonly BetScope[];
  readonly lineUnits: readonly LineUnit[];
}

const BY_SPORT: ReadonlyMap<number, SportOdds> = new Map((TABLE as readonly SportOdds[]).map((odds) => [odds.sport, odds]));

/** Null for an unknown sport. */
export const sportOdds = (sportId: number): SportOdds | null => BY_SPORT.get(sportId) ?? null;

/** Ids that are no sport are in group 1 (O-135). */
export const bettingGroup = (sportId: number): BettingGroup => sportOdds(sportId)?.group ?? BETTING_GROUP.threeWay;

/** ODDS-04. */
export const oddsType = (sportId: number): '1x2' | '12' => (bettingGroup(sportId) === BETTING_GROUP.threeWay ? '1x2' : '12');

/** Every type that any list of the sport has. */
export function offeredTypes(sportId: number): ReadonlySet<BetType> {
  const odds = sportOdds(sportId);
  if (odds === null) return new Set();
  const { prematchSummary, prematchTab, liveSummary, liveTab, duelDefault } = odds;
  return new Set([
    ...prematchSummary,
    ...prematchTab,
    ...liveSummary,
    ...liveTab,
    odds.default,
    ...(duelDefault === null ? [] : [duelDefault]),
  ]);
}

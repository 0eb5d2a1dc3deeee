import {
  BET_TYPE_RULES,
  BET_TYPES,
  type BetScope,
  type BetType,
  offeredTypes,
  type SportOdds,
  sportOdds,
} from '@stillingen/domain/odds';
import { isYes, oneOf, readTable } from '../data/table.ts';
import type { Match } from '../engine/match.ts';
import { type Belief, beliefOf, type Chances, chancesOf, evenLine, halfFullChances } from './belief.ts';
import type { Course, MatchBelief } from './models.ts';

/** `margin` is that of a market as a multiple of the usual one of its bookmaker. */
export const MARKET_RULES: ReadonlyMap<BetType, { readonly margin: number; readonly live: boolean }> = new Map(
  readTable('odds-markets.csv', 'bet_type margin# live', { bet_type: oneOf(...BET_TYPES), live: isYes }).map((row) => [
    row.betType,
    row,
  ]),
);

/** A market with the true chances of its outcomes. */
export interface Market {
  readonly betType: BetType;
  readonly scope: BetScope;
  readonly line?: number;
  /** How many outcomes win. */
  readonly winners: number;
  readonly chances: Chances;
}

interface Asked {
  readonly isLive: boolean;
  /** Whether more than the usual markets are offered. */
  readonly isFull: boolean;
}

const PARTS_ARE_COUNTED = new Set<string>(['SETS', 'FRAMES', 'LEGS']);
const USUAL = new Set<BetType>(['HOME_DRAW_AWAY', 'HOME_AWAY', 'OVER_UNDER', 'ASIAN_HANDICAP', 'TO_QUALIFY', 'NEXT_GOAL']);
const OVERTIME: BetScope = 'FULL_TIME_OVER_TIME';

const withOvertime = ({ scopes }: SportOdds): BetScope => (scopes.includes(OVERTIME) ? OVERTIME : 'FULL_TIME');

/** Lines near even: a few totals around the first, one handicap. */
function linesOf(betType: BetType, { full, kind }: MatchBelief, isFull: boolean): readonly (number | undefined)[] {
  const inQuarters = full.scores !== null && kind === 'goals';
  switch (BET_TYPE_RULES[betType].line) {
    case 'total': {
      const line = evenLine(full.totals, 1, 0.5);
      return (isFull && inQuarters ? [line - 1, line, line + 1] : [line]).filter((each) => each > 0);
    }
    case 'margin':
      return [0 - (inQuarters ? evenLine(full.margins, 0.25) : evenLine(full.margins, 1, 0.5))];
    case 'whole margin':
      return [evenLine(full.margins, 1) > 0 ? -1 : 1];
    default:
      return [undefined];
  }
}

function isPriced(betType: BetType, { rules, knockout }: Match, { kind }: MatchBelief, odds: SportOdds): boolean {
  if (betType === 'TO_QUALIFY') return knockout;
  if (kind === 'goals' || kind === 'points') return betType !== 'HOME_DRAW_AWAY' || odds.default === betType || kind === 'goals';
  if (betType === 'HOME_AWAY') return true;
  const isOfLine = betType === 'OVER_UNDER' || betType === 'ASIAN_HANDICAP';
  return (
    kind === 'sets' &&
    (isOfLine ? PARTS_ARE_COUNTED.has(odds.lineUnits[0]!) : betType === 'CORRECT_SCORE' && rules.format.bestOf !== undefined)
  );
}

const market = (betType: BetType, scope: BetScope, chances: Chances | null, line?: number): Market[] =>
  chances === null
    ? []
    : [{ betType, scope, winners: BET_TYPE_RULES[betType].winners ?? 1, chances, ...(line === undefined ? {} : { line }) }];

/** Which side scores the next one, if any. */
function nextGoal({ toCome }: MatchBelief, { score }: Course): Market[] {
  if (toCome === null) return [];
  const [home, away] = toCome;
  const none = Math.exp(-home - away);
  const some = (1 - none) / (home + away);
  return market('NEXT_GOAL', 'FULL_TIME', { home: home * some, none, away: away * some }, score[0] + score[1] + 1);
}

function ofHalves({ halves }: MatchBelief): Market[] {
  if (halves === null) return [];
  const first: Belief = beliefOf(halves.first);
  const line = evenLine(first.totals, 1, 0.5);
  return [
    ...market('HALF_FULL_TIME', 'FULL_TIME', halfFullChances(halves.first, halves.second)),
    ...market('HOME_DRAW_AWAY', 'FIRST_HALF', chancesOf('HOME_DRAW_AWAY', first, 0)),
    ...market('OVER_UNDER', 'FIRST_HALF', chancesOf('OVER_UNDER', first, line), line),
  ];
}

/** What bookmakers offer of a match, in the order of bet types. */
export function marketsOf(match: Match, belief: MatchBelief, course: Course, { isLive, isFull }: Asked): readonly Market[] {
  const { sportId } = match.rules;
  const odds = sportOdds(sportId)!;
  const offered = offeredTypes(sportId);
  const usualScope = odds.default === 'HOME_AWAY' ? withOvertime(odds) : 'FULL_TIME';
  const markets = BET_TYPES.flatMap((betType): Market[] => {
    if (!offered.has(betType) || !(isFull || USUAL.has(betType)) || (isLive && !MARKET_RULES.get(betType)!.live)) return [];
    if (betType === 'TOP_POSITION_MERGED' || betType === 'HALF_FULL_TIME') return [];
    if (betType === 'NEXT_GOAL') return isLive && odds.liveTab.includes(betType) ? nextGoal(belief, course) : [];
    if (!isPriced(betType, match, belief, odds)) return [];
    const scope = betType === 'HOME_AWAY' ? withOvertime(odds) : betType === 'HOME_DRAW_AWAY' ? 'FULL_TIME' : usualScope;
    return linesOf(betType, belief, isFull).flatMap((line) =>
      market(betType, scope, chancesOf(betType, belief.full, line ?? 0), line),
    );
  });
  return isFull && !isLive ? [...markets, ...ofHalves(belief)] : markets;
}

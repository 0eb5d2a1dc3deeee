import type { ParticipantId } from '../event/ids.ts';
import { netRunRate } from './run-rate.ts';
import { type PointScale, type StandingsMatch, type Tally, tallyOf } from './tally.ts';

/** Goals are points in sports that count those. */
export type TieBreak =
  | 'points'
  | 'unrounded-points'
  | 'goal-difference'
  | 'goals-for'
  | 'away-goals'
  | 'wins'
  | 'regular-wins'
  | 'percentage'
  | 'net-run-rate'
  | 'away-wins'
  | 'fewest-played'
  | 'head-to-head-points'
  | 'head-to-head-difference'
  | 'head-to-head-goals'
  | 'head-to-head-away-goals'
  | 'fair-play'
  | StatedTieBreak
  | 'name';
/** Lots or a ranking: a provider sends the order. */
type StatedTieBreak = 'lots' | 'ranking';

export interface HeadToHead {
  /** Matches of each pair before their results count; 0 for at once. */
  readonly meetings: number;
  /** Teams still level are `never` compared anew, `after` all criteria, or `at-once`. */
  readonly reapply: 'never' | 'after' | 'at-once';
}

/** Then tie-breaks. Win share counts a draw as half a win. */
export type RankBy = 'points' | 'wins' | 'win-share';

export interface TieContext {
  readonly rankBy: RankBy;
  readonly tieBreaks: readonly TieBreak[];
  readonly headToHead: HeadToHead;
  readonly points: PointScale;
  readonly matches: readonly StandingsMatch[];
  readonly orders?: readonly (readonly ParticipantId[])[];
  readonly nameOf: (participant: ParticipantId) => string;
}

export interface RankedTally {
  readonly tally: Tally;
  readonly tieBroken: TieBreak | null;
}

type Measure = (tally: Tally) => number;
const difference: Measure = (tally) => tally.goalsFor - tally.goalsAgainst;

const MEASURES: Readonly<Record<Exclude<TieBreak, 'name' | StatedTieBreak>, Measure>> = {
  points: (tally) => tally.points,
  'unrounded-points': (tally) => tally.points + tally.roundedOff,
  'goal-difference': difference,
  'goals-for': (tally) => tally.goalsFor,
  'away-goals': (tally) => tally.awayGoals,
  wins: (tally) => tally.wins,
  'regular-wins': (tally) => tally.regularWins,
  // Share of all scored: the order of for per against, without division by zero.
  percentage: ({ goalsFor, goalsAgainst }) => (goalsFor === 0 ? 0 : goalsFor / (goalsFor + goalsAgainst)),
  'net-run-rate': netRunRate,
  'away-wins': (tally) => tally.awayWins,
  'fewest-played': (tally) => -tally.played,
  'head-to-head-points': (tally) => tally.points,
  'head-to-head-difference': difference,
  'head-to-head-goals': (tally) => tally.goalsFor,
  'head-to-head-away-goals': (tally) => tally.awayGoals,
  'fair-play': (tally) => tally.fairPlay ?? Number.NaN,
};

/** NaN without an order of all tied teams. */
function statedMeasure(tied: readonly Tally[], { orders = [] }: TieContext): Measure {
  const stated = orders.findLast((order) => tied.every(({ participant }) => order.includes(participant)));
  return ({ participant }) => (stated === undefined ? Number.NaN : -stated.indexOf(participant));
}

const isHeadToHead = (tieBreak: TieBreak | undefined): boolean => tieBreak !== undefined && tieBreak.startsWith('head-to-head');

const collator = new Intl.Collator('da');

function byName(tied: readonly Tally[], { nameOf }: TieContext): RankedTally[] {
  const order = (a: Tally, b: Tally): number =>
    collator.compare(nameOf(a.participant), nameOf(b.participant)) || (a.participant < b.participant ? -1 : 1);
  return tied.toSorted(order).map((tally, i) => ({ tally, tieBroken: i === 0 ? null : 'name' }));
}

/** Best first, equal ones together; all together where a value is not known. */
function partsBy(tied: readonly Tally[], measure: Measure): Tally[][] {
  const measured = tied.map((each) => [measure(each), each] as const);
  if (measured.some(([value]) => Number.isNaN(value))) return [[...tied]];
  const parts: Tally[][] = [];
  let last = Number.NaN;
  for (const [value, tally] of measured.sort((a, b) => b[0] - a[0])) {
    if (value === last) parts.at(-1)!.push(tally);
    else parts.push([tally]);
    last = value;
  }
  return parts;
}

interface MiniTable {
  readonly size: number;
  readonly tallies: ReadonlyMap<ParticipantId, Tally> | null;
}

function miniTable(tied: readonly Tally[], context: TieContext): MiniTable {
  const tallies = tallyOf(
    tied.map((tally) => tally.participant),
    context.matches,
    context.points,
  );
  const needed = (tied.length - 1) * context.headToHead.meetings;
  const complete = [...tallies.values()].every((tally) => tally.played >= needed);
  return { size: tied.length, tallies: complete ? tallies : null };
}

function settle(tied: readonly Tally[], level: number, entered: MiniTable | null, context: TieContext): RankedTally[] {
  if (tied.length === 1) return [{ tally: tied[0]!, tieBroken: null }];
  const tieBreak = context.tieBreaks[level];
  const blockStart = context.tieBreaks.findIndex(isHeadToHead);
  const direct = isHeadToHead(tieBreak);
  if (!direct && entered !== null && context.headToHead.reapply === 'after' && tied.length < entered.size) {
    return settle(tied, blockStart, null, context);
  }
  if (tieBreak === undefined || tieBreak === 'name') return byName(tied, context);

  const measure = tieBreak === 'lots' || tieBreak === 'ranking' ? statedMeasure(tied, context) : MEASURES[tieBreak];
  const mini = direct ? (entered ?? miniTable(tied, context)) : null;
  const parts =
    mini === null
      ? partsBy(tied, measure)
      : mini.tallies === null
        ? [[...tied]]
        : partsBy(tied, (tally) => measure(mini.tallies!.get(tally.participant)!));
  const restart = direct && parts.length > 1 && context.headToHead.reapply === 'at-once';
  return parts.flatMap((part, i) => {
    const [first, ...rest] = restart ? settle(part, blockStart, null, context) : settle(part, level + 1, mini, context);
    return i === 0 ? [first!, ...rest] : [{ ...first!, tieBroken: tieBreak }, ...rest];
  });
}

const RANKS: Readonly<Record<RankBy, Measure>> = {
  points: (tally) => tally.points,
  wins: (tally) => tally.wins,
  'win-share': ({ played, wins, draws }) => (played === 0 ? 0 : (wins + draws / 2) / played),
};

/** Criteria in turn, then names: a total order. */
export const place = (tallies: Iterable<Tally>, context: TieContext): RankedTally[] =>
  partsBy([...tallies], RANKS[context.rankBy]).flatMap((tied) => settle(tied, 0, null, context));

import { type EventItem, type Pair, type Side, Winner } from '../event/entities.ts';
import type { ParticipantId } from '../event/ids.ts';
import { isDecided, Stage, type StageCode, StageType, stageTypeOf } from '../event/stage.ts';
import { makesTable, poolsOf, type StandingsStage } from './pools.ts';
import type { StandingsRules } from './rules/rules.ts';
import type { Outcome, StandingsMatch, TableSide } from './tally.ts';

export interface CountInput {
  readonly stages: readonly StandingsStage[];
  readonly matches: readonly StandingsMatch[];
  readonly side: TableSide;
  readonly nameOf: (participant: ParticipantId) => string;
}

export interface Counting<Counts> {
  readonly none: () => Counts;
  readonly counts: (match: StandingsMatch) => boolean;
  readonly add: (counts: Counts, match: StandingsMatch, side: Side) => void;
  readonly order: (counts: Counts) => readonly number[];
}

export interface CountedRow<Counts> {
  readonly participant: ParticipantId;
  readonly rank: number;
  readonly played: number;
  readonly counts: Counts;
}

export interface CountedSection<Counts> {
  readonly group: string;
  readonly rows: readonly CountedRow<Counts>[];
}

interface CountedTotal<Counts> {
  readonly participant: ParticipantId;
  played: number;
  readonly counts: Counts;
}

const collator = new Intl.Collator('da');

/** One section per group; totally ordered. */
export function countedSections<Counts>(input: CountInput, counting: Counting<Counts>): CountedSection<Counts>[] {
  const { side, nameOf, stages } = input;
  const matches = input.matches.filter((match) => makesTable(match) && !match.live);
  return poolsOf(stages, matches).map((pool) => {
    const accounts = new Map(
      [...pool.participants].map((participant): [ParticipantId, CountedTotal<Counts>] => [
        participant,
        { participant, played: 0, counts: counting.none() },
      ]),
    );
    const add = (match: StandingsMatch, of: Side): void => {
      const account = accounts.get(match[of])!;
      account.played += 1;
      counting.add(account.counts, match, of);
    };
    for (const match of pool.matches.filter(counting.counts)) {
      if (side !== 'away') add(match, 'home');
      if (side !== 'home') add(match, 'away');
    }
    const ranked = [...accounts.values()].map((account) => ({ account, order: counting.order(account.counts) }));
    ranked.sort((a, b) => {
      const first = a.order.findIndex((value, i) => value !== b.order[i]);
      if (first >= 0) return b.order[first]! - a.order[first]!;
      const [one, other] = [a.account.participant, b.account.participant];
      return collator.compare(nameOf(one), nameOf(other)) || (one < other ? -1 : 1);
    });
    return { group: pool.group, rows: ranked.map(({ account }, i) => ({ ...account, rank: i + 1 })) };
  });
}

const FOR_HOME: Readonly<Partial<Record<Winner, Outcome>>> = {
  [Winner.home]: 'win',
  [Winner.draw]: 'draw',
  [Winner.away]: 'loss',
};

/** After a level regular time, whether its score is known or not. */
const AFTER_REGULAR = new Set<StageCode>([Stage.afterExtraTime, Stage.afterPenalties, Stage.afterExtraInnings]);

const SIDE_OF: Readonly<Record<Outcome, Side | null>> = { win: 'home', draw: null, loss: 'away' };

const byScore = ([home, away]: Pair): Outcome => (home === away ? 'draw' : home > away ? 'win' : 'loss');
const withGoal = ([home, away]: Pair, side: Side): Pair => (side === 'home' ? [home + 1, away] : [home, away + 1]);

type Counted = Pick<StandingsMatch, 'score' | 'wonLate' | 'outcome' | 'noResult'>;

/** Null where the match neither runs nor counts, or has no score or known winner. */
export function countedResult(
  event: Pick<EventItem, 'stage' | 'score' | 'fullTime' | 'penalties' | 'winner' | 'fullTimeWinner'>,
  { points, shootOutGoal, noResultDraws }: Pick<StandingsRules, 'points' | 'shootOutGoal' | 'noResultDraws'>,
): Counted | null {
  const { stage, score, fullTime, penalties, winner, fullTimeWinner } = event;
  if (noResultDraws && stage === Stage.abandoned) return { score: [0, 0], noResult: true };
  const counts = isDecided(stage) ? winner !== Winner.unknown : stageTypeOf(stage) === StageType.live;
  if (score === null || !counts) return null;
  const wasLevel =
    AFTER_REGULAR.has(stage) || (fullTime === null ? fullTimeWinner === Winner.draw : byScore(fullTime) === 'draw');
  const wonLate = points.late !== undefined && wasLevel ? SIDE_OF[FOR_HOME[winner] ?? byScore(score)] : null;
  if (wonLate !== null) return { score: shootOutGoal && penalties !== null ? withGoal(score, wonLate) : score, wonLate };
  const counted = fullTime ?? score;
  const outcome = FOR_HOME[fullTimeWinner];
  return outcome === undefined || outcome === byScore(counted) ? { score: counted } : { score: counted, outcome };
}

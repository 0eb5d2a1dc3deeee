import { type IncidentType, otherSide, type Pair, type Side, Stage, STATISTIC, type StageCode } from '@stillingen/domain';
import type { Scoreboard, StatisticsMessage } from '@stillingen/domain/messages';
import type { Period, RecordedAction, RecordedSheet, RecordedSubstitution, Recording } from './read.ts';
import { leaderOf, plus, sumOf } from '../../pairs.ts';

const Tag = { goal: 101, ownGoal: 102, assist: 301, red: 1701, yellow: 1702, secondYellow: 1703 } as const;
const ASSIST_SECONDS = 20;

/** The minute before the first, the minute of stoppage time, the stage. */
export const PERIOD: Record<Period, { readonly base: number; readonly cap: number; readonly stage: StageCode }> = {
  '1H': { base: 0, cap: 45, stage: Stage.firstHalf },
  '2H': { base: 45, cap: 90, stage: Stage.secondHalf },
  E1: { base: 90, cap: 105, stage: Stage.extraTime },
  E2: { base: 105, cap: 120, stage: Stage.extraTime },
  P: { base: 120, cap: 120, stage: Stage.penalties },
};

export interface Fact {
  readonly period: Period;
  readonly second: number;
  readonly type: IncidentType;
  readonly side: Side;
  readonly player: string;
  readonly other: string;
}

export function minuteAt(period: Period, second: number): { minute: number; added: number } {
  const { base, cap } = PERIOD[period];
  const minute = base + Math.floor(second / 60) + 1;
  return { minute: Math.min(minute, cap), added: period === 'P' ? 0 : Math.max(0, minute - cap) };
}

const isShot = ({ name }: RecordedAction): boolean => name === 'Shot' || name === 'Free Kick';
const isPenalty = ({ name, detail }: RecordedAction): boolean => name === 'Free Kick' && detail === 'Penalty';

function typeOf(event: RecordedAction): IncidentType | null {
  const { tags, period } = event;
  const scored = isShot(event) && tags.has(Tag.goal);
  if (period === 'P') return isPenalty(event) ? (scored ? 'shootout-scored' : 'shootout-missed') : null;
  if (isPenalty(event)) return scored ? 'penalty-goal' : 'penalty-missed';
  if (scored) return 'goal';
  // The goalkeeper's save of the same goal carries its tags too.
  if (tags.has(Tag.ownGoal) && event.name !== 'Save attempt') return 'own-goal';
  if (tags.has(Tag.secondYellow)) return 'second-yellow-card';
  if (tags.has(Tag.red)) return 'red-card';
  return tags.has(Tag.yellow) ? 'yellow-card' : null;
}

function assistOf(events: readonly RecordedAction[], index: number): string {
  const goal = events[index]!;
  return (
    events
      .slice(0, index)
      .findLast(
        ({ tags, side, period, second }) =>
          tags.has(Tag.assist) && side === goal.side && period === goal.period && second >= goal.second - ASSIST_SECONDS,
      )?.player ?? ''
  );
}

function substitution({ side, minute, on, off }: RecordedSubstitution, periods: ReadonlySet<Period>): Fact {
  const period =
    (['E2', 'E1', '2H'] as const).find((candidate) => periods.has(candidate) && minute > PERIOD[candidate].base) ?? '1H';
  return {
    period,
    second: Math.max(0, minute - 1 - PERIOD[period].base) * 60,
    type: 'substitution',
    side,
    player: on,
    other: off,
  };
}

export function factsOf({ events, substitutions }: Recording): Fact[] {
  const periods = new Set(events.map(({ period }) => period));
  const facts = events.flatMap((event, index): Fact[] => {
    const type = typeOf(event);
    if (type === null) return [];
    const side = type === 'own-goal' ? otherSide(event.side) : event.side;
    const { period, second, player } = event;
    return [{ period, second, type, side, player, other: type === 'goal' ? assistOf(events, index) : '' }];
  });
  return [...facts, ...substitutions.map((change) => substitution(change, periods))];
}

type Values = StatisticsMessage['values'];

const ACCURATE = 1801;
const SHOTS = new Set(['Free kick shot', 'Penalty']);
const FOULS = new Set(['Foul', 'Hand foul', 'Violent Foul']);

const countsAsShot = ({ name, detail }: RecordedAction): boolean =>
  name === 'Shot' || (name === 'Free Kick' && SHOTS.has(detail));

const COUNTED: readonly (readonly [stat: number, counts: (event: RecordedAction) => boolean])[] = [
  [STATISTIC.shots, countsAsShot],
  [STATISTIC.onTarget, (event) => countsAsShot(event) && event.tags.has(ACCURATE)],
  [STATISTIC.corners, ({ name, detail }) => name === 'Free Kick' && detail === 'Corner'],
  [STATISTIC.offside, ({ name }) => name === 'Offside'],
  [STATISTIC.foulsCommitted, ({ name, detail }) => name === 'Foul' && FOULS.has(detail)],
  [STATISTIC.yellowCards, ({ tags }) => tags.has(1702) || tags.has(1703)],
  [STATISTIC.redCards, ({ tags }) => tags.has(1701) || tags.has(1703)],
  [STATISTIC.passes, ({ name }) => name === 'Pass'],
];

/** Possession is the share of passes; the shoot-out does not count. */
export function statisticsOf(events: readonly RecordedAction[]): Values {
  const played = events.filter(({ period }) => period !== 'P');
  const values = COUNTED.map(([stat, counts]) => {
    const counted = played.filter(counts);
    const home = counted.filter(({ side }) => side === 'home').length;
    return { stat, home, away: counted.length - home };
  });
  const passes = values.find(({ stat }) => stat === STATISTIC.passes)!;
  const all = passes.home + passes.away;
  const share = Math.round((100 * passes.home) / all);
  return [
    ...(all === 0 ? [] : [{ stat: STATISTIC.possession, home: `${share}%`, away: `${100 - share}%` }]),
    ...values.map(({ stat, home, away }) => ({ stat, home: String(home), away: String(away) })),
  ];
}

export function incidentOf({ period, second, type, side, player, other }: Fact, score: [number, number] | null) {
  const { minute, added } = minuteAt(period, second);
  return {
    type,
    side,
    minute,
    ...(added > 0 ? { added } : {}),
    stage: PERIOD[period].stage,
    ...(player === '' ? {} : { player }),
    ...(other === '' ? {} : { second: other }),
    ...(score === null ? {} : { score }),
  };
}

const PLACES: readonly string[] = ['goalkeeper', 'defender', 'midfielder', 'forward', 'player'];

export const lineupOf = ({ side, starters, substitutes }: RecordedSheet) => ({
  side,
  confirmed: true,
  starters: starters.toSorted((a, b) => PLACES.indexOf(a.role) - PLACES.indexOf(b.role)),
  substitutes: [...substitutes],
});

export type Tally = Readonly<Partial<Record<Period, Pair>>>;

const GOALS = new Set<string>(['goal', 'own-goal', 'penalty-goal', 'shootout-scored']);

export const scores = ({ type }: Fact): boolean => GOALS.has(type);

const goalsOf = (tally: Tally, periods: readonly Period[]): [number, number] =>
  sumOf(periods.map((period) => tally[period] ?? [0, 0]));

export const withGoal = (tally: Tally, { period, side }: Fact): Tally => ({
  ...tally,
  [period]: plus(tally[period] ?? [0, 0], side),
});

export const begun = (tally: Tally, period: Period): Tally => ({ ...tally, [period]: [0, 0] });

export const runningScore = (tally: Tally): [number, number] => goalsOf(tally, ['1H', '2H', 'E1', 'E2']);

export function boardOf(tally: Tally): Scoreboard {
  const [home, away] = runningScore(tally);
  const parts = [['1H'], ['2H'], ['E1', 'E2']] as const;
  const fullTime = goalsOf(tally, ['1H', '2H']);
  return {
    home,
    away,
    parts: parts.filter(([first]) => tally[first] !== undefined).map((periods) => goalsOf(tally, periods)),
    ...(tally.E1 === undefined && tally.P === undefined ? {} : { fullTime }),
    ...(tally.E1 === undefined || tally.P === undefined ? {} : { afterExtraTime: [home, away] }),
    ...(tally.P === undefined ? {} : { penalties: goalsOf(tally, ['P']) }),
  };
}

export function finalBoard(tally: Tally, knockout: boolean): Scoreboard {
  const board = boardOf(tally);
  const side = leaderOf([board.home, board.away]) ?? (board.penalties === undefined ? null : leaderOf(board.penalties));
  return {
    ...board,
    fullTime: goalsOf(tally, ['1H', '2H']),
    ...(tally.E1 === undefined ? {} : { afterExtraTime: [board.home, board.away] }),
    winner: side ?? 'draw',
    ...(knockout && side !== null ? { advanced: side } : {}),
  };
}

export function finalStage(last: Period): StageCode {
  if (last === 'P') return Stage.afterPenalties;
  return last === 'E1' || last === 'E2' ? Stage.afterExtraTime : Stage.finished;
}

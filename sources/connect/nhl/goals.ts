import type { Pair, Side } from '@stillingen/domain';
import type { PeriodScores } from '../../datasets/kit/events/score.ts';
import { minuteOf, REGULAR, stageOfPeriod } from '../../datasets/nhl-nhlapi/league.ts';
import tables from '../../datasets/nhl-nhlapi/tables.json' with { type: 'json' };
import { plus } from '../../pairs.ts';
import type { ReportedIncident } from '../kit/connector.ts';
import type { Game, Goal, Person } from './schema.ts';

export interface ScoredGoal {
  readonly goal: Goal;
  readonly period: number;
  readonly side: Side;
}

function sideOf(game: Game, team: Goal['teamAbbrev']): Side | null {
  const abbreviation = typeof team === 'string' ? team : team.default;
  if (abbreviation === game.homeTeam.abbrev) return 'home';
  return abbreviation === game.awayTeam.abbrev ? 'away' : null;
}

const countOf = (goals: readonly { readonly side: Side }[]): Pair =>
  goals.reduce<Pair>((count, { side }) => plus(count, side), [0, 0]);

/**
 * The goals of play, without the one that stands for a shoot-out. Null where the answer has none,
 * or fewer than the score: a goal is listed up to minutes after it counts.
 */
export function goalsOf(game: Game, score: Pair): ScoredGoal[] | null {
  const listed =
    game.summary?.scoring.flatMap(({ periodDescriptor, goals }) => goals.map((goal) => ({ ...goal, periodDescriptor }))) ??
    game.goals;
  if (listed === undefined) return null;
  const goals: ScoredGoal[] = [];
  for (const goal of listed) {
    const { number: period, periodType } = goal.periodDescriptor ?? {};
    if (periodType === 'SO') continue;
    const side = sideOf(game, goal.teamAbbrev);
    if (period === undefined || side === null) return null;
    goals.push({ goal, period, side });
  }
  const [home, away] = countOf(goals);
  return home === score[0] && away === score[1] ? goals : null;
}

/** `begun`: how many periods have begun, without a shoot-out. */
export function periodScores(goals: readonly ScoredGoal[], begun: number): Omit<PeriodScores, 'shootOut'> {
  const length = Math.max(begun, ...goals.map(({ period }) => period));
  const scores = Array.from({ length }, (_, index) => countOf(goals.filter(({ period }) => period === index + 1)));
  return { regular: scores.slice(0, REGULAR), extra: scores.slice(REGULAR) };
}

function attemptsOf(game: Game) {
  return game.summary?.shootout?.flatMap((attempt) => {
    const side = sideOf(game, attempt.teamAbbrev);
    return side === null ? [] : [{ ...attempt, side, scored: attempt.result === 'goal' }];
  });
}

/** Null where the answer does not list the attempts. */
export function shootOutOf(game: Game): Pair | null {
  const attempts = attemptsOf(game) ?? [];
  return attempts.length === 0 ? null : countOf(attempts.filter(({ scored }) => scored));
}

const fullName = ({ name, firstName, lastName }: Person): string =>
  `${firstName?.default ?? ''} ${lastName?.default ?? ''}`.trim() || (name?.default.trim() ?? '');

const STRENGTHS: Readonly<Record<string, string>> = tables.strengths;

function goalIncident({ goal, period, side }: ScoredGoal): ReportedIncident {
  const [player, second, third] = [goal, ...(goal.assists ?? [])].map(fullName);
  const detail = goal.goalModifier === 'empty-net' ? STRENGTHS.en : STRENGTHS[goal.strength ?? ''];
  return {
    id: String(goal.eventId),
    type: 'goal',
    side,
    minute: minuteOf(period, goal.timeInPeriod),
    clock: goal.timeInPeriod,
    stage: stageOfPeriod(period, false),
    ...(player ? { player } : {}),
    ...(second ? { second } : {}),
    ...(third ? { third } : {}),
    ...(detail === undefined ? {} : { detail }),
    score: [goal.homeScore, goal.awayScore],
  };
}

const SHOOT_OUT_PERIOD = 5;
const SHOOT_OUT = { minute: minuteOf(SHOOT_OUT_PERIOD, '00:00'), stage: stageOfPeriod(SHOOT_OUT_PERIOD, true) };

/** Undefined where an id is missing: such a list could withdraw goals that stand. */
export function incidentsOf(game: Game, goals: readonly ScoredGoal[] | null): ReportedIncident[] | undefined {
  if (goals === null || goals.some(({ goal }) => goal.eventId === undefined)) return undefined;
  const attempts = attemptsOf(game);
  if (attempts === undefined && game.periodDescriptor?.periodType === 'SO') return undefined;
  return [
    ...goals.map(goalIncident),
    ...(attempts ?? []).map((attempt): ReportedIncident => {
      const player = fullName(attempt);
      return {
        id: `so${attempt.sequence}`,
        type: attempt.scored ? 'shootout-scored' : 'shootout-missed',
        side: attempt.side,
        ...SHOOT_OUT,
        ...(player === '' ? {} : { player }),
      };
    }),
  ];
}

import type { Pair } from '@stillingen/domain';
import { dayAfter, easternDay } from '../../connect/kit/us-days.ts';
import teams from '../../connect/nhl/teams.json' with { type: 'json' };
import { leaderOf, plus } from '../../pairs.ts';
import { nhlGame, nhlGoal, nhlPeriod } from '../made-games.ts';
import { countOf, isoOf, type MadeGoal, type MadeMatch, type Moment, momentOf } from './match.ts';

const TEAMS = Object.keys(teams);
const MINUTE = 60_000;
const OFFICIAL = 30 * MINUTE;
const TYPES = { part: 'REG', extra: 'OT', kicks: 'SO' } as const;

const teamOf = (number: number): string => TEAMS[number % TEAMS.length]!;
/** The clock runs for a half of the time of a period. */
const clockOf = (ms: number): string => {
  const seconds = Math.min(1199, Math.floor(ms / 2000));
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
};

function stateOf({ phase }: Moment, sinceEndMs: number): string {
  if (phase === 'before') return 'FUT';
  return phase !== 'over' ? 'LIVE' : sinceEndMs > OFFICIAL ? 'OFF' : 'FINAL';
}

function goalRow(match: MadeMatch, goal: MadeGoal, score: Pair): object {
  const team = teamOf(match.teams[goal.side === 'home' ? 0 : 1]);
  const timeInPeriod = clockOf(goal.atMs - match.periods[goal.period]!.fromMs);
  return nhlGoal(goal.id, team, [score[0], score[1]], { timeInPeriod });
}

function scoringOf(match: MadeMatch, { goals, kicks, period, kind }: Moment) {
  let score: Pair = [0, 0];
  const scoring = match.periods.slice(0, period + 1).map((each, at) => {
    const rows = goals
      .filter((goal) => goal.period === at)
      .map((goal) => {
        score = plus(score, goal.side);
        return goalRow(match, goal, score);
      });
    return nhlPeriod(at + 1, rows, TYPES[each.kind]);
  });
  const shootout = kicks.map((kick, at) => ({
    ...{ sequence: at + 1, result: 'goal' },
    teamAbbrev: { default: teamOf(match.teams[kick.side === 'home' ? 0 : 1]) },
  }));
  return { scoring, ...(kind === 'kicks' ? { shootout } : {}) };
}

/** The winner of a shoot-out has one goal more. */
function scoreOf({ goals, kicks, phase }: Moment): Pair {
  const winner = leaderOf(countOf(kicks));
  return phase === 'over' && winner !== null ? plus(countOf(goals), winner) : countOf(goals);
}

/** Lists have their goals without ids; the page of a match has them. */
function gameOf(match: MadeMatch, nowMs: number, isPage: boolean) {
  const moment = momentOf(match, nowMs);
  const { period, phase, kind, inPeriodMs } = moment;
  const [home, away] = scoreOf(moment);
  const [homeTeam, awayTeam] = match.teams.map((team, at) => ({
    ...{ abbrev: teamOf(team), ...(period < 0 ? {} : { score: [home, away][at]! }) },
  }));
  return nhlGame({
    id: match.id,
    gameDate: easternDay(match.startMs),
    startTimeUTC: isoOf(match.startMs),
    gameState: stateOf(moment, nowMs - match.startMs - match.periods.at(-1)!.toMs),
    ...{ homeTeam, awayTeam },
    periodDescriptor: period < 0 ? undefined : { number: period + 1, periodType: TYPES[kind] },
    clock:
      period < 0 ? undefined : { timeRemaining: clockOf(Math.max(0, 2_398_000 - inPeriodMs)), inIntermission: phase === 'break' },
    summary: isPage ? scoringOf(match, moment) : undefined,
  });
}

const WEEK_DAYS = 7;

/** The answer of the NHL to one path. */
export function nhlAnswer(path: string, all: readonly MadeMatch[], nowMs: number): unknown {
  const [, , kind, name = ''] = path.split('/');
  const on = (day: string) =>
    all.filter(({ startMs }) => easternDay(startMs) === day).map((match) => gameOf(match, nowMs, false));
  if (kind === 'score') return { currentDate: name, games: on(name) };
  if (kind === 'schedule') {
    const days = Array.from({ length: WEEK_DAYS }, (_, ahead) => dayAfter(name, ahead));
    return { gameWeek: days.map((date) => ({ date, games: on(date) })) };
  }
  const match = all.find(({ id }) => id === Number(name));
  return match === undefined ? null : gameOf(match, nowMs, true);
}

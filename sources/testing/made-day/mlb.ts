import { dayAfter, easternDay } from '../../connect/kit/us-days.ts';
import { mlbGame, mlbStatus } from '../made-games.ts';
import { countOf, isoOf, type MadeMatch, type Moment, momentOf, scoresByPeriod } from './match.ts';

const FIRST_TEAM = 107;

/** The bottom of an inning that is not played has no runs. */
function linescoreOf({ periods }: MadeMatch, moment: Moment): object {
  const { period, inPeriodMs, phase } = moment;
  const { fromMs, toMs } = periods[period]!;
  const isTopInning = phase !== 'over' && inPeriodMs < (toMs - fromMs) / 2;
  const innings = scoresByPeriod(moment).map(([home, away], at) => ({
    num: at + 1,
    home: at === period && isTopInning ? {} : { runs: home },
    away: { runs: away },
  }));
  const [home, away] = countOf(moment.goals);
  const count = { balls: Math.floor(inPeriodMs / 30_000) % 4, strikes: Math.floor(inPeriodMs / 45_000) % 3 };
  return {
    ...{ currentInning: period + 1, isTopInning, scheduledInnings: 9, innings },
    teams: { home: { runs: home, hits: 2 * home, errors: 0 }, away: { runs: away, hits: 2 * away, errors: 0 } },
    ...{ ...count, outs: Math.floor(inPeriodMs / 170_000) % 3, offense: {} },
  };
}

function gameOf(match: MadeMatch, nowMs: number) {
  const moment = momentOf(match, nowMs);
  const [home, away] = countOf(moment.goals);
  const { phase, period } = moment;
  const status =
    phase === 'before' ? mlbStatus('Scheduled', 'S') : phase === 'over' ? mlbStatus('Final', 'F') : mlbStatus('In Progress');
  const [homeTeam, awayTeam] = match.teams.map((team, at) => ({
    ...(period < 0 ? {} : { score: [home, away][at]! }),
    team: { id: FIRST_TEAM + team, name: `Mlb Hold ${team}` },
  }));
  return mlbGame({
    gamePk: match.id,
    season: isoOf(match.startMs).slice(0, 4),
    gameDate: isoOf(match.startMs),
    status,
    teams: { home: homeTeam, away: awayTeam },
    linescore: period < 0 ? undefined : linescoreOf(match, moment),
  });
}

/** The answer of the MLB to one path. */
export function mlbAnswer(path: string, all: readonly MadeMatch[], nowMs: number): unknown {
  const query = new URL(path, 'http://source').searchParams;
  const date = query.get('date');
  const [from, to] = date === null ? [query.get('startDate')!, query.get('endDate')!] : [date, date];
  const dates: object[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) {
    const games = all.filter(({ startMs }) => easternDay(startMs) === day).map((match) => gameOf(match, nowMs));
    if (games.length > 0) dates.push({ date: day, games });
  }
  return { dates };
}

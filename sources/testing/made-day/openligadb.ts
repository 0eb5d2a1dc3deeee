import type { Pair } from '@stillingen/domain';
import { Temporal } from 'temporal-polyfill';
import { plus } from '../../pairs.ts';
import { goalRow, matchRow, resultRow } from '../openligadb.ts';
import { countOf, isoOf, type MadeMatch, type Moment, minuteOf, momentOf, scoreAfter } from './match.ts';

const JULY = 6;
const seasonOf = ({ startMs }: MadeMatch): number => {
  const start = new Date(startMs);
  return start.getUTCFullYear() - (start.getUTCMonth() < JULY ? 1 : 0);
};

const germanTime = (ms: number): string =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO('Europe/Berlin').toPlainDateTime().toString();

/** Kicks follow the goals, with the score that they add up to. */
function goalRows(match: MadeMatch, { goals, kicks }: Moment): object[] {
  let score: Pair = [0, 0];
  return [...goals, ...kicks].map((goal) => {
    score = plus(score, goal.side);
    const isKick = kicks.includes(goal);
    const { minute, added } = minuteOf(match, goal);
    return goalRow(minute + added, score, {
      goalID: 1000 * match.id + goal.id,
      goalGetterName: `Spieler ${goal.id}`,
      isPenalty: isKick,
      isOvertime: added > 0,
    });
  });
}

function resultRows(moment: Moment, isOver: boolean): object[] {
  const { period, kind, phase, goals, kicks } = moment;
  const hasHalf = period > 0 || (period === 0 && phase === 'break');
  const isLong = kind !== 'part' && period > 1;
  return [
    ...(hasHalf ? [resultRow('half', scoreAfter(moment, 1))] : []),
    ...(period >= 0 ? [resultRow('final', isLong ? scoreAfter(moment, 2) : countOf(goals))] : []),
    ...(isLong ? [resultRow('extra', countOf(goals))] : []),
    ...(isLong && isOver && kind === 'kicks' ? [resultRow('penalties', countOf([...goals, ...kicks]))] : []),
  ];
}

function rowOf(match: MadeMatch, nowMs: number) {
  const moment = momentOf(match, nowMs);
  const isOver = moment.phase === 'over';
  return matchRow({
    matchID: match.id,
    matchDateTimeUTC: isoOf(match.startMs),
    lastUpdateDateTime: germanTime(moment.changedMs),
    leagueShortcut: match.league,
    leagueSeason: seasonOf(match),
    group: { groupName: `${match.round}. ${match.league === 'dfb' ? 'Runde' : 'Spieltag'}`, groupOrderID: match.round },
    team1: { teamName: `Verein ${match.league} ${match.teams[0]}` },
    team2: { teamName: `Verein ${match.league} ${match.teams[1]}` },
    matchIsFinished: isOver,
    matchResults: resultRows(moment, isOver),
    goals: goalRows(match, moment),
  });
}

function currentRound(matches: readonly MadeMatch[], nowMs: number): number {
  const open = matches.filter((match) => momentOf(match, nowMs).phase !== 'over');
  return open.length > 0 ? Math.min(...open.map(({ round }) => round)) : Math.max(1, ...matches.map(({ round }) => round));
}

/** The answer of OpenLigaDB to one path. */
export function openligadbAnswer(path: string, all: readonly MadeMatch[], nowMs: number): unknown {
  const [, method, code, season, round] = path.split('/');
  const matches = all.filter(({ league }) => league === code);
  const inRound = (number: number) => matches.filter((match) => match.round === number);
  if (method === 'getcurrentgroup') return { groupOrderID: currentRound(matches, nowMs) };
  const listed =
    season === undefined
      ? inRound(currentRound(matches, nowMs))
      : matches.filter((match) => seasonOf(match) === Number(season) && (round === undefined || match.round === Number(round)));
  if (method === 'getmatchdata') return listed.map((match) => rowOf(match, nowMs));
  return germanTime(Math.max(0, ...listed.map((match) => momentOf(match, nowMs).changedMs)));
}

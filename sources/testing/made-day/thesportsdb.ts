import { row } from '../thesportsdb-answers.ts';
import { countOf, dayOf, isoOf, type MadeMatch, type Moment, momentOf } from './match.ts';

const MOST = 20;
const LIVE = ['1H', '2H', 'ET', 'P'];

const statusOf = ({ phase, period, kind }: Moment): string => {
  if (phase === 'before') return 'NS';
  if (phase === 'over') return { part: 'FT', extra: 'AET', kicks: 'PEN' }[kind];
  return phase === 'break' ? (period === 0 ? 'HT' : 'BT') : LIVE[period]!;
};

function rowOf(match: MadeMatch, nowMs: number) {
  const moment = momentOf(match, nowMs);
  const [home, away] = countOf(moment.goals);
  const isBefore = moment.phase === 'before';
  return row({
    idEvent: String(match.id),
    idLeague: match.league,
    idHomeTeam: String(match.teams[0]),
    idAwayTeam: String(match.teams[1]),
    strHomeTeam: `Db ${match.league} hold ${match.teams[0]}`,
    strAwayTeam: `Db ${match.league} hold ${match.teams[1]}`,
    intHomeScore: isBefore ? null : String(home),
    intAwayScore: isBefore ? null : String(away),
    strStatus: statusOf(moment),
    strProgress: '',
    strTimestamp: isoOf(match.startMs).slice(0, 19),
    dateEvent: dayOf(match.startMs),
    intRound: String(match.round),
  });
}

/** The answer of TheSportsDB to one path. */
export function thesportsdbAnswer(path: string, all: readonly MadeMatch[], nowMs: number): unknown {
  const [, kind, which, league] = /\/json\/(\w+)\/([^/]+)(?:\/league\/(\d+))?$/.exec(path) ?? [];
  const phaseOf = (match: MadeMatch) => momentOf(match, nowMs).phase;
  const rows = (matches: readonly MadeMatch[]) => matches.map((match) => rowOf(match, nowMs));
  if (kind === 'livescore') {
    const listed = which === 'soccer' ? all.filter((match) => ['live', 'break'].includes(phaseOf(match))) : [];
    return { livescore: listed.length > 0 ? rows(listed) : null };
  }
  const ofLeague = all.filter((match) => match.league === league).toSorted((a, b) => a.startMs - b.startMs);
  const isPast = (match: MadeMatch): boolean => match.startMs <= nowMs;
  const schedule =
    which === 'next' ? ofLeague.filter((match) => !isPast(match)).slice(0, MOST) : ofLeague.filter(isPast).slice(-MOST);
  return { schedule: rows(schedule) };
}

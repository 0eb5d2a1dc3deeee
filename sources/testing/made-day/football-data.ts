import { matchRow, scoreRow } from '../football-data.ts';
import { countOf, dayOf, isoOf, type MadeMatch, type Moment, momentOf, scoreAfter, scoresByPeriod } from './match.ts';

/** Area and name of competitions by their codes. */
const COMPETITIONS: Readonly<Record<string, readonly [area: string, name: string]>> = {
  PL: ['England', 'Premier League'],
  ELC: ['England', 'Championship'],
  BL1: ['Germany', 'Bundesliga'],
  PD: ['Spain', 'La Liga'],
  SA: ['Italy', 'Serie A'],
  FL1: ['France', 'Ligue 1'],
  DED: ['Netherlands', 'Eredivisie'],
  PPL: ['Portugal', 'Primeira Liga'],
  CL: ['Europe', 'Champions League'],
};

const statusOf = ({ phase }: Moment): string => ({ before: 'TIMED', live: 'IN_PLAY', break: 'PAUSED', over: 'FINISHED' })[phase];

/** In regular time the rest stands with 0-0. */
function scoreOf(moment: Moment): object {
  const { period, kind, phase, goals, kicks } = moment;
  if (period < 0) return scoreRow('REGULAR', {});
  const halfTime = period > 0 || phase === 'break' ? scoreAfter(moment, 1) : ([0, 0] as const);
  const fullTime = countOf([...goals, ...kicks]);
  if (period < 2) {
    const unused = phase === 'over' ? {} : ({ regularTime: [0, 0], extraTime: [0, 0], penalties: [0, 0] } as const);
    return scoreRow('REGULAR', { fullTime, halfTime, ...unused });
  }
  const [extraTime, penalties] = [scoresByPeriod(moment)[2]!, countOf(kicks)];
  const long = { fullTime, halfTime, regularTime: scoreAfter(moment, 2), extraTime };
  return kind === 'kicks' ? scoreRow('PENALTY_SHOOTOUT', { ...long, penalties }) : scoreRow('EXTRA_TIME', long);
}

function rowOf(match: MadeMatch, nowMs: number) {
  const moment = momentOf(match, nowMs);
  const [area, name] = COMPETITIONS[match.league]!;
  const [home, away] = match.teams;
  return matchRow({
    area: { name: area },
    competition: { name, code: match.league, type: match.league === 'CL' ? 'CUP' : 'LEAGUE' },
    season: { startDate: '2026-08-15', endDate: '2027-05-24' },
    id: match.id,
    utcDate: isoOf(match.startMs),
    status: statusOf(moment),
    matchday: match.round,
    lastUpdated: isoOf(moment.changedMs),
    homeTeam: { id: home, name: `${match.league} Town ${home}` },
    awayTeam: { id: away, name: `${match.league} Town ${away}` },
    score: scoreOf(moment),
  });
}

/** The answer of football-data.org to one path. */
export function footballDataAnswer(path: string, all: readonly MadeMatch[], nowMs: number): unknown {
  const query = new URL(path, 'http://source').searchParams;
  const codes = (query.get('competitions') ?? '').split(',');
  const [from, to] = [query.get('dateFrom')!, query.get('dateTo')!];
  const isListed = ({ league, startMs }: MadeMatch): boolean =>
    codes.includes(league) && dayOf(startMs) >= from && dayOf(startMs) <= to;
  return { matches: all.filter(isListed).map((match) => rowOf(match, nowMs)) };
}

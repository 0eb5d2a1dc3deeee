import { countryByName, isKnownCompetition, SPORT } from '@stillingen/domain';
import type { CompetitionRef, ParticipantRef } from '@stillingen/domain/messages';
import { instantOf, startMsOf, utcMs } from '../kit/start.ts';
import { parsed, UnreadableAnswer } from '../kit/answer.ts';
import type { MatchReport } from '../kit/connector.ts';
import table from './competitions.json' with { type: 'json' };
import { courseOf } from './course.ts';
import { roundOf } from './rounds.ts';
import { type Match, matchCheck } from './shapes.ts';

const REGIONS: ReadonlyMap<string, string> = new Map(Object.entries(table.regions));
const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(table.names));

const OF_NATIONS = /world cup|european championship|copa am[eé]rica|nations|gold cup|asian cup|qualification/i;
const OF_CLUBS = /\bclubs?\b/i;

interface Place {
  readonly country: string;
  readonly name: string;
}

/** Null where the catalogue does not have the competition. */
function placeOf({ area, competition }: Match): Place | null {
  const country = REGIONS.get(area.name) ?? countryByName(area.name)?.code;
  const name = NAMES.get(competition.name) ?? competition.name;
  return country !== undefined && isKnownCompetition(SPORT.football, name, country) ? { country, name } : null;
}

function seasonOf({ season: { startDate, endDate } }: Match, path: string): string {
  const [start, end] = [startDate, endDate].map((day) => /^(\d{4})-\d{2}-\d{2}$/.exec(day)?.[1]);
  if (start === undefined || end === undefined) throw new UnreadableAnswer(`${path}/season: no days of a season`);
  return start === end ? start : `${start}/${end}`;
}

/** Null where it is not known yet. Ids of teams are the same in all seasons and competitions. */
function sideOf({ id, name }: Match['homeTeam'], { competition }: Match, { country }: Place): ParticipantRef | null {
  if (typeof id !== 'number' || (name ?? '').trim() === '') return null;
  const isNational = OF_NATIONS.test(competition.name) && !OF_CLUBS.test(competition.name);
  const isLocated = !isNational && country !== 'eu' && country !== 'xw';
  return {
    name: name!.trim(),
    key: `fd-${id}`,
    kind: isNational ? 'national' : 'club',
    ...(isLocated ? { country } : {}),
  };
}

function detailsOf(match: Match, round: string): NonNullable<MatchReport['details']> {
  const referee = match.referees?.find(({ type }) => type === 'REFEREE')?.name ?? '';
  const venue = (match.venue ?? '').trim();
  return {
    ...(round === '' ? {} : { round }),
    ...(venue === '' ? {} : { venue }),
    ...(referee === '' ? {} : { referee }),
    ...(typeof match.attendance === 'number' && match.attendance > 0 ? { attendance: match.attendance } : {}),
  };
}

function changedMsOf(text: string): number | null {
  try {
    return utcMs(text, '');
  } catch (error) {
    if (error instanceof UnreadableAnswer) return null;
    throw error;
  }
}

export interface ReadMatch {
  /** Null where a side or the competition is not known. */
  readonly report: MatchReport | null;
  readonly unmapped: string | null;
}

/** Throws UnreadableAnswer. */
export function readMatch(item: unknown, path: string, nowMs: number): ReadMatch {
  const match = parsed(matchCheck, item, path);
  const place = placeOf(match);
  if (place === null) return { report: null, unmapped: `${match.competition.name} (${match.area.name})` };
  const [home, away] = [sideOf(match.homeTeam, match, place), sideOf(match.awayTeam, match, place)];
  if (home === null || away === null) return { report: null, unmapped: null };
  if (home.key === away.key) throw new UnreadableAnswer(`${path}/awayTeam/id: ${home.name} on both sides`);
  const startMs = startMsOf(match.utcDate, `${path}/utcDate`, nowMs);
  const { label, ...part } = roundOf(match, place.country);
  const competition: CompetitionRef = { ...place, season: seasonOf(match, path), ...part };
  const changedMs = changedMsOf(match.lastUpdated ?? '');
  const start = instantOf(startMs);
  const report: MatchReport = {
    key: `fd/${match.id}`,
    sport: SPORT.football,
    competition,
    home,
    away,
    // The hour is not fixed before the match is TIMED.
    start: match.status === 'SCHEDULED' ? start.slice(0, 10) : start,
    details: detailsOf(match, label),
    ...courseOf(match, path, nowMs - startMs),
    ...(changedMs === null ? {} : { changedMs }),
    ...(match.competition.code == null ? {} : { group: match.competition.code }),
  };
  return { report, unmapped: null };
}

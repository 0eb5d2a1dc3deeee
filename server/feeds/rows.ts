import {
  type Correction,
  countryByCode,
  type EventItem,
  type League,
  type LiveState,
  matchMinute,
  sportById,
  StageType,
} from '@stillingen/domain';
import { type EventRow, eventWords, lastCorrection, type LeagueRow } from '@stillingen/wire';
import { reasonWord, stageName } from './words-da.ts';

const TYPE_RANK = { t: 0, p: 1, s: 2, c: 3 } as const;
/** Kinds of stage as this family of feeds numbers them. */
const ROLE_NUMBER = { main: 2, qualification: 1, playoff: 11, championship: 40, relegation: 14, group: 2, knockout: 2 } as const;
const ADDRESS_SUFFIX = { real: '', simulated: '-demo', replay: '-genafspilning' } as const;
const HOME_COUNTRY = 'dk';

/** The part of an address that names a competition; simulated and replayed ones never share that of the real one. */
export function competitionSegment({ slug, origin }: Pick<League, 'slug' | 'origin'>): string {
  const suffix = ADDRESS_SUFFIX[origin];
  return slug.endsWith(suffix) ? slug : slug + suffix;
}

/** The path of a competition's page. */
export function leaguePath(league: League): string {
  const sport = sportById(league.sportId)?.segment ?? '';
  return `/${sport}/${countryByCode(league.country)?.slug ?? league.country}/${competitionSegment(league)}/`;
}

/** Sorts leagues as a Danish visitor reads: top competitions first, Denmark before others, then by country and order. */
export function leagueSortKey(league: League): string {
  const country = countryByCode(league.country)?.name ?? league.country;
  const home = league.country === HOME_COUNTRY ? '0' : '1';
  const sport = String(league.sportId - 1).padStart(2, '0');
  const order = String(league.order).padStart(3, '0');
  return `${sport}${TYPE_RANK[league.type]}${home}${country.padEnd(12)}${order}${league.name.padEnd(12)}${league.role}${league.group}${league.season}${league.origin}${league.id}`;
}

/** The league row of a stage. */
export function leagueWords(league: League): LeagueRow {
  const country = countryByCode(league.country);
  const countryName = country?.name ?? league.country;
  const stage = stageName(league);
  return {
    title: `${countryName.toLocaleUpperCase('da')}: ${league.name}${stage === '' ? '' : ` - ${stage}`}`,
    templateId: league.templateId,
    countryId: country?.id ?? 0,
    countryName,
    stageId: league.id,
    type: league.type,
    tournamentId: league.tournamentId,
    tables: league.hasStandings ? 1 : null,
    templateKey: `${country?.id ?? 0}_${league.templateId}`,
    role: ROLE_NUMBER[league.role],
    url: leaguePath(league),
    sortKey: leagueSortKey(league),
    categoryName: countryName,
    name: league.name,
    stageName: stage,
    season: league.season,
    countryCode: league.country,
    simulated: league.origin !== 'real',
  };
}

/** Corrections that the row of an event shows: those of its score and incidents, not that it was moved. */
const shown = (corrections: readonly Correction[]): readonly Correction[] =>
  corrections.filter(({ what }) => what === 'goal' || what === 'score' || what === 'incident');

/** The event row of an event. */
export function rowOf(state: LiveState, event: EventItem): EventRow {
  const sport = sportById(event.sportId)!;
  const runs = event.stageStart !== null && matchMinute(sport, event, event.stageStart) !== null;
  return eventWords(event, state.participants.get(event.home)!, state.participants.get(event.away)!, {
    clockRuns: runs,
    live: event.stageType === StageType.live ? true : null,
    hasDetail: state.statistics.has(event.id),
    correction: lastCorrection(shown(state.corrections.get(event.id) ?? []), reasonWord),
  });
}

import {
  compareEntries,
  type Correction,
  countryByCode,
  type EventItem,
  hashText,
  type League,
  type LiveState,
  matchMinute,
  type Race,
  type RaceEntry,
  slugOf,
  sportById,
  StageType,
} from '@stillingen/domain';
import { type EventRow, entryWords, eventWords, lastCorrection, type LeagueRow } from '@stillingen/wire';
import { hasChampionship } from './championship.ts';
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

/** What leagues are listed under. */
export interface Category {
  /** A country's id, or a number above all of them. */
  readonly id: number;
  readonly name: string;
  /** Its part of an address. */
  readonly segment: string;
}
const FIRST_CATEGORY_ID = 10_000;
const CATEGORY_IDS = 9_000_000;

/** What a league is listed under: its category, or its country. */
export function categoryOf({ category, country }: Pick<League, 'category' | 'country'>): Category {
  if (category !== '')
    return { id: FIRST_CATEGORY_ID + (hashText(category) % CATEGORY_IDS), name: category, segment: slugOf(category) };
  const known = countryByCode(country);
  return { id: known?.id ?? 0, name: known?.name ?? country, segment: known?.slug ?? country };
}

/** The path of a competition's page. */
export function leaguePath(league: League): string {
  return `/${sportById(league.sportId)!.segment}/${categoryOf(league).segment}/${competitionSegment(league)}/`;
}

/** Sorts leagues as a Danish visitor reads: top competitions first, Denmark before others, then by country and order. */
export function leagueSortKey(league: League): string {
  const country = categoryOf(league).name;
  const home = league.country === HOME_COUNTRY ? '0' : '1';
  const sport = String(league.sportId - 1).padStart(2, '0');
  const order = String(league.order).padStart(3, '0');
  return `${sport}${TYPE_RANK[league.type]}${home}${country.padEnd(12)}${order}${league.name.padEnd(12)}${league.role}${league.group}${league.season}${league.origin}${league.id}`;
}

const NOT_A_RACE = {
  noDuel: null,
  race: null,
  meeting: null,
  session: null,
  venue: null,
  venueCountry: null,
  length: null,
} as const;
const orNull = (text: string): string | null => (text === '' ? null : text);

/** The league row of a race: the header over its competitors. */
export function raceWords(state: LiveState, league: League, race: Race): LeagueRow {
  const words = leagueWords(league);
  const about = [race.meeting, race.session].filter((word) => word !== '');
  return {
    ...words,
    title: [words.title, ...about].join(' - '),
    stageId: race.id,
    tables: hasChampionship(state, league) ? 1 : null,
    noDuel: true,
    race: [race.start, race.end ?? '', race.par ?? '', race.prize].join('|'),
    meeting: race.meeting,
    session: orNull(race.session),
    venue: orNull(race.venue),
    venueCountry: orNull(race.country),
    length: race.length === null ? null : String(race.length),
  };
}

/** The league row of a stage. */
export function leagueWords(league: League): LeagueRow {
  const { id: categoryId, name: categoryName } = categoryOf(league);
  const stage = stageName(league);
  return {
    ...NOT_A_RACE,
    sportId: league.sportId,
    category: league.category === '' ? null : league.category,
    title: `${categoryName.toLocaleUpperCase('da')}: ${league.name}${stage === '' ? '' : ` - ${stage}`}`,
    templateId: league.templateId,
    countryId: categoryId,
    countryName: categoryName,
    stageId: league.id,
    type: league.type,
    tournamentId: league.tournamentId,
    tables: league.hasStandings ? 1 : null,
    templateKey: `${categoryId}_${league.templateId}`,
    role: ROLE_NUMBER[league.role],
    url: leaguePath(league),
    sortKey: leagueSortKey(league),
    categoryName,
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

/** The competitors of a race in the order of its board. */
function entriesInOrder(state: LiveState, race: Race): readonly RaceEntry[] {
  return race.entries
    .map((entry) => ({ entry, place: { ...entry, name: state.participants.get(entry.participant)!.name } }))
    .toSorted((a, b) => compareEntries(a.place, b.place))
    .map(({ entry }) => entry);
}

/** The rows of all competitors of a race, in the order of its board. The first carries what is said of all of them. */
export function raceRows(state: LiveState, race: Race): readonly EventRow[] {
  const correction = lastCorrection(
    (state.corrections.get(race.id) ?? []).filter(({ what }) => what === 'ranking'),
    reasonWord,
  );
  return entriesInOrder(state, race).map((entry, at) =>
    entryWords(race, entry, state.participants.get(entry.participant)!, {
      leads: at === 0,
      live: race.stageType === StageType.live ? true : null,
      correction,
    }),
  );
}

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

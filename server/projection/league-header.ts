import { HOME_COUNTRY, hashText, type League, type Race, rulesFor, sportById } from '@stillingen/domain';
import { type CellText, cellText, closeRow, leagueRow } from '@stillingen/wire';
import { DANISH, type PlaceName, type Vocabulary } from '@stillingen/wire/words';

const TYPE_RANK = { t: 0, p: 1, s: 2, c: 3 } as const;
const ROLE_NUMBER = { main: 2, qualification: 1, playoff: 11, championship: 40, relegation: 14, group: 2, knockout: 2 } as const;
const ADDRESS_SUFFIX = { real: '', simulated: '-demo', replay: '-genafspilning' } as const;

/** Different for simulated and replayed competitions. */
export function competitionSegment({ slug, origin }: Pick<League, 'slug' | 'origin'>): string {
  const suffix = ADDRESS_SUFFIX[origin];
  return slug.endsWith(suffix) ? slug : slug + suffix;
}

/** A country, or a category whose id is above those of all countries. */
export interface PlaceCategory extends PlaceName {
  readonly id: number;
}
const FIRST_CATEGORY_ID = 10_000;
const CATEGORY_IDS = 9_000_000;

export const isAboveCountries = (categoryId: number): boolean => categoryId >= FIRST_CATEGORY_ID;

export function categoryOf({ category, country }: Pick<League, 'category' | 'country'>, words: Vocabulary): PlaceCategory {
  if (category === '') return words.country(country) ?? { id: 0, name: country, slug: country };
  const id = FIRST_CATEGORY_ID + (hashText(category) % CATEGORY_IDS);
  return { id, ...words.category(category) };
}

const pathUnder = (league: League, category: PlaceName, competition: string, words: Vocabulary): string =>
  `/${words.sport(sportById(league.sportId)!).slug}/${category.slug}/${competition}/`;
/** Without a suffix for simulated competitions: their rows are marked. */
export const leaguePath = (league: League, words: Vocabulary): string =>
  pathUnder(league, categoryOf(league, words), words.competition(league).slug, words);
export const leaguePagePath = (league: League): string =>
  pathUnder(league, categoryOf(league, DANISH), competitionSegment(league), DANISH);

/** Whether the page of its country or category lists a league; some sports have none (SPORT-10). */
export const isListed = ({ category, sportId }: League): boolean => category === '' || sportById(sportId)!.categoryPages;
/** The page of a country or category. */
export const placePath = (sportId: number, { slug }: PlaceName, words: Vocabulary): string =>
  `/${words.sport(sportById(sportId)!).slug}/${slug}/`;

type StageNamed = Pick<League, 'sportId' | 'country' | 'slug' | 'season' | 'role' | 'group'>;
/** The name of a stage; empty for the only stage of a season. */
export function stageName({ sportId, country, slug, season, role, group }: StageNamed, words: Vocabulary): string {
  const parts =
    role === 'championship' || role === 'relegation' ? rulesFor(sportId, country, slug, season).split?.groups : undefined;
  const title = parts?.find((part) => part.role === role)?.title;
  return [words.role(role, title), words.phrase(group)].filter((word) => word !== '').join(', ');
}

function sortKeyUnder({ name: country }: PlaceName, league: League, rank: number | '' = TYPE_RANK[league.type]): string {
  const home = league.country === HOME_COUNTRY ? '0' : '1';
  const sport = String(league.sportId - 1).padStart(2, '0');
  const order = String(league.order).padStart(3, '0');
  return `${sport}${rank}${home}${country.padEnd(12)}${order}${league.name.padEnd(12)}${league.role}${league.group}${league.season}${league.origin}${league.id}`;
}
/** Sorts top competitions first, Denmark before other countries, then by country and order. */
export const leagueSortKey = (league: League, words: Vocabulary): string => sortKeyUnder(categoryOf(league, words), league);

/** SORT-05: top competitions are not lifted on the pages of participants. */
export const participantLeagueKey = (league: League, words: Vocabulary): string =>
  sortKeyUnder(categoryOf(league, words), league, '');

const { cells } = leagueRow;
const orNull = (text: string): CellText | null => (text === '' ? null : cellText(text));

export interface HeadedRace {
  readonly race: Race;
  readonly hasTable: boolean;
}

export interface LeagueHeader {
  readonly text: string;
  readonly sortKey: string;
}

const raceCells = ({ start, end, par, prize, venue, country, length, entries }: Race, meeting: string, session: string): string =>
  cells.race.of(cellText([start, end ?? '', par ?? '', prize].join('|'))) +
  cells.meeting.of(cellText(meeting)) +
  cells.session.of(orNull(session)) +
  cells.venue.of(orNull(venue)) +
  cells.venueCountry.of(orNull(country)) +
  cells.length.of(length === null ? null : cellText(String(length))) +
  cells.entries.of(entries.length);

export function leagueHeader(league: League, headed: HeadedRace | null, words: Vocabulary): LeagueHeader {
  const category = categoryOf(league, words);
  const sortKey = sortKeyUnder(category, league);
  const categoryName = cellText(category.name);
  const competition = words.competition(league);
  const name = cellText(competition.name);
  const stage = stageName(league, words);
  const race = headed?.race ?? null;
  const [meeting, session] = race === null ? ['', ''] : [words.phrase(race.meeting), words.phrase(race.session)];
  const about = [stage, meeting, session].filter((word) => word !== '').map((word) => ` - ${word}`);
  let row =
    cells.title.of(cellText(`${categoryName.toUpperCase()}: ${name}${about.join('')}`)) +
    cells.templateId.of(league.templateId) +
    cells.countryId.of(category.id) +
    cells.countryName.of(categoryName) +
    cells.countryShort.of(category.short === undefined ? null : cellText(category.short)) +
    cells.stageId.of(race?.id ?? league.id) +
    cells.type.of(cellText(league.type)) +
    cells.tournamentId.of(league.tournamentId) +
    cells.zf +
    cells.zo +
    cells.tables.of((headed?.hasTable ?? league.hasStandings) ? 1 : null) +
    cells.templateKey.of(cellText(`${category.id}_${league.templateId}`)) +
    cells.role.of(ROLE_NUMBER[league.role]) +
    cells.path.of(cellText(pathUnder(league, category, competition.slug, words))) +
    cells.sortKey.of(cellText(sortKey)) +
    cells.zcc +
    cells.tss +
    cells.categoryName.of(categoryName) +
    cells.name.of(name) +
    cells.stageName.of(cellText(stage)) +
    cells.season.of(cellText(league.season)) +
    cells.countryCode.of(cellText(league.country)) +
    cells.sportId.of(league.sportId) +
    cells.noDuel.of(race !== null) +
    cells.category.of(league.category === '' ? null : categoryName) +
    cells.url.of(cellText(leaguePagePath(league)));
  if (race !== null) row += raceCells(race, meeting, session);
  return { text: closeRow(row + cells.simulated.of(league.origin !== 'real')), sortKey };
}

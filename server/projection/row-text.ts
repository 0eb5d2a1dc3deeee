import {
  aggregateScore,
  clockOf,
  compareEntries,
  type Correction,
  type EventId,
  type EventItem,
  hashText,
  type Incident,
  type IncidentType,
  idsOfPair,
  type League,
  type LiveState,
  NO_FACTS,
  type Pair,
  type Participant,
  type ParticipantId,
  type Race,
  type RaceEntry,
  type SeriesId,
  rulesFor,
  seriesOf,
  sportById,
  StageType,
} from '@stillingen/domain';
import {
  type CellText,
  cellText,
  closeRow,
  lastCorrection,
  type LastPenalty,
  leagueRow,
  type PenaltyEntries,
  writeEntry,
  writeEvent,
} from '@stillingen/wire';
import { DANISH, type PlaceName, type Vocabulary } from '@stillingen/wire/words';

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

/** What leagues are listed under: its id is that of a country, or a number above all of them. */
export interface Category extends PlaceName {
  readonly id: number;
}
const FIRST_CATEGORY_ID = 10_000;
const CATEGORY_IDS = 9_000_000;

/** Whether the id is that of a category that is no country. */
export const isAboveCountries = (categoryId: number): boolean => categoryId >= FIRST_CATEGORY_ID;

/** What a league is listed under: its category, or its country. */
export function categoryOf({ category, country }: Pick<League, 'category' | 'country'>, words: Vocabulary): Category {
  if (category === '') return words.country(country) ?? { id: 0, name: country, slug: country };
  // The same in every language.
  const id = FIRST_CATEGORY_ID + (hashText(category) % CATEGORY_IDS);
  return { id, ...words.category(category) };
}

const pathUnder = (league: League, category: PlaceName, competition: string, words: Vocabulary): string =>
  `/${words.sport(sportById(league.sportId)!).slug}/${category.slug}/${competition}/`;
/** The path of a competition as its feeds tell it: without what marks simulated ones, of which the row says that they are. */
export const leaguePath = (league: League, words: Vocabulary): string =>
  pathUnder(league, categoryOf(league, words), words.competition(league).slug, words);
/** The path of a competition's page. */
export const leaguePagePath = (league: League): string =>
  pathUnder(league, categoryOf(league, DANISH), competitionSegment(league), DANISH);

type StageNamed = Pick<League, 'sportId' | 'country' | 'slug' | 'season' | 'role' | 'group'>;
/** The name of a stage of a season; empty where the season has one only. */
export function stageName({ sportId, country, slug, season, role, group }: StageNamed, words: Vocabulary): string {
  const parts =
    role === 'championship' || role === 'relegation' ? rulesFor(sportId, country, slug, season).split?.groups : undefined;
  const title = parts?.find((part) => part.role === role)?.title;
  return [words.role(role, title), words.phrase(group)].filter((word) => word !== '').join(', ');
}

function sortKeyUnder({ name: country }: PlaceName, league: League): string {
  const home = league.country === HOME_COUNTRY ? '0' : '1';
  const sport = String(league.sportId - 1).padStart(2, '0');
  const order = String(league.order).padStart(3, '0');
  return `${sport}${TYPE_RANK[league.type]}${home}${country.padEnd(12)}${order}${league.name.padEnd(12)}${league.role}${league.group}${league.season}${league.origin}${league.id}`;
}
/** Sorts leagues as a Danish visitor reads: top competitions first, Denmark before others, then by country and order. */
export const leagueSortKey = (league: League, words: Vocabulary): string => sortKeyUnder(categoryOf(league, words), league);

const { cells } = leagueRow;
const orNull = (text: string): CellText | null => (text === '' ? null : cellText(text));

/** A race as the header over its competitors tells it. `hasTable`: the races of its league make one up by now. */
export interface HeadedRace {
  readonly race: Race;
  readonly hasTable: boolean;
}

/** A header of a list: its row as feed text, and the sort key of its league. */
export interface LeagueHeader {
  readonly text: string;
  readonly sortKey: string;
}

/** The league row of a stage; with a race, that of the race. */
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
  if (race !== null)
    row +=
      cells.race.of(cellText([race.start, race.end ?? '', race.par ?? '', race.prize].join('|'))) +
      cells.meeting.of(cellText(meeting)) +
      cells.session.of(orNull(session)) +
      cells.venue.of(orNull(race.venue)) +
      cells.venueCountry.of(orNull(race.country)) +
      cells.length.of(race.length === null ? null : cellText(String(race.length))) +
      cells.entries.of(race.entries.length);
  return { text: closeRow(row + cells.simulated.of(league.origin !== 'real')), sortKey };
}

/** Corrections that the row of an event shows: those of its score and incidents, not that it was moved. */
const shown = (corrections: readonly Correction[]): readonly Correction[] =>
  corrections.filter(({ what }) => what === 'goal' || what === 'score' || what === 'incident');

const NO_CORRECTIONS: readonly Correction[] = [];
const NO_INCIDENTS: readonly Incident[] = [];

/** The competitors of a race in the order of its board. */
function entriesInOrder(state: LiveState, race: Race): readonly RaceEntry[] {
  return race.entries
    .map((entry) => ({ entry, place: { ...entry, name: state.participants.get(entry.participant)!.name } }))
    .toSorted((a, b) => compareEntries(a.place, b.place))
    .map(({ entry }) => entry);
}

/** What the rows of a race are made of: values of the state, which are never changed. */
export interface ToldRace {
  readonly race: Race;
  /** The competitors in the order of its board, and who they are. */
  readonly entries: readonly RaceEntry[];
  readonly participants: readonly Participant[];
  readonly corrections: readonly Correction[];
}

/** What is said of a race by now. */
export function toldRace(state: LiveState, race: Race): ToldRace {
  const entries = entriesInOrder(state, race);
  const participants = entries.map(({ participant }) => state.participants.get(participant)!);
  return { race, entries, participants, corrections: state.corrections.get(race.id) ?? NO_CORRECTIONS };
}

/** A race with its notice in other words. */
function inWords(race: Race, words: Vocabulary): Race {
  const notice = words.phrase(race.notice);
  return notice === race.notice ? race : { ...race, notice };
}

/** A competitor with the gap and the reason of a stop in other words: 'hals', 'Kollision'. */
function entryInWords(entry: RaceEntry, words: Vocabulary): RaceEntry {
  const { gap = '', stopReason = '' } = entry.results;
  const [gapSaid, reasonSaid] = [words.phrase(gap), words.phrase(stopReason)];
  if (gapSaid === gap && reasonSaid === stopReason) return entry;
  const told = { ...(gap === '' ? {} : { gap: gapSaid }), ...(stopReason === '' ? {} : { stopReason: reasonSaid }) };
  return { ...entry, results: { ...entry.results, ...told } };
}

/** A match with its round, notice and situation in other words. */
function matchInWords(event: EventItem, words: Vocabulary): EventItem {
  const [round, notice, situation] = [words.phrase(event.round), words.phrase(event.notice), words.phrase(event.situation)];
  const isSame = round === event.round && notice === event.notice && situation === event.situation;
  return isSame ? event : { ...event, round, notice, situation };
}

/** The rows of all competitors of a race as feed text, in the order of its board. The first carries what is said of all of them. */
export function raceTexts({ race, entries, participants, corrections }: ToldRace, words: Vocabulary): readonly string[] {
  const correction = lastCorrection(
    corrections.filter(({ what }) => what === 'ranking'),
    words.reason,
  );
  const told = inWords(race, words);
  return entries.map((entry, at) =>
    writeEntry(told, entryInWords(entry, words), participants[at]!, {
      leads: at === 0,
      live: race.stageType === StageType.live ? true : null,
      correction,
    }),
  );
}

const PENALTIES: ReadonlySet<IncidentType> = new Set(['penalty-awarded', 'penalty-goal', 'penalty-missed']);

/** Seconds from the start of its stage to the beginning of an incident's minute. */
const secondOf = ({ minute, added }: Incident, baseMinute: number): number => Math.max(0, minute + added - baseMinute - 1) * 60;

/** The clock of the stage that is being played; undefined where none is, or it has none. */
const runningClock = (event: EventItem) =>
  event.stageType === StageType.live ? clockOf(sportById(event.sportId)!, event) : undefined;

/** The last penalty of the running stage where that has a clock: what followed from it stands in the same place (SYNC-17). */
function lastPenalty({ incidents, event }: ToldMatch): LastPenalty | null {
  const clock = runningClock(event);
  if (clock === undefined) return null;
  const { stage } = event;
  const last = incidents.findLast(
    (incident) => PENALTIES.has(incident.type) && incident.stage === stage && incident.withdrawn === null,
  );
  return last === undefined ? null : { side: last.side, stage, time: secondOf(last, clock.baseMinute) };
}

/** The last penalty given and the last one missed, with their times by the clock of their stage (EVENT-22). */
function penaltiesOf({ incidents, event }: ToldMatch): PenaltyEntries | null {
  const clock = runningClock(event);
  const { stage, stageStart } = event;
  if (clock === undefined || stageStart === null) return null;
  const last = (is: (type: IncidentType) => boolean) => {
    const found = incidents.findLast((incident) => is(incident.type) && incident.stage === stage && incident.withdrawn === null);
    return found === undefined ? null : { time: stageStart + secondOf(found, clock.baseMinute), incident: found.id };
  };
  return { shot: last((type) => PENALTIES.has(type)), missed: last((type) => type === 'penalty-missed') };
}

/** The matches of an event's tie or series, itself among them. */
const legsOf = ({ events, eventsOfPair }: LiveState, { home, away, leagueId }: EventItem): EventItem[] =>
  [...(eventsOfPair.get(`${home}|${away}`) ?? []), ...(eventsOfPair.get(`${away}|${home}`) ?? [])]
    .map((id) => events.get(id)!)
    .filter((leg) => leg.leagueId === leagueId);

const NO_PERSONS: readonly ParticipantId[] = [];
/** The ids of the two of a pair; none where one of them is not known as a person. */
function personsOf({ participants }: LiveState, side: Participant): readonly ParticipantId[] {
  const ids = idsOfPair(side);
  return ids.length > 0 && ids.every((id) => participants.has(id)) ? ids : NO_PERSONS;
}

/** What the row of a match says of the facts beside its course. */
export function factFlags(state: LiveState, id: EventId): { readonly hasLineups: boolean; readonly hasComments: boolean } {
  const facts = state.facts.get(id) ?? NO_FACTS;
  return { hasLineups: facts.lineup.length > 0, hasComments: facts.comment.length > 0 };
}

/** What the row of a match is made of: values of the state, which are never changed. */
export interface ToldMatch {
  readonly event: EventItem;
  readonly home: Participant;
  readonly away: Participant;
  /** The persons of each side that is a pair, none where they are not known. */
  readonly persons: Pair<readonly ParticipantId[]>;
  readonly hasDetail: boolean;
  readonly hasLineups: boolean;
  readonly hasComments: boolean;
  readonly corrections: readonly Correction[];
  readonly incidents: readonly Incident[];
  readonly series: SeriesId | null;
  readonly aggregate: Pair | null;
}

/** What is said of a match by now. */
export function toldMatch(state: LiveState, event: EventItem): ToldMatch {
  const league = state.leagues.get(event.leagueId)!;
  const series = seriesOf(league, event);
  const [home, away] = [state.participants.get(event.home)!, state.participants.get(event.away)!];
  return {
    event,
    home,
    away,
    persons: [personsOf(state, home), personsOf(state, away)],
    hasDetail: state.statistics.has(event.id),
    ...factFlags(state, event.id),
    corrections: state.corrections.get(event.id) ?? NO_CORRECTIONS,
    incidents: state.incidents.get(event.id) ?? NO_INCIDENTS,
    series,
    aggregate: series === null ? null : aggregateScore(league, event, legsOf(state, event)),
  };
}

/** The event row of a match as feed text. */
export function matchText(told: ToldMatch, words: Vocabulary): string {
  const { event, home, away, persons, hasDetail, hasLineups, hasComments, series, aggregate } = told;
  const hasIncidents = told.incidents.length > 0;
  return writeEvent(matchInWords(event, words), home, away, {
    persons,
    clockRuns: event.stageStart !== null && clockOf(sportById(event.sportId)!, event) !== undefined,
    live: event.stageType === StageType.live ? true : null,
    hasDetail,
    hasLineups,
    hasComments,
    correction: lastCorrection(shown(told.corrections), words.reason),
    penalty: hasIncidents ? lastPenalty(told) : null,
    penalties: hasIncidents ? penaltiesOf(told) : null,
    series,
    aggregate,
  });
}

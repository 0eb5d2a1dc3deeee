import { flag, int, rowCodec, text, type Words } from '../text/fields.ts';
import { type Row, readRows } from '../text/text.ts';

export const personRow = rowCodec({
  id: text('PPI', 'participant id of the person'),
  position: text('PPP', 'position or role; absent if unknown, as all that follows'),
  number: int('PPN', 'shirt number'),
  born: int('PPB', 'birthday, noon in UTC'),
  height: int('PPH', 'height in centimetres'),
  weight: int('PPW', 'weight in kilograms'),
  foot: text('PPF', 'left, right or both'),
  contractUntil: int('PPK', 'year in which the contract ends'),
  country: text('PPC', 'country'),
  team: text('PPT', 'present team'),
  teamUrl: text('PTU', "path of the team's page"),
  teamCode: text('PTC', 'its three letters'),
  teamColours: text('PTF', 'its two colours joined by a bar'),
  transfers: flag('PPX', '1 if transfers are known'),
  news: flag('PPY', '1 if there are news'),
  simulated: flag('ORG', '1 if what is known of it belongs to the demo world'),
});
export const seasonRow = rowCodec({
  competition: text('PSN', 'competition of the figures of a season'),
  season: text('PSS', 'season, 2026/2027'),
  peers: text(
    'PSR',
    'role of the players that figures are compared with: forward, midfielder, defender; absent without such figures',
  ),
});
export const figureRow = rowCodec({
  code: text(
    'PFC',
    'code of a figure of the season: M goals, A assists, K matches, MIN minutes, R mean rating; of races RL started, RS won, RPO on the podium, RB best rank, RP points; or of the sport',
  ),
  label: text('PFL', 'its name; empty for the codes above'),
  value: text('PFV', 'value'),
  percentile: int('PFP', 'share of the peers it is better than, in percent; absent for figures that are not compared'),
});
export const columnRow = rowCodec({
  code: text('PCC', 'code of a column of the rows after it'),
  label: text('PCL', 'its name; empty for codes of figures'),
});
export const appearanceRow = rowCodec({
  event: text('PME', 'event id of a match, the latest first'),
  start: int('PMD', 'start'),
  competition: text('PMC', 'competition'),
  opponent: text('PMO', 'opponent'),
  opponentUrl: text('PMU', "path of the opponent's page"),
  opponentCode: text('PMK', 'its three letters'),
  opponentColours: text('PMF', 'its two colours joined by a bar'),
  away: flag('PMA', '1 if the person played away'),
  result: text('PMR', 'home and away: 2-1; empty before the start'),
  live: flag('PML', '1 while it is played'),
  bench: flag('PMB', '1 if the person did not come on'),
  minutes: int('PMM', 'minutes; absent if unknown'),
  values: text('PMV', 'values of the columns, joined by a bar'),
  rating: text('PMS', 'rating; absent without one'),
});
export const careerRow = rowCodec({
  season: text('PKS', 'season, 2025/2026'),
  team: text('PKT', 'team'),
  teamUrl: text('PKU', "path of the team's page"),
  teamCode: text('PKC', 'its three letters'),
  teamColours: text('PKF', 'its two colours joined by a bar'),
  competition: text('PKN', 'competition'),
  national: flag('PKL', '1 for a national team'),
  counted: flag('PKR', '1 if counted from matches of the season so far'),
  values: text('PKV', 'values of the columns, joined by a bar'),
});
export const injuryRow = rowCodec({
  text: text('PIT', 'injury, or another reason for absence'),
  from: int('PIF', 'first day, noon in UTC'),
  until: int('PIU', 'last day; absent if unknown'),
  missed: int('PIM', 'matches of the team meanwhile'),
});
export const raceRow = rowCodec({
  event: text('PRE', 'event id of a race, the latest first'),
  start: int('PRD', 'start'),
  competition: text('PRC', 'competition'),
  meeting: text('PRM', 'meeting; may be empty'),
  session: text('PRS', 'session; may be empty'),
  rank: int('PRR', 'rank; absent without one'),
  tied: flag('PRJ', '1 for a shared rank'),
  status: text('PRT', 'status of the entry, ok where it is ranked'),
  result: text('PRV', 'result; may be empty'),
});
export const honourRow = rowCodec({
  competition: text('PHN', 'competition that was won, alone or with a team'),
  season: text('PHS', 'season'),
  goals: int('PHG', 'goals of a top scorer; absent for a winner'),
  team: text('PHT', 'team with which it was won; absent for a person alone'),
  teamUrl: text('PHU', "path of the team's page; absent for a person alone"),
});
export const personTeamRow = rowCodec({
  team: text('PQT', 'team of the person, the present one first'),
  teamUrl: text('PQU', "path of the team's page"),
  teamCode: text('PQC', 'its three letters'),
  teamColours: text('PQF', 'its two colours joined by a bar'),
  first: text('PQA', 'first season known; absent of a pair'),
  last: text('PQB', 'last season known; absent of a pair'),
  present: flag('PQN', '1 for the present team'),
});
export const placeRow = rowCodec({
  ranking: text('PGN', 'name of a ranking'),
  rank: int('PGR', 'rank in it'),
  points: text('PGP', 'points; empty if unknown'),
  url: text('PGU', 'path of the page of the ranking'),
});

const LISTS = {
  figures: figureRow,
  appearances: appearanceRow,
  injuries: injuryRow,
  races: raceRow,
  honours: honourRow,
  teams: personTeamRow,
  places: placeRow,
} as const;
type Lists = { readonly [Name in keyof typeof LISTS]: readonly Words<(typeof LISTS)[Name]['fields']>[] };

export type PersonColumn = Words<typeof columnRow.fields>;
export type CareerLine = Words<typeof careerRow.fields>;
export type AppearanceLine = Lists['appearances'][number];
export type InjuryLine = Lists['injuries'][number];
export type PersonFacts = Words<typeof personRow.fields>;
export type PersonTeam = Lists['teams'][number];
export type HonourLine = Lists['honours'][number];
export type PersonRaceLine = Lists['races'][number];

export interface PersonFeed extends Lists {
  readonly facts: PersonFacts;
  readonly season: Words<typeof seasonRow.fields> | null;
  /** Of `appearances`. */
  readonly columns: readonly PersonColumn[];
  readonly career: { readonly columns: readonly PersonColumn[]; readonly rows: readonly CareerLine[] };
}

const BAR = '|';
export const joinValues = (values: readonly string[]): string => values.join(BAR);
export const splitValues = (values: string | null): readonly string[] => (values ?? '').split(BAR);

const textsOf = <Value>(rows: readonly Value[], codec: { writeText(row: Value): string }): string =>
  rows.map((row) => codec.writeText(row)).join('');

export function writePerson({ facts, season, columns, career, ...lists }: PersonFeed): string {
  const { appearances, ...others } = lists;
  return (
    personRow.writeText(facts) +
    (season === null ? '' : seasonRow.writeText(season)) +
    textsOf(columns, columnRow) +
    textsOf(appearances, appearanceRow) +
    textsOf(others.figures, figureRow) +
    textsOf(career.columns, columnRow) +
    textsOf(career.rows, careerRow) +
    textsOf(others.injuries, injuryRow) +
    textsOf(others.races, raceRow) +
    textsOf(others.honours, honourRow) +
    textsOf(others.teams, personTeamRow) +
    textsOf(others.places, placeRow)
  );
}

/** The columns that stand before the first row with the head. */
function columnsBefore(rows: readonly Row[], head: string): PersonColumn[] {
  const end = rows.findIndex((row) => row[0]![0] === head);
  const before = rows.slice(0, Math.max(end, 0));
  const begin = before.findLastIndex((row) => row[0]![0] !== columnRow.head);
  return before.slice(begin + 1).map((row) => columnRow.read(row));
}

/** Reads a pp_ feed; unknown rows are skipped. Throws WireError. */
export function readPerson(feed: string): PersonFeed {
  const rows = readRows(feed);
  const lists = Object.fromEntries(Object.entries(LISTS).map(([name, codec]) => [name, codec.readAll(feed)]));
  return {
    ...(lists as unknown as Lists),
    facts: personRow.readAll(feed)[0] ?? personRow.read([]),
    season: seasonRow.readAll(feed)[0] ?? null,
    columns: columnsBefore(rows, appearanceRow.head),
    career: { columns: columnsBefore(rows, careerRow.head), rows: careerRow.readAll(feed) },
  };
}

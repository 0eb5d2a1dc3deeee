import type { CompetitionRef, ParticipantRef, Scoreboard } from '@stillingen/domain/messages';
import { type Pair, SPORT, Stage } from '@stillingen/domain';
import { columnsOf, type CsvRow, type Listing, readCsv, readListing, readRows } from '../kit/readers/csv.ts';
import { beside, type SourceFile } from '../kit/import/files.ts';
import { BadRow, type DataSet, type ImportedEvent, type ImportedItem, type RefusedRow, refuse } from '../kit/import/data-set.ts';
import { duelEvent, matchKey } from '../kit/events/duel.ts';
import { startAt } from '../kit/places/places.ts';
import { halvesOf } from '../kit/events/score.ts';
import { type LadderMatch, ladderMessages } from './ladder.ts';
import tables from './tables.json' with { type: 'json' };

const NEW_ZEALAND = 'New Zealand Warriors';

export async function teamNames(file: SourceFile): Promise<Listing<string>> {
  const rows = readCsv(beside(file, 'team_data.csv'), ['team_name', 'team_unique']);
  return readListing(rows, (cells) => [cells.team_name, cells.team_unique]);
}

export function teamOf(names: ReadonlyMap<string, string>, name: string): ParticipantRef {
  const known = names.get(name) ?? refuse(`the team is not known: ${name}`);
  return { name: known, country: known === NEW_ZEALAND ? 'nz' : 'au', kind: 'club' };
}

type Venue = Readonly<Record<'name' | 'zone', string>>;
const VENUES: Readonly<Record<string, Venue>> = tables.grounds;
const FINALS: Readonly<Record<string, string>> = tables.finals;
const REPLAY = ' Rep.';

export function roundOf(round: string) {
  const [, number] = /^Round (\d{1,2})$/.exec(round) ?? [];
  if (number !== undefined) return { label: `${number}. runde`, role: 'main' as const, number: Number(number) };
  const replayed = round.endsWith(REPLAY);
  const label =
    FINALS[replayed ? round.slice(0, -REPLAY.length) : round] ??
    refuse(`the round is not known: ${round} (allowed: Round 1 and its like, ${Object.keys(FINALS).join(', ')})`);
  return { label: replayed ? `${label} (omkamp)` : label, role: 'knockout' as const, number: null };
}

const COLUMNS = [
  ...columnsOf('competition_year round date time_24hr venue_id crowd home_team'),
  ...columnsOf('home_team_ht_score home_team_score away_team away_team_ht_score away_team_score'),
];
type NrlColumn = (typeof COLUMNS)[number];
type NrlCells = CsvRow<NrlColumn>['cells'];

const MATCH_MINUTES = 100;

const LEAGUES: Readonly<Record<string, string>> = tables.leagues;

function competitionOf(competitionYear: string): Pick<CompetitionRef, 'name' | 'country' | 'season'> {
  const [, league = '', season] = /^(\D+) (\d{4})$/.exec(competitionYear) ?? [];
  const name = LEAGUES[league];
  if (name === undefined || season === undefined)
    throw new BadRow(
      `the season is not understood: ${competitionYear} (allowed: ${Object.keys(LEAGUES).join(', ')}, each with its year)`,
    );
  return { name, country: 'au', season };
}

function pairOf(cells: NrlCells, home: NrlColumn, away: NrlColumn): Pair | null {
  if (cells[home] === UNKNOWN_TIME && cells[away] === UNKNOWN_TIME) return null;
  for (const column of [home, away])
    if (!/^\d{1,3}$/.test(cells[column])) throw new BadRow(`${column} is no number: ${cells[column]}`);
  return [Number(cells[home]), Number(cells[away])];
}
const UNKNOWN_TIME = 'NA';

function scoreOf(cells: NrlCells): { readonly board: Scoreboard; readonly problem: string | null } {
  const full = pairOf(cells, 'home_team_score', 'away_team_score') ?? refuse('the score is missing');
  const half = pairOf(cells, 'home_team_ht_score', 'away_team_ht_score');
  const board = { home: full[0], away: full[1] };
  if (half === null) return { board, problem: null };
  if (full[0] < half[0] || full[1] < half[1])
    return { board, problem: `half-time ${half.join('-')} cannot become full time ${full.join('-')}: the halves are left out` };
  // Golden points are not marked: they stand with those of the second half.
  return {
    board: { ...board, parts: halvesOf(half, full) },
    problem: null,
  };
}

function startOf({ date, time_24hr: time }: NrlCells, venue: Venue | undefined): string {
  return startAt(date, time === UNKNOWN_TIME ? null : time.slice(0, 5), venue?.zone ?? null);
}

interface NrlMatch {
  readonly event: ImportedEvent;
  readonly ladder: LadderMatch | null;
  readonly refused: RefusedRow | null;
}

function matchOf({ file, line, cells }: CsvRow<NrlColumn>, names: ReadonlyMap<string, string>): NrlMatch {
  const { competition_year: season, home_team, away_team } = cells;
  const competition = competitionOf(season);
  const venue = VENUES[cells.venue_id];
  const [home, away] = [teamOf(names, home_team), teamOf(names, away_team)];
  const { label, role, number } = roundOf(cells.round);
  const { board, problem } = scoreOf(cells);
  const event = duelEvent({
    file,
    line,
    key: matchKey('nrl', home.name, away.name, [season, cells.round]),
    sport: SPORT.rugbyLeague,
    competition: { ...competition, role },
    home,
    away,
    start: startOf(cells, venue),
    details: {
      round: label,
      ...(venue === undefined ? {} : { venue: venue.name }),
      ...(/^[1-9]\d*$/.test(cells.crowd) ? { attendance: Number(cells.crowd) } : {}),
    },
    minutes: MATCH_MINUTES,
    outcome: { stage: Stage.finished, score: board },
  });
  return {
    event,
    ladder:
      number === null
        ? null
        : { season, round: number, day: cells.date, teams: [home_team, away_team], score: [board.home, board.away] },
    refused: problem === null ? null : { file, line, why: problem },
  };
}

async function* events(file: SourceFile): AsyncGenerator<ImportedItem> {
  const { known: names, refused } = await teamNames(file);
  yield* refused;
  const matches: NrlMatch[] = [];
  for await (const match of readRows(file, COLUMNS, (row) => matchOf(row, names))) {
    if ('why' in match) yield match;
    else matches.push(match);
  }
  const { byRound, refused: rows } = await ladderMessages(
    file,
    matches.flatMap(({ ladder }) => ladder ?? []),
    (season, team) => ({ competition: { ...competitionOf(season), role: 'main' }, participant: teamOf(names, team) }),
  );
  yield* rows;
  const published = new Set<string>();
  for (const { event, ladder, refused: problem } of matches) {
    if (problem !== null) yield problem;
    const place = ladder === null ? '' : `${ladder.season}|${ladder.round}`;
    // Facts of a round are published with its first match.
    const more = published.has(place) ? [] : (byRound.get(place) ?? []);
    published.add(place);
    yield more.length === 0 ? event : { ...event, messages: [...event.messages, ...more] };
  }
}

export const nrl: DataSet = {
  name: 'rugby-league-nrl',
  about: 'rugby league: NRL seasons with byes (match_data.csv, team_data.csv)',
  reads: (name) => /(^|\/)match_data\.csv$/.test(name),
  events,
};

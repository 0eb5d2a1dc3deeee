import type { ParticipantRef, StatisticsMessage } from '@stillingen/domain/messages';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { SPORT, STATISTIC } from '@stillingen/domain';
import { beside, type SourceFile } from '../kit/import/files.ts';
import { columnsOf, type CsvRow, isRow, readCsv, readRows } from '../kit/readers/csv.ts';
import { BadRow, type DataSet, type ImportedEvent, type ImportedItem } from '../kit/import/data-set.ts';
import { duelEvent, matchKey } from '../kit/events/duel.ts';
import { readScore } from './score.ts';
import { competitionOf, formatOf, type LocatedTournament, roundOf, tournamentsNear } from './tournaments.ts';
import tables from './tables.json' with { type: 'json' };

const COUNTS = [
  ...columnsOf('aces double_faults first_serves_in first_serves_total first_serve_points_won'),
  ...columnsOf('first_serve_points_total second_serve_points_won second_serve_points_total break_points_saved'),
  ...columnsOf('break_points_serve_total break_points_converted break_points_return_total total_points_won'),
];
type Count = (typeof COUNTS)[number];
type CountColumn = `${'winner' | 'loser'}_${Count}`;

const COUNT_COLUMNS = COUNTS.flatMap((count): CountColumn[] => [`winner_${count}`, `loser_${count}`]);

type Form = 'count' | 'percent' | 'of';
type Kind = readonly [form: Form, part: Count, whole?: Count];
const KINDS = Object.entries(tables.statistics) as unknown as readonly (readonly [name: keyof typeof STATISTIC, kind: Kind])[];

export interface MatchStatistics {
  readonly minutes: number;
  readonly values: StatisticsMessage['values'];
}

const share = (part: number, whole: number): string => (whole === 0 ? '0%' : `${Math.round((100 * part) / whole)}%`);

function valuesOf(cells: Readonly<Record<CountColumn, string>>): StatisticsMessage['values'] {
  const textOf = (player: 'winner' | 'loser', form: Form, part: Count, whole: Count): string => {
    const [won, all] = [cells[`${player}_${part}`], cells[`${player}_${whole}`]];
    return form === 'count' ? won : form === 'of' ? `${won}/${all}` : share(Number(won), Number(all));
  };
  return KINDS.map(([name, [form, part, whole = part]]) => ({
    stat: STATISTIC[name],
    home: textOf('winner', form, part, whole),
    away: textOf('loser', form, part, whole),
  }));
}

export async function readStatistics(file: SourceFile): Promise<ReadonlyMap<string, MatchStatistics>> {
  const known = new Map<string, MatchStatistics>();
  for await (const item of readCsv(file, ['match_stats_url_suffix', 'match_duration', ...COUNT_COLUMNS])) {
    if (!isRow(item)) continue;
    const { match_stats_url_suffix: address, match_duration: minutes } = item.cells;
    if (address !== '' && /^\d+$/.test(minutes) && COUNT_COLUMNS.every((column) => /^\d+$/.test(item.cells[column])))
      known.set(address, { minutes: Number(minutes), values: valuesOf(item.cells) });
  }
  return known;
}

const COLUMNS = [
  ...columnsOf('tourney_year_id tourney_round_name winner_name loser_name'),
  ...columnsOf('match_score_tiebreaks match_id match_stats_url_suffix'),
];
type Row = CsvRow<(typeof COLUMNS)[number]>;

const USUAL_MINUTES = 100;

const player = (name: string): ParticipantRef => ({ name, kind: 'person' });

function eventOf(
  { file, line, cells }: Row,
  tournament: LocatedTournament | undefined,
  statistics: MatchStatistics | undefined,
): ImportedEvent {
  if (tournament === undefined) throw new BadRow(`the tournament is not known: ${cells.tourney_year_id}`);
  if (/^bye$/i.test(cells.loser_name)) throw new BadRow(`${cells.winner_name} had a bye: that is no match`);
  const round = roundOf(cells.tourney_round_name, tournament);
  const { outcome, format } = readScore(cells.match_score_tiebreaks, formatOf(tournament, round));
  return duelEvent({
    file,
    line,
    // Two players may meet twice: in the qualification, and again as lucky loser.
    key: matchKey('atp', cells.winner_name, cells.loser_name, [cells.match_id, cells.tourney_round_name]),
    sport: SPORT.tennis,
    competition: competitionOf(tournament, round),
    // The order of players is unknown: the winner is the home side.
    home: player(cells.winner_name),
    away: player(cells.loser_name),
    start: tournament.day,
    details: { round: round.label, venue: tournament.place, format },
    minutes: statistics?.minutes ?? USUAL_MINUTES,
    outcome,
    statistics: statistics?.values ?? [],
  });
}

async function statisticsNear(file: SourceFile): Promise<ReadonlyMap<string, MatchStatistics>> {
  const name = basename(file.path).replace('scores', 'stats');
  const found = [beside(file, name), beside(file, `../3_match_stats/${name}`)].find(({ path }) => existsSync(path));
  return found === undefined ? new Map() : readStatistics(found);
}

async function* events(file: SourceFile): AsyncGenerator<ImportedItem> {
  if (!/match_scores_\d{4}/.test(basename(file.path))) return;
  const { known: tournaments, refused } = await tournamentsNear(file);
  yield* refused;
  const statistics = await statisticsNear(file);
  yield* readRows(file, COLUMNS, (row) =>
    eventOf(row, tournaments.get(row.cells.tourney_year_id), statistics.get(row.cells.match_stats_url_suffix)),
  );
}

export const tennisAtp: DataSet = {
  name: 'tennis-atp',
  about: 'tennis: results of the ATP Tour with sets and statistics (match_scores_*.csv)',
  reads: (name) => /(^|\/)(match_scores|match_stats|tournaments)_\d{4}[^/]*\.csv$/.test(name),
  events,
};

import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { DataSet, ImportedEvent, ImportedItem } from '../data-set.ts';
import { type ImportedDuel, duelEvent, statisticsOf } from '../duel.ts';
import { beside, type SourceFile } from '../files.ts';
import { matchKey } from '../match.ts';
import { type CsvRow, isRow, readCsv } from '../readers/csv.ts';
import { BadRow, rowOrRefusal } from '../report.ts';
import { outcomeOf } from './score.ts';
import { type MatchStatistics, readStatistics } from './statistics.ts';
import { competitionOf, formatOf, roundOf, type Tournament, tournamentsBeside } from './tournaments.ts';

const COLUMNS = [
  'tourney_year_id',
  'tourney_round_name',
  'winner_name',
  'winner_player_id',
  'loser_name',
  'loser_player_id',
  'match_score_tiebreaks',
  'match_id',
  'match_stats_url_suffix',
] as const;
type Row = CsvRow<(typeof COLUMNS)[number]>;

const USUAL_MINUTES = 100;

function eventOf(
  { file, line, cells }: Row,
  tournament: Tournament | undefined,
  told: MatchStatistics | undefined,
): ImportedEvent {
  if (tournament === undefined) throw new BadRow(`the tournament is not known: ${cells.tourney_year_id}`);
  const round = roundOf(cells.tourney_round_name);
  const duel: ImportedDuel = {
    file,
    line,
    // Two players may meet twice in a tournament: in the qualification, and again as lucky loser.
    key: matchKey('atp', cells.winner_name, cells.loser_name, [cells.match_id, cells.tourney_round_name]),
    sport: 2,
    competition: competitionOf(tournament, round),
    // Who stood first is not told: the winner is the home side.
    home: { name: cells.winner_name, key: `atp-${cells.winner_player_id}`, kind: 'person' },
    away: { name: cells.loser_name, key: `atp-${cells.loser_player_id}`, kind: 'person' },
    start: tournament.day,
    details: { round: round.label, venue: tournament.place, format: formatOf(tournament, round) },
    minutes: told?.minutes ?? USUAL_MINUTES,
    outcome: outcomeOf(cells.match_score_tiebreaks),
  };
  const event = duelEvent(duel);
  return told === undefined ? event : { ...event, messages: [...event.messages, statisticsOf(duel, told.values)] };
}

async function* events(file: SourceFile): AsyncGenerator<ImportedItem> {
  const year = /match_scores_(\d{4})/.exec(basename(file.path))?.[1];
  if (year === undefined) return;
  const statisticsFile = beside(file, basename(file.path).replace('scores', 'stats'));
  const { known: tournaments, refused } = await tournamentsBeside(file, year);
  yield* refused;
  const statistics = existsSync(statisticsFile.path) ? await readStatistics(statisticsFile) : new Map<string, MatchStatistics>();
  for await (const item of readCsv(file, COLUMNS)) {
    if (!isRow(item)) yield item;
    else
      yield rowOrRefusal(item.file, item.line, () =>
        eventOf(item, tournaments.get(item.cells.tourney_year_id), statistics.get(item.cells.match_stats_url_suffix)),
      );
  }
}

/** ATP results of a year with the statistics and the tournaments beside them. Of a match only its tournament's first day is known. */
export const tennisAtp: DataSet = {
  name: 'tennis-atp',
  reads: (name) => /(^|\/)(match_scores|match_stats|tournaments)_\d{4}[^/]*\.csv$/.test(name),
  events,
};

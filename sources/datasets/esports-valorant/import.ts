import { SPORT, Stage } from '@stillingen/domain';
import type { CompetitionRef } from '@stillingen/domain/messages';
import { columnsOf, type CsvRow, readCsv, readGroups, type RowGroup } from '../kit/readers/csv.ts';
import { BadRow, type DataSet, type ImportedEvent } from '../kit/import/data-set.ts';
import { duelEvent, matchKey } from '../kit/events/duel.ts';
import { isDay } from '../kit/places/places.ts';
import tables from './tables.json' with { type: 'json' };

const COLUMNS = columnsOf('match_timestamp winning_team losing_team winning_team_score losing_team_score map event');
type ValorantColumn = (typeof COLUMNS)[number];
type MapRow = CsvRow<ValorantColumn>;

const MINUTES_OF_MAP = 50;
/** A map is won by 13 rounds, from 12-12 on by a lead of two. */
const ROUNDS = 13;

const TEAM: Readonly<Record<string, string>> = tables.teams;

const eventName = (event: string): string =>
  event
    .replace(/^Chinas /, 'China ')
    .replace(/^Emea /, 'EMEA ')
    .replace(/^Master /, 'Masters ');

/** Groups and play-offs are not marked, so there is no table. */
const competitionOf = (event: string, day: string): CompetitionRef => ({
  name: `VCT ${eventName(event)}`,
  country: 'xw',
  category: 'Valorant',
  season: day.slice(0, 4),
  role: 'knockout',
});

const roundsOf = (cell: string): number => (/^\d+$/.test(cell) ? Number(cell) : Number.NaN);

function mapOf({ cells }: MapRow) {
  const { winning_team: winner, losing_team: loser } = cells;
  const [won, lost] = [roundsOf(cells.winning_team_score), roundsOf(cells.losing_team_score)];
  const legal = won === ROUNDS ? lost <= ROUNDS - 2 : won > ROUNDS && lost === won - 2;
  if (!legal)
    throw new BadRow(
      `a map ends 13-0 to 13-11, or two rounds apart after 12-12, not ${cells.winning_team_score}-${cells.losing_team_score}`,
    );
  const rounds: Readonly<Record<string, number>> = { [winner]: won, [loser]: lost };
  return { winner, rounds };
}

function seriesOf(rows: RowGroup<ValorantColumn>): ImportedEvent {
  const [{ file, line, cells }] = rows;
  const [day = '', time = ''] = cells.match_timestamp.split(' ');
  if (!isDay(day)) throw new BadRow(`there is no day ${day}`);
  // No row names a home side; the alphabet does not depend on the result.
  const [home, away] = [cells.winning_team, cells.losing_team].sort() as [string, string];
  if (home === away) throw new BadRow(`${home} cannot play itself`);
  const maps = rows.map(mapOf);
  const wonBy = (team: string): number => maps.filter(({ winner }) => winner === team).length;
  const score = [wonBy(home), wonBy(away)] as const;
  const most = Math.max(...score);
  if (most < 2 || most > 3 || Math.min(...score) >= most)
    throw new BadRow(
      `${home} – ${away} ${score.join('-')} is no end of a series (allowed: 2-0, 2-1, 3-0, 3-1, 3-2): maps are missing`,
    );
  const team = (letters: string) => ({ name: TEAM[letters] ?? letters, country: 'xw', kind: 'club' as const });
  return duelEvent({
    file,
    line,
    key: matchKey('vct', home, away, [day, time]),
    sport: SPORT.esports,
    competition: competitionOf(rows.at(-1)!.cells.event, day),
    home: team(home),
    away: team(away),
    // The files name no time zone.
    start: day,
    details: { format: { bestOf: 2 * most - 1 } },
    minutes: rows.length * MINUTES_OF_MAP,
    outcome: {
      stage: Stage.finished,
      score: {
        home: score[0],
        away: score[1],
        parts: maps.map(({ rounds }): [number, number] => [rounds[home]!, rounds[away]!]),
      },
    },
  });
}

const identity = (cells: MapRow['cells']): string =>
  [cells.match_timestamp, ...[cells.winning_team, cells.losing_team].sort()].join('|');

/** The maps of a series may stand apart, so series are made at the end of the table. */
export const valorant: DataSet = {
  name: 'esports-valorant',
  about: 'esports: Valorant series from maps (matches.csv)',
  reads: (name) => /(^|\/)matches\.csv$/.test(name),
  events: (file) => readGroups(readCsv(file, COLUMNS), identity, seriesOf),
};

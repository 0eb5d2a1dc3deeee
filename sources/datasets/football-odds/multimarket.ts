import { basename } from 'node:path';
import { STATISTIC } from '@stillingen/domain';
import { BadRow, type DataSet, type ImportedItem, refuse } from '../kit/import/data-set.ts';
import type { SourceFile } from '../kit/import/files.ts';
import { isDay } from '../kit/places/places.ts';
import { columnsOf, type CsvRow, isRow, readCsv } from '../kit/readers/csv.ts';
import { columnNamesOf, quotesIn } from '../kit/odds/quotes.ts';
import { MULTIMARKET_QUOTES } from './columns.ts';
import { leagueOfCode, type OddsLeague, seasonsOf } from './season.ts';
import { leagueEvents, type LeagueResult, resultOf, statisticsIn } from './results.ts';
const COLUMNS = columnsOf('Date Time HomeTeam AwayTeam FTHG FTAG FTR HTHG HTAG HST AST HC AC HomeXG AwayXG');
const QUOTE_COLUMNS = columnNamesOf(MULTIMARKET_QUOTES);
type Row = CsvRow<(typeof COLUMNS)[number]>;

/** Three hours behind UTC all year. */
const ZONE = 'UTC-3';

function resultIn({ file, line, cells }: Row, league: OddsLeague, seasonOf: (day: string) => string): LeagueResult {
  const { name, country, group } = league;
  if (!isDay(cells.Date)) throw new BadRow(`there is no day ${cells.Date}`);
  const result = resultOf({
    sides: [cells.HomeTeam, cells.AwayTeam],
    full: [cells.FTHG, cells.FTAG],
    half: [cells.HTHG, cells.HTAG],
    letter: cells.FTR,
  });
  return {
    file,
    line,
    competition: { name, country, season: seasonOf(cells.Date), ...(group === undefined ? {} : { group }) },
    day: cells.Date,
    time: `${cells.Time.slice(0, 5)} ${ZONE}`,
    ...result,
    isEmpty: result.score?.join() === '0,0' && cells.HST === '' && cells.HC === '',
    statistics: statisticsIn(result.outcome, [
      [STATISTIC.expectedGoals, cells.HomeXG, cells.AwayXG],
      [STATISTIC.onTarget, cells.HST, cells.AST],
      [STATISTIC.corners, cells.HC, cells.AC],
    ]),
    odds: quotesIn(MULTIMARKET_QUOTES, cells),
  };
}

async function* events(file: SourceFile): AsyncGenerator<ImportedItem> {
  const code = basename(file.path).replace(/_(all|\d{4})\.csv$/, '');
  const league = leagueOfCode(code) ?? refuse(`the country of the league is not known: ${code}`);
  const all = [...COLUMNS, ...(QUOTE_COLUMNS as readonly never[])];
  const rows = await Array.fromAsync(readCsv(file, all, { optional: QUOTE_COLUMNS }));
  const days = rows.filter(isRow).map(({ cells }) => cells.Date);
  const seasonOf = seasonsOf(days, league.country);
  yield* leagueEvents({ key: 'mm', zone: null }, rows, (row) => resultIn(row, league, seasonOf));
}

export const footballMultimarket: DataSet = {
  name: 'football-multimarket',
  about: 'football: results of many leagues with half-time, corners and odds (COUNTRY_LEAGUE_all.csv)',
  reads: (name) => /(^|\/)([A-Z0-9]+(_[A-Z0-9]+)+_all|[A-Z]{1,2}[\dC]_\d{4})\.csv$/.test(name),
  legacyEncoding: 'windows-1252',
  events,
};

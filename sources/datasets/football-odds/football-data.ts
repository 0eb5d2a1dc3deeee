import { basename } from 'node:path';
import { STATISTIC } from '@stillingen/domain';
import { BadRow, type DataSet, type ImportedItem, refuse } from '../kit/import/data-set.ts';
import type { SourceFile } from '../kit/import/files.ts';
import { countryOf } from '../kit/places/places.ts';
import { columnsOf, type CsvRow, isRow, readCsv } from '../kit/readers/csv.ts';
import { columnNamesOf, quotesIn } from '../kit/odds/quotes.ts';
import { LEAGUE_QUOTES } from './columns.ts';
import { DIVISIONS, seasonsOf } from './season.ts';
import { leagueEvents, type LeagueResult, resultOf, statisticsIn } from './results.ts';
/** Times of all countries are those of the United Kingdom. */
const SOURCE = { key: 'fd', zone: 'Europe/London' };

const NEEDED = columnsOf('Date HomeTeam AwayTeam FTHG FTAG FTR');
const OPTIONAL = columnsOf('Div Time HTHG HTAG Referee HS AS HST AST HF AF HC AC HY AY HR AR');
const LEAGUE_COLUMNS = [...NEEDED, ...OPTIONAL] as const;
const COUNTRY_COLUMNS = columnsOf('Country League Season Date Time Home Away HG AG Res');

const QUOTE_COLUMNS = columnNamesOf(LEAGUE_QUOTES);

const FIRST_YEAR = '93';

function dayOf(date: string): string {
  const [, day, month, year = ''] =
    /^(\d{2})\/(\d{2})\/(\d{2}|\d{4})$/.exec(date) ?? refuse(`a day is written 31/12/2025 or 31/12/25, not ${date}`);
  const century = year.length === 4 ? '' : year >= FIRST_YEAR ? '19' : '20';
  return `${century}${year}-${month}-${day}`;
}

function leagueResult(
  { file, line, cells }: CsvRow<(typeof LEAGUE_COLUMNS)[number]>,
  letters: string,
  seasonOf: (day: string) => string,
): LeagueResult {
  const code = cells.Div === '' ? letters : cells.Div;
  const league = DIVISIONS[code] ?? refuse(`the league is not known: ${code} (allowed: ${Object.keys(DIVISIONS).join(', ')})`);
  const day = dayOf(cells.Date);
  const result = resultOf({
    sides: [cells.HomeTeam, cells.AwayTeam],
    full: [cells.FTHG, cells.FTAG],
    half: [cells.HTHG, cells.HTAG],
    letter: cells.FTR,
  });
  return {
    file,
    line,
    competition: { ...league, season: seasonOf(day) },
    day,
    time: cells.Time === '' ? null : cells.Time,
    ...result,
    isEmpty: false,
    referee: cells.Referee,
    statistics: statisticsIn(result.outcome, [
      [STATISTIC.shots, cells.HS, cells.AS],
      [STATISTIC.onTarget, cells.HST, cells.AST],
      [STATISTIC.foulsCommitted, cells.HF, cells.AF],
      [STATISTIC.corners, cells.HC, cells.AC],
      [STATISTIC.yellowCards, cells.HY, cells.AY],
      [STATISTIC.redCards, cells.HR, cells.AR],
    ]),
    odds: quotesIn(LEAGUE_QUOTES, cells),
  };
}

function countryResult({ file, line, cells }: CsvRow<(typeof COUNTRY_COLUMNS)[number]>): LeagueResult {
  const country = countryOf(cells.Country) ?? refuse(`the country is not known: ${cells.Country}`);
  if (!/^\d{4}(\/\d{4})?$/.test(cells.Season)) throw new BadRow(`the season is not understood: ${cells.Season}`);
  return {
    file,
    line,
    competition: { name: cells.League, country, season: cells.Season },
    day: dayOf(cells.Date),
    time: cells.Time === '' ? null : cells.Time,
    ...resultOf({ sides: [cells.Home, cells.Away], full: [cells.HG, cells.AG], half: ['', ''], letter: cells.Res }),
    isEmpty: false,
    odds: quotesIn(LEAGUE_QUOTES, cells),
  };
}

/** Old files end with rows of separators alone. */
async function filledRows<Column extends string>(file: SourceFile, columns: readonly Column[], optional: readonly string[]) {
  const all = [...columns, ...(QUOTE_COLUMNS as Column[])];
  const items = await Array.fromAsync(readCsv(file, all, { ragged: true, optional: [...optional, ...QUOTE_COLUMNS] }));
  return items.filter((item) => !isRow(item) || Object.values(item.cells).some((cell) => cell !== ''));
}

function dayIn(date: string): string[] {
  try {
    return [dayOf(date)];
  } catch {
    return [];
  }
}

async function* events(file: SourceFile): AsyncGenerator<ImportedItem> {
  const code = basename(file.path).replace(/(_.*)?\.csv$/, '');
  if (/^[A-Z]{3}$/.test(code)) {
    yield* leagueEvents(SOURCE, await filledRows(file, COUNTRY_COLUMNS, ['Time']), countryResult);
    return;
  }
  const rows = await filledRows(file, LEAGUE_COLUMNS, OPTIONAL);
  const days = rows.filter(isRow).flatMap(({ cells }) => dayIn(cells.Date));
  const seasonOf = seasonsOf(days, DIVISIONS[code]?.country ?? '');
  yield* leagueEvents(SOURCE, rows, (row) => leagueResult(row, code, seasonOf));
}

export const footballData: DataSet = {
  name: 'football-data',
  about: 'football: football-data.co.uk: results with half-time, shots, cards and odds (E0.csv, DNK.csv)',
  reads: (name) => /(^|\/)([A-Z]{1,2}\d|EC|[A-Z]{3})(_\d{4}-[\d_to-]+)?\.csv$/.test(name),
  legacyEncoding: 'windows-1252',
  events,
};

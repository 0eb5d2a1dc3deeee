import { basename } from 'node:path';
import { SPORT, STATISTIC } from '@stillingen/domain';
import type { CompetitionRef, StatisticsMessage } from '@stillingen/domain/messages';
import {
  BadRow,
  type DataSet,
  type ImportedEvent,
  type ImportedItem,
  type RefusedRow,
  rowOrRefusal,
  refuse,
} from '../kit/import/data-set.ts';
import { duelEvent, type ImportedDuel, matchKey } from '../kit/events/duel.ts';
import type { SourceFile } from '../kit/import/files.ts';
import { countryOf, startAt } from '../kit/places/places.ts';
import { type CsvRow, isRow, readCsv } from '../kit/readers/csv.ts';
import { DIVISIONS } from './leagues.ts';
import { outcomeOf, type Placed, placesOf, refuseRepeat, scoreOf, type SeasonMatch, seasonsOf, statisticsIn } from './season.ts';

const MATCH_MINUTES = 110;
/** Times of all countries are those of the United Kingdom. */
const ZONE = 'Europe/London';

const NEEDED = ['Date', 'HomeTeam', 'AwayTeam', 'FTHG', 'FTAG', 'FTR'] as const;
const OPTIONAL = [
  'Div',
  'Time',
  'HTHG',
  'HTAG',
  'Referee',
  'HS',
  'AS',
  'HST',
  'AST',
  'HF',
  'AF',
  'HC',
  'AC',
  'HY',
  'AY',
  'HR',
  'AR',
] as const;
const LEAGUE_COLUMNS = [...NEEDED, ...OPTIONAL] as const;
const COUNTRY_COLUMNS = ['Country', 'League', 'Season', 'Date', 'Time', 'Home', 'Away', 'HG', 'AG', 'Res'] as const;

const FIRST_YEAR = '93';

function dayOf(date: string): string {
  const [, day, month, year = ''] =
    /^(\d{2})\/(\d{2})\/(\d{2}|\d{4})$/.exec(date) ?? refuse(`a day is written 31/12/2025 or 31/12/25, not ${date}`);
  const century = year.length === 4 ? '' : year >= FIRST_YEAR ? '19' : '20';
  return `${century}${year}-${month}-${day}`;
}

interface Facts extends Pick<ImportedDuel, 'outcome'>, SeasonMatch {
  readonly file: string;
  readonly line: number;
  readonly time: string;
  readonly referee?: string;
  readonly statistics?: StatisticsMessage['values'];
}

function eventOf(facts: Facts, place: Placed): ImportedEvent {
  refuseRepeat(place);
  const { role, group } = place;
  const { file, line, home, away, day, time, outcome, referee = '', statistics = [] } = facts;
  const start = startAt(day, time === '' ? null : time, ZONE);
  const { name, country, season } = facts.competition;
  return duelEvent({
    file,
    line,
    key: matchKey('fd', home, away, [name, season, day]),
    sport: SPORT.football,
    competition: { name, country, season, role, ...(group === undefined ? {} : { group }) },
    home: { name: home, country, kind: 'club' },
    away: { name: away, country, kind: 'club' },
    start,
    details: { referee, round: role === 'playoff' ? 'Playoff' : '' },
    minutes: MATCH_MINUTES,
    outcome,
    statistics,
  });
}

function sidesOf(home: string, away: string): Pick<Facts, 'home' | 'away'> {
  if (home === '' || away === '') throw new BadRow(`the ${home === '' ? 'home' : 'away'} side is missing`);
  if (home === away) throw new BadRow(`${home} cannot play itself`);
  return { home, away };
}

function leagueFacts(
  { file, line, cells }: CsvRow<(typeof LEAGUE_COLUMNS)[number]>,
  letters: string,
  seasonOf: (day: string) => string,
): Facts {
  const code = cells.Div === '' ? letters : cells.Div;
  const league = DIVISIONS[code] ?? refuse(`the league is not known: ${code} (allowed: ${Object.keys(DIVISIONS).join(', ')})`);
  const day = dayOf(cells.Date);
  const outcome = outcomeOf({ full: [cells.FTHG, cells.FTAG], half: [cells.HTHG, cells.HTAG], letter: cells.FTR });
  return {
    file,
    line,
    competition: { ...league, season: seasonOf(day) },
    day,
    time: cells.Time,
    ...sidesOf(cells.HomeTeam, cells.AwayTeam),
    outcome,
    score: scoreOf(outcome),
    isEmpty: false,
    referee: cells.Referee,
    statistics: statisticsIn(outcome, [
      [STATISTIC.shots, cells.HS, cells.AS],
      [STATISTIC.onTarget, cells.HST, cells.AST],
      [STATISTIC.foulsCommitted, cells.HF, cells.AF],
      [STATISTIC.corners, cells.HC, cells.AC],
      [STATISTIC.yellowCards, cells.HY, cells.AY],
      [STATISTIC.redCards, cells.HR, cells.AR],
    ]),
  };
}

function countryFacts({ file, line, cells }: CsvRow<(typeof COUNTRY_COLUMNS)[number]>): Facts {
  const country = countryOf(cells.Country) ?? refuse(`the country is not known: ${cells.Country}`);
  if (!/^\d{4}(\/\d{4})?$/.test(cells.Season)) throw new BadRow(`the season is not understood: ${cells.Season}`);
  const competition: CompetitionRef = { name: cells.League, country, season: cells.Season };
  const outcome = outcomeOf({ full: [cells.HG, cells.AG], half: ['', ''], letter: cells.Res });
  return {
    file,
    line,
    competition,
    day: dayOf(cells.Date),
    time: cells.Time,
    ...sidesOf(cells.Home, cells.Away),
    outcome,
    score: scoreOf(outcome),
    isEmpty: false,
  };
}

/** Old files end with rows of separators alone. */
const isFilled = ({ cells }: CsvRow<string>): boolean => Object.values(cells).some((cell) => cell !== '');

async function factsIn(file: SourceFile): Promise<(Facts | RefusedRow)[]> {
  const code = basename(file.path).replace(/(_.*)?\.csv$/, '');
  if (/^[A-Z]{3}$/.test(code)) {
    const rows = await Array.fromAsync(readCsv(file, COUNTRY_COLUMNS, { ragged: true, optional: ['Time'] }));
    return rows
      .filter((item) => !isRow(item) || isFilled(item))
      .map((item) => (isRow(item) ? rowOrRefusal(item.file, item.line, () => countryFacts(item)) : item));
  }
  const rows = (await Array.fromAsync(readCsv(file, LEAGUE_COLUMNS, { ragged: true, optional: OPTIONAL }))).filter(
    (item) => !isRow(item) || isFilled(item),
  );
  const days = rows.filter(isRow).flatMap(({ cells }) => {
    try {
      return [dayOf(cells.Date)];
    } catch {
      return [];
    }
  });
  const seasonOf = seasonsOf(days, DIVISIONS[code]?.country ?? '');
  return rows.map((item) => (isRow(item) ? rowOrRefusal(item.file, item.line, () => leagueFacts(item, code, seasonOf)) : item));
}

async function* events(file: SourceFile): AsyncGenerator<ImportedItem> {
  const items = await factsIn(file);
  const places = placesOf(items.filter((item): item is Facts => 'competition' in item));
  for (const item of items)
    yield 'competition' in item ? rowOrRefusal(item.file, item.line, () => eventOf(item, places.get(item)!)) : item;
}

export const footballData: DataSet = {
  name: 'football-data',
  about: 'football: football-data.co.uk: results with half-time, shots and cards (E0.csv, DNK.csv)',
  reads: (name) => /(^|\/)([A-Z]{1,2}\d|EC|[A-Z]{3})(_\d{4}-[\d_to-]+)?\.csv$/.test(name),
  legacyEncoding: 'windows-1252',
  events,
};

import { basename } from 'node:path';
import type { CompetitionRef, StatisticsMessage } from '@stillingen/domain/messages';
import type { DataSet, ImportedEvent, ImportedItem } from '../data-set.ts';
import { duelEvent, type ImportedDuel, statisticsOf } from '../duel.ts';
import type { SourceFile } from '../files.ts';
import { kickOff } from '../kick-off.ts';
import { matchKey } from '../match.ts';
import { countryOf } from '../nations.ts';
import { type CsvRow, isRow, readCsv } from '../readers/csv.ts';
import { BadRow, rowOrRefusal } from '../report.ts';
import { clubName } from './clubs.ts';
import { outcomeOf, seasonOf, statisticsIn } from './result.ts';

const MATCH_MINUTES = 110;
/** Whatever the country, times are those of the United Kingdom. */
const ZONE = 'Europe/London';

/** The leagues that have files of their own, by the letters in front. */
const DIVISIONS: Readonly<Record<string, Pick<CompetitionRef, 'name' | 'country'>>> = {
  E0: { name: 'Premier League', country: 'gb-eng' },
  SC0: { name: 'Premiership', country: 'gb-sct' },
  D1: { name: 'Bundesliga', country: 'de' },
  SP1: { name: 'La Liga', country: 'es' },
};

const LEAGUE_COLUMNS = [
  'Div',
  'Date',
  'Time',
  'HomeTeam',
  'AwayTeam',
  'FTHG',
  'FTAG',
  'FTR',
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
/** Some seasons have no times, some countries no referees. */
const NOT_EVERYWHERE = ['Time', 'Referee'];
const COUNTRY_COLUMNS = ['Country', 'League', 'Season', 'Date', 'Time', 'Home', 'Away', 'HG', 'AG', 'Res'] as const;

/** '15/08/2025' or '14/08/15' as 2025-08-15. */
function dayOf(date: string): string {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{2}|\d{4})$/.exec(date) ?? [];
  if (year === undefined) throw new BadRow(`a day is written 31/12/2025 or 31/12/25, not ${date}`);
  return `${year.length === 2 ? `20${year}` : year}-${month}-${day}`;
}

interface Facts extends Pick<ImportedDuel, 'outcome'> {
  readonly competition: Pick<CompetitionRef, 'name' | 'country' | 'season'>;
  readonly day: string;
  /** '20:00', empty where it is not known. */
  readonly time: string;
  readonly names: readonly [home: string, away: string];
  readonly referee?: string;
  readonly statistics?: StatisticsMessage['values'];
}

function eventOf(file: string, line: number, facts: Facts): ImportedEvent {
  const { competition, day, time, outcome, referee = '', statistics = [] } = facts;
  const [home, away] = facts.names.map(clubName) as [string, string];
  if (home === '' || away === '') throw new BadRow(`the ${home === '' ? 'home' : 'away'} side is missing`);
  const told = kickOff(day, time === '' ? null : time, ZONE);
  if ('problem' in told) throw new BadRow(told.problem);
  const { country } = competition;
  const duel: ImportedDuel = {
    file,
    line,
    key: matchKey('fd', home, away, [competition.name, competition.season, day]),
    sport: 1,
    competition: { ...competition, role: 'main' },
    home: { name: home, country, kind: 'club' },
    away: { name: away, country, kind: 'club' },
    start: told.start,
    ...(referee === '' ? {} : { details: { referee } }),
    minutes: MATCH_MINUTES,
    outcome,
  };
  const event = duelEvent(duel);
  if (outcome === null || statistics.length === 0) return event;
  return { ...event, messages: [...event.messages, statisticsOf(duel, statistics)] };
}

/** A row of one league's file. */
function leagueFacts({ cells }: CsvRow<(typeof LEAGUE_COLUMNS)[number]>): Facts {
  const league = DIVISIONS[cells.Div];
  if (league === undefined)
    throw new BadRow(`the league is not known: ${cells.Div} (allowed: ${Object.keys(DIVISIONS).join(', ')})`);
  const day = dayOf(cells.Date);
  return {
    competition: { ...league, season: seasonOf(day) },
    day,
    time: cells.Time,
    names: [cells.HomeTeam, cells.AwayTeam],
    outcome: outcomeOf({ full: [cells.FTHG, cells.FTAG], half: [cells.HTHG, cells.HTAG], letter: cells.FTR }),
    referee: cells.Referee,
    statistics: statisticsIn([
      [34, cells.HS, cells.AS],
      [13, cells.HST, cells.AST],
      [21, cells.HF, cells.AF],
      [16, cells.HC, cells.AC],
      [23, cells.HY, cells.AY],
      [22, cells.HR, cells.AR],
    ]),
  };
}

/** A row of the file of a country. */
function countryFacts({ cells }: CsvRow<(typeof COUNTRY_COLUMNS)[number]>): Facts {
  const country = countryOf(cells.Country);
  if (country === null) throw new BadRow(`the country is not known: ${cells.Country}`);
  if (!/^\d{4}(\/\d{4})?$/.test(cells.Season)) throw new BadRow(`the season is not understood: ${cells.Season}`);
  return {
    competition: { name: cells.League, country, season: cells.Season },
    day: dayOf(cells.Date),
    time: cells.Time,
    names: [cells.Home, cells.Away],
    outcome: outcomeOf({ full: [cells.HG, cells.AG], half: ['', ''], letter: cells.Res }),
  };
}

async function* events(file: SourceFile): AsyncGenerator<ImportedItem> {
  if (/^[A-Z]{3}\.csv$/.test(basename(file.path))) {
    for await (const item of readCsv(file, COUNTRY_COLUMNS))
      yield isRow(item) ? rowOrRefusal(item.file, item.line, () => eventOf(item.file, item.line, countryFacts(item))) : item;
    return;
  }
  for await (const item of readCsv(file, LEAGUE_COLUMNS, { optional: NOT_EVERYWHERE }))
    yield isRow(item) ? rowOrRefusal(item.file, item.line, () => eventOf(item.file, item.line, leagueFacts(item))) : item;
}

/** Results of football-data.co.uk: a file for each league, 'E0.csv', or for a country, 'DNK.csv'. */
export const footballData: DataSet = {
  name: 'football-data',
  about: 'football: football-data.co.uk: results with half-time, shots and cards (E0.csv, DNK.csv)',
  reads: (name) => /(^|\/)([A-Z]{1,2}\d|[A-Z]{3})(_[\d_to-]+)?\.csv$/.test(name),
  legacyEncoding: 'windows-1252',
  events,
};

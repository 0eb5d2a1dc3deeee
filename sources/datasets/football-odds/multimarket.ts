import { basename } from 'node:path';
import { SPORT, STATISTIC } from '@stillingen/domain';
import { BadRow, type DataSet, type ImportedEvent, type ImportedItem, rowOrRefusal, refuse } from '../kit/import/data-set.ts';
import { duelEvent, type ImportedDuel, matchKey, participant } from '../kit/events/duel.ts';
import type { SourceFile } from '../kit/import/files.ts';
import { isDay, startAt } from '../kit/places/places.ts';
import { type CsvRow, isRow, readCsv } from '../kit/readers/csv.ts';
import { leagueOfCode, type OddsLeague } from './leagues.ts';
import { outcomeOf, type Placed, placesOf, refuseRepeat, scoreOf, type SeasonMatch, seasonsOf, statisticsIn } from './season.ts';

const COLUMNS = [
  'Date',
  'Time',
  'HomeTeam',
  'AwayTeam',
  'FTHG',
  'FTAG',
  'FTR',
  'HTHG',
  'HTAG',
  'HST',
  'AST',
  'HC',
  'AC',
  'HomeXG',
  'AwayXG',
] as const;
type Row = CsvRow<(typeof COLUMNS)[number]>;

const MATCH_MINUTES = 110;
/** Three hours behind UTC all year. */
const ZONE = 'UTC-3';

interface Facts extends Pick<ImportedDuel, 'outcome'>, SeasonMatch {
  readonly row: Row;
}

function factsOf(row: Row, { name, country, group }: OddsLeague, seasonOf: (day: string) => string): Facts {
  const { cells } = row;
  const [home, away] = [cells.HomeTeam, cells.AwayTeam];
  if (home === '' || away === '') throw new BadRow(`the ${home === '' ? 'home' : 'away'} side is missing`);
  if (home === away) throw new BadRow(`${home} cannot play itself`);
  if (!isDay(cells.Date)) throw new BadRow(`there is no day ${cells.Date}`);
  const outcome = outcomeOf({ full: [cells.FTHG, cells.FTAG], half: [cells.HTHG, cells.HTAG], letter: cells.FTR });
  const competition = { name, country, season: seasonOf(cells.Date), ...(group === undefined ? {} : { group }) };
  const score = scoreOf(outcome);
  const isEmpty = score?.join() === '0,0' && cells.HST === '' && cells.HC === '';
  return { row, line: row.line, competition, day: cells.Date, home, away, outcome, score, isEmpty };
}

function eventOf(facts: Facts, place: Placed): ImportedEvent {
  refuseRepeat(place);
  const { role, group } = place;
  const { row, home, away, outcome } = facts;
  const { file, line, cells } = row;
  const start = startAt(cells.Date, `${cells.Time.slice(0, 5)} ${ZONE}`, null);
  const { name, country, season } = facts.competition;
  const from = country === 'eu' || country === 'xw' ? null : country;
  return duelEvent({
    file,
    line,
    key: matchKey('mm', home, away, [name, season, cells.Date]),
    sport: SPORT.football,
    competition: { name, country, season, role, ...(group === undefined ? {} : { group }) },
    home: participant('club', home, from),
    away: participant('club', away, from),
    start,
    details: { round: role === 'playoff' ? 'Playoff' : '' },
    minutes: MATCH_MINUTES,
    outcome,
    statistics: statisticsIn(outcome, [
      [STATISTIC.expectedGoals, cells.HomeXG, cells.AwayXG],
      [STATISTIC.onTarget, cells.HST, cells.AST],
      [STATISTIC.corners, cells.HC, cells.AC],
    ]),
  });
}

async function* events(file: SourceFile): AsyncGenerator<ImportedItem> {
  const code = basename(file.path).replace(/_(all|\d{4})\.csv$/, '');
  const league = leagueOfCode(code) ?? refuse(`the country of the league is not known: ${code}`);
  const rows = await Array.fromAsync(readCsv(file, COLUMNS));
  const seasonOf = seasonsOf(
    rows.filter(isRow).map(({ cells }) => cells.Date),
    league.country,
  );
  const items = rows.map((item) =>
    isRow(item) ? rowOrRefusal(item.file, item.line, () => factsOf(item, league, seasonOf)) : item,
  );
  const places = placesOf(items.filter((item): item is Facts => 'row' in item));
  for (const item of items)
    yield 'row' in item ? rowOrRefusal(item.row.file, item.row.line, () => eventOf(item, places.get(item)!)) : item;
}

export const footballMultimarket: DataSet = {
  name: 'football-multimarket',
  about: 'football: results of many leagues with half-time and corners (COUNTRY_LEAGUE_all.csv)',
  reads: (name) => /(^|\/)([A-Z0-9]+(_[A-Z0-9]+)+_all|[A-Z]{1,2}[\dC]_\d{4})\.csv$/.test(name),
  legacyEncoding: 'windows-1252',
  events,
};

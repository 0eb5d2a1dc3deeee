import { basename } from 'node:path';
import type { CompetitionRef } from '@stillingen/domain/messages';
import type { DataSet, ImportedEvent, ImportedItem } from '../data-set.ts';
import { duelEvent, type ImportedDuel, statisticsOf } from '../duel.ts';
import type { SourceFile } from '../files.ts';
import { kickOff } from '../kick-off.ts';
import { matchKey } from '../match.ts';
import { type CsvRow, isRow, readCsv } from '../readers/csv.ts';
import { BadRow, type RefusedRow, rowOrRefusal } from '../report.ts';
import { outcomeOf, seasonOf, statisticsIn } from './result.ts';

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

interface LeagueOfFile extends Pick<CompetitionRef, 'name' | 'country'> {
  /** Matches of each club in a season; what comes after them is a play-off. */
  readonly matches: number;
}

const LEAGUES: Readonly<Record<string, LeagueOfFile>> = {
  DENMARK_SUPERLIGA: { name: 'Superliga', country: 'dk', matches: 32 },
};

/** The rows in order of time, for the file has another, each with whether it is a play-off. */
function inOrder(rows: readonly Row[], { matches }: LeagueOfFile): { row: Row; playOff: boolean }[] {
  const played = new Map<string, number>();
  const count = (club: string): number => {
    const number = (played.get(club) ?? 0) + 1;
    played.set(club, number);
    return number;
  };
  return rows
    .toSorted((a, b) => (`${a.cells.Date} ${a.cells.Time}` < `${b.cells.Date} ${b.cells.Time}` ? -1 : 1))
    .map((row) => {
      const season = seasonOf(row.cells.Date);
      const [home, away] = [row.cells.HomeTeam, row.cells.AwayTeam].map((club) => count(`${season} ${club}`));
      return { row, playOff: home! > matches && away! > matches };
    });
}

function eventOf({ file, line, cells }: Row, { name, country }: LeagueOfFile, playOff: boolean): ImportedEvent {
  const [home, away] = [cells.HomeTeam, cells.AwayTeam];
  if (home === '' || away === '') throw new BadRow(`the ${home === '' ? 'home' : 'away'} side is missing`);
  const told = kickOff(cells.Date, `${cells.Time.slice(0, 5)} ${ZONE}`, null);
  if ('problem' in told) throw new BadRow(told.problem);
  const season = seasonOf(cells.Date);
  const duel: ImportedDuel = {
    file,
    line,
    key: matchKey('mm', home, away, [name, season, cells.Date]),
    sport: 1,
    competition: { name, country, season, role: playOff ? 'playoff' : 'main' },
    home: { name: home, country, kind: 'club' },
    away: { name: away, country, kind: 'club' },
    start: told.start,
    ...(playOff ? { details: { round: 'Playoff' } } : {}),
    minutes: MATCH_MINUTES,
    outcome: outcomeOf({ full: [cells.FTHG, cells.FTAG], half: [cells.HTHG, cells.HTAG], letter: cells.FTR }),
  };
  const event = duelEvent(duel);
  const values = statisticsIn([
    [432, cells.HomeXG, cells.AwayXG],
    [13, cells.HST, cells.AST],
    [16, cells.HC, cells.AC],
  ]);
  if (duel.outcome === null || values.length === 0) return event;
  return { ...event, messages: [...event.messages, statisticsOf(duel, values)] };
}

async function* events(file: SourceFile): AsyncGenerator<ImportedItem> {
  const code = basename(file.path).replace(/_all\.csv$/, '');
  const league = LEAGUES[code];
  if (league === undefined) throw new BadRow(`the league is not known: ${code} (allowed: ${Object.keys(LEAGUES).join(', ')})`);
  const items: (Row | RefusedRow)[] = await Array.fromAsync(readCsv(file, COLUMNS));
  yield* items.filter((item): item is RefusedRow => !isRow(item));
  for (const { row, playOff } of inOrder(items.filter(isRow), league))
    yield rowOrRefusal(row.file, row.line, () => eventOf(row, league, playOff));
}

/** Results beside the odds of one bookmaker, at a time three hours behind UTC: 'DENMARK_SUPERLIGA_all.csv'. */
export const footballMultimarket: DataSet = {
  name: 'football-multimarket',
  about: 'football: results of many leagues with half-time and corners (COUNTRY_LEAGUE_all.csv)',
  reads: (name) => /(^|\/)[A-Z]+(_[A-Z]+)+_all\.csv$/.test(name),
  legacyEncoding: 'windows-1252',
  events,
};

import { countryByCode, SPORT, Stage } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { BadRow, type DataSet, type ImportedItem, rowOrRefusal, refuse } from '../kit/import/data-set.ts';
import { duelEvent } from '../kit/events/duel.ts';
import { beside, type SourceFile } from '../kit/import/files.ts';
import { countryOf, isDay } from '../kit/places/places.ts';
import { type CsvRow, isRow, type Listing, readCsv, readListing } from '../kit/readers/csv.ts';
import tables from './tables.json' with { type: 'json' };

const CLASSES = Object.entries(tables.classes);

export function weightClass(written: string): string {
  const name = CLASSES.find(([words]) => written.includes(words))?.[1] ?? written.replace(/ Bout$/, '');
  const women = /Women's/.test(written) ? ', kvinder' : '';
  const title = !/Title|Championship/.test(written) ? '' : /Interim/.test(written) ? ', interimtitel' : ', titelkamp';
  return `${name}${women}${title}`;
}

const ROUND_MINUTES = 6;

const COLUMNS = ['EVENT', 'BOUT', 'OUTCOME', 'WEIGHTCLASS', 'METHOD', 'ROUND', 'TIME', 'TIME FORMAT', 'REFEREE', 'URL'] as const;
type FightCells = CsvRow<(typeof COLUMNS)[number]>['cells'];

interface FightNight {
  readonly day: string;
  readonly place: string;
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

function dayOf(written: string): string {
  const [, month, day, year] = /^(\w+) (\d{1,2}), (\d{4})$/.exec(written) ?? [];
  const number = MONTHS.indexOf(month ?? '') + 1;
  const iso = `${year}-${String(number).padStart(2, '0')}-${day?.padStart(2, '0')}`;
  if (!isDay(iso)) throw new BadRow(`a day is written August 01, 2026, not ${written}`);
  return iso;
}

function placeOf(written: string): string {
  const parts = written.split(',').map((part) => part.trim());
  const country = countryByCode(countryOf(parts.at(-1) ?? '') ?? '')?.name;
  return [...new Set(country === undefined ? parts : [...parts.slice(0, -1), country])].join(', ');
}

function nightsBeside(file: SourceFile): Promise<Listing<FightNight>> {
  const rows = readCsv(beside(file, 'ufc_event_details.csv'), ['EVENT', 'DATE', 'LOCATION']);
  return readListing(rows, (cells) => [cells.EVENT, { day: dayOf(cells.DATE), place: placeOf(cells.LOCATION) }]);
}

type Method = NonNullable<Scoreboard['finish']>['method'];

/** The file does not separate knock-outs from stops by the referee. */
const METHODS = tables.methods as Readonly<Record<string, Method>>;

const WINNERS: Readonly<Record<string, Scoreboard['winner'] | 'nobody'>> = {
  'W/L': 'home',
  'L/W': 'away',
  'D/D': 'draw',
  'NC/NC': 'nobody',
};

/** A decision before the last planned round is a technical one. */
function methodOf(cells: FightCells): Method {
  const method = METHODS[cells.METHOD] ?? refuse(`the method is ${Object.keys(METHODS).join(', ')}, not ${cells.METHOD}`);
  const early = Number(cells.ROUND) < (roundsOf(cells).rounds ?? 0);
  return method.startsWith('decision') && early ? 'technical-decision' : method;
}

function scoreOf(cells: FightCells): Scoreboard {
  const winner = WINNERS[cells.OUTCOME] ?? refuse(`the outcome is ${Object.keys(WINNERS).join(', ')}, not ${cells.OUTCOME}`);
  // A draw has the method of its decision.
  const method = winner === 'nobody' ? 'no-contest' : winner === 'draw' ? 'draw' : methodOf(cells);
  const round = Number(cells.ROUND);
  if (!Number.isInteger(round) || !/^\d{1,2}:\d{2}$/.test(cells.TIME))
    throw new BadRow(`a fight ends in a round and at a time, 2 and 4:07, not ${cells.ROUND} and ${cells.TIME}`);
  return { home: 0, away: 0, finish: { method, round, time: cells.TIME }, ...(winner === 'nobody' ? {} : { winner }) };
}

/** '3 Rnd + OT (5-5-5-5)' has three, and a fourth only where it was fought. */
function roundsOf(cells: FightCells): { rounds?: number } {
  const planned = /^(\d+) Rnd/.exec(cells['TIME FORMAT'])?.[1];
  return planned === undefined ? {} : { rounds: Math.max(Number(planned), Number(cells.ROUND)) };
}

function fight(row: CsvRow<(typeof COLUMNS)[number]>, nights: ReadonlyMap<string, FightNight>): ImportedItem {
  const { file, line, cells } = row;
  const night = nights.get(cells.EVENT) ?? refuse(`no event is called ${cells.EVENT}`);
  const [home = '', away = ''] = cells.BOUT.split(' vs. ').map((name) => name.trim());
  if (home === '' || away === '') throw new BadRow(`a bout has two names, A vs. B: ${cells.BOUT}`);
  const id = /([0-9a-f]{8,})$/.exec(cells.URL)?.[1] ?? refuse(`a fight has an address that ends in its number: ${cells.URL}`);
  return duelEvent({
    file,
    line,
    key: `ufc-${id}`,
    sport: SPORT.mma,
    competition: { name: 'UFC', country: 'xw', season: night.day.slice(0, 4) },
    home: { name: home, kind: 'person' },
    away: { name: away, kind: 'person' },
    start: night.day,
    details: {
      round: `${cells.EVENT.replace(/ vs\. /, ' – ')} · ${weightClass(cells.WEIGHTCLASS)}`,
      venue: night.place,
      referee: cells.REFEREE,
      format: roundsOf(cells),
    },
    minutes: ROUND_MINUTES * Number(cells.ROUND),
    outcome: { stage: Stage.finished, score: scoreOf(cells) },
  });
}

async function* eventsOf(file: SourceFile): AsyncGenerator<ImportedItem> {
  const { known: nights, refused } = await nightsBeside(file);
  yield* refused;
  for await (const row of readCsv(file, COLUMNS))
    yield isRow(row) ? rowOrRefusal(row.file, row.line, () => fight(row, nights)) : row;
}

export const ufc: DataSet = {
  name: 'mma-ufc',
  about: 'MMA: fights of the UFC (ufc_fight_results.csv, ufc_event_details.csv)',
  reads: (name) => /(^|\/)ufc_fight_results\.csv$/.test(name),
  events: eventsOf,
};

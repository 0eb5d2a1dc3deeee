import { type EntryStatus, SPORT, Stage } from '@stillingen/domain';
import { BadRow, type DataSet, type ImportedItem, rowOrRefusal } from '../kit/import/data-set.ts';
import { raceOfRows, type RankedEntry, resultsOf } from '../kit/events/race.ts';
import type { SourceFile } from '../kit/import/files.ts';
import { participant } from '../kit/events/duel.ts';
import { isDay } from '../kit/events/kick-off.ts';
import { countryOf } from '../kit/places/places.ts';
import { type CsvRow, groupRows, readCsv } from '../kit/readers/csv.ts';
import tables from './tables.json' with { type: 'json' };

const PLACES: Readonly<Record<string, string>> = tables.places;

export const placeCountry = (event: string): string | undefined => PLACES[/^\p{L}+/u.exec(event)?.[0] ?? ''];

const DISCIPLINES: Readonly<Record<string, string>> = tables.disciplines;

/** 'Men 12.5km Pursuit' as '12,5 km jagtstart'. */
export function sessionOf(race: string): { readonly label: string; readonly km: number } | null {
  const [, km, discipline] = /^(?:Men|Women)'?s? (\d+(?:\.\d+)?) ?km ([A-Za-z ]+)$/.exec(race.trim()) ?? [];
  const danish = DISCIPLINES[discipline?.replace(/ Competition$/, '').toLowerCase() ?? ''];
  return danish === undefined ? null : { label: `${km!.replace('.', ',')} km ${danish}`, km: Number(km) };
}

/** Letter pairs that stand for one letter; other languages have both. */
const LETTERS: Readonly<Record<string, readonly (readonly [pair: RegExp, letter: string])[]>> = {
  DEN: [
    [/oe/g, 'ø'],
    [/ae/g, 'æ'],
    [/OE/gi, 'Ø'],
    [/AE/gi, 'Æ'],
  ],
  NOR: [
    [/oe/g, 'ø'],
    [/ae/g, 'æ'],
    [/OE/gi, 'Ø'],
    [/AE/gi, 'Æ'],
  ],
  SWE: [
    [/oe/g, 'ö'],
    [/ae/g, 'ä'],
    [/OE/gi, 'Ö'],
    [/AE/gi, 'Ä'],
  ],
};

const capitalized = (word: string): string =>
  word.toLowerCase().replace(/(^|[-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** 'BOE Johannes Thingnes' of NOR is Johannes Thingnes Bø. */
export function athleteName(written: string, nation: string): string {
  const words = written.trim().split(/\s+/);
  const given = words.filter((word) => word !== word.toUpperCase());
  const family = words.filter((word) => word === word.toUpperCase()).map(capitalized);
  const name = [...given, ...family].join(' ');
  return (LETTERS[nation] ?? []).reduce((text, [pair, letter]) => text.replace(pair, letter), name);
}

const COLUMNS = [
  'Rank',
  'IRM',
  'Name',
  'Nat',
  'Shootings',
  'ShootingTotal',
  'TotalTime',
  'WC',
  'BibColor',
  'Behind',
  'RaceId',
  'EventName',
  'RaceName',
  'RaceDate',
  'Season',
  'Genre',
] as const;
type Cells = CsvRow<(typeof COLUMNS)[number]>['cells'];

const STATUSES = tables.statuses as Readonly<Record<string, EntryStatus>>;

const BIBS: Readonly<Record<string, string>> = tables.bibs;

function athlete(cells: Cells): RankedEntry {
  const { Rank: written, IRM: reason, Nat: letters } = cells;
  if (cells.Name === '') throw new BadRow('the athlete has no name');
  // A rank beside a reason is the rank at that moment.
  const rank = written === '' || (reason !== '' && reason !== 'LAP') ? null : Number(written);
  if (rank !== null && !(Number.isInteger(rank) && rank > 0)) throw new BadRow(`the rank is not a number: ${written}`);
  const status = STATUSES[reason];
  if (rank === null && status === undefined)
    throw new BadRow(
      `an athlete without a rank has one of ${Object.keys(STATUSES).join(', ')}, not ${reason === '' ? 'nothing' : reason}`,
    );
  return {
    participant: participant('person', athleteName(cells.Name, letters), countryOf(letters)),
    rank,
    ...(status === undefined ? {} : { status }),
    results: resultsOf({
      jersey: BIBS[cells.BibColor] ?? '',
      shooting: cells.Shootings,
      missedShots: cells.ShootingTotal,
      time: cells.TotalTime,
      // The winner is written as 0.0 behind.
      gap: rank === 1 ? '' : cells.Behind,
      points: cells.WC,
    }),
  };
}

/** '2425' is 2024/2025. */
function seasonOf(written: string): string {
  const [, from, to] = /^(\d{2})(\d{2})$/.exec(written) ?? [];
  if (from === undefined) throw new BadRow(`a season is written 2425, not ${written}`);
  const year = (digits: string): string => `${Number(digits) > 50 ? '19' : '20'}${digits}`;
  return `${year(from)}/${year(to!)}`;
}

const CATEGORIES: Readonly<Record<string, string>> = tables.categories;

function raceFacts(cells: Cells) {
  const session = sessionOf(cells.RaceName);
  if (session === null) throw new BadRow(`the race is called ${cells.RaceName}, not for example Men 10km Sprint`);
  if (!isDay(cells.RaceDate)) throw new BadRow(`there is no day ${cells.RaceDate}`);
  const category = CATEGORIES[cells.Genre];
  if (category === undefined) throw new BadRow(`the class is Male, Female or Mixed, not ${cells.Genre}`);
  return {
    key: `biathlon-${cells.RaceId}`,
    sport: SPORT.biathlon,
    competition: { name: 'World Cup', country: 'xw', category, season: seasonOf(cells.Season) },
    meeting: cells.EventName,
    session: session.label,
    start: cells.RaceDate,
    length: session.km,
    country: placeCountry(cells.EventName),
  };
}

async function* eventsOf(file: SourceFile): AsyncGenerator<ImportedItem> {
  const { rows: races, refused, incomplete } = await groupRows(readCsv(file, COLUMNS), ({ RaceId: id }) => id);
  yield* refused;
  for (const [id, rows] of races) {
    const race = rowOrRefusal(file.name, rows[0]!.line, () => raceFacts(rows[0]!.cells));
    if ('why' in race) yield race;
    else yield* raceOfRows({ rows, entry: athlete, race, outcome: { stage: Stage.finished, complete: !incomplete.has(id) } });
  }
}

export const biathlon: DataSet = {
  name: 'biathlon',
  about: 'biathlon: World Cup, shooting and times (all_races_SEASON.csv)',
  reads: (name) => /(^|\/)all_races.*\.csv$/.test(name),
  events: eventsOf,
};

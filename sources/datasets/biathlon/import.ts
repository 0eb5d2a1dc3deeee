import { type EntryStatus, SPORT, Stage } from '@stillingen/domain';
import { BadRow, type DataSet, refuse } from '../kit/import/data-set.ts';
import { racesOf, type RankedEntry, resultsOf } from '../kit/events/race.ts';
import { participant } from '../kit/events/duel.ts';
import { countryOf, isDay } from '../kit/places/places.ts';
import { columnsOf, type CsvRow, readCsv } from '../kit/readers/csv.ts';
import tables from './tables.json' with { type: 'json' };

const PLACES: Readonly<Record<string, string>> = tables.places;

export const placeCountry = (event: string): string | undefined => PLACES[/^\p{L}+/u.exec(event)?.[0] ?? ''];

const DISCIPLINES: Readonly<Record<string, string>> = tables.disciplines;

export function sessionOf(race: string): { readonly label: string; readonly km: number } | null {
  const [, km, discipline] = /^(?:Men|Women)'?s? (\d+(?:\.\d+)?) ?km ([A-Za-z ]+)$/.exec(race.trim()) ?? [];
  const danish = DISCIPLINES[discipline?.replace(/ Competition$/, '').toLowerCase() ?? ''];
  return danish === undefined ? null : { label: `${km!.replace('.', ',')} km ${danish}`, km: Number(km) };
}

/** Letters that are written as pairs; other languages have both. */
const LETTERS: Readonly<Record<string, readonly [ofO: string, ofA: string]>> = {
  DEN: ['ø', 'æ'],
  NOR: ['ø', 'æ'],
  SWE: ['ö', 'ä'],
};

const capitalized = (word: string): string =>
  word.toLowerCase().replace(/(^|[-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** 'BOE Johannes Thingnes' of NOR is Johannes Thingnes Bø. */
export function athleteName(written: string, nation: string): string {
  const words = written.trim().split(/\s+/);
  const given = words.filter((word) => word !== word.toUpperCase());
  const family = words.filter((word) => word === word.toUpperCase()).map(capitalized);
  const name = [...given, ...family].join(' ');
  const [ofO, ofA] = LETTERS[nation] ?? [];
  if (ofO === undefined || ofA === undefined) return name;
  const spelled = name.replace(/oe/g, ofO).replace(/ae/g, ofA);
  return spelled.replace(/OE/gi, ofO.toUpperCase()).replace(/AE/gi, ofA.toUpperCase());
}

const COLUMNS = [
  ...columnsOf('Rank IRM Name Nat Shootings ShootingTotal TotalTime WC BibColor'),
  ...columnsOf('Behind RaceId EventName RaceName RaceDate Season Genre'),
];
type BiathlonCells = CsvRow<(typeof COLUMNS)[number]>['cells'];

const STATUSES = tables.statuses as Readonly<Record<string, EntryStatus>>;

const BIBS: Readonly<Record<string, string>> = tables.bibs;

function athlete(cells: BiathlonCells): RankedEntry {
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

function seasonOf(written: string): string {
  const [, from = '', to] = /^(\d{2})(\d{2})$/.exec(written) ?? refuse(`a season is written 2425, not ${written}`);
  const year = (digits: string): string => `${Number(digits) > 50 ? '19' : '20'}${digits}`;
  return `${year(from)}/${year(to!)}`;
}

const CATEGORIES: Readonly<Record<string, string>> = tables.categories;

function raceFacts(cells: BiathlonCells) {
  const session = sessionOf(cells.RaceName) ?? refuse(`the race is called ${cells.RaceName}, not for example Men 10km Sprint`);
  if (!isDay(cells.RaceDate)) throw new BadRow(`there is no day ${cells.RaceDate}`);
  const category = CATEGORIES[cells.Genre] ?? refuse(`the class is Male, Female or Mixed, not ${cells.Genre}`);
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

export const biathlon: DataSet = {
  name: 'biathlon',
  about: 'biathlon: World Cup, shooting and times (all_races_SEASON.csv)',
  reads: (name) => /(^|\/)all_races.*\.csv$/.test(name),
  events: (file) =>
    racesOf(
      readCsv(file, COLUMNS),
      ({ RaceId: id }) => id,
      ([{ cells }], complete) => ({ entry: athlete, race: raceFacts(cells), outcome: { stage: Stage.finished, complete } }),
    ),
};

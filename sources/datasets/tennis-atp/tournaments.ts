import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CompetitionRef, FixtureMessage } from '@stillingen/domain/messages';
import { beside, type SourceFile } from '../kit/import/files.ts';
import { countryOf, isDay } from '../kit/places/places.ts';
import { columnsOf, type CsvRow, type Listing, readCsv, readListing } from '../kit/readers/csv.ts';
import { BadRow, type RefusedRow, refuse } from '../kit/import/data-set.ts';
import tables from './tables.json' with { type: 'json' };

export interface Tournament {
  readonly name: string;
  readonly country: string | null;
  /** The first day; days of matches are unknown. */
  readonly day: string;
  readonly place: string;
  readonly season: string;
  readonly id: string;
  readonly draw: number;
}

const AUSTRALIAN_OPEN = '580';
const ROLAND_GARROS = '520';
const WIMBLEDON = '540';
const US_OPEN = '560';
const SLAMS = new Set([AUSTRALIAN_OPEN, ROLAND_GARROS, WIMBLEDON, US_OPEN]);

const COLUMNS = [
  ...columnsOf('tourney_year tourney_name tourney_id tourney_location'),
  ...columnsOf('tourney_dates tourney_singles_draw tourney_year_id'),
];

/** All British tournaments of the lists are in England. */
const countryAt = (place: string): string | null => {
  const last = place.split(',').at(-1)!.trim();
  return last === 'Great Britain' ? 'gb-eng' : countryOf(last);
};

type TennisCells = CsvRow<(typeof COLUMNS)[number]>['cells'];

function tournamentOf(cells: TennisCells): Tournament {
  const { tourney_year: season, tourney_name: name, tourney_id: id, tourney_location: place, tourney_dates: dates } = cells;
  const draw = Number(cells.tourney_singles_draw);
  const country = countryAt(place);
  if (country === null && place.includes(',')) throw new BadRow(`the country is not known: ${place}`);
  const day = dates.replaceAll('.', '-');
  if (!isDay(day)) throw new BadRow(`${name} ${season}: there is no day ${dates}`);
  return { name, country, day, place, season, id, draw: Number.isInteger(draw) ? draw : 0 };
}

const cityOf = (place: string): string => place.split(',')[0]!.trim();

/** Older lists name the city alone: another year has its country. */
function withCountries(listing: Listing<Tournament>): Tournaments {
  const countries = new Map(
    [...listing.known.values()].flatMap(({ place, country }) => (country === null ? [] : [[cityOf(place), country] as const])),
  );
  const known = [...listing.known].map(
    ([id, tournament]) =>
      [id, { ...tournament, country: tournament.country ?? countries.get(cityOf(tournament.place)) ?? 'xw' }] as const,
  );
  return { known: new Map(known), refused: listing.refused };
}

export interface LocatedTournament extends Tournament {
  readonly country: string;
}
export type Tournaments = Listing<LocatedTournament>;

const FOLDERS = ['.', '../1_tournaments'];

async function* rowsNear(file: SourceFile): AsyncGenerator<CsvRow<(typeof COLUMNS)[number]> | RefusedRow> {
  let lists = 0;
  for (const folder of FOLDERS) {
    const names = await readdir(join(dirname(file.path), folder)).catch(() => []);
    for (const name of names.filter((each) => /^tournaments_\d{4}[^/]*\.csv$/.test(each)).sort()) {
      lists += 1;
      yield* readCsv(beside(file, folder === '.' ? name : `${folder}/${name}`), COLUMNS);
    }
  }
  if (lists === 0) throw new BadRow('no tournaments_….csv is beside it: the tournaments are not known');
}

export const tournamentsNear = async (file: SourceFile): Promise<Tournaments> =>
  withCountries(await readListing(rowsNear(file), (cells) => [cells.tourney_year_id, tournamentOf(cells)]));

interface Round {
  readonly label: string;
  readonly of?: number;
  readonly qualifying?: number;
}
const ROUNDS: Readonly<Record<string, Round>> = tables.rounds;

export function roundOf(name: string, { draw }: Pick<Tournament, 'draw'>): Round {
  const round = ROUNDS[name] ?? refuse(`the round is not known: ${name}`);
  const number = round.of === undefined || draw < round.of / 2 ? 0 : Math.ceil(Math.log2(draw)) - Math.log2(round.of) + 1;
  return number < 1 ? round : { ...round, label: `${number}. runde` };
}

export const competitionOf = ({ name, country, season }: LocatedTournament, { qualifying }: Round): CompetitionRef => ({
  name,
  country,
  category: 'ATP - Single',
  season,
  role: qualifying === undefined ? 'knockout' : 'qualification',
});

/** In 2017 without a tie-break in the last set; the first two not in the qualification either. */
const ADVANTAGE = [AUSTRALIAN_OPEN, WIMBLEDON, ROLAND_GARROS];
const ADVANTAGE_IN_QUALIFYING = [AUSTRALIAN_OPEN, WIMBLEDON];
const KNOWN_YEAR = '2017';

type TennisFormat = NonNullable<FixtureMessage['format']> & { readonly bestOf: number };

export function formatOf({ id, season }: Tournament, { qualifying }: Round): TennisFormat {
  const inMainDraw = qualifying === undefined;
  const five = inMainDraw ? SLAMS.has(id) : id === WIMBLEDON && qualifying === 3;
  const advantage = (inMainDraw ? ADVANTAGE : ADVANTAGE_IN_QUALIFYING).includes(id);
  const deciding = advantage ? 'advantage' : 'tie-break';
  return { bestOf: five ? 5 : 3, ...(season === KNOWN_YEAR ? { deciding } : {}) };
}

import { SPORT, Stage } from '@stillingen/domain';
import type { ParticipantRef } from '@stillingen/domain/messages';
import { BadRow, type DataSet, type ImportedItem, refuse } from '../kit/import/data-set.ts';
import { racesOf, type RankedEntry, resultsOf } from '../kit/events/race.ts';
import { beside, type SourceFile } from '../kit/import/files.ts';
import { participant } from '../kit/events/duel.ts';
import { countryOf, isDay } from '../kit/places/places.ts';
import { columnsOf, type CsvRow, type Listing, readCsv, readListing } from '../kit/readers/csv.ts';
import tables from './tables.json' with { type: 'json' };

/** Column names are Slovene: rank, two jumps, points. */
const COLUMNS = columnsOf('id_tekme id_tekmovalca uvrstitev dolzina1 dolzina2 tocke');
type SkiJumpingCells = CsvRow<(typeof COLUMNS)[number]>['cells'];

const table = <Column extends string>(
  file: SourceFile,
  name: string,
  columns: readonly [Column, ...Column[]],
): Promise<Listing<CsvRow<Column>['cells']>> =>
  readListing(readCsv(beside(file, name), columns), (cells) => [cells[columns[0]], cells]);

/** By how the file writes them: family name first. */
const TWO_GIVEN = new Set(tables.twoGivenNames);

function jumperName(written: string): string {
  const words = written.trim().split(/\s+/);
  const given = TWO_GIVEN.has(written) ? 2 : 1;
  return [...words.slice(-given), ...words.slice(0, -given)].join(' ');
}

const decimal = (text: string): string => text.replace('.', ',');

function jumped(cells: SkiJumpingCells, jumper: ParticipantRef | undefined): RankedEntry {
  if (jumper === undefined) throw new BadRow(`no jumper has the id ${cells.id_tekmovalca}`);
  const rank = Number(cells.uvrstitev);
  if (!Number.isInteger(rank) || rank < 1) throw new BadRow(`the rank is not a number: ${cells.uvrstitev}`);
  const numbers = { jump1: cells.dolzina1, jump2: cells.dolzina2, points: cells.tocke };
  for (const number of Object.values(numbers))
    if (!/^(?:\d+(?:\.\d+)?)?$/.test(number)) throw new BadRow(`not a number: ${number}`);
  const { jump1, jump2, points } = numbers;
  return {
    participant: jumper,
    rank,
    results: resultsOf({ jump1: decimal(jump1), jump2: decimal(jump2), points: decimal(points) }),
  };
}

const dayOf = (written: string): string => written.split('.').reverse().join('-');

async function* eventsOf(file: SourceFile): AsyncGenerator<ImportedItem> {
  const places = await table(file, 'csv_prizorisca.csv', ['id_prizorisca', 'kraj', 'država']);
  const contests = await table(file, 'csv_tekmovanja.csv', ['id_tekme', 'id_prizorisca', 'datum', 'sezona']);
  const people = await table(file, 'csv_tekmovalci.csv', ['id_tekmovalca', 'ime', 'nacionalnost']);
  for (const list of [places, contests, people]) yield* list.refused;
  const jumpers = new Map(
    [...people.known].map(([id, { ime, nacionalnost }]) => [id, participant('person', jumperName(ime), countryOf(nacionalnost))]),
  );
  yield* racesOf(
    readCsv(file, COLUMNS),
    ({ id_tekme: id }) => id,
    (rows) => {
      const { id_tekme: id } = rows[0].cells;
      const contest = contests.known.get(id) ?? refuse(`no competition has the id ${id}`);
      const place = places.known.get(contest.id_prizorisca);
      const day = dayOf(contest.datum);
      if (place === undefined || !isDay(day)) throw new BadRow(`the competition ${id} has no place or no day`);
      const season = Number(contest.sezona);
      const oneRound = rows.every(({ cells }) => cells.dolzina2 === '');
      return {
        entry: (cells) => jumped(cells, jumpers.get(cells.id_tekmovalca)),
        race: {
          key: `ski-jumping-${id}`,
          sport: SPORT.skiJumping,
          competition: { name: 'World Cup', country: 'xw', category: 'Herrer', season: `${season - 1}/${season}` },
          meeting: place.kraj,
          session: '',
          start: day,
          country: countryOf(place.država) ?? undefined,
          notice: oneRound ? 'Kun én omgang' : undefined,
        },
        // The files list the thirty of the second round.
        outcome: { stage: Stage.finished, complete: false },
      };
    },
  );
}

export const skiJumping: DataSet = {
  name: 'ski-jumping',
  about: 'ski jumping: World Cup (csv_uvrstitve.csv with the tables beside it)',
  reads: (name) => /(^|\/)csv_uvrstitve\.csv$/.test(name),
  events: eventsOf,
};

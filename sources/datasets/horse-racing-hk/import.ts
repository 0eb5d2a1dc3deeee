import { type EntryStatus, formatThousands, hashText, SPORT, Stage } from '@stillingen/domain';
import { columnsOf, type CsvRow, readCsv, readGroups, type RowGroup } from '../kit/readers/csv.ts';
import type { SourceFile } from '../kit/import/files.ts';
import { isDay } from '../kit/places/places.ts';
import { type ImportedRace, raceEvent, raceOfRows, type RankedEntry, resultsOf } from '../kit/events/race.ts';
import {
  BadRow,
  type DataSet,
  type ImportedEvent,
  type ImportedItem,
  refuse,
  type RefusedRow,
  rowOrRefusal,
} from '../kit/import/data-set.ts';
import { bookmakerOfCode } from '../../odds/bookmakers.ts';
import { priceIn, winOffers } from '../kit/odds/quotes.ts';
import tables from './tables.json' with { type: 'json' };

export const COURSES: Readonly<Record<string, string>> = tables.courses;

const WORDS: Readonly<Record<string, string>> = tables.words;
const FRACTIONS: Readonly<Record<string, string>> = tables.fractions;

export function describeRace(facts: {
  readonly class: string;
  readonly metres: string;
  readonly course: string;
  readonly going: string;
}): string {
  const surface = facts.course.startsWith('草地') ? 'græs' : facts.course.startsWith('全天候') ? 'allvejrsbane' : '';
  const going = WORDS[facts.going] ?? '';
  return [
    WORDS[facts.class] ?? '',
    /^\d+$/.test(facts.metres) ? `${formatThousands(Number(facts.metres))} m` : '',
    surface,
    going === '' ? '' : `bane: ${going}`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

export function marginText(lbw: string): string {
  const [, whole = '', fraction = ''] = /^(?:(\d+)-)?(\d\/\d)$/.exec(lbw) ?? /^(\d+)()$/.exec(lbw) ?? [];
  return whole + (FRACTIONS[fraction] ?? '') || (WORDS[lbw] ?? '');
}

const KILOS_OF_POUND = 0.453_592_37;

export function weightText(pounds: string): string {
  return /^\d+$/.test(pounds) ? `${(Number(pounds) * KILOS_OF_POUND).toFixed(1).replace('.', ',')} kg` : '';
}

const COLUMNS = [
  ...columnsOf('date venue race_no race_name race_class distance_m going course prize_hkd race_finish_time place'),
  ...columnsOf('horse_no horse_name jockey trainer actual_wt_lbs draw lbw running_position finish_time win_odds'),
];
export type RunnerRow = CsvRow<(typeof COLUMNS)[number]>;
type RunnerCells = RunnerRow['cells'];

export interface RaceCard {
  readonly race: Omit<ImportedRace, 'file' | 'line' | 'outcome'>;
  readonly rows: RowGroup<(typeof COLUMNS)[number]>;
  readonly isComplete: boolean;
}

const STATUSES = tables.statuses as Readonly<Record<string, EntryStatus>>;

export const isVoid = ({ place }: Pick<RunnerCells, 'place'>): boolean => place === 'VOID';

const known = (cell: string): string => (/^-+$/.test(cell) ? '' : cell);

/** '2 平頭馬' is a dead heat for the second place. Throws BadRow. */
export function runner(cells: RunnerCells): RankedEntry {
  const [, place] = /^(\d+)(?:\s*平頭馬)?$/.exec(cells.place) ?? [];
  const status = STATUSES[cells.place];
  if (place === undefined && status === undefined)
    throw new BadRow(`the place is ${cells.place}, not a number, a dead heat or ${Object.keys(STATUSES).join(', ')}`);
  // The brand in brackets is not part of the name.
  const name = cells.horse_name.replace(/\s*\([^)]*\)$/, '');
  if (name === '') throw new BadRow('the horse has no name');
  const rank = place === undefined ? null : Number(place);
  return {
    participant: { name, key: `hk/${hashText(name).toString(36)}`, kind: 'person' },
    rank,
    ...(status === undefined ? {} : { status }),
    results: resultsOf({
      bib: cells.horse_no,
      jockey: cells.jockey,
      trainer: cells.trainer,
      weight: weightText(cells.actual_wt_lbs),
      draw: known(cells.draw),
      time: known(cells.finish_time),
      gap: rank === 1 ? '' : marginText(cells.lbw),
      startingPrice: known(cells.win_odds),
    }),
  };
}

function seasonOf(day: string): string {
  const [year, month] = day.split('-').map(Number);
  const from = month! >= 9 ? year! : year! - 1;
  return `${from}/${from + 1}`;
}

function raceFacts({ date, venue, race_no: number, race_name: name, prize_hkd: prize, ...cells }: RunnerCells): RaceCard['race'] {
  const course = COURSES[venue] ?? refuse(`no course is called ${venue}`);
  if (!isDay(date)) throw new BadRow(`there is no day ${date}`);
  const notice = describeRace({ class: cells.race_class, metres: cells.distance_m, course: cells.course, going: cells.going });
  return {
    key: `hk-${date}-${course === 'Sha Tin' ? 'st' : 'hv'}-${number}`,
    sport: SPORT.horseRacing,
    competition: { name: course, country: 'hk', season: seasonOf(date) },
    meeting: course,
    session: `${number}. løb${name === '' ? '' : ` · ${name}`}`,
    start: date,
    length: /^\d+$/.test(cells.distance_m) ? Number(cells.distance_m) / 1000 : undefined,
    prize: /^\d+$/.test(prize) ? `${formatThousands(Number(prize))} HKD` : undefined,
    country: 'hk',
    venue: course,
    notice: notice === '' ? undefined : notice,
  };
}

export const cardsOf = (file: SourceFile): AsyncIterable<RaceCard | RefusedRow> =>
  readGroups(
    readCsv(file, COLUMNS),
    ({ date, venue, race_no: number }) => `${date} ${venue} ${number}`,
    (rows, isComplete) => ({ rows, isComplete, race: raceFacts(rows[0].cells) }),
  );

const JOCKEY_CLUB = bookmakerOfCode('HKJC');

/** Starting prices. Dividends for a place are known of placed horses alone: no offer. */
function* withPrices({ race }: RaceCard, event: ImportedEvent): Generator<ImportedItem> {
  const entries: { participant: string; price: string | null }[] = [];
  const refused: RefusedRow[] = [];
  for (const { participant, results } of event.messages.flatMap((message) =>
    message.kind === 'ranking' ? message.entries : [],
  )) {
    const price = rowOrRefusal(event.file, event.line, () => ({
      participant: participant.key!,
      price: priceIn(`win_odds of ${participant.name}`, results?.startingPrice ?? ''),
    }));
    if ('why' in price) refused.push(price);
    else entries.push(price);
  }
  yield { ...event, offers: winOffers(race.key, race.start, JOCKEY_CLUB, entries) };
  yield* refused;
}

async function* eventsOf(file: SourceFile): AsyncGenerator<ImportedItem> {
  for await (const card of cardsOf(file)) {
    if ('why' in card) yield card;
    else if (card.rows.every(({ cells }) => isVoid(cells)))
      yield raceEvent({
        ...card.race,
        file: file.name,
        line: card.rows[0].line,
        outcome: { stage: Stage.abandoned, entries: null, complete: false },
      });
    else
      for (const item of raceOfRows({ ...card, entry: runner, outcome: { stage: Stage.finished, complete: card.isComplete } }))
        if ('why' in item) yield item;
        else yield* withPrices(card, item);
  }
}

export const hongKong: DataSet = {
  name: 'horse-racing-hk',
  about: 'horse racing: race days of Hong Kong (results_DAY.csv)',
  reads: (name) => /(^|\/)results_\d{4}-\d{2}-\d{2}\.csv$/.test(name),
  events: eventsOf,
};

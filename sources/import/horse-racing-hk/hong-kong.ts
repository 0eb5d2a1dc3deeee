import { type EntryStatus, Stage } from '@stillingen/domain';
import type { DataSet, ImportedItem } from '../data-set.ts';
import { raceOfRows } from '../entries.ts';
import type { SourceFile } from '../files.ts';
import { isDay } from '../kick-off.ts';
import { type RankedEntry, resultsOf } from '../race.ts';
import { type CsvRow, readCsv } from '../readers/csv.ts';
import { groupRows } from '../readers/groups.ts';
import { BadRow } from '../report.ts';
import { COURSES, describeRace, marginText, weightText } from './words.ts';

const HORSE_RACING = 35;

const COLUMNS = [
  'date',
  'venue',
  'race_no',
  'race_name',
  'race_class',
  'distance_m',
  'going',
  'course',
  'prize_hkd',
  'place',
  'horse_no',
  'horse_name',
  'jockey',
  'trainer',
  'actual_wt_lbs',
  'draw',
  'lbw',
  'finish_time',
  'win_odds',
] as const;
type Cells = CsvRow<(typeof COLUMNS)[number]>['cells'];

/** Letters that stand where a place would: withdrawn, pulled up, unseated rider, fell, took no part, disqualified. */
const STATUSES: Readonly<Record<string, EntryStatus>> = {
  WV: 'non-runner',
  'WV-A': 'non-runner',
  WX: 'non-runner',
  'WX-A': 'non-runner',
  WXNR: 'non-runner',
  TNP: 'non-runner',
  PU: 'retired',
  DNF: 'retired',
  UR: 'fell',
  FE: 'fell',
  DISQ: 'disqualified',
};

/** What is not known stands as '---' or '-'. */
const known = (cell: string): string => (/^-+$/.test(cell) ? '' : cell);

/** A horse of a race. '2 平頭馬' is a dead heat for the second place. */
function runner(cells: Cells): RankedEntry {
  const [, place] = /^(\d+)(?:\s*平頭馬)?$/.exec(cells.place) ?? [];
  const status = STATUSES[cells.place];
  if (place === undefined && status === undefined)
    throw new BadRow(`the place is ${cells.place}, not a number, a dead heat or ${Object.keys(STATUSES).join(', ')}`);
  // The brand in brackets is the horse's number at the club, not part of its name.
  const name = cells.horse_name.replace(/\s*\([^)]*\)$/, '');
  if (name === '') throw new BadRow('the horse has no name');
  const rank = place === undefined ? null : Number(place);
  return {
    participant: { name, kind: 'person' },
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

/** The season begins in September. */
function seasonOf(day: string): string {
  const [year, month] = day.split('-').map(Number);
  const from = month! >= 9 ? year! : year! - 1;
  return `${from}/${from + 1}`;
}

async function* eventsOf(file: SourceFile): AsyncGenerator<ImportedItem> {
  const { rows: races, refused } = await groupRows(
    readCsv(file, COLUMNS),
    ({ date, venue, race_no: number }) => `${date} ${venue} ${number}`,
  );
  yield* refused;
  for (const rows of races.values()) {
    const { line, cells } = rows[0]!;
    const { date, race_no: number, race_name: name, prize_hkd: prize } = cells;
    const course = COURSES[cells.venue];
    if (course === undefined || !isDay(date)) {
      const why = course === undefined ? `no course is called ${cells.venue}` : `there is no day ${date}`;
      yield { file: file.name, line, why };
      continue;
    }
    const notice = describeRace({ class: cells.race_class, metres: cells.distance_m, course: cells.course, going: cells.going });
    yield* raceOfRows({
      rows,
      entry: runner,
      race: {
        key: `hk-${date}-${course === 'Sha Tin' ? 'st' : 'hv'}-${number}`,
        sport: HORSE_RACING,
        competition: { name: course, country: 'hk', season: seasonOf(date) },
        meeting: course,
        session: `${number}. løb${name === '' ? '' : ` · ${name}`}`,
        start: date,
        length: /^\d+$/.test(cells.distance_m) ? Number(cells.distance_m) / 1000 : undefined,
        prize: /^\d+$/.test(prize) ? `${Number(prize).toLocaleString('da-DK')} HKD` : undefined,
        country: 'hk',
        venue: course,
        notice: notice === '' ? undefined : notice,
      },
      outcome: { stage: Stage.finished, complete: true },
    });
  }
}

/** Race meetings of the Hong Kong Jockey Club: one row per horse and race, in Chinese; the day without an hour. */
export const hongKong: DataSet = {
  name: 'horse-racing-hk',
  reads: (name) => /(^|\/)results_\d{4}-\d{2}-\d{2}\.csv$/.test(name),
  events: eventsOf,
};

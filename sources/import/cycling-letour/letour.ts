import { Stage } from '@stillingen/domain';
import type { CompetitionRef, ParticipantRef } from '@stillingen/domain/messages';
import type { DataSet, ImportedItem } from '../data-set.ts';
import { raceOfRows } from '../entries.ts';
import type { SourceFile } from '../files.ts';
import { raceEvent, type RankedEntry, resultsOf } from '../race.ts';
import { type CsvRow, isRow, readCsv } from '../readers/csv.ts';
import { groupRows } from '../readers/groups.ts';
import { BadRow, rowOrRefusal } from '../report.ts';
import { dayOfStage, KNOWN_YEARS } from './editions.ts';
import { riderOf, teamName, townName } from './names.ts';

const CYCLING = 34;
const TOUR = 'Tour de France';

const tour = (season: string): CompetitionRef => ({ name: TOUR, country: 'fr', category: 'Herrer', season });

/** The day of a stage. Throws BadRow where the days of its year are not known. */
function dayOf(year: string, stage: number): string {
  if (!Number.isInteger(stage) || stage < 1 || stage > 30) throw new BadRow(`a stage has a number from 1 to 30, not ${stage}`);
  const day = dayOfStage(year, stage);
  if (day === null)
    throw new BadRow(`the days of ${year} are not known, only those of ${KNOWN_YEARS[0]} to ${KNOWN_YEARS.at(-1)}`);
  return day;
}

const TOTAL_COLUMNS = [
  'Rank',
  'Rider',
  'Rider No.',
  'Team',
  'B',
  'Year',
  'Distance (km)',
  'Number of stages',
  'ResultType',
  'TotalSeconds',
  'GapSeconds',
] as const;
type TotalColumn = (typeof TOTAL_COLUMNS)[number];

/** '82:57:00', '+1:11' with `lead` +. */
function timeText(seconds: number, lead = ''): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const tail = String(s).padStart(2, '0');
  return `${lead}${h > 0 ? `${h}:${String(m).padStart(2, '0')}:${tail}` : `${m}:${tail}`}`;
}

/** A rider of the general classification. */
function placed(cells: CsvRow<TotalColumn>['cells']): RankedEntry {
  const rank = Number(cells.Rank);
  if (!Number.isInteger(rank) || rank < 1) throw new BadRow(`the rank is not a number: ${cells.Rank}`);
  if (cells.Rider === '') throw new BadRow('the rider has no name');
  const [total, gap] = [Number(cells.TotalSeconds), Number(cells.GapSeconds)];
  const timed = cells.ResultType === 'time' && cells.TotalSeconds !== '';
  const bonus = /^(\d+)'$/.exec(cells.B)?.[1];
  return {
    participant: riderOf(cells.Rider),
    team: teamName(cells.Team),
    rank,
    results: resultsOf({
      bib: cells['Rider No.'],
      time: timed ? timeText(total) : '',
      gap: timed && rank > 1 ? timeText(gap, '+') : '',
      bonus: bonus === undefined ? '' : String(Number(bonus)),
    }),
  };
}

async function* totalsOf(file: SourceFile): AsyncGenerator<ImportedItem> {
  const { rows, refused } = await groupRows(readCsv(file, TOTAL_COLUMNS), ({ Year }) => Year);
  yield* refused;
  for (const [year, riders] of rows) {
    const { line, cells } = riders[0]!;
    const stages = Number(cells['Number of stages']);
    const days = rowOrRefusal(file.name, line, () => ({ start: dayOf(year, 1), end: dayOf(year, stages) }));
    if ('why' in days) {
      yield days;
      continue;
    }
    const race = {
      key: `letour-${year}-total`,
      sport: CYCLING,
      competition: tour(year),
      meeting: TOUR,
      session: 'Samlet',
      ...days,
      length: Number(cells['Distance (km)']) || undefined,
      country: 'fr',
    };
    yield* raceOfRows({ rows: riders, entry: placed, race, outcome: { stage: Stage.finished, complete: true } });
  }
}

const STAGE_COLUMNS = [
  'Year',
  'Stages',
  'Start',
  'End',
  'Winner of stage',
  'Yellow Jersey',
  'Green jersey',
  'Polka-dot jersey',
  'White jersey',
] as const;
type StageColumn = (typeof STAGE_COLUMNS)[number];

const JERSEYS: readonly (readonly [column: StageColumn, name: string])[] = [
  ['Yellow Jersey', 'Gul'],
  ['Green jersey', 'Grøn'],
  ['Polka-dot jersey', 'Prikket'],
  ['White jersey', 'Hvid'],
];

/** Who won: a rider with his team in brackets, or a team that won a time trial of teams; null where nobody did. */
function winnerOf(text: string): { readonly participant: ParticipantRef; readonly team?: string } | null {
  const [, rider, team] = /^(.+?)\s+\((.+)\)$/.exec(text) ?? [];
  if (rider !== undefined) return { participant: riderOf(rider), team: teamName(team!) };
  return text === '' ? null : { participant: { name: teamName(text), kind: 'club' } };
}

/** The winner of a stage, and who wore the jerseys after it. */
function entriesOfStage(cells: CsvRow<StageColumn>['cells']): RankedEntry[] {
  const jerseys = new Map<string, { participant: ParticipantRef; names: string[] }>();
  for (const [column, jersey] of JERSEYS) {
    if (cells[column] === '') continue;
    const participant = riderOf(cells[column]);
    const worn = jerseys.get(participant.name) ?? { participant, names: [] };
    jerseys.set(participant.name, worn);
    worn.names.push(jersey);
  }
  const winner = winnerOf(cells['Winner of stage']);
  const own = winner === null ? undefined : jerseys.get(winner.participant.name);
  if (own !== undefined) jerseys.delete(own.participant.name);
  const results = (names: readonly string[]) => resultsOf({ jersey: names.join(', ') });
  return [
    ...(winner === null ? [] : [{ ...winner, rank: 1, results: results(own?.names ?? []) }]),
    ...[...jerseys.values()].map(({ participant, names }) => ({ participant, rank: null, results: results(names) })),
  ];
}

async function* stagesOf(file: SourceFile): AsyncGenerator<ImportedItem> {
  for await (const row of readCsv(file, STAGE_COLUMNS)) {
    if (!isRow(row)) {
      yield row;
      continue;
    }
    const { line, cells } = row;
    const { Year: year, Stages: stage, Start: from, End: to } = cells;
    yield rowOrRefusal(file.name, line, () =>
      raceEvent({
        file: file.name,
        line,
        key: `letour-${year}-${stage}`,
        sport: CYCLING,
        competition: tour(year),
        meeting: TOUR,
        session: `${stage}. etape`,
        start: dayOf(year, Number(stage)),
        venue: from === to ? townName(from) : `${townName(from)} – ${townName(to)}`,
        notice: cells['Winner of stage'] === '' ? 'Ingen vinder af etapen' : undefined,
        outcome: {
          stage: Stage.finished,
          entries: entriesOfStage(cells),
          complete: false,
        },
      }),
    );
  }
}

/** LeTourDataSet: the general classification of each year, and one row per stage with its winner and the jerseys. */
export const letour: DataSet = {
  name: 'cycling-letour',
  about: 'cycling: Tour de France since 1903: stages and general classification (TDF_*_History.csv)',
  reads: (name) => /(^|\/)TDF_(Riders|Stages)_History\.csv$/.test(name),
  events: (file) => (/Stages/.test(file.name) ? stagesOf(file) : totalsOf(file)),
};

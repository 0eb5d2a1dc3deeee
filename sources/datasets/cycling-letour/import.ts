import { SPORT, Stage } from '@stillingen/domain';
import type { CompetitionRef, ParticipantRef } from '@stillingen/domain/messages';
import { BadRow, type DataSet, type ImportedItem, refuse } from '../kit/import/data-set.ts';
import { raceEvent, racesOf, type RankedEntry, resultsOf, withTies } from '../kit/events/race.ts';
import type { SourceFile } from '../kit/import/files.ts';
import { type CsvRow, readCsv, readGroups } from '../kit/readers/csv.ts';
import { dayOfStage, editionOf, type RiderClass, riderOf, teamName, townName } from './read.ts';

const TOUR = 'Tour de France';

interface Tour {
  readonly riders: RiderClass;
  readonly name: string;
  readonly category: string;
  readonly key: string;
}

const TOURS: Readonly<Record<RiderClass, Tour>> = {
  men: { riders: 'men', name: TOUR, category: 'Herrer', key: 'letour' },
  women: { riders: 'women', name: `${TOUR} Femmes`, category: 'Kvinder', key: 'letour-femmes' },
};
const tourOf = (file: SourceFile): Tour => TOURS[/TDFF_/.test(file.name) ? 'women' : 'men'];

const competitionOf = ({ name, category }: Tour, season: string): CompetitionRef => ({ name, country: 'fr', category, season });

function daysOf({ riders, name }: Tour, year: string): { readonly start: string; readonly end: string } {
  const edition = editionOf(riders, year) ?? refuse(`no days are known of the ${name} of ${year}`);
  return { start: edition.from, end: edition.to };
}

function stageName(stage: string): string {
  const [, number = '', part] =
    /^(\d{1,2})(?:\.([1-9]))?$/.exec(stage) ?? refuse(`a stage is numbered 0 (the prologue), 7, or 7.2, not ${stage}`);
  return number === '0' ? 'Prolog' : `${number}. etape${part === undefined ? '' : `, ${part}. del`}`;
}

const TOTAL_COLUMNS = [
  'Rank',
  'Rider',
  'Rider No.',
  'Team',
  'Times',
  'B',
  'Year',
  'Distance (km)',
  'Number of stages',
  'ResultType',
  'TotalSeconds',
  'GapSeconds',
] as const;
type TotalColumn = (typeof TOTAL_COLUMNS)[number];

function timeText(seconds: number, lead = ''): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const tail = String(s).padStart(2, '0');
  return `${lead}${h > 0 ? `${h}:${String(m).padStart(2, '0')}:${tail}` : `${m}:${tail}`}`;
}

function entryOf(cells: CsvRow<TotalColumn>['cells']): RankedEntry {
  const rank = Number(cells.Rank);
  if (!Number.isInteger(rank) || rank < 1) throw new BadRow(`the rank is not a number: ${cells.Rank}`);
  if (cells.Rider === '') throw new BadRow('the rider has no name');
  const [total, gap] = [Number(cells.TotalSeconds), Number(cells.GapSeconds)];
  const timed = cells.ResultType === 'time' && cells.TotalSeconds !== '';
  // Until 1912 places were added up; the file writes the sum as hours.
  const points = cells.ResultType === 'points' ? (/^(\d+)h/.exec(cells.Times)?.[1] ?? '') : '';
  const bonus = /^(\d+)'$/.exec(cells.B)?.[1];
  return {
    participant: riderOf(cells.Rider),
    team: teamName(cells.Team),
    rank,
    results: resultsOf({
      bib: cells['Rider No.'],
      points: points === '' ? '' : String(Number(points)),
      time: timed ? timeText(total) : '',
      gap: timed && rank > 1 && cells.GapSeconds !== '' ? timeText(gap, '+') : '',
      bonus: bonus === undefined ? '' : String(Number(bonus)),
    }),
  };
}

function totalsOf(file: SourceFile): AsyncIterable<ImportedItem> {
  const tour = tourOf(file);
  return racesOf(
    readCsv(file, TOTAL_COLUMNS),
    ({ Year }) => Year,
    ([{ cells }], complete) => ({
      entry: entryOf,
      race: {
        key: `${tour.key}-${cells.Year}-total`,
        sport: SPORT.cycling,
        competition: competitionOf(tour, cells.Year),
        meeting: tour.name,
        session: 'Samlet',
        ...daysOf(tour, cells.Year),
        length: Number(cells['Distance (km)']) || undefined,
        country: 'fr',
      },
      outcome: { stage: Stage.finished, complete },
    }),
  );
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
  'Leader',
] as const;
const NOT_EVERYWHERE = ['Leader'];
type StageColumn = (typeof STAGE_COLUMNS)[number];

const JERSEYS: readonly (readonly [column: StageColumn, name: string])[] = [
  ['Yellow Jersey', 'Gul'],
  ['Green jersey', 'Grøn'],
  ['Polka-dot jersey', 'Prikket'],
  ['White jersey', 'Hvid'],
];

/** A rider with the team in brackets, or a team in a team time trial. */
function winnerOf(text: string): { readonly participant: ParticipantRef; readonly team?: string } | null {
  const [, rider, team] = /^(.*\S)\s{2,}\((.+)\)$/.exec(text) ?? /^(.+?)\s+\((.+)\)$/.exec(text) ?? [];
  if (rider !== undefined) return { participant: riderOf(rider), team: teamName(team!) };
  return text === '' ? null : { participant: { name: teamName(text), kind: 'club' } };
}

function entriesOfStage(rows: readonly CsvRow<StageColumn>[]): RankedEntry[] {
  const { cells } = rows[0]!;
  const jerseys = new Map<string, { participant: ParticipantRef; names: string[] }>();
  for (const [column, jersey] of JERSEYS) {
    const rider = cells[column] || (column === 'Yellow Jersey' ? cells.Leader : '');
    if (rider === '') continue;
    const participant = riderOf(rider);
    const worn = jerseys.get(participant.name) ?? { participant, names: [] };
    jerseys.set(participant.name, worn);
    worn.names.push(cells[column] === '' ? 'Fører' : jersey);
  }
  const results = (names: readonly string[]) => resultsOf({ jersey: names.join(', ') });
  const winners = rows.flatMap((row): RankedEntry[] => {
    const winner = winnerOf(row.cells['Winner of stage']);
    if (winner === null) return [];
    const own = jerseys.get(winner.participant.name);
    jerseys.delete(winner.participant.name);
    return [{ ...winner, rank: 1, results: results(own?.names ?? []) }];
  });
  return withTies([
    ...winners,
    ...[...jerseys.values()].map(({ participant, names }) => ({ participant, rank: null, results: results(names) })),
  ]);
}

function stagesOf(file: SourceFile): AsyncIterable<ImportedItem> {
  const tour = tourOf(file);
  return readGroups(
    readCsv(file, STAGE_COLUMNS, { optional: NOT_EVERYWHERE }),
    ({ Year, Stages }) => `${Year} ${Stages}`,
    (rows) => {
      const { Year: year, Stages: stage, Start: from, End: to, 'Winner of stage': winner } = rows[0].cells;
      const day = dayOfStage(tour.riders, year, stage);
      const notices = [
        ...(winner === '' ? ['Ingen vinder af etapen'] : []),
        ...(day === null ? ['Etapens dag kendes ikke'] : []),
      ];
      return raceEvent({
        file: file.name,
        line: rows[0].line,
        key: `${tour.key}-${year}-${stage}`,
        sport: SPORT.cycling,
        competition: competitionOf(tour, year),
        meeting: tour.name,
        session: stageName(stage),
        ...(day === null ? daysOf(tour, year) : { start: day }),
        venue: from === to ? townName(from) : `${townName(from)} – ${townName(to)}`,
        notice: notices.join(' · ') || undefined,
        outcome: { stage: Stage.finished, entries: entriesOfStage(rows), complete: false },
      });
    },
  );
}

export const letour: DataSet = {
  name: 'cycling-letour',
  about: 'cycling: Tour de France since 1903: stages and general classification (TDF_*_History.csv)',
  reads: (name) => /(^|\/)TDFF?_(Riders|Stages)_History\.csv$/.test(name),
  events: (file) => (/Stages/.test(file.name) ? stagesOf(file) : totalsOf(file)),
};

import type { CompetitionRef } from '@stillingen/domain/messages';
import type { CircuitRules } from './circuit.ts';
import { BIKE_SPRINT, BIKES, CAR_SPRINT, CARS, STOCK_CARS } from './engine-rules.ts';
import { type Member, membersOf } from '../../../engine/fields.ts';
import { KNOCKOUT, type Part, TWO_PARTS } from './timed-session.ts';
import { readTable } from '../../../data/table.ts';

export interface Track {
  readonly date: string;
  readonly weekday: string;
  readonly clock: string;
  readonly laps: number;
  readonly lapS: number;
  readonly country: string;
  readonly meeting: string;
  readonly venue: string;
  readonly sprint: boolean;
}

const COLUMNS = 'series date weekday clock laps lap_s country meeting venue sprint';
const rows = Map.groupBy(readTable('circuits.csv', COLUMNS), ({ series }) => series);
const tracksOf = (series: string): readonly Track[] =>
  rows.get(series)!.map(({ date, weekday, clock, laps, lap_s: lapS, country, meeting, venue, sprint }) => ({
    date,
    weekday,
    clock,
    laps: Number(laps),
    lapS: Number(lapS),
    country,
    meeting,
    venue,
    sprint: sprint === 'yes',
  }));

export type Session = readonly [
  label: string,
  hoursBefore: number,
  kind: 'practice' | 'grid' | 'sprint-grid' | 'sprint' | 'race',
];

const USUAL: readonly Session[] = [
  ['1. træning', 49.5, 'practice'],
  ['2. træning', 46, 'practice'],
  ['3. træning', 26.5, 'practice'],
  ['Kvalifikation', 23, 'grid'],
  ['Løb', 0, 'race'],
];
const WITH_SPRINT: readonly Session[] = [
  ['1. træning', 50.5, 'practice'],
  ['Sprintkvalifikation', 46.5, 'sprint-grid'],
  ['Sprint', 27, 'sprint'],
  ['Kvalifikation', 23, 'grid'],
  ['Løb', 0, 'race'],
];
const ON_BIKES: readonly Session[] = [
  ['Træning', 47, 'practice'],
  ['Kvalifikation', 27.2, 'grid'],
  ['Sprint', 23, 'sprint'],
  ['Løb', 0, 'race'],
];
const RACE_ONLY: readonly Session[] = [['Løb', 0, 'race']];

export interface Series {
  readonly id: string;
  readonly sport: number;
  readonly competition: Omit<CompetitionRef, 'season'>;
  readonly field: readonly Member[];
  readonly tracks: readonly Track[];
  readonly sessions: (track: Track) => readonly Session[];
  readonly knockout: readonly Part[];
  readonly race: CircuitRules;
  readonly sprint: CircuitRules;
  /** How long a sprint is, as a part of the race. */
  readonly sprintShare: number;
}

export const formula1: Series = {
  id: 'f1',
  sport: 32,
  competition: { name: 'VM', country: 'xw', category: 'Formel 1' },
  field: membersOf('formula-1'),
  tracks: tracksOf('formula-1'),
  sessions: ({ sprint }) => (sprint ? WITH_SPRINT : USUAL),
  knockout: KNOCKOUT,
  race: CARS,
  sprint: CAR_SPRINT,
  sprintShare: 1 / 3,
};
export const motoGp: Series = {
  id: 'motogp',
  sport: 33,
  competition: { name: 'VM', country: 'xw', category: 'MotoGP' },
  field: membersOf('moto-gp'),
  tracks: tracksOf('moto-gp'),
  sessions: () => ON_BIKES,
  knockout: TWO_PARTS,
  race: BIKES,
  sprint: BIKE_SPRINT,
  sprintShare: 1 / 2,
};
export const nascar: Series = {
  id: 'nascar',
  sport: 32,
  competition: { name: 'Cup Series', country: 'us', category: 'NASCAR' },
  field: membersOf('nascar'),
  tracks: tracksOf('nascar'),
  sessions: () => RACE_ONLY,
  knockout: TWO_PARTS,
  race: STOCK_CARS,
  sprint: STOCK_CARS,
  sprintShare: 1,
};

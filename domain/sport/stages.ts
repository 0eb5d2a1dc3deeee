import { Stage, type StageCode } from '../event/stage.ts';
import type { Clocks } from './clocks.ts';
import { type ScorePart, type Sport, type SportStage, STATUS_STAGES, type StageTable } from './sport.ts';

interface Phase {
  readonly part: ScorePart | null;
  readonly stages: StageTable;
}

const codesFrom = (first: StageCode, count: number): StageCode[] => Array.from({ length: count }, (_, i) => first + i);

/** PHASE-03. */
export const QUARTER_CODES = codesFrom(22, 4);
/** The sixth and later sets got their numbers later (PHASE-04, 05, 07, O-064). */
const SET_CODES = [...codesFrom(17, 5), 55, 56, ...codesFrom(324, 6)];

function numberedStages(codes: readonly StageCode[], label: string, letter: string, spoken = label): StageTable {
  const stage = (n: number): SportStage => ({
    long: `${n}. ${label}`,
    short: `${letter}${n}`,
    ...(spoken === label ? {} : { spoken: `${n}. ${spoken}` }),
  });
  return Object.fromEntries(codes.map((code, i) => [code, stage(i + 1)]));
}

function numbered(codes: readonly StageCode[], label: string, letter: string, spoken = label, head = ''): Phase[] {
  const stages = numberedStages(codes, label, letter, spoken);
  return codes.map((code, i) => ({
    part: { long: `${i + 1}. ${spoken}`, short: `${head}${i + 1}` },
    stages: { [code]: stages[code]! },
  }));
}

const HALF_CODES = [Stage.firstHalf, Stage.secondHalf];
export const HALVES = numbered(HALF_CODES, 'halvleg', 'H', 'halvleg', 'H');
export const PERIODS = numbered(codesFrom(14, 3), 'per.', 'P', 'periode');
export const QUARTERS = numbered(QUARTER_CODES, 'quarter', 'P').map(({ part, stages }) => ({
  part,
  stages: Object.fromEntries(Object.entries(stages).map(([code, stage]) => [code, { ...stage, clocked: stage.short! }])),
}));
export const FOUR_PERIODS = numbered(QUARTER_CODES, 'per.', 'P', 'periode');
/** PHASE-04, 05, 07. */
export const sets = (count: number): Phase[] => numbered(SET_CODES.slice(0, count), 'sæt', 'S');
export const SET_STAGES = numberedStages(SET_CODES, 'sæt', 'S');
/** PHASE-09. */
export const innings = (count: number): Phase[] => numbered(codesFrom(26, count), 'inning', 'I');
export const GOLF_ROUNDS: StageTable = Object.fromEntries(
  codesFrom(65, 4).map((code, i) => [code, { long: `Runde ${i + 1}`, short: `R${i + 1}` }]),
);
export const after = (first: StageCode, count: number, word: string): StageTable =>
  Object.fromEntries(codesFrom(first, count).map((code, i) => [code, { long: `Efter ${word} ${i + 1}` }]));

const extraHalf = (n: 1 | 2): SportStage => ({ long: 'Forl.', spoken: `${n}. halvleg af den forlængede spilletid` });
const extraTime = STATUS_STAGES[Stage.extraTime]!;
const extraPart = (n: 1 | 2): ScorePart => ({ long: extraHalf(n).spoken!, short: `OT${n}` });

export const EXTRA_TIME_APART: Phase = {
  part: null,
  stages: { [Stage.extraTime]: extraTime, [Stage.firstExtraHalf]: extraHalf(1), [Stage.secondExtraHalf]: extraHalf(2) },
};
export const EXTRA_TIME: Phase = { ...EXTRA_TIME_APART, part: { long: 'Forlænget spilletid', short: 'OT' } };
export const OVERTIME: readonly Phase[] = [
  {
    part: { long: 'Overtid', short: 'OT' },
    stages: {
      [Stage.extraTime]: { ...extraTime, spoken: 'Overtid' },
      [Stage.firstExtraHalf]: { long: 'Forl.', spoken: '1. halvleg af overtiden' },
      [Stage.secondExtraHalf]: { long: 'Forl.', spoken: '2. halvleg af overtiden' },
    },
  },
  { part: null, stages: { [Stage.afterExtraTime]: { long: 'Efter forl.', spoken: 'Efter overtid' } } },
];
/** A part for each half; without a known half it is the first. */
export const EXTRA_HALVES: readonly Phase[] = [
  { part: extraPart(1), stages: { [Stage.extraTime]: extraTime, [Stage.firstExtraHalf]: extraHalf(1) } },
  { part: extraPart(2), stages: { [Stage.secondExtraHalf]: extraHalf(2) } },
];

interface ShootOutNames {
  readonly spoken: string;
  readonly afterwards: string;
}
export const PENALTY_THROWS: ShootOutNames = { spoken: 'Straffekastkonkurrence', afterwards: 'Efter straffekast' };
export const PENALTY_SHOTS: ShootOutNames = { spoken: 'Straffeslagskonkurrence', afterwards: 'Efter straffeslag' };
export const PENALTY_KICKS: ShootOutNames = { spoken: 'Straffesparkskonkurrence', afterwards: 'Efter straffespark' };

const shootOutPhases = ({ spoken, afterwards }: ShootOutNames, part: ScorePart | null): Phase[] => [
  { part, stages: { [Stage.penalties]: { long: 'Str.', spoken } } },
  { part: null, stages: { [Stage.afterPenalties]: { long: 'Efter str.', spoken: afterwards } } },
];
export const shootOutApart = (names: ShootOutNames): Phase[] => shootOutPhases(names, null);
export const shootOut = (names: ShootOutNames): Phase[] => shootOutPhases(names, { long: names.spoken, short: 'Str.' });

/** Parts and stages of a duel. All sports know halves (O-017); they have a part only as a phase. */
export function play(stretches: readonly Phase[], others: StageTable = {}, clocks: Clocks = {}): Pick<Sport, 'parts' | 'stages'> {
  const parts: ScorePart[] = [];
  const stages: Record<StageCode, SportStage> = { ...STATUS_STAGES, ...numberedStages(HALF_CODES, 'halvleg', 'H'), ...others };
  for (const stretch of stretches) {
    for (const [code, stage] of Object.entries(stretch.stages)) {
      stages[Number(code)] = stretch.part === null ? stage : { ...stage, part: parts.length };
    }
    if (stretch.part !== null) parts.push(stretch.part);
  }
  for (const [code, clock] of Object.entries(clocks)) stages[Number(code)] = { ...stages[Number(code)]!, clock };
  return { parts, stages };
}

const RACE_CODES: readonly StageCode[] = [
  Stage.scheduled,
  Stage.live,
  Stage.finished,
  Stage.postponed,
  Stage.cancelled,
  Stage.interrupted,
  Stage.abandoned,
  Stage.awaitingUpdate,
  Stage.delayed,
];
/** Racing, cycling, winter sports (STATUS-18); the session names a second run or round. */
export const RACE_STAGES: StageTable = Object.fromEntries(RACE_CODES.map((code) => [code, STATUS_STAGES[code]!]));

import { Stage, type StageCode } from '../event/stage.ts';
import type { Clocks } from './clocks.ts';
import { type ScorePart, type Sport, type SportStage, STATUS_STAGES, type StageTable } from './sport.ts';

/** A stretch of a match: the part of the score that it fills, if any, and the stages in which it is played. */
interface Phase {
  readonly part: ScorePart | null;
  readonly stages: StageTable;
}

const codesFrom = (first: StageCode, count: number): StageCode[] => Array.from({ length: count }, (_, i) => first + i);

/** Codes of the quarters (PHASE-03). */
export const QUARTER_CODES = codesFrom(22, 4);
/** Codes of the sets: the sixth and seventh, and those from the eighth on, were numbered later (PHASE-04, 05, 07, O-064). */
const SET_CODES = [...codesFrom(17, 5), 55, 56, ...codesFrom(324, 6)];

/** Stages that follow each other with a number: '3. per.', 'P3', spoken '3. periode'. */
function numberedStages(codes: readonly StageCode[], label: string, letter: string, spoken = label): StageTable {
  const stage = (n: number): SportStage => ({
    long: `${n}. ${label}`,
    short: `${letter}${n}`,
    ...(spoken === label ? {} : { spoken: `${n}. ${spoken}` }),
  });
  return Object.fromEntries(codes.map((code, i) => [code, stage(i + 1)]));
}

/** The same with a part of the score each, whose columns are headed by the number, or by letter and number. */
function numbered(codes: readonly StageCode[], label: string, letter: string, spoken = label, head = ''): Phase[] {
  const stages = numberedStages(codes, label, letter, spoken);
  return codes.map((code, i) => ({
    part: { long: `${i + 1}. ${spoken}`, short: `${head}${i + 1}` },
    stages: { [code]: stages[code]! },
  }));
}

const HALF_CODES = [Stage.firstHalf, Stage.secondHalf];
/** Two halves (PHASE-01). */
export const HALVES = numbered(HALF_CODES, 'halvleg', 'H', 'halvleg', 'H');
/** Three periods (PHASE-02). */
export const PERIODS = numbered(codesFrom(14, 3), 'per.', 'P', 'periode');
/** Four quarters (PHASE-03). */
export const QUARTERS = numbered(QUARTER_CODES, 'quarter', 'P').map(({ part, stages }) => ({
  part,
  stages: Object.fromEntries(Object.entries(stages).map(([code, stage]) => [code, { ...stage, clocked: stage.short! }])),
}));
/** Four periods, with the codes of quarters. */
export const FOUR_PERIODS = numbered(QUARTER_CODES, 'per.', 'P', 'periode');
/** Up to thirteen sets (PHASE-04, 05, 07). */
export const sets = (count: number): Phase[] => numbered(SET_CODES.slice(0, count), 'sæt', 'S');
/** Sets of which the score has no parts. */
export const SET_STAGES = numberedStages(SET_CODES, 'sæt', 'S');
/** Up to nine innings (PHASE-09). */
export const innings = (count: number): Phase[] => numbered(codesFrom(26, count), 'inning', 'I');
/** Rounds of golf, of which none is a part of the score (PHASE-16). */
export const GOLF_ROUNDS: StageTable = Object.fromEntries(
  codesFrom(65, 4).map((code, i) => [code, { long: `Runde ${i + 1}`, short: `R${i + 1}` }]),
);
/** What stands between rounds or days: 'Efter dag 1' for the first of the codes. */
export const after = (first: StageCode, count: number, word: string): StageTable =>
  Object.fromEntries(codesFrom(first, count).map((code, i) => [code, { long: `Efter ${word} ${i + 1}` }]));

const extraHalf = (n: 1 | 2): SportStage => ({ long: 'Forl.', spoken: `${n}. halvleg af den forlængede spilletid` });
const extraTime = STATUS_STAGES[Stage.extraTime]!;
const extraPart = (n: 1 | 2): ScorePart => ({ long: extraHalf(n).spoken!, short: `OT${n}` });

/** Extra time that has no part in the score. */
export const EXTRA_TIME_APART: Phase = {
  part: null,
  stages: { [Stage.extraTime]: extraTime, [Stage.firstExtraHalf]: extraHalf(1), [Stage.secondExtraHalf]: extraHalf(2) },
};
/** Extra time with one part for all of it. */
export const EXTRA_TIME: Phase = { ...EXTRA_TIME_APART, part: { long: 'Forlænget spilletid', short: 'OT' } };
/** Extra time of the sports that call it overtime, with one part for all of it. */
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
/** Extra time with a part for each of its halves; where nobody says which half it is, it is the first. */
export const EXTRA_HALVES: readonly Phase[] = [
  { part: extraPart(1), stages: { [Stage.extraTime]: extraTime, [Stage.firstExtraHalf]: extraHalf(1) } },
  { part: extraPart(2), stages: { [Stage.secondExtraHalf]: extraHalf(2) } },
];

/** What a shoot-out is called, 'Straffekastkonkurrence', and what stands after it, 'Efter straffekast'. */
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
/** A shoot-out that has no part in the score. */
export const shootOutApart = (names: ShootOutNames): Phase[] => shootOutPhases(names, null);
/** A shoot-out with a part of its own, the last one. */
export const shootOut = (names: ShootOutNames): Phase[] => shootOutPhases(names, { long: names.spoken, short: 'Str.' });

/**
 * The parts and stages of a duel that is played in these stretches, with stages that belong to none and clocks where the
 * sport counts minutes. Halves are known to every sport (O-017); they have a part only where they are a stretch.
 */
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
/** All that racing, cycling and winter sports know (STATUS-18); a second run or round is told by the session. */
export const RACE_STAGES: StageTable = Object.fromEntries(RACE_CODES.map((code) => [code, STATUS_STAGES[code]!]));

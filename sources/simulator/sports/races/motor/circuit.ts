import { type Results, Stage } from '@stillingen/domain';
import { createRandom } from '../../../../random.ts';
import { entryOf, type Member } from '../../../engine/fields.ts';
import {
  corrected,
  everySeconds,
  gapText,
  type Place,
  type Progress,
  type RaceTimeline,
  type RankedEntry,
  rankSplits,
  timeText,
} from '../../../engine/race-timeline.ts';
import { type Driven, type DrivenRace, driveLaps, flagged, lapsAt, type LapRules, winnerS } from './lap-race.ts';

const LOOK_S = 45;
const OUT_AFTER_S = 20;
const STEWARDS_MINUTES = [35, 110] as const;
const PENALTIES_S = [5, 5, 10];
const GRID_KNOWN_S = 2 * 3600;
const FORMATION_S = 120;
const SETTLED_S = 20;

interface Row extends Progress {
  readonly driven: Driven;
}

function rowAt(driven: Driven, second: number, out: LapRules['out']): Row {
  const { competitor, crossings, failure } = driven;
  const passed = lapsAt(driven, second);
  const isOut = failure !== null && passed === crossings.length && second > (crossings.at(-1) ?? 0) + OUT_AFTER_S;
  return { driven, entry: entryOf(competitor), passed, splits: crossings, ...(isOut ? { out } : {}) };
}

const bestLapS = ({ crossings }: Driven, laps: number): number =>
  crossings.slice(1, laps).reduce((best, crossing, lap) => Math.min(best, crossing - crossings[lap]!), Infinity);

function entriesAt({ field }: DrivenRace, second: number, { points, out }: LapRules, isResult: boolean): readonly RankedEntry[] {
  const common = ({ driven, passed }: Row): Results => {
    const { grid, stops } = driven;
    const pitStops = stops.filter((lap) => lap <= passed).length;
    const bestS = isResult ? bestLapS(driven, passed) : Infinity;
    return {
      grid: String(grid),
      laps: String(passed),
      ...(pitStops === 0 ? {} : { pitStops: String(pitStops) }),
      ...(bestS === Infinity ? {} : { lapTime: timeText(bestS, 3) }),
    };
  };
  const own = ({ row, index, timeS, behindS, leader }: Place<Row>): Results => {
    const lapped = leader.passed - row.passed;
    if (index === 0) return row.passed === 0 ? {} : { time: timeText(timeS, 3) };
    if (lapped > (isResult ? 0 : 1)) return { lapDistance: String(lapped) };
    return row.passed === 0 ? {} : { gap: gapText(behindS, 3) };
  };
  const gained = ({ index }: Place<Row>): Results =>
    isResult && points[index] !== undefined ? { points: String(points[index]) } : {};
  return rankSplits(
    field.map((driven) => rowAt(driven, second, out)),
    () => true,
    (place) => ({ ...common(place.row), ...own(place), ...gained(place) }),
    (row) => ({ ...common(row), ...(isResult ? { stopReason: row.driven.failure! } : {}) }),
  );
}

const onGrid = (grid: readonly Member[]): readonly RankedEntry[] =>
  grid.map((competitor, index) => ({ ...entryOf(competitor), results: { grid: String(index + 1) } }));

const penalised = (race: DrivenRace, name: string, seconds: number): DrivenRace => ({
  ...race,
  field: race.field.map((driven) => {
    const { competitor, crossings } = driven;
    if (competitor.name !== name) return driven;
    return { ...driven, crossings: [...crossings.slice(0, -1), crossings.at(-1)! + seconds] };
  }),
});

export function circuitTimeline(
  seed: string,
  grid: readonly Member[],
  { laps, lapS }: { laps: number; lapS: number },
  rules: LapRules,
): RaceTimeline {
  const random = createRandom(seed, 'laps');
  const race = flagged(driveLaps(random, grid, { laps, lapS }, rules), laps);
  const { field, neutral } = race;
  const endS = winnerS(race, laps);
  const lastS = Math.max(...field.map(({ crossings }) => crossings.at(-1) ?? 0));
  const everyS = lapS > LOOK_S ? lapS / 2 : lapS * Math.ceil(LOOK_S / lapS / 1.5);
  const noticeAt = (second: number): string => {
    if (second >= endS) return 'Ternet flag';
    return neutral !== null && neutral[0] <= second && second <= neutral[1] ? 'Safety car' : '';
  };
  const underWay = everySeconds([FORMATION_S + lapS * 0.7, FORMATION_S + lastS, everyS], (atS) => {
    const second = atS - FORMATION_S;
    const done = Math.max(...field.map((driven) => lapsAt(driven, second))) + (second < endS ? 1 : 0);
    return {
      stage: Stage.live,
      done: Math.min(laps, done),
      notice: noticeAt(second),
      entries: () => entriesAt(race, second, rules, false),
    };
  });
  const result = (of: DrivenRace) => () => entriesAt(of, Infinity, rules, true);
  const timeline: RaceTimeline = [
    { atS: -GRID_KNOWN_S, stage: Stage.scheduled, done: 0, entries: () => onGrid(grid) },
    { atS: FORMATION_S, stage: Stage.live, done: 0, entries: () => entriesAt(race, 0, rules, false) },
    ...underWay,
    { atS: FORMATION_S + lastS + SETTLED_S, stage: Stage.finished, done: laps, entries: result(race) },
  ];
  const finishers = field.filter(({ crossings, failure }) => failure === null && crossings.length === laps);
  if (finishers.length <= 3 || !random.chance(rules.penalty)) return timeline;
  const [{ name }, seconds] = [random.pick(finishers).competitor, random.pick(PENALTIES_S)];
  const notice = `Tidsstraf: ${name} +${seconds} sek.`;
  return corrected(timeline, random.int(...STEWARDS_MINUTES) * 60, notice, result(penalised(race, name, seconds)));
}

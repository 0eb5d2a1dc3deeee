import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Side } from '../event/entities.ts';
import { blocksOf, strongestBlocks } from './blocks.ts';
import { barOf, pressure, type PressureLevel, pressureOf } from './pressure.ts';
import { COUNTED, type Counted, type CourseSample } from './samples.ts';
import type { Counts, Goal } from './spread.ts';
import vectors from './vectors.json' with { type: 'json' };

const SHOTS: readonly Counted[] = ['onTarget', 'offTarget', 'blockedShots', 'corners'];

/** Totals of home and away by statistic. */
type Totals = Readonly<Partial<Record<Counted, readonly [home: number, away: number]>>>;
const sample = (minute: number, totals: Totals, added = 0): CourseSample => ({
  minute,
  added,
  counts: COUNTED.flatMap((name) => totals[name] ?? [null, null]),
});
const shots = (onTarget: number, corners = 0, away = 0): Totals => ({
  onTarget: [onTarget, away],
  offTarget: [0, 0],
  blockedShots: [0, 0],
  corners: [corners, 0],
});
const goal = (minute: number, side: Side = 'home', more: Partial<Goal> = {}): Goal => ({
  type: 'goal',
  side,
  minute,
  added: 0,
  withdrawn: null,
  ...more,
});
const barsOf = (samples: readonly CourseSample[], goals: readonly Goal[] = [], playedTo = 0): (number | null)[] =>
  pressureOf(samples, goals, playedTo)!.minutes.map(({ bar }) => bar);

/** Counts of each minute of a match, of both sides, for the statistics of shots. */
const play = fc.array(fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { minLength: 4, maxLength: 4 }), { minLength: 10, maxLength: 60 });
type Play = readonly (readonly (readonly [number, number])[])[];
const samplesOf = (minutes: Play): CourseSample[] => {
  const totals = SHOTS.map((): [number, number] => [0, 0]);
  return minutes.map((counts, at) => {
    counts.forEach(([home, away], stat) => {
      totals[stat]![0] += home;
      totals[stat]![1] += away;
    });
    return sample(at + 1, Object.fromEntries(SHOTS.map((name, stat) => [name, [...totals[stat]!] as [number, number]])));
  });
};

describe('pressure of a minute', () => {
  it.each(vectors)('a minute of $level has the bar $bar', ({ level, home, away, homePressure, awayPressure, bar }) => {
    const [ofHome, ofAway] = [home, away].map((counts) => pressure(level as PressureLevel, counts as Counts));
    expect([ofHome, ofAway]).toEqual([expect.closeTo(homePressure, 6), expect.closeTo(awayPressure, 6)]);
    expect(barOf(ofHome!, ofAway!)).toBe(bar);
  });

  it('a difference over several minutes is spread evenly over them', () => {
    const bars = barsOf([sample(10, shots(0)), sample(15, shots(2, 1))]);
    expect(bars).toEqual([...Array.from<number>({ length: 10 }).fill(0), 38, 38, 38, 38, 38]);
  });

  it('a gap of more than ten minutes leaves its minutes empty', () => {
    const bars = barsOf([
      sample(10, shots(0)),
      sample(20, shots(0)),
      sample(30, shots(0)),
      sample(41, shots(4)),
      sample(42, shots(5)),
    ]);
    expect(bars.slice(30, 42)).toEqual([...Array.from<null>({ length: 11 }).fill(null), 80]);
  });

  it('stoppage time has minutes of its own', () => {
    const samples = [10, 20, 30, 40, 45].map((minute) => sample(minute, shots(0)));
    const { minutes } = pressureOf([...samples, sample(45, shots(1), 2), sample(46, shots(1))], [], 0)!;
    expect(minutes.slice(44).map(({ minute, added, bar }) => [minute, added, bar])).toEqual([
      [45, 0, 0],
      [45, 1, 40],
      [45, 2, 40],
      [46, 0, 0],
    ]);
  });

  it('a goal is one shot on target in its own minute, and is taken out of the difference that holds it', () => {
    const samples = [sample(10, shots(0)), sample(14, shots(3))];
    expect(barsOf(samples, [goal(12)]).slice(10)).toEqual([40, 100, 40, 40]);
    expect(barsOf([...samples.slice(0, 1), sample(11, shots(0)), sample(12, shots(1))], [goal(11)]).slice(10)).toEqual([80, 0]);
  });

  it('a withdrawn goal removes what it added', () => {
    const samples = [sample(10, shots(0)), sample(14, shots(0))];
    expect(barsOf(samples, [goal(12)])[11]).toBe(80);
    expect(barsOf(samples, [goal(12, 'home', { withdrawn: 'offside' })])[11]).toBe(0);
  });

  it('a correction is taken from the newest minutes backwards until nothing is left', () => {
    const samples = [
      sample(10, shots(0)),
      sample(11, shots(1)),
      sample(12, shots(1)),
      sample(13, shots(3)),
      sample(14, shots(0)),
    ];
    expect(barsOf(samples).slice(10)).toEqual([0, 0, 0, 0]);
    expect(barsOf([...samples.slice(0, 4), sample(14, shots(2))]).slice(10)).toEqual([80, 0, 80, 0]);
  });
});

describe('the level of pressure', () => {
  const every = (minutes: number, totals: Totals): CourseSample[] =>
    Array.from({ length: minutes }, (_, at) => sample(at + 1, totals));
  const full: Totals = { ...shots(0), crosses: [0, 0], touchesInBox: [0, 0], passesFinalThird: [0, 0] };

  it.each([
    ['xg', { ...full, expectedGoals: [0.1, 0] }],
    ['full', full],
    ['dangerous', { ...shots(0), dangerousAttacks: [3, 1] }],
    ['shots', shots(0)],
  ] as const)('is %s, the best that the facts allow', (level, totals) => {
    expect(pressureOf(every(20, totals), [], 0)?.level).toBe(level);
  });

  it('needs seven of ten minutes played', () => {
    expect(pressureOf(every(63, shots(0)), [], 90)?.level).toBe('shots');
    expect(pressureOf(every(62, shots(0)), [], 90)).toBeNull();
  });

  it('needs ten minutes, and more than goals', () => {
    expect(pressureOf(every(9, shots(0)), [], 0)).toBeNull();
    expect(pressureOf([], [goal(12), goal(40)], 90)).toBeNull();
    expect(pressureOf(every(20, { corners: [4, 2] }), [], 0)).toBeNull();
  });
});

describe('pressure of any match', () => {
  it('is the opposite when the sides are swapped', () => {
    fc.assert(
      fc.property(play, (minutes) => {
        const swapped = minutes.map((counts) => counts.map(([home, away]) => [away, home] as const));
        expect(barsOf(samplesOf(swapped)).map((bar) => -bar! || 0)).toEqual(barsOf(samplesOf(minutes)));
      }),
    );
  });

  it('is whole, and within -100 and 100', () => {
    fc.assert(
      fc.property(play, (minutes) => {
        for (const bar of barsOf(samplesOf(minutes))) expect(Number.isInteger(bar) && Math.abs(bar!) <= 100).toBe(true);
      }),
    );
  });

  it('never falls when the home side counts one more', () => {
    fc.assert(
      fc.property(play, fc.nat(), fc.nat(3), (minutes, place, stat) => {
        const at = place % minutes.length;
        const more = minutes.map((counts, minute) =>
          counts.map(([home, away], each) => [home + (minute === at && each === stat ? 1 : 0), away] as const),
        );
        const [before, after] = [barsOf(samplesOf(minutes)), barsOf(samplesOf(more))];
        expect(after.every((bar, minute) => bar! >= before[minute]!)).toBe(true);
      }),
    );
  });

  it('never changes by a later minute', () => {
    fc.assert(
      fc.property(play, (minutes) => {
        const samples = samplesOf(minutes);
        for (let length = 10; length < samples.length; length += 7)
          expect(barsOf(samples).slice(0, length)).toEqual(barsOf(samples.slice(0, length)));
      }),
    );
  });

  it('adds up to the weighted totals, however the samples lie', () => {
    fc.assert(
      fc.property(play, fc.integer({ min: 1, max: 5 }), (minutes, step) => {
        const quiet = minutes.map((counts) => counts.map(([home]) => [Math.min(home, 1) / 8, 0] as const));
        const samples = samplesOf(quiet).filter((_, at) => (at + 1) % step === 0);
        fc.pre(samples.length > 0 && samples.at(-1)!.minute >= 10);
        const total = pressure(
          'shots',
          Object.fromEntries(COUNTED.map((name, at) => [name, samples.at(-1)!.counts[2 * at] ?? 0])),
        );
        const sum = barsOf(samples).reduce<number>((all, bar) => all + bar!, 0);
        // Each bar is rounded to a whole.
        expect(Math.abs(sum / 4 - total)).toBeLessThanOrEqual(0.5 + samples.at(-1)!.minute / 8);
      }),
    );
  });
});

it('names the two strongest blocks of five minutes of each side', () => {
  const minutes = [30, 30, 30, 0, 0, 100, 100, 0, 0, 0, -20, -20, -19, 0, 0, 60, 0, 0, 0, 0].map((bar, at) => ({
    minute: at + 1,
    added: 0,
    bar,
  }));
  const blocks = blocksOf(minutes, ({ bar }) => bar);
  expect(blocks).toContainEqual({ from: 6, to: 10, sum: 200 });
  expect(strongestBlocks(blocks)).toEqual({
    home: [
      { from: 1, to: 5, sum: 90 },
      { from: 6, to: 10, sum: 200 },
    ],
    away: [],
  });
  expect(strongestBlocks([...blocks, { from: 21, to: 25, sum: -60 }]).away).toEqual([{ from: 21, to: 25, sum: -60 }]);
});

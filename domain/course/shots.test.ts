import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COUNTED, type Counted, type CourseSample } from './samples.ts';
import { shotsOf } from './shots.ts';
import type { Goal } from './spread.ts';

type Totals = Readonly<Partial<Record<Counted, readonly [home: number, away: number]>>>;
const sample = (minute: number, totals: Totals): CourseSample => ({
  minute,
  added: 0,
  counts: COUNTED.flatMap((name) => totals[name] ?? [null, null]),
});
const goal = (minute: number, withdrawn: Goal['withdrawn'] = null): Goal => ({
  type: 'goal',
  side: 'home',
  minute,
  added: 0,
  withdrawn,
});
const quiet = Array.from({ length: 10 }, (_, at) => sample(at + 1, { onTarget: [0, 0] }));

it('shots of a minute are plain counts of each side', () => {
  const { level, minutes } = shotsOf([...quiet, sample(11, { onTarget: [2, 1] }), sample(12, { onTarget: [2, 4] })], [], 0)!;
  expect(level).toBe('onTarget');
  expect(minutes.slice(9)).toEqual([
    { minute: 10, added: 0, home: 0, away: 0 },
    { minute: 11, added: 0, home: 2, away: 1 },
    { minute: 12, added: 0, home: 0, away: 3 },
  ]);
});

it('shots are counted rather than shots on target where both are known', () => {
  const both = quiet.map(({ minute }) => sample(minute, { onTarget: [1, 0], shots: [4, 2] }));
  expect(shotsOf(both, [], 0)).toMatchObject({
    level: 'shots',
    minutes: [{ home: 4, away: 2 }, ...both.slice(1).map(() => ({}))],
  });
});

it('a goal is a shot in its own minute, unless it is withdrawn', () => {
  const samples = [...quiet, sample(14, { onTarget: [1, 0] })];
  const home = (goals: readonly Goal[]) =>
    shotsOf(samples, goals, 0)!
      .minutes.slice(10)
      .map((minute) => minute.home);
  expect(home([goal(12)])).toEqual([0, 1, 0, 0]);
  expect(home([goal(12, 'offside')])).toEqual([0.25, 0.25, 0.25, 0.25]);
});

it('shots need ten minutes and seven tenths of the match, and samples kept before they were counted have none', () => {
  expect(
    shotsOf(
      quiet.slice(1, 10).map((each, at) => ({ ...each, minute: at + 1 })),
      [],
      0,
    ),
  ).toBeNull();
  expect(shotsOf(quiet, [], 20)).toBeNull();
  expect(
    shotsOf(
      quiet.map((each) => ({ ...each, counts: each.counts.slice(0, 2) })),
      [],
      0,
    ),
  ).toBeNull();
});

it('shots of all minutes add up to those of the match', () => {
  const counts = fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { minLength: 10, maxLength: 60 });
  fc.assert(
    fc.property(counts, (played) => {
      const sum: [number, number] = [0, 0];
      const samples = played.map(([home, away], at) => {
        sum[0] += home;
        sum[1] += away;
        return sample(at + 1, { shots: [...sum] });
      });
      const { minutes } = shotsOf(samples, [], 0)!;
      const total = (side: 'home' | 'away') => minutes.reduce((all, minute) => all + minute[side]!, 0);
      expect([total('home'), total('away')]).toEqual(sum);
    }),
  );
});

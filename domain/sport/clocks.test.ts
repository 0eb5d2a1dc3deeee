import { describe, expect, it } from 'vitest';
import { type Sport, sportById, SPORTS, type StageClock } from '../sports/index.ts';

const clocked = (stages: Sport['stages']): number[] =>
  Object.entries(stages)
    .filter(([, { clock }]) => clock !== undefined)
    .map(([code]) => Number(code));
const clockOf = (id: number, stage: number): StageClock | undefined => sportById(id)!.stages[stage]?.clock;
const ids = (keep: (sport: Sport) => boolean): number[] =>
  SPORTS.filter(keep)
    .map(({ id }) => id)
    .sort((a, b) => a - b);

describe('clocks', () => {
  it.each([1, 10])(
    '[CLOCK-03] [CLOCK-04] [CLOCK-05] [CLOCK-06] sport %i counts halves from 0 and 45, extra time from 90',
    (id) => {
      expect(clockOf(id, 12)).toEqual({ baseMinute: 0, capMinute: 45, breakMinutes: 0 });
      expect(clockOf(id, 13)).toEqual({ baseMinute: 45, capMinute: 90, breakMinutes: 15 });
      expect(clockOf(id, 6)).toEqual({ baseMinute: 90, capMinute: 120, breakMinutes: 30 });
      expect(clockOf(id, 39)).toEqual({ baseMinute: 90, capMinute: 105, breakMinutes: 30 });
      expect(clockOf(id, 40)).toEqual({ baseMinute: 105, capMinute: 120, breakMinutes: 30 });
      expect(clockOf(id, 2)).toEqual(clockOf(id, 12));
    },
  );

  it.each([8, 19])('[CLOCK-07] sport %i counts to 40 and 80 with a break of 10, and extra time on', (id) => {
    expect(clockOf(id, 12)).toEqual({ baseMinute: 0, capMinute: 40, breakMinutes: 0 });
    expect(clockOf(id, 13)).toEqual({ baseMinute: 40, capMinute: 80, breakMinutes: 10 });
    expect(clockOf(id, 6)).toMatchObject({ baseMinute: 80, capMinute: null });
  });

  it('[CLOCK-08] rugby sevens counts to 7 and 14 with a break of 2; no other sport has a second form', () => {
    const sevens = sportById(8)!.variants!.sevens;
    expect(sevens[12]?.clock).toEqual({ baseMinute: 0, capMinute: 7, breakMinutes: 0 });
    expect(sevens[13]?.clock).toEqual({ baseMinute: 7, capMinute: 14, breakMinutes: 2 });
    expect(sevens[6]?.clock).toMatchObject({ baseMinute: 14, capMinute: null });
    expect(Object.keys(sevens)).toEqual(Object.keys(sportById(8)!.stages));
    expect(ids(({ variants }) => variants !== null)).toEqual([8]);
  });

  it('[CLOCK-09] Australian rules counts each quarter from 0 to 20+, with breaks of 15', () => {
    expect([22, 23, 24, 25].map((quarter) => clockOf(18, quarter))).toEqual(
      [0, 35, 70, 105].map((breakMinutes) => ({ baseMinute: 0, capMinute: 20, breakMinutes })),
    );
  });

  it('[CLOCK-10] five sports count minutes', () => {
    expect(ids(({ stages }) => clocked(stages).length > 0)).toEqual([1, 8, 10, 18, 19]);
  });

  it('[CLOCK-11] minutes are counted only in halves, quarters, extra time and live', () => {
    expect([1, 8, 10, 19].map((id) => clocked(sportById(id)!.stages))).toEqual(
      Array.from({ length: 4 }, () => [2, 6, 12, 13, 39, 40]),
    );
    expect(clocked(sportById(18)!.stages)).toEqual([2, 6, 22, 23, 24, 25]);
  });

  it('[CLOCK-12] three sports have a countdown, which is switched off', () => {
    expect(Object.fromEntries(SPORTS.flatMap(({ id, countdown }) => (countdown === null ? [] : [[id, countdown]])))).toEqual({
      3: { enabled: false, regular: 10, extraTime: 5 },
      4: { enabled: false, regular: 20, extraTime: 20 },
      5: { enabled: false, regular: 15, extraTime: 15 },
    });
  });
});

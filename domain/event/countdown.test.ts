import { describe, expect, it } from 'vitest';
import { countdownMinute } from './countdown.ts';
import { sportById } from '../sports/index.ts';
import { Stage } from './stage.ts';

const START = 1_795_200_000;
const [basketball, hockey, americanFootball] = [sportById(3)!, sportById(4)!, sportById(5)!];
const enabled = (sport: typeof basketball) => ({ countdown: { ...sport.countdown!, enabled: true } });
const left = (sport: Parameters<typeof countdownMinute>[0], stage: number, elapsedS: number, stageLengths?: string) =>
  countdownMinute(
    sport,
    { stage, stageStart: START, start: START, ...(stageLengths === undefined ? {} : { format: { stageLengths } }) },
    START + elapsedS,
  );

describe('the clock that counts down', () => {
  it('[CLOCK-12] is configured for basketball, hockey and American football, and disabled', () => {
    for (const sport of [basketball, hockey, americanFootball]) expect(left(sport, 22, 90)).toBeNull();
    expect(left({ countdown: null }, 22, 90)).toBeNull();
  });

  it('[CLOCK-13] shows what is left of the stage, never below 0', () => {
    expect([0, 59, 60, 599, 600, 5000].map((elapsed) => left(enabled(basketball), 22, elapsed))).toEqual([
      '10',
      '10',
      '9',
      '1',
      '0',
      '0',
    ]);
    expect(left(enabled(basketball), 23, -30)).toBe('10');
    expect([left(enabled(hockey), 14, 0), left(enabled(americanFootball), 25, 0)]).toEqual(['20', '15']);
    expect(left(enabled(basketball), Stage.extraTime, 60)).toBe('4');
  });

  it('[CLOCK-14] takes the lengths of a text a:b, and passes over any other text', () => {
    expect([left(enabled(basketball), 22, 60, '12:4'), left(enabled(basketball), Stage.extraTime, 60, '12:4')]).toEqual([
      '11',
      '3',
    ]);
    for (const other of ['', '12', '12:', 'a:b', '1.5:2']) expect(left(enabled(basketball), 22, 60, other)).toBe('9');
  });

  it('[CLOCK-11] runs in periods, quarters, halves, extra time and live alone', () => {
    const codes = Array.from({ length: 400 }, (_, code) => code);
    expect(codes.filter((code) => left(enabled(basketball), code, 0) !== null)).toEqual([
      2, 6, 12, 13, 14, 15, 16, 22, 23, 24, 25, 39, 40,
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { sportById, SPORTS } from '../sports/index.ts';
import { countdownMinute, matchMinute, stageOfMinute } from './clock.ts';
import { Stage } from './stage.ts';

const football = sportById(1)!;
const START = 1_795_200_000;
const MINUTE = 60;

const since = (stage: number, elapsedS: number): string | null =>
  matchMinute(football, { stage, stageStart: START, start: START - 10_000 }, START + elapsedS);
const sinceKickOff = (stage: number, elapsedMinutes: number): string | null =>
  matchMinute(football, { stage, stageStart: null, start: START }, START + elapsedMinutes * MINUTE);

describe('match minute', () => {
  it('[CLOCK-03] the match minute counts the first half from 0: its first minute is 1', () => {
    expect([0, 59, 60, 44 * MINUTE].map((elapsed) => since(Stage.firstHalf, elapsed))).toEqual(['1', '1', '2', '45']);
  });

  it('[CLOCK-04] the match minute counts the second half from 45, without a stage start after a break of 15', () => {
    expect([0, 22 * MINUTE, 45 * MINUTE - 1].map((elapsed) => since(Stage.secondHalf, elapsed))).toEqual(['46', '68', '90']);
    expect([60, 82].map((elapsed) => sinceKickOff(Stage.secondHalf, elapsed))).toEqual(['46', '68']);
  });

  it('[CLOCK-05] the match minute counts extra time from 90, without a stage start after breaks of 30 in all; its second half from 105', () => {
    expect([0, 29 * MINUTE].map((elapsed) => since(Stage.extraTime, elapsed))).toEqual(['91', '120']);
    expect(sinceKickOff(Stage.extraTime, 120)).toBe('91');
    expect([since(Stage.firstExtraHalf, 0), since(Stage.secondExtraHalf, 0)]).toEqual(['91', '106']);
    expect(sinceKickOff(Stage.secondExtraHalf, 135)).toBe('106');
  });

  it('[CLOCK-06] the match minute caps at 45+, 90+ and 120+', () => {
    expect(since(Stage.firstHalf, 45 * MINUTE)).toBe('45+');
    expect(since(Stage.firstHalf, 3 * 3600)).toBe('45+');
    expect(since(Stage.secondHalf, 45 * MINUTE)).toBe('90+');
    expect(since(Stage.extraTime, 30 * MINUTE)).toBe('120+');
    expect(since(Stage.firstExtraHalf, 15 * MINUTE)).toBe('105+');
    expect(since(Stage.secondExtraHalf, 15 * MINUTE)).toBe('120+');
  });

  it('[CLOCK-07] the match minute counts the halves of rugby to 40+ and 80+, after a break of 10, and extra time on without a cap', () => {
    for (const sport of [sportById(8)!, sportById(19)!]) {
      const at = (stage: number, elapsedMinutes: number, stageStart: number | null = START) =>
        matchMinute(sport, { stage, stageStart, start: START }, START + elapsedMinutes * MINUTE);
      expect([at(Stage.firstHalf, 0), at(Stage.firstHalf, 39), at(Stage.firstHalf, 40)]).toEqual(['1', '40', '40+']);
      expect([at(Stage.secondHalf, 0), at(Stage.secondHalf, 40)]).toEqual(['41', '80+']);
      expect(at(Stage.secondHalf, 50, null)).toBe('41');
      expect([at(Stage.extraTime, 0), at(Stage.extraTime, 60)]).toEqual(['81', '141']);
    }
  });

  it('[CLOCK-08] the match minute counts the halves of sevens to 7+ and 14+, after a break of 2', () => {
    const at = (stage: number, elapsedMinutes: number, stageStart: number | null = START) =>
      matchMinute(sportById(8)!, { stage, stageStart, start: START, format: { sevens: true } }, START + elapsedMinutes * MINUTE);
    expect([at(Stage.firstHalf, 0), at(Stage.firstHalf, 6), at(Stage.firstHalf, 7)]).toEqual(['1', '7', '7+']);
    expect([at(Stage.secondHalf, 0), at(Stage.secondHalf, 7), at(Stage.secondHalf, 9, null)]).toEqual(['8', '14+', '8']);
    expect(at(Stage.halfTime, 0)).toBeNull();
  });

  it('[CLOCK-09] the match minute counts each quarter of Australian rules from 0 to 20+, with breaks of 15 between them', () => {
    const at = (stage: number, elapsedMinutes: number, stageStart: number | null = START) =>
      matchMinute(sportById(18)!, { stage, stageStart, start: START }, START + elapsedMinutes * MINUTE);
    for (const quarter of [22, 23, 24, 25]) {
      expect([at(quarter, 0), at(quarter, 19), at(quarter, 20)]).toEqual(['1', '20', '20+']);
    }
    expect([at(22, 0, null), at(23, 35, null), at(24, 70, null), at(25, 105, null)]).toEqual(['1', '1', '1', '1']);
  });

  it('[CLOCK-10] the match minute counts in football, bandy, both rugbies and Australian rules alone', () => {
    const counts = (id: number): boolean =>
      Array.from({ length: 400 }, (_, stage) => stage).some(
        (stage) => matchMinute(sportById(id)!, { stage, stageStart: START, start: START }, START) !== null,
      );
    expect(
      SPORTS.map(({ id }) => id)
        .filter(counts)
        .sort((a, b) => a - b),
    ).toEqual([1, 8, 10, 18, 19]);
  });

  it('[CLOCK-11] the match minute stands still outside halves, extra time and live', () => {
    const running = Array.from({ length: 60 }, (_, code) => code).filter((code) => since(code, 0) !== null);
    expect(running).toEqual([
      Stage.live,
      Stage.extraTime,
      Stage.firstHalf,
      Stage.secondHalf,
      Stage.firstExtraHalf,
      Stage.secondExtraHalf,
    ]);
  });

  it('the match minute never shows a minute before the first of its stage, even where the clocks disagree', () => {
    expect(since(Stage.secondHalf, -30)).toBe('46');
    expect(sinceKickOff(Stage.secondHalf, 20)).toBe('46');
  });
});

const [basketball, hockey, americanFootball] = [sportById(3)!, sportById(4)!, sportById(5)!];
const enabled = (sport: typeof basketball) => ({ countdown: { ...sport.countdown!, enabled: true } });
const left = (sport: Parameters<typeof countdownMinute>[0], stage: number, elapsedS: number, stageLengths?: string) =>
  countdownMinute(
    sport,
    { stage, stageStart: START, start: START, ...(stageLengths === undefined ? {} : { format: { stageLengths } }) },
    START + elapsedS,
  );

describe('the clock that counts down', () => {
  it('[CLOCK-12] the clock that counts down is configured for basketball, hockey and American football, and disabled', () => {
    for (const sport of [basketball, hockey, americanFootball]) expect(left(sport, 22, 90)).toBeNull();
    expect(left({ countdown: null }, 22, 90)).toBeNull();
  });

  it('[CLOCK-13] the clock that counts down shows what is left of the stage, never below 0', () => {
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

  it('[CLOCK-14] the clock that counts down reads lengths from a text a:b, and ignores any other text', () => {
    expect([left(enabled(basketball), 22, 60, '12:4'), left(enabled(basketball), Stage.extraTime, 60, '12:4')]).toEqual([
      '11',
      '3',
    ]);
    for (const other of ['', '12', '12:', 'a:b', '1.5:2']) expect(left(enabled(basketball), 22, 60, other)).toBe('9');
  });

  it('[CLOCK-11] the clock that counts down runs in periods, quarters, halves, extra time and live alone', () => {
    const codes = Array.from({ length: 400 }, (_, code) => code);
    expect(codes.filter((code) => left(enabled(basketball), code, 0) !== null)).toEqual([
      2, 6, 12, 13, 14, 15, 16, 22, 23, 24, 25, 39, 40,
    ]);
  });
});

it('the stage of a minute is known when minutes continue from stage to stage', () => {
  expect([1, 45, 46, 90, 91, 120, 125].map((minute) => stageOfMinute(football, {}, minute))).toEqual([
    Stage.firstHalf,
    Stage.firstHalf,
    Stage.secondHalf,
    Stage.secondHalf,
    Stage.extraTime,
    Stage.extraTime,
    Stage.extraTime,
  ]);
  const rugby = sportById(8)!;
  expect([40, 41, 80, 81, 99].map((minute) => stageOfMinute(rugby, {}, minute))).toEqual([
    Stage.firstHalf,
    Stage.secondHalf,
    Stage.secondHalf,
    Stage.extraTime,
    Stage.extraTime,
  ]);
});

it('[CLOCK-08] the stage of a minute follows the shorter halves of rugby sevens', () => {
  const sevens = { format: { sevens: true } };
  expect([7, 8, 14, 15].map((minute) => stageOfMinute(sportById(8)!, sevens, minute))).toEqual([
    Stage.firstHalf,
    Stage.secondHalf,
    Stage.secondHalf,
    Stage.extraTime,
  ]);
});

it('the stage of a minute is unknown when every quarter begins at 0, or nothing is counted', () => {
  expect(stageOfMinute(sportById(18)!, {}, 12)).toBeNull();
  expect(stageOfMinute(sportById(3)!, {}, 12)).toBeNull();
});

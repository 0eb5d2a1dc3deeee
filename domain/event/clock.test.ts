import { describe, expect, it } from 'vitest';
import { matchMinute } from './clock.ts';
import { sportById, SPORTS } from '../sports/index.ts';
import { Stage } from './stage.ts';

const football = sportById(1)!;
const START = 1_795_200_000;
const MINUTE = 60;

/** The minute shown `elapsedS` after the running stage began. */
const since = (stage: number, elapsedS: number): string | null =>
  matchMinute(football, { stage, stageStart: START, start: START - 10_000 }, START + elapsedS);
/** The minute shown `elapsedMinutes` after kick-off where no stage start is known. */
const sinceKickOff = (stage: number, elapsedMinutes: number): string | null =>
  matchMinute(football, { stage, stageStart: null, start: START }, START + elapsedMinutes * MINUTE);

describe('match minute', () => {
  it('[CLOCK-03] counts the first half from 0: its first minute is 1', () => {
    expect([0, 59, 60, 44 * MINUTE].map((elapsed) => since(Stage.firstHalf, elapsed))).toEqual(['1', '1', '2', '45']);
  });

  it('[CLOCK-04] counts the second half from 45, without a stage start after a break of 15', () => {
    expect([0, 22 * MINUTE, 45 * MINUTE - 1].map((elapsed) => since(Stage.secondHalf, elapsed))).toEqual(['46', '68', '90']);
    expect([60, 82].map((elapsed) => sinceKickOff(Stage.secondHalf, elapsed))).toEqual(['46', '68']);
  });

  it('[CLOCK-05] counts extra time from 90, without a stage start after breaks of 30 in all; its second half from 105', () => {
    expect([0, 29 * MINUTE].map((elapsed) => since(Stage.extraTime, elapsed))).toEqual(['91', '120']);
    expect(sinceKickOff(Stage.extraTime, 120)).toBe('91');
    expect([since(Stage.firstExtraHalf, 0), since(Stage.secondExtraHalf, 0)]).toEqual(['91', '106']);
    expect(sinceKickOff(Stage.secondExtraHalf, 135)).toBe('106');
  });

  it('[CLOCK-06] caps at 45+, 90+ and 120+', () => {
    expect(since(Stage.firstHalf, 45 * MINUTE)).toBe('45+');
    expect(since(Stage.firstHalf, 3 * 3600)).toBe('45+');
    expect(since(Stage.secondHalf, 45 * MINUTE)).toBe('90+');
    expect(since(Stage.extraTime, 30 * MINUTE)).toBe('120+');
    expect(since(Stage.firstExtraHalf, 15 * MINUTE)).toBe('105+');
    expect(since(Stage.secondExtraHalf, 15 * MINUTE)).toBe('120+');
  });

  it('[CLOCK-07] counts the halves of rugby to 40+ and 80+, after a break of 10, and extra time on without a cap', () => {
    for (const sport of [sportById(8)!, sportById(19)!]) {
      const at = (stage: number, elapsedMinutes: number, stageStart: number | null = START) =>
        matchMinute(sport, { stage, stageStart, start: START }, START + elapsedMinutes * MINUTE);
      expect([at(Stage.firstHalf, 0), at(Stage.firstHalf, 39), at(Stage.firstHalf, 40)]).toEqual(['1', '40', '40+']);
      expect([at(Stage.secondHalf, 0), at(Stage.secondHalf, 40)]).toEqual(['41', '80+']);
      expect(at(Stage.secondHalf, 50, null)).toBe('41');
      expect([at(Stage.extraTime, 0), at(Stage.extraTime, 60)]).toEqual(['81', '141']);
    }
  });

  it('[CLOCK-08] counts the halves of sevens to 7+ and 14+, after a break of 2', () => {
    const at = (stage: number, elapsedMinutes: number, stageStart: number | null = START) =>
      matchMinute(sportById(8)!, { stage, stageStart, start: START, format: { sevens: true } }, START + elapsedMinutes * MINUTE);
    expect([at(Stage.firstHalf, 0), at(Stage.firstHalf, 6), at(Stage.firstHalf, 7)]).toEqual(['1', '7', '7+']);
    expect([at(Stage.secondHalf, 0), at(Stage.secondHalf, 7), at(Stage.secondHalf, 9, null)]).toEqual(['8', '14+', '8']);
    expect(at(Stage.halfTime, 0)).toBeNull();
  });

  it('[CLOCK-09] counts each quarter of Australian rules from 0 to 20+, with breaks of 15 between them', () => {
    const at = (stage: number, elapsedMinutes: number, stageStart: number | null = START) =>
      matchMinute(sportById(18)!, { stage, stageStart, start: START }, START + elapsedMinutes * MINUTE);
    for (const quarter of [22, 23, 24, 25]) {
      expect([at(quarter, 0), at(quarter, 19), at(quarter, 20)]).toEqual(['1', '20', '20+']);
    }
    expect([at(22, 0, null), at(23, 35, null), at(24, 70, null), at(25, 105, null)]).toEqual(['1', '1', '1', '1']);
  });

  it('[CLOCK-10] counts in football, bandy, both rugbies and Australian rules alone', () => {
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

  it('[CLOCK-11] stands still outside halves, extra time and live', () => {
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

  it('never shows a minute before the first of its stage, even where the clocks disagree', () => {
    expect(since(Stage.secondHalf, -30)).toBe('46');
    expect(sinceKickOff(Stage.secondHalf, 20)).toBe('46');
  });
});

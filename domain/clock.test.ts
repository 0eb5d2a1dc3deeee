import { describe, expect, it } from 'vitest';
import { matchMinute } from './clock.ts';
import { football, sportById, SPORTS } from './sports/index.ts';
import { Stage } from './stage.ts';

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

  it('[CLOCK-12] shows no countdown for basketball, hockey and American football', () => {
    for (const id of [3, 4, 5]) {
      const event = { stage: Stage.live, stageStart: START, start: START };
      expect(matchMinute(sportById(id)!, event, START + 90)).toBeNull();
    }
  });

  it('never shows a minute before the first of its stage, even where the clocks disagree', () => {
    expect(since(Stage.secondHalf, -30)).toBe('46');
    expect(sinceKickOff(Stage.secondHalf, 20)).toBe('46');
  });

  it('gives the sports of the catalogue alone no clock', () => {
    for (const sport of SPORTS.filter(({ id }) => id !== football.id)) {
      expect(matchMinute(sport, { stage: Stage.firstHalf, stageStart: START, start: START }, START)).toBeNull();
    }
  });
});

import { describe, expect, it } from 'vitest';
import { sportById, SPORTS } from '../sports/index.ts';
import { type EventItem, Winner } from './entities.ts';
import { FORM_TEXT } from '#words/form.ts';
import { formBadge, hasPreview, isTotallyFinished, showsResult, showsWinner } from './result.ts';
import { Stage, StageType, stageTypeOf } from './stage.ts';

type ResultFacts = Parameters<typeof showsResult>[0];
const event = (stage: number, score: EventItem['score'], rest: Partial<ResultFacts> = {}): ResultFacts => ({
  stage,
  stageType: stageTypeOf(stage),
  score,
  winner: Winner.unknown,
  fullTimeWinner: Winner.unknown,
  ...rest,
});

describe('results are displayed', () => {
  it('[STAGE-02] results are displayed while live, goalless or not', () => {
    expect([event(Stage.firstHalf, [0, 0]), event(Stage.halfTime, [2, 1])].map(showsResult)).toEqual([true, true]);
  });
  it('[STAGE-03] results are displayed when finished, unless postponed or cancelled', () => {
    const winner = Winner.home;
    expect(showsResult(event(Stage.finished, [2, 1], { winner }))).toBe(true);
    expect(showsResult(event(Stage.interrupted, [2, 1]))).toBe(true);
    for (const stage of [Stage.postponed, Stage.cancelled, Stage.abandoned, Stage.scheduled]) {
      expect(showsResult(event(stage, [2, 1], { winner }))).toBe(false);
    }
  });
  it('[STAGE-04] results are displayed when the rest is played later, goalless or not', () => {
    expect(showsResult(event(Stage.toFinish, [0, 0]))).toBe(true);
  });
  it('[STAGE-05] showsResult is false for a 0-0 without draw or retirement, and without a score', () => {
    expect(showsResult(event(Stage.finished, [0, 0]))).toBe(false);
    expect(showsResult(event(Stage.walkover, [0, 0], { winner: Winner.home }))).toBe(false);
    expect(showsResult(event(Stage.finished, null, { winner: Winner.draw }))).toBe(false);
    expect(showsResult(event(Stage.finished, [0, 0], { winner: Winner.draw }))).toBe(true);
    expect(showsResult(event(Stage.retired, [0, 0]))).toBe(true);
  });
  it('results are displayed for a goalless match that was decided on penalties', () => {
    expect(showsResult(event(Stage.afterPenalties, [0, 0], { winner: Winner.away, fullTimeWinner: Winner.draw }))).toBe(true);
  });
});

describe('the winner is displayed', () => {
  it('[STAGE-03] the winner is displayed of what is finished and neither postponed nor cancelled, with or without a score', () => {
    const shown = (stage: number, winner: ResultFacts['winner']): boolean => showsWinner(event(stage, null, { winner }));
    expect([Stage.finished, Stage.walkover, Stage.awarded].map((stage) => shown(stage, Winner.away))).toEqual([true, true, true]);
    expect(shown(Stage.finished, Winner.draw)).toBe(true);
    expect(shown(Stage.finished, Winner.unknown)).toBe(false);
    for (const stage of [Stage.postponed, Stage.cancelled, Stage.abandoned, Stage.scheduled, Stage.live]) {
      expect(shown(stage, Winner.home)).toBe(false);
    }
  });
});

describe('totally finished', () => {
  it('[STAGE-07] an interrupted match, or one between two days, is not being played', () => {
    const finished = (stage: number): boolean => isTotallyFinished({ stage, stageType: StageType.finished });
    expect([Stage.finished, Stage.afterPenalties, Stage.awarded].map(finished)).toEqual([true, true, true]);
    expect([Stage.interrupted, 57, 61].map(finished)).toEqual([false, false, false]);
    expect(isTotallyFinished({ stage: Stage.secondHalf, stageType: StageType.live })).toBe(false);
  });
});

it('[STAGE-06] a preview needs an event that is scheduled or delayed, and comments', () => {
  const shown = [Stage.scheduled, Stage.delayed, Stage.firstHalf, Stage.finished, Stage.postponed].map((stage) =>
    hasPreview({ stage, stageType: stageTypeOf(stage) }, true),
  );
  expect(shown).toEqual([true, true, false, false, false]);
  expect(hasPreview({ stage: Stage.scheduled, stageType: StageType.scheduled }, false)).toBe(false);
  expect(hasPreview({ stage: Stage.scheduled, stageType: StageType.live }, true)).toBe(false);
  expect(hasPreview({ stage: Stage.break, stageType: StageType.scheduled }, true)).toBe(false);
});

const football = sportById(1)!;
type FormEvent = Parameters<typeof formBadge>[1];
const played = (rest: Partial<FormEvent>): FormEvent => ({
  stage: Stage.finished,
  score: [2, 1],
  parts: [],
  fullTime: null,
  winner: Winner.home,
  ...rest,
});
const badges = (match: FormEvent) => [formBadge(football, match, 'home'), formBadge(football, match, 'away')];

describe('form badge', () => {
  it('[FORM-01] the form badge needs a finished event', () => {
    for (const stage of [Stage.scheduled, Stage.secondHalf, Stage.postponed, Stage.interrupted]) {
      expect(badges(played({ stage }))).toEqual([null, null]);
    }
    expect(badges(played({ winner: Winner.unknown }))).toEqual([null, null]);
  });
  it('[FORM-02] the form badge is W, D or L', () => {
    expect(badges(played({ fullTime: [2, 1] }))).toEqual(['W', 'L']);
    expect(badges(played({ score: [0, 3], winner: Winner.away }))).toEqual(['L', 'W']);
    expect(badges(played({ score: [1, 1], fullTime: [1, 1], winner: Winner.draw }))).toEqual(['D', 'D']);
  });
  it('[FORM-03] the form badge is DW or DL after a shoot-out', () => {
    const shootOut = played({ stage: Stage.afterPenalties, score: [1, 1], fullTime: [1, 1], winner: Winner.away });
    expect(badges(shootOut)).toEqual(['DL', 'DW']);
  });
  it('[FORM-04] [FORM-06] the form badge is an O variant when a full-time score exists that was level', () => {
    const extraTime = played({ stage: Stage.afterExtraTime, score: [2, 1], fullTime: [1, 1] });
    expect(badges(extraTime)).toEqual(['OW', 'OL']);
    expect(badges({ ...extraTime, fullTime: null })).toEqual(['W', 'L']);
  });
  it('[FORM-05] the form badge compares the quarters of Australian rules with the total instead', () => {
    const aussieRules = sportById(18)!;
    const parts = [
      [20, 25],
      [20, 15],
      [20, 20],
      [20, 20],
    ] as const;
    const extraTime = played({ score: [90, 86], parts });
    expect([formBadge(aussieRules, extraTime, 'home'), formBadge(aussieRules, extraTime, 'away')]).toEqual(['OW', 'OL']);
    expect(formBadge(aussieRules, played({ score: [90, 86], parts: [...parts, [10, 6]] }), 'home')).toBe('OW');
    expect(formBadge(aussieRules, played({ score: [86, 80], parts: [[26, 20], ...parts.slice(1)] }), 'home')).toBe('W');
    expect(formBadge(aussieRules, played({ score: [86, 80], fullTime: [80, 80] }), 'home')).toBe('W');
  });
  it('[FORM-06] the form badge needs a full-time score in every other sport', () => {
    const match = played({ score: [3, 2], fullTime: [2, 2], parts: [[2, 2]] });
    const others = SPORTS.filter(({ id, duel }) => duel && id !== 18);
    expect(others.filter((sport) => formBadge(sport, match, 'home') !== 'OW')).toEqual([]);
    expect(others.filter((sport) => formBadge(sport, { ...match, fullTime: null }, 'home') !== 'W')).toEqual([]);
  });
  it('[FORM-03] formBadge gives no DW in sports without shoot-outs and for unplayed matches', () => {
    const level = played({ score: [1, 1], fullTime: [1, 1] });
    expect([4, 7, 9, 10, 11, 22, 26].map((id) => formBadge(sportById(id)!, level, 'home'))).toEqual(Array(7).fill('DW'));
    expect([2, 3, 8, 13].map((id) => formBadge(sportById(id)!, level, 'away'))).toEqual(Array(4).fill('L'));
    for (const stage of [Stage.retired, Stage.awarded, Stage.walkover]) {
      expect(badges({ ...level, stage })).toEqual(['W', 'L']);
    }
  });
  it('[FORM-02] the form badge needs no score in fights', () => {
    const fight = played({ score: null, winner: Winner.away });
    expect([formBadge(sportById(16)!, fight, 'home'), formBadge(sportById(28)!, fight, 'away')]).toEqual(['L', 'W']);
    expect(formBadge(sportById(16)!, { ...fight, winner: Winner.draw }, 'home')).toBe('D');
  });
  it('the form badge keeps a walkover without score simple', () => {
    expect(badges(played({ stage: Stage.walkover, score: null }))).toEqual(['W', 'L']);
  });
  it('the form badge is shown by Danish letters', () => {
    expect(Object.entries(FORM_TEXT).map(([badge, { letter, mark }]) => `${badge} ${letter}${mark}`)).toEqual([
      'W V',
      'D U',
      'L T',
      'DW VS',
      'DL TS',
      'OW VF',
      'OL TF',
    ]);
  });
});

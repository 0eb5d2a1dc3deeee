import { describe, expect, it } from 'vitest';
import { Winner } from './entities.ts';
import { FORM_TEXT, formBadge } from './form.ts';
import { sportById, SPORTS } from '../sports/index.ts';
import { Stage } from './stage.ts';

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
const badges = (event: FormEvent) => [formBadge(football, event, 'home'), formBadge(football, event, 'away')];

describe('form badge', () => {
  it('[FORM-01] needs a finished event', () => {
    for (const stage of [Stage.scheduled, Stage.secondHalf, Stage.postponed, Stage.interrupted]) {
      expect(badges(played({ stage }))).toEqual([null, null]);
    }
    expect(badges(played({ winner: Winner.unknown }))).toEqual([null, null]);
  });
  it('[FORM-02] is W, D or L', () => {
    expect(badges(played({ fullTime: [2, 1] }))).toEqual(['W', 'L']);
    expect(badges(played({ score: [0, 3], winner: Winner.away }))).toEqual(['L', 'W']);
    expect(badges(played({ score: [1, 1], fullTime: [1, 1], winner: Winner.draw }))).toEqual(['D', 'D']);
  });
  it('[FORM-03] is DW or DL after a shoot-out', () => {
    const shootOut = played({ stage: Stage.afterPenalties, score: [1, 1], fullTime: [1, 1], winner: Winner.away });
    expect(badges(shootOut)).toEqual(['DL', 'DW']);
  });
  it('[FORM-04] [FORM-06] is an O variant when a full-time score exists that was level', () => {
    const extraTime = played({ stage: Stage.afterExtraTime, score: [2, 1], fullTime: [1, 1] });
    expect(badges(extraTime)).toEqual(['OW', 'OL']);
    expect(badges({ ...extraTime, fullTime: null })).toEqual(['W', 'L']);
  });
  it('[FORM-05] compares the quarters of Australian rules with the total instead', () => {
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
  it('[FORM-06] asks for a full-time score in every other sport', () => {
    const event = played({ score: [3, 2], fullTime: [2, 2], parts: [[2, 2]] });
    const others = SPORTS.filter(({ id, duel }) => duel && id !== 18);
    expect(others.filter((sport) => formBadge(sport, event, 'home') !== 'OW')).toEqual([]);
    expect(others.filter((sport) => formBadge(sport, { ...event, fullTime: null }, 'home') !== 'W')).toEqual([]);
  });
  it('[FORM-03] formBadge gives no DW in sports without shoot-outs and for unplayed matches', () => {
    const level = played({ score: [1, 1], fullTime: [1, 1] });
    expect([4, 7, 9, 10, 11, 22, 26].map((id) => formBadge(sportById(id)!, level, 'home'))).toEqual(Array(7).fill('DW'));
    expect([2, 3, 8, 13].map((id) => formBadge(sportById(id)!, level, 'away'))).toEqual(Array(4).fill('L'));
    for (const stage of [Stage.retired, Stage.awarded, Stage.walkover]) {
      expect(badges({ ...level, stage })).toEqual(['W', 'L']);
    }
  });
  it('[FORM-02] needs no score where there is none: fights', () => {
    const fight = played({ score: null, winner: Winner.away });
    expect([formBadge(sportById(16)!, fight, 'home'), formBadge(sportById(28)!, fight, 'away')]).toEqual(['L', 'W']);
    expect(formBadge(sportById(16)!, { ...fight, winner: Winner.draw }, 'home')).toBe('D');
  });
  it('keeps a walkover without score simple', () => {
    expect(badges(played({ stage: Stage.walkover, score: null }))).toEqual(['W', 'L']);
  });
  it('is shown by Danish letters', () => {
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

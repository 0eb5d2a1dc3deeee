import { describe, expect, it } from 'vitest';
import { Winner } from './entities.ts';
import { FORM_TEXT, formBadge } from './form.ts';
import { football, sportByName } from './sports/index.ts';
import { Stage } from './stage.ts';

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
  it('[FORM-05] takes the quarters of Australian rules instead', () => {
    const aussieRules = sportByName('aussie-rules')!;
    const parts = [
      [20, 25],
      [20, 15],
      [20, 20],
      [20, 20],
    ] as const;
    expect(formBadge(aussieRules, played({ score: [90, 86], parts }), 'home')).toBe('OW');
    expect(formBadge(aussieRules, played({ score: [86, 80], parts: [[26, 20], ...parts.slice(1), [20, 25]] }), 'home')).toBe('W');
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

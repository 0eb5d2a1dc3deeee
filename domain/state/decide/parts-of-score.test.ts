import { describe, expect, it } from 'vitest';
import { Stage } from '../../event/stage.ts';
import { createScenario, fixture, score, status } from '../../testing/scenario.ts';

const HOCKEY = 4;
const THIRD_PERIOD = 16;

function started(sport = 1) {
  const scenario = createScenario();
  scenario.submit(fixture({ sport }));
  return scenario;
}

describe('goals that no reported part holds', () => {
  it('goals that no reported part holds belong to the second half when only the first is in `parts`', () => {
    const { submit, event } = started();
    submit(status(1, Stage.firstHalf));
    submit(score(1, 1, 0, { score: { home: 1, away: 0, parts: [[1, 0]] } }));
    submit(status(2, Stage.secondHalf));
    submit(score(2, 2, 0, { score: { home: 2, away: 0, parts: [[1, 0]] } }));
    expect(event().parts).toEqual([
      [1, 0],
      [1, 0],
    ]);
    submit(status(3, Stage.finished, { score: { home: 2, away: 1, parts: [[1, 0]] } }));
    expect(event().parts).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  it.each([
    ['with the first half alone', { parts: [[1, 0]] as [number, number][] }],
    ['without a part', {}],
  ])('goals that no reported part holds belong to the second half when the end is reported %s after the first', (_, more) => {
    const { submit, event } = started();
    submit(status(1, Stage.firstHalf, { score: { home: 1, away: 0, parts: [[1, 0]] } }));
    submit(status(2, Stage.finished, { score: { home: 3, away: 1, ...more } }));
    expect(event().parts).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  it('goals that no reported part holds belong to the running half when that is reported behind the score', () => {
    const { submit, event } = started();
    submit(
      status(1, Stage.secondHalf, {
        score: {
          home: 2,
          away: 0,
          parts: [
            [1, 0],
            [0, 0],
          ],
        },
      }),
    );
    expect(event().parts).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  it('goals that no reported part holds belong to extra time when only regular time is in `parts`', () => {
    const { submit, event } = started(HOCKEY);
    const parts: [number, number][] = [
      [1, 0],
      [0, 1],
      [1, 1],
    ];
    submit(status(1, THIRD_PERIOD, { score: { home: 2, away: 2, parts } }));
    submit(status(2, Stage.afterExtraTime, { score: { home: 3, away: 2, parts } }));
    expect(event()).toMatchObject({ parts: [...parts, [1, 0]], fullTime: [2, 2] });
  });

  it('goals that no reported part holds belong to no part when more than one is missing', () => {
    const { submit, event } = started(HOCKEY);
    submit(status(1, Stage.finished, { score: { home: 5, away: 3, parts: [[1, 0]] } }));
    expect(event().parts).toEqual([[1, 0]]);
  });

  it('goals that no reported part holds belong to the part before the break that they are reported in', () => {
    const { submit, event } = started();
    submit(status(1, Stage.firstHalf));
    submit(status(2, Stage.halfTime, { score: { home: 1, away: 0 } }));
    submit(status(3, Stage.secondHalf));
    submit(status(4, Stage.break, { score: { home: 1, away: 1 } }));
    expect(event().parts).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
});

describe('the score before extra time', () => {
  it('the score before extra time is the level one when the goal that levelled it is reported with extra time', () => {
    const { submit, event } = started(3);
    submit(status(1, 25, { score: { home: 88, away: 90 } }));
    expect(submit(status(2, Stage.extraTime, { score: { home: 90, away: 90 } }))).toMatchObject({ result: 'accepted' });
    expect(event().fullTime).toEqual([90, 90]);
  });
});

describe('a stage that claims a shoot-out or extra time', () => {
  it('a stage that claims a shoot-out or extra time fits the score: 9-8 after penalties is refused without a shoot-out', () => {
    const { submit, event } = started();
    submit(status(1, Stage.secondHalf, { score: { home: 8, away: 8 } }));
    expect(submit(status(2, Stage.afterPenalties, { score: { home: 9, away: 8 } }))).toMatchObject({
      code: 'impossible_score',
      path: '/score',
      allowed: expect.stringContaining('level score'),
    });
    expect(submit(status(2, Stage.afterPenalties, { score: { home: 8, away: 8 } }))).toMatchObject({
      code: 'impossible_score',
      allowed: expect.stringContaining('`penalties`'),
    });
    expect(submit(status(2, Stage.afterPenalties, { score: { home: 8, away: 8, penalties: [5, 4] } }))).toMatchObject({
      result: 'accepted',
    });
    expect(event()).toMatchObject({ score: [8, 8], penalties: [5, 4], winner: 1 });
  });

  it('a stage that claims a shoot-out or extra time fits a shoot-out that was reported while it was taken', () => {
    const { submit, event } = started();
    submit(status(1, Stage.penalties, { score: { home: 1, away: 1, penalties: [4, 3] } }));
    expect(submit(status(2, Stage.afterPenalties, { score: { home: 1, away: 1 } }))).toMatchObject({ result: 'accepted' });
    expect(event().advanced).toBe('home');
  });

  it.each([
    ['a shoot-out in basketball', 3, Stage.afterPenalties],
    ['a shoot-out in tennis', 2, Stage.penalties],
    ['extra time in volleyball', 12, Stage.afterExtraTime],
    ['extra time in baseball', 6, Stage.extraTime],
    ['extra time in boxing', 16, Stage.afterExtraTime],
  ])('a stage that claims a shoot-out or extra time is refused for %s', (_, sport, stage) => {
    expect(started(sport).submit(status(1, stage))).toMatchObject({ code: 'stage_not_of_sport', path: '/stage' });
  });
});

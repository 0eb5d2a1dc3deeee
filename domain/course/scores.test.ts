import { expect, it } from 'vitest';
import type { CourseSample } from './samples.ts';
import { scoresOf } from './scores.ts';

const at = (minute: number, home: number, away: number): CourseSample => ({ minute, added: 0, counts: [], score: [home, away] });

it('has the score of each minute that is known', () => {
  expect(scoresOf([at(1, 2, 0), at(2, 2, 3), at(4, 5, 3)])).toEqual([
    { minute: 1, score: [2, 0] },
    { minute: 2, score: [2, 3] },
    { minute: 4, score: [5, 3] },
  ]);
});

it('leaves out what a later correction took back', () => {
  expect(scoresOf([at(1, 2, 0), at(2, 5, 0), at(3, 4, 0)])?.map(({ score }) => score[0])).toEqual([2, 4]);
});

it('has no minutes where scores are known at breaks alone, or not at all', () => {
  expect(scoresOf([at(10, 20, 18), at(20, 41, 39)])).toBeNull();
  expect(scoresOf([{ minute: 3, added: 0, counts: [1] }])).toBeNull();
  expect(scoresOf([])).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { parseResult, withNote } from './text-line.ts';

describe('parseResult', () => {
  it.each([
    ['2-1', { ht: null, ft: [2, 1], et: null, p: null }],
    ['2–1', { ht: null, ft: [2, 1], et: null, p: null }],
    ['2-1 (1-0)', { ht: [1, 0], ft: [2, 1], et: null, p: null }],
    ['1-2 a.e.t. (1-1, 0-0)', { ht: [0, 0], ft: [1, 1], et: [1, 2], p: null }],
    ['1-2 aet', { ht: null, ft: null, et: [1, 2], p: null }],
    ['7-6 pen. 0-0 a.e.t. (0-0)', { ht: null, ft: [0, 0], et: [0, 0], p: [7, 6] }],
    ['10-9 pen. 1-1 (0-1)', { ht: [0, 1], ft: [1, 1], et: null, p: [10, 9] }],
    ['3-5 pen. (1-1, 1-0)', { ht: [1, 0], ft: [1, 1], et: null, p: [3, 5] }],
    ['4-5 pen. (0-0)', { ht: null, ft: [0, 0], et: null, p: [4, 5] }],
    ['4-5 pen.', { ht: null, ft: null, et: null, p: [4, 5] }],
    ['2-1 (1-0), 3-3 agg.', { ht: [1, 0], ft: [2, 1], et: null, p: null }],
    ['2-1 (1-0', null],
    ['3-5 pen. (1-1, 1-', null],
    ['a.e.t. (1-1)', null],
    ['', null],
  ])('reads %s', (text, score) => {
    expect(parseResult(text)).toEqual(score);
  });
});

describe('withNote', () => {
  const score = { ht: null, ft: [1, 1], et: null, p: null } as const;
  it.each([
    ['aet', { ...score, ft: null, et: [1, 1] }],
    ['aet, 5-3 pen', { ...score, ft: null, et: [1, 1], p: [5, 3] }],
    ['2-2 on aggregate; 2-4 on penalties', { ...score, p: [2, 4] }],
    ['awarded', null],
  ])('reads [%s]', (note, expected) => {
    expect(withNote(score, note)).toEqual(expected);
  });
});

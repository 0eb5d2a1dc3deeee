import { describe, expect, it } from 'vitest';
import { hashOf, queryOf, selectionOfHash, selectionOfQuery } from './address.ts';

describe('the address of a table', () => {
  it('[TAB-01] numbers all, live, finished and scheduled from 0', () => {
    expect([0, 1, 2, 3].map((id) => selectionOfQuery(`?cat=${id}`).category)).toEqual([0, 1, 2, 3]);
  });

  it('[TAB-02] accepts 6 and 7 for finished and scheduled', () => {
    expect([6, 7].map((id) => selectionOfQuery(`?cat=${id}`).category)).toEqual([2, 3]);
  });

  it('[TAB-03] takes the category from cat=, and all where it is unknown', () => {
    expect(selectionOfQuery('?cat=1').category).toBe(1);
    for (const search of ['', '?cat=', '?cat=10', '?cat=x', '?cat=toString', '?cat=01'])
      expect(selectionOfQuery(search).category).toBe(0);
    for (const category of [4, 5, 8, 9]) expect(selectionOfQuery(`?cat=${category}`).category).toBe(category);
    expect(selectionOfHash('#cat=1')).toEqual({ day: 0, category: 1 });
  });

  it('[TAB-04] today is day 0', () => {
    expect(selectionOfQuery('').day).toBe(0);
    expect(queryOf({ day: 0, category: 0 })).toBe('');
  });

  it('[TAB-07] remembers day and category as reload:{day}-{category}', () => {
    for (let day = -7; day <= 7; day += 1) {
      for (const category of [0, 1, 2, 3] as const) {
        expect(selectionOfHash(hashOf({ day, category }))).toEqual({ day, category });
        expect(selectionOfQuery(queryOf({ day, category }))).toEqual({ day, category });
      }
    }
    expect(hashOf({ day: -1, category: 2 })).toBe('#reload:-1-2');
    for (const hash of ['', '#reload:', '#reload:1', '#indhold']) expect(selectionOfHash(hash)).toBeNull();
  });

  it('[TAB-08] goes seven days each way', () => {
    expect(selectionOfQuery('?dag=7').day).toBe(7);
    expect(selectionOfQuery('?dag=8').day).toBe(0);
    expect(selectionOfQuery('?dag=-9').day).toBe(0);
  });
});

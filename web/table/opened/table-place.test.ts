import { createTable } from '@stillingen/client';
import { describe, expect, it } from 'vitest';
import { bigDay, evening, listFeed } from '../../test/table-feeds.ts';
import { tablePlace } from './table-place.ts';

const request = (search: string) => ({
  path: '/fodbold/',
  search,
  nowMs: 0,
  tzHours: 1,
  theme: null,
  collapsed: [],
  delayS: 0,
  demo: 'all' as const,
  gallery: false,
  live: '',
});
const source = (text: string) => ({ feed: () => text });

describe('what travels with a table', () => {
  it('is the whole feed where that is short', () => {
    const text = listFeed(evening());
    const { props, seed } = tablePlace(1, request(''), source(text));
    expect(props).toEqual({ sportId: 1, feed: 'f_1_0_1_da_1', day: 0, category: 0, counts: null, live: 8 });
    expect(seed).toBe(text);
  });

  it('is the first 200 rows of a long one, its counts, and no signature', () => {
    const text = listFeed(bigDay(1500));
    const { props, seed } = tablePlace(1, request(''), source(text)) as { props: { counts: unknown }; seed: string };
    expect(props.counts).toEqual({ 0: 1500, 1: 500, 2: 0, 3: 1000 });
    expect(createTable(seed).rows.size).toBe(200);
    expect(createTable(seed).structure.get().leagues).toHaveLength(17);
    expect(seed).not.toContain('A1÷');
    const whole = new Set(text.split('~'));
    expect(seed.split('~').every((row) => whole.has(row))).toBe(true);
  });

  it('is of the category that is asked for', () => {
    const text = listFeed(bigDay(1500));
    const { props, seed } = tablePlace(1, request('?cat=1&dag=-1'), source(text));
    expect(props).toMatchObject({ feed: 'f_1_-1_1_da_1', day: -1, category: 1 });
    const rows = [...createTable(seed!).rows.values()];
    expect(rows).toHaveLength(200);
    expect(rows.every((row) => row.live === true)).toBe(true);
  });
});

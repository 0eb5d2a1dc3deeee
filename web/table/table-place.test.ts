import { createTable } from '@stillingen/client';
import { describe, expect, it } from 'vitest';
import { entry, raceFeed, raceLeague } from '../testing/race-feeds.ts';
import { bigDay, evening, listFeed } from '../testing/table-feeds.ts';
import { FIRST_ROWS } from '../list/motion/first-rows.ts';
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

  it('is the first rows of a long one, its counts, and no signature', () => {
    const text = listFeed(bigDay(1500));
    const { props, seed } = tablePlace(1, request(''), source(text)) as { props: { counts: unknown }; seed: string };
    expect(props.counts).toMatchObject({ 0: 1500, 1: 500, 2: 0, 3: 1000, 5: 0 });
    expect(createTable(seed).rows.size).toBe(FIRST_ROWS);
    expect(createTable(seed).structure.get().leagues).toHaveLength(7);
    expect(seed).not.toContain('A1÷');
    const whole = new Set(text.split('~'));
    expect(seed.split('~').every((row) => whole.has(row))).toBe(true);
  });

  it('is of long races their first three, with how many take part', () => {
    const race = (id: string): string =>
      raceFeed(
        Array.from({ length: 50 }, (_, at) => entry(at + 1, `Kører ${at}`, { id: `${id}${at}`, raceId: id })),
        raceLeague({ stageId: id, entries: 50 }),
      );
    const text = ['r', 's', 't', 'u', 'v'].map((letter) => race(`${letter}Ace0001`)).join('');
    const { seed } = tablePlace(32, request(''), source(text));
    const { leagues } = createTable(seed!).structure.get();
    expect(leagues.map(({ league, events }) => [league.entries, events.length])).toEqual(leagues.map(() => [50, 3]));
  });

  it('is of the category that is asked for', () => {
    const text = listFeed(bigDay(1500));
    const { props, seed } = tablePlace(1, request('?cat=1&dag=-1'), source(text));
    expect(props).toMatchObject({ feed: 'f_1_-1_1_da_1', day: -1, category: 1 });
    const rows = [...createTable(seed!).rows.values()];
    expect(rows).toHaveLength(FIRST_ROWS);
    expect(rows.every((row) => row.live === true)).toBe(true);
  });
});

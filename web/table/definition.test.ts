import { createTable } from '@stillingen/client';
import { type FeedSource, NO_FEEDS } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { entry, raceFeed, raceLeague } from '../testing/race-feeds.ts';
import { bigDay, evening, listFeed } from '../testing/table-feeds.ts';
import { FIRST_ROWS } from '../list/motion/gradual.tsx';
import type { TablePageProps } from './use-day-table.ts';
import { tablePage } from './definition.ts';

const request = (path: string, search: string) => ({
  path,
  search,
  nowMs: 0,
  tzHours: 1,
  theme: null,
  collapsed: [],
  compact: false,
  liveFirst: false,
  delayS: 0,
  demo: 'all' as const,
  gallery: false,
  live: '',
});
const source = (text: string): FeedSource => ({ ...NO_FEEDS, feed: () => text });
function resolve(path: string, search: string, text: string): { props: TablePageProps; seed: string | null } {
  const found = tablePage.routeOf(path)!.resolve(source(text), request(path, search));
  if (found === null || 'location' in found) throw new Error(`${path} has no table`);
  const { props } = found.content;
  return { props, seed: found.seeds.get(props.feed) ?? null };
}

describe('what travels with a table', () => {
  it('seeds the whole feed when it is short', () => {
    const text = listFeed(evening());
    const { props, seed } = resolve('/fodbold/', '', text);
    expect(props).toEqual({ sportId: 1, feed: 'f_1_0_1_da_1', day: 0, category: 0, counts: null, live: 8 });
    expect(seed).toBe(text);
  });

  it('seeds the first rows of a long feed, with its counts and no signature', () => {
    const text = listFeed(bigDay(1500));
    const { props, seed } = resolve('/fodbold/', '', text) as { props: { counts: unknown }; seed: string };
    expect(props.counts).toMatchObject({ 0: 1500, 1: 500, 2: 0, 3: 1000, 5: 0 });
    const { rows, structure } = createTable(seed);
    expect(rows.size + structure.get().leagues.length).toBe(FIRST_ROWS);
    expect(seed).not.toContain('A1÷');
    const whole = new Set(text.split('~'));
    expect(seed.split('~').every((row) => whole.has(row))).toBe(true);
  });

  it('seeds the first three of a long race, with the number of entries', () => {
    const race = (id: string): string =>
      raceFeed(
        Array.from({ length: 50 }, (_, at) => entry(at + 1, `Kører ${at}`, { id: `${id}${at}`, raceId: id })),
        raceLeague({ stageId: id, entries: 50 }),
      );
    const text = ['r', 's', 't', 'u', 'v'].map((letter) => race(`${letter}Ace0001`)).join('');
    const { seed } = resolve('/auto-racing/', '', text);
    const { leagues } = createTable(seed!).structure.get();
    expect(leagues.map(({ league, events }) => [league.entries, events.length])).toEqual(leagues.map(() => [50, 3]));
  });

  it('seeds the category of the query', () => {
    const text = listFeed(bigDay(1500));
    const { props, seed } = resolve('/fodbold/', '?cat=1&dag=-1', text);
    expect(props).toMatchObject({ feed: 'f_1_-1_1_da_1', day: -1, category: 1 });
    const first = createTable(seed!);
    const rows = [...first.rows.values()];
    expect(rows.length + first.structure.get().leagues.length).toBe(FIRST_ROWS);
    expect(rows.every((row) => row.live === true)).toBe(true);
  });
});

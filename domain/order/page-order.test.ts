import { describe, expect, it } from 'vitest';
import { SPORTS, sportById } from '../sports/index.ts';
import { listsTournamentsByTime, type PageKind, type PageOrder, sortsByTime, topMarker } from './page-order.ts';

const KINDS: readonly PageKind[] = ['main', 'country', 'category', 'tournament', 'season', 'participant'];
const page = (kind: PageKind, rest: Partial<PageOrder> = {}): PageOrder => ({
  kind,
  sortByTime: true,
  descending: false,
  tournamentsByEnd: false,
  ...rest,
});
const sportsThat = (holds: (sport: (typeof SPORTS)[number]) => boolean): number[] =>
  SPORTS.filter(holds)
    .map(({ id }) => id)
    .sort((a, b) => a - b);

describe('sorting rows by time', () => {
  it('[SORT-11] is left to the setting, but for golf seasons and stage sports', () => {
    for (const kind of KINDS) {
      expect(sportsThat((sport) => sortsByTime(sport, page(kind, { sortByTime: false })))).toEqual([]);
      expect(sortsByTime(sportById(1)!, page(kind))).toBe(true);
      expect(sortsByTime(sportById(23)!, page(kind))).toBe(kind !== 'season');
    }
  });
  it('[SORT-12] stage sports are cycling, meeting sports, motorsport and winter sports', () => {
    expect(sportsThat((sport) => !sortsByTime(sport, page('main')))).toEqual([31, 32, 33, 34, 35, 37, 38, 39, 40, 41]);
  });
});

describe('tournaments, the latest first', () => {
  it('[SORT-08] on country pages for motorsport', () => {
    expect(sportsThat((sport) => listsTournamentsByTime(sport, page('country')))).toEqual([31, 32, 33]);
  });
  it('[SORT-09] [SORT-13] on participant pages for meeting sports: horse racing and winter sports', () => {
    expect(sportsThat((sport) => listsTournamentsByTime(sport, page('participant')))).toEqual([35, 37, 38, 39, 40, 41]);
  });
  it('[SORT-10] on season and category pages where the deployment says so', () => {
    for (const kind of ['season', 'category'] as const) {
      expect(sportsThat((sport) => listsTournamentsByTime(sport, page(kind)))).toEqual([]);
      expect(listsTournamentsByTime(sportById(1)!, page(kind, { tournamentsByEnd: true }))).toBe(true);
    }
    expect(listsTournamentsByTime(sportById(1)!, page('main', { tournamentsByEnd: true }))).toBe(false);
  });
});

describe('the marker of top leagues', () => {
  it('[SORT-03] [SORT-04] is a for a top league outside a season page, else b', () => {
    expect(KINDS.map((kind) => topMarker(true, kind))).toEqual(['a', 'a', 'a', 'a', 'b', '']);
    expect(KINDS.map((kind) => topMarker(false, kind))).toEqual(['b', 'b', 'b', 'b', 'b', '']);
  });
  it('[SORT-05] is empty on participant pages', () => expect(topMarker(true, 'participant')).toBe(''));
});

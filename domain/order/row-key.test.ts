import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sportById, SPORTS } from '../sports/index.ts';
import {
  compareRowKeys,
  listsTournamentsByTime,
  type OrderedLeague,
  type OrderedRow,
  type ListPageKind,
  type PageOrder,
  rowKeys,
  sortsByTime,
  topMarker,
} from './row-key.ts';

const league: OrderedLeague = {
  id: 'L1',
  name: 'Superliga',
  sortKey: '00Danmark',
  isTop: false,
  country: 'dk',
  template: 'superliga',
  statsSort: null,
  time: 1_795_000_000,
};
const page: PageOrder = { kind: 'main', sortByTime: false, descending: false, tournamentsByEnd: false };
const row = (name: string, rest: Partial<OrderedRow> = {}): OrderedRow => ({ id: name, name, start: 1_795_200_000, ...rest });

interface Given {
  readonly sport?: number;
  readonly league?: Partial<OrderedLeague>;
  readonly page?: Partial<PageOrder>;
  readonly row?: Partial<OrderedRow>;
}
const keyOf = ({ sport = 1, ...given }: Given = {}) =>
  rowKeys(sportById(sport)!, { ...league, ...given.league }, { ...page, ...given.page })(row('AGF', given.row));
const parts = (given: Given = {}): string[] => keyOf(given).key.split('\u001f');
const names = (keys: readonly ReturnType<typeof keyOf>[]): string[] =>
  keys.toSorted(compareRowKeys).map(({ name, id }) => (name === id ? name : `${name}/${id}`));

describe('the sort key of a row', () => {
  it('[SORT-01] the sort key of a row has sport, marker, horse racing, time and label, joined by what is lower than any letter', () => {
    expect(parts()).toEqual(['00', 'b', '', '5555555555', '9999', '00Danmark', 'SUPERLIGA ', 'L1', '1795200000', '', '99990099']);
    const short = keyOf({ row: { name: 'a' }, league: { sortKey: '00A' } });
    const long = keyOf({ row: { name: 'b' }, league: { sortKey: '00A A' } });
    expect(names([long, short])).toEqual(['a/AGF', 'b/AGF']);
  });
  it('[SORT-01] the sort key of a row sorts by time by the minute, top leagues first only within it', () => {
    const byTime = { sortByTime: true };
    const at = (start: number, name: string, isTop: boolean) =>
      keyOf({ page: byTime, league: { isTop, id: name }, row: { name, start, id: 'AGF' } });
    const start = 1_795_200_000;
    const keys = [
      at(start + 3600, 'the top match of the evening', true),
      at(start, 'early', false),
      at(start + 40, 'the top match of the same minute', true),
      at(start + 60, 'a minute later', false),
    ];
    expect(names(keys)).toEqual([
      'the top match of the same minute/AGF',
      'early/AGF',
      'a minute later/AGF',
      'the top match of the evening/AGF',
    ]);
  });
  it('[SORT-02] the sort key of a row begins with the first two characters of the league’s sort key', () => {
    expect(parts({ league: { sortKey: '01Danmark' } })[0]).toBe('01');
    const tennisTop = keyOf({ league: { sortKey: '01A', isTop: true }, row: { name: 'tennis' } });
    const football = keyOf({ league: { sortKey: '00Z' }, row: { name: 'football' } });
    expect(names([tennisTop, football])).toEqual(['football/AGF', 'tennis/AGF']);
  });
  it('[SORT-03] [SORT-05] the sort key of a row lifts top leagues, but not on the pages of participants', () => {
    expect(parts({ league: { isTop: true } })[1]).toBe('a');
    expect(parts({ league: { isTop: true }, page: { kind: 'participant' } })[1]).toBe('');
  });
  it('[SORT-06] the sort key of a row takes the start, in winter sports the end', () => {
    const times = { start: 1_795_200_000, end: 1_795_207_200 };
    expect(parts({ row: times })[8]).toBe('1795200000');
    expect(parts({ sport: 38, row: times })[8]).toBe('1795207200');
    expect(parts({ sport: 38, row: { ...times, end: null } })[8]).toBe('1795200000');
  });
  it('[SORT-07] [SORT-15] the sort key of a row counts descending time down from 9999999999; 5555555555 stands for none', () => {
    const byTime = { sortByTime: true };
    expect(parts({ page: byTime })[3]).toBe('1795200000');
    expect(parts({ page: { ...byTime, descending: true } })[3]).toBe('8204799999');
    expect(parts({ page: byTime, row: { start: null } })[3]).toBe('5555555555');
    expect(parts({ page: { descending: true } })[3]).toBe('5555555555');
    expect(parts({ page: byTime, row: { start: 65 } })[3]).toBe('0000000060');
  });
  it('[SORT-08] [SORT-09] [SORT-10] the sort key of a row has the time of the league, descending, when tournaments are listed so', () => {
    const latestFirst = '8204999999';
    expect(parts({ sport: 32, page: { kind: 'country' } })[3]).toBe(latestFirst);
    expect(parts({ sport: 38, page: { kind: 'participant' } })[3]).toBe(latestFirst);
    expect(parts({ page: { kind: 'season', tournamentsByEnd: true } })[3]).toBe(latestFirst);
    expect(parts({ page: { kind: 'season' } })[3]).toBe('5555555555');
  });
  it('[SORT-11] the sort key of a row keeps the rows of a race together when the visitor sorts by time', () => {
    expect(parts({ sport: 34, page: { sortByTime: true } })[3]).toBe('5555555555');
  });
  it('[SORT-14] [SORT-16] the sort key of a row ends in rank of four digits, status and golf’s holes', () => {
    expect(parts({ sport: 34, row: { rank: 7, race: 'R' } }).slice(-2)).toEqual(['R', '00070099']);
    expect(parts({ sport: 23, row: { rank: 12, results: { holesPlayed: '14' } } }).at(-1)).toBe('00120085');
    expect(parts({ sport: 34, row: { rank: null, status: 'retired' } }).at(-1)).toBe('99990699');
  });
  it('[SORT-17] the sort key of a row has the stats label as 1000 plus key, 9999 without one', () => {
    expect(parts({ league: { statsSort: 25 } })[4]).toBe('1025');
    expect(parts()[4]).toBe('9999');
  });
  it('[SORT-18] the sort key of a row pads and cuts names to 10, horse racing’s parts to 15', () => {
    expect(parts({ league: { name: 'Liga' } })[6]).toBe('LIGA      ');
    expect(parts({ league: { name: 'Bundesliga Frauen' } })[6]).toBe('BUNDESLIGA');
    const [, , horse] = parts({ sport: 35, league: { country: 'ie', template: 'the-curragh-racecourse' } });
    expect(horse).toBe('IE             THE-CURRAGH-RAC');
    expect(parts({ sport: 34 })[2]).toBe('');
  });
  it('[SORT-20] the sort key of a row writes names in the capitals of their country', () => {
    expect(parts({ league: { country: 'tr', name: 'birinci' } })[6]).toBe('BİRİNCİ   ');
  });
});

describe('the order of a table', () => {
  it('the order of a table is time, then name as the league’s country sorts it, then id', () => {
    const key = rowKeys(sportById(1)!, league, page);
    const rows = [row('Ærø'), row('Åby'), row('Vejle'), row('Øster', { start: 1 }), row('Vejle', { id: '0' })];
    expect(names(rows.map(key))).toEqual(['Øster', 'Vejle/0', 'Vejle', 'Ærø', 'Åby']);
  });
  it('the order of a table is total, antisymmetric, transitive and the same whatever order the rows come in', () => {
    const leagues = [league, { ...league, id: 'L2' }, { ...league, id: 'L3', country: 'se', isTop: true, statsSort: 3 }];
    const pages = [page, { ...page, sortByTime: true }, { ...page, sortByTime: true, descending: true }];
    const rows = fc.record({
      league: fc.nat(2),
      id: fc.string({ minLength: 1, maxLength: 2 }),
      name: fc.constantFrom('Aab', 'Åb', 'Ab', 'Ær', 'Ar'),
      start: fc.constantFrom(null, 5, 6),
      end: fc.constantFrom(null, 7, 8),
      rank: fc.constantFrom(null, 1, 2),
      race: fc.constantFrom('', 'R'),
    });
    const given = fc.tuple(
      fc.constantFrom(1, 23, 35, 38),
      fc.nat(2),
      fc.uniqueArray(rows, { selector: ({ id }) => id, maxLength: 10 }),
    );
    fc.assert(
      fc.property(given, fc.infiniteStream(fc.nat()), ([sport, atPage, all], random) => {
        const keys = all.map((each) => rowKeys(sportById(sport)!, leagues[each.league]!, pages[atPage]!)(each));
        const sorted = keys.toSorted(compareRowKeys);
        for (const [i, a] of sorted.entries()) {
          for (const b of sorted.slice(i + 1)) expect([compareRowKeys(a, b) < 0, compareRowKeys(b, a) > 0]).toEqual([true, true]);
        }
        const shuffled = keys.map((each) => ({ each, at: random.next().value })).sort((a, b) => a.at - b.at);
        expect(shuffled.map(({ each }) => each).sort(compareRowKeys)).toEqual(sorted);
      }),
      { numRuns: 300 },
    );
  });
});

const KINDS: readonly ListPageKind[] = ['main', 'country', 'category', 'tournament', 'season', 'participant'];
const pageOf = (kind: ListPageKind, rest: Partial<PageOrder> = {}): PageOrder => ({
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
  it('[SORT-11] sorting rows by time follows the setting, except in golf seasons and stage sports', () => {
    for (const kind of KINDS) {
      expect(sportsThat((sport) => sortsByTime(sport, pageOf(kind, { sortByTime: false })))).toEqual([]);
      expect(sortsByTime(sportById(1)!, pageOf(kind))).toBe(true);
      expect(sortsByTime(sportById(23)!, pageOf(kind))).toBe(kind !== 'season');
    }
  });
  it('[SORT-12] sorting rows by time stage sports are cycling, meeting sports, motorsport and winter sports', () => {
    expect(sportsThat((sport) => !sortsByTime(sport, pageOf('main')))).toEqual([31, 32, 33, 34, 35, 37, 38, 39, 40, 41]);
  });
});

describe('tournaments, the latest first', () => {
  it('[SORT-08] rows of motorsport are sorted by time on country pages', () => {
    expect(sportsThat((sport) => listsTournamentsByTime(sport, pageOf('country')))).toEqual([31, 32, 33]);
  });
  it('[SORT-09] [SORT-13] rows of horse racing and winter sports are sorted by time on participant pages', () => {
    expect(sportsThat((sport) => listsTournamentsByTime(sport, pageOf('participant')))).toEqual([35, 37, 38, 39, 40, 41]);
  });
  it('[SORT-10] rows are sorted by time on season and category pages when the deployment sets it', () => {
    for (const kind of ['season', 'category'] as const) {
      expect(sportsThat((sport) => listsTournamentsByTime(sport, pageOf(kind)))).toEqual([]);
      expect(listsTournamentsByTime(sportById(1)!, pageOf(kind, { tournamentsByEnd: true }))).toBe(true);
    }
    expect(listsTournamentsByTime(sportById(1)!, pageOf('main', { tournamentsByEnd: true }))).toBe(false);
  });
});

describe('the marker of top leagues', () => {
  it('[SORT-03] [SORT-04] the marker of top leagues is a for a top league outside a season page, else b', () => {
    expect(KINDS.map((kind) => topMarker(true, kind))).toEqual(['a', 'a', 'a', 'a', 'b', '']);
    expect(KINDS.map((kind) => topMarker(false, kind))).toEqual(['b', 'b', 'b', 'b', 'b', '']);
  });
  it('[SORT-05] the marker of top leagues is empty on participant pages', () => expect(topMarker(true, 'participant')).toBe(''));
});

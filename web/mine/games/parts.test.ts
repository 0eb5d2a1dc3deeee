import { createTable, type TableLeague } from '@stillingen/client';
import type { MineState } from '@stillingen/client/mine';
import { dayBounds, FAVOURITE_LIMITS, StageType } from '@stillingen/domain';
import { expect, it } from 'vitest';
import { NOW_S, sampleEvent, sampleLeague } from '../../testing/match-feeds.ts';
import { eventRow, leagueRow } from '@stillingen/wire';
import { isPast, partsOf, sectionsOf } from './parts.ts';

const [TODAY_S] = dayBounds(0, NOW_S);
const DAY_S = 86_400;
const idOf = (name: string): string => name.padEnd(8, '0');
const event = (name: string, start: number, stageType: number = StageType.scheduled): string =>
  eventRow.writeText(sampleEvent({ id: idOf(name), start, stageType }));
const league = (name: string, stageId = idOf(name)): string =>
  leagueRow.writeText(sampleLeague({ name, stageId, templateKey: `1_${idOf(name)}`, noDuel: null }));

const table = createTable(
  [
    league('One'),
    event('late', TODAY_S + 20 * 3600),
    event('early', TODAY_S + 9 * 3600),
    league('Two'),
    event('gone', TODAY_S - 3600, StageType.finished),
    event('next', TODAY_S + DAY_S + 3600),
    league('Whole'),
    event('whole', TODAY_S + 10 * 3600),
    league('Whole', 'Playoffs'),
    event('final', TODAY_S + DAY_S),
  ].join(''),
);
const { leagues } = table.structure.get();
const { rows } = table;

const game = (leagueId: string, groups: readonly string[]) => ({
  ...{ sportId: 1, leagueId, leagueName: '', noDuel: false, groups, keptUntil: null, start: TODAY_S, end: null },
  ...{ stageType: StageType.scheduled, day: 0, settled: 0 as const, expiresAt: TODAY_S + DAY_S },
});
const state: MineState = {
  favourites: {
    games: new Map([
      [`g_1_${idOf('late')}`, game('1_One00000', ['k', 'm'])],
      [`g_1_${idOf('early')}`, game('1_One00000', ['0'])],
      [`g_1_${idOf('gone')}`, game('1_Two00000', ['k'])],
      [`g_1_${idOf('whole')}`, game('1_Whole000', ['0'])],
    ]),
    tournaments: new Map([
      ['1_Whole000', game('1_Whole000', ['0'])],
      ['1_Playoffs', game('1_Playoffs', ['0'])],
    ]),
  },
  teams: new Map(),
  groups: [
    { key: 'k', name: 'Kup' },
    { key: 'm', name: 'Mere' },
  ],
};
const parts = partsOf(state, leagues);
const idsIn = (groups: readonly TableLeague[]): string[] => groups.flatMap(({ events }) => events);

it('[MYG-28] has a part for each group, each league that is followed whole with all its stages, teams and the rest', () => {
  expect(parts.map(({ key, kind, name, count }) => [key, kind, name, count])).toEqual([
    ['k', 'group', 'Kup', 2],
    ['m', 'group', 'Mere', 1],
    ['1_1_Whole000', 'whole', 'Whole', 2],
    ['teams', 'teams', '', 1],
    ['rest', 'rest', '', 1],
  ]);
});

it('keeps an empty group', () => {
  expect(partsOf({ ...state, groups: [{ key: 'z', name: 'Tom' }] }, []).map(({ key, count }) => [key, count])).toEqual([
    ['z', 0],
  ]);
});

it('orders a group by start, with the matches of yesterday last', () => {
  const [group] = sectionsOf(parts, 'group', rows, NOW_S);
  expect(idsIn(group!.groups)).toEqual([idOf('late'), idOf('gone')]);
  expect(group!.groups.map((each) => isPast(rows, each, NOW_S))).toEqual([false, true]);
});

it('shows a match of several groups once by league and by time', () => {
  expect(sectionsOf(parts, 'league', rows, NOW_S).map(({ league: of, groups }) => [of?.name, idsIn(groups)])).toEqual([
    ['One', [idOf('early'), idOf('late')]],
    ['Two', [idOf('next'), idOf('gone')]],
    ['Whole', [idOf('whole')]],
    ['Whole', [idOf('final')]],
  ]);
  expect(sectionsOf(parts, 'time', rows, NOW_S).map(({ day, groups }) => [day, idsIn(groups)])).toEqual([
    [0, [idOf('early'), idOf('whole'), idOf('late')]],
    [1, [idOf('final'), idOf('next')]],
    [-1, [idOf('gone')]],
  ]);
});

it('[MYG-34] has a section for each of as many matches as one visitor may follow', () => {
  const many = Array.from({ length: FAVOURITE_LIMITS.maximumCount }, (_, n) => event(`e${1000 + n}`, TODAY_S + 9 * 3600));
  const full = createTable(league('One') + many.join(''));
  const [section] = sectionsOf(partsOf({ ...state, groups: [] }, full.structure.get().leagues), 'league', full.rows, NOW_S);
  expect(section!.groups).toHaveLength(FAVOURITE_LIMITS.maximumCount);
});

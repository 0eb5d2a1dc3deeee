import { sportById } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { eventWith, leagueWith, listText } from '../testing/feed-texts.ts';
import { createTable } from './table.ts';
import { Category, liveLeaguesFirst, loadTimeOrder, viewOf } from './view.ts';
import type { Arrange } from './decode.ts';

const at = (hours: number): number => 1_795_201_200 + hours * 3600;
const table = createTable(
  listText([
    {
      league: leagueWith('league01'),
      events: [eventWith('scheduled', { start: at(2) }), eventWith('live', { start: at(0), stageType: 2, stage: 12 })],
    },
    {
      league: leagueWith('league02'),
      events: [
        eventWith('ended', { start: at(1), stageType: 3, stage: 3 }),
        eventWith('justended', { start: at(0), stageType: 3, stage: 3, live: true }),
      ],
    },
  ]),
  { keepLiveSeconds: 180 },
);
const byTime = await loadTimeOrder((sportId) => sportById(sportId) ?? sportById(1)!);
const shown = (category: Category, order?: Arrange): string[] =>
  viewOf(table.structure.get(), table.rows, category, order).leagues.flatMap(({ league, events }) =>
    events.map((id) => `${league.stageId} ${id}`),
  );

describe('a view', () => {
  it('[TAB-01] a view shows all, live, finished or scheduled events by the ids 0, 1, 2, 3', () => {
    expect(shown(0)).toHaveLength(4);
    expect(shown(1)).toEqual(['league01 live', 'league02 justended']);
    expect(shown(2)).toEqual(['league02 justended', 'league02 ended']);
    expect(shown(3)).toEqual(['league01 scheduled']);
  });

  it('a view counts every category, whichever is shown', () => {
    expect(viewOf(table.structure.get(), table.rows, Category.scheduled).counts).toEqual({
      ...{ 0: 4, 1: 2, 2: 2, 3: 1 },
      ...{ 4: 0, 5: 0, 8: 0, 9: 0 },
    });
  });

  it('[TAB-01] a view shows televised events by id 8 and events with audio by 9, and no odds or own matches yet', () => {
    const events = [
      eventWith('seen', { broadcasts: '{"1":[{"BN":"TV 2"}]}' }),
      eventWith('heard', { audio: 'https://radio.example.dk/1' }),
      eventWith('neither', {}),
    ];
    const { rows, structure } = createTable(listText([{ league: leagueWith('league01'), events }]));
    const idsIn = (category: Category) => viewOf(structure.get(), rows, category).leagues.flatMap((group) => group.events);
    expect(([8, 9, 4, 5] as const).map(idsIn)).toEqual([['seen'], ['heard'], [], []]);
  });

  it('a view by time repeats a league for each run of its events', () => {
    expect(shown(0, byTime)).toEqual(['league01 live', 'league02 justended', 'league02 ended', 'league01 scheduled']);
    expect(viewOf(table.structure.get(), table.rows, 0, byTime).leagues).toHaveLength(3);
  });

  it('a view with live leagues first keeps the order of these and of the others', () => {
    const league = (id: string, stageType: number) => ({
      league: leagueWith(id),
      events: [
        eventWith(`${id}-a`, { start: at(0), stageType: 1 }),
        eventWith(`${id}-b`, { start: at(1), stageType, stage: stageType }),
      ],
    });
    const day = createTable(
      listText([league('ahead001', 1), league('live0001', 2), league('over0001', 3), league('live0002', 2)]),
    );
    const { leagues } = viewOf(day.structure.get(), day.rows, Category.all, liveLeaguesFirst);
    expect(leagues.map((group) => group.league.stageId)).toEqual(['live0001', 'live0002', 'ahead001', 'over0001']);
    expect(leagues[0]!.events).toEqual(['live0001-a', 'live0001-b']);
  });

  it('a view counts a race once, for any number of competitors', () => {
    const competitors = ['one', 'two', 'three'].map((id, place) =>
      eventWith(id, { raceId: 'race0001', rank: place + 1, stageType: 2, stage: 2 }),
    );
    const races = createTable(listText([{ league: leagueWith('race0001', { noDuel: true }), events: competitors }]));
    const { counts, leagues } = viewOf(races.structure.get(), races.rows, Category.live);
    expect([counts[Category.all], counts[Category.live], counts[Category.finished]]).toEqual([1, 1, 0]);
    expect(leagues[0]!.events).toEqual(['one', 'two', 'three']);
  });
});

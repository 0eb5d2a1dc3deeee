import type { RaceMessage, RankingMessage } from '@stillingen/domain/messages';
import { eventRow, leagueRow, readRows } from '@stillingen/wire';
import { DANISH } from '@stillingen/wire/words';
import { beforeEach, describe, expect, it } from 'vitest';
import { createScenario, fixture, status } from '../../../domain/testing/scenario.ts';
import { categoryList, dayList, eventList, repairList, seasonList, televisedList, updateList } from '../lists/lists.ts';
import { StateProjection, type RowChanges } from '../../projection/projection.ts';
import { categoryOf } from '../../projection/league-header.ts';

const NOW_S = Date.parse('2026-11-20T18:30:00Z') / 1000;

const race = (key: string, sport: number, category: string, more: Partial<RaceMessage> = {}): RaceMessage => ({
  kind: 'race',
  key,
  seq: 1,
  at: '2026-11-20T10:00:00Z',
  sport,
  competition: { name: category, country: 'xw', category, season: '2026' },
  meeting: 'Monaco Grand Prix',
  session: 'Løb',
  start: '2026-11-20T18:00:00Z',
  length: 78,
  ...more,
});
const ranking = (event: string, seq: number, names: readonly string[], more: Partial<RankingMessage> = {}): RankingMessage => ({
  kind: 'ranking',
  key: `${event}/ranking`,
  seq,
  at: '2026-11-20T18:10:00Z',
  event,
  entries: names.map((name, at) => ({ participant: { name, kind: 'person', country: 'dk' }, rank: at + 1 })),
  ...more,
});

let scenario: ReturnType<typeof createScenario>;
let projection: StateProjection;
function submit(...messages: Parameters<typeof scenario.submit>[0][]): RowChanges {
  const entries = messages.map((message) => {
    const decision = scenario.submit(message);
    if (decision.result !== 'accepted') throw new Error(JSON.stringify(decision));
    return { n: scenario.state.n, atMs: 0, changes: decision.changes };
  });
  return projection.advance(entries, NOW_S * 1000);
}
const rowsOf = (text: string, head: string) => readRows(text).filter(([cell]) => cell![0] === head);
const names = (text: string): string[] => rowsOf(text, 'AA').map((row) => eventRow.read(row).homeName!);
const leagues = (text: string) => rowsOf(text, 'ZA').map((row) => leagueRow.read(row));

beforeEach(() => {
  scenario = createScenario();
  projection = new StateProjection(scenario.state);
  submit(
    race('f1', 32, 'Formel 1'),
    ranking('f1', 1, ['Verstappen', 'Norris', 'Magnussen']),
    status(1, 2, { event: 'f1', key: 'f1/status' }),
  );
});

describe('a race in the feeds', () => {
  it('[EVENT-07] a row has name, address, image, participant id and country of its competitor', () => {
    const [row] = rowsOf(dayList(projection, 32, 0, 1, NOW_S).text, 'AA');
    const { participant } = [...scenario.state.races.values()][0]!.entries[0]!;
    const side = { AE: 'Verstappen', WU: 'verstappen', OA: 'team', PX: participant, CCA: 'dk' };
    expect(Object.fromEntries(row!)).toMatchObject(side);
  });

  it('a list of a day has the stage of a tour before its classifications, which began days ago and have the order of their kinds', () => {
    const tour = { start: '2026-11-17T12:00:00Z', end: '2026-11-23T18:00:00Z' };
    submit(
      ...(['Holdkonkurrence', 'Samlet', 'Pointkonkurrence'] as const).map((session) =>
        race(session, 34, 'UCI World Tour', { ...tour, session }),
      ),
      race('stage', 34, 'UCI World Tour', { session: '4. etape' }),
      ...['Holdkonkurrence', 'Samlet', 'Pointkonkurrence', 'stage'].map((event) => ranking(event, 1, ['Rider'])),
    );
    expect(leagues(dayList(projection, 34, 0, 1, NOW_S).text).map(({ session }) => session)).toEqual([
      '4. etape',
      ...['Samlet', 'Pointkonkurrence', 'Holdkonkurrence'],
    ]);
  });

  it('a race on a Danish channel is in the list of television, its channels in the row of its leader', () => {
    expect(names(televisedList(projection, 0, 1, NOW_S))).toEqual([]);
    submit(race('f1', 32, 'Formel 1', { seq: 2, broadcasts: [{ name: 'TV3+', type: 'tv', country: 'dk' }] }));
    const rows = rowsOf(televisedList(projection, 0, 1, NOW_S), 'AA').map((row) => eventRow.read(row));
    expect(rows.map(({ homeName, broadcasts }) => [homeName, broadcasts?.includes('TV3+') ?? false])).toEqual([
      ['Verstappen', true],
      ['Norris', false],
      ['Magnussen', false],
    ]);
  });

  it('a race is a league row with a row for each competitor, in the order of the board', () => {
    const text = dayList(projection, 32, 0, 1, NOW_S).text;
    expect(names(text)).toEqual(['Verstappen', 'Norris', 'Magnussen']);
    expect(leagues(text)).toMatchObject([
      {
        title: 'FORMEL 1: VM - Monaco Grand Prix - Løb',
        sportId: 32,
        noDuel: true,
        meeting: 'Monaco Grand Prix',
        session: 'Løb',
        length: '78',
        url: '/auto-racing/formel-1/vm/',
      },
    ]);
    const [first, second] = rowsOf(text, 'AA').map((row) => eventRow.read(row));
    expect([first!.rank, first!.live, first!.raceId]).toEqual([1, true, leagues(text)[0]!.stageId]);
    expect(second!.rank).toBe(2);
  });

  it('a new order of a race updates only changed cells', () => {
    const { texts, structural } = submit(ranking('f1', 2, ['Norris', 'Verstappen'], { done: 31 }));
    expect(structural).toBe(false);
    const changes = eventRow.readAll(texts.get(32)!);
    expect(changes).toHaveLength(2);
    expect(changes.map(({ rank }) => rank).sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual([1, 2]);
    expect(changes.find(({ rank }) => rank === 1)!.done).toBe('31');
    const update = eventRow.readAll(updateList(projection, 32, NOW_S * 1000));
    expect(update.map(({ homeName, rank }) => [homeName, rank])).toEqual([
      ['Magnussen', 3],
      ['Norris', 1],
      ['Verstappen', 2],
    ]);
  });

  it('a race is structural when a competitor joins, and removes the row of one that left', () => {
    expect(submit(ranking('f1', 2, ['Verstappen', 'Norris', 'Magnussen', 'Vesti'])).structural).toBe(true);
    const { texts } = submit(ranking('f1', 3, ['Norris'], { complete: true }));
    expect(texts.get(32)!.match(/DEL÷1/g)).toHaveLength(3);
    expect(names(dayList(projection, 32, 0, 1, NOW_S).text)).toEqual(['Norris']);
  });

  it('a race has a feed of its own with all competitors, and is in the repair feed', () => {
    const [theRace] = scenario.state.races.values();
    expect(names(eventList(projection, theRace!.id)!)).toHaveLength(3);
    expect(names(repairList(projection, 32, NOW_S))).toHaveLength(3);
  });

  it('a race is on the list of each of its days', () => {
    submit(
      race('golf', 23, 'PGA Tour', { start: '2026-11-19T08:00:00Z', end: '2026-11-22T18:00:00Z' }),
      ranking('golf', 1, ['Højgaard']),
    );
    const onDays = [-2, -1, 0, 1, 2, 3].map((day) => names(dayList(projection, 23, day, 1, NOW_S).text).length);
    expect(onDays).toEqual([0, 1, 1, 1, 1, 0]);
  });

  it('[NODUEL-09] the page of a tournament of winter sports shows at most 1000 events, those nearest to now', () => {
    const starters = Array.from({ length: 400 }, (_, at) => `Skier ${at}`);
    const days = ['2026-11-01', '2026-11-15', '2026-11-22'];
    for (const [sport, cup] of [
      [38, 'World Cup'],
      [32, 'Formel 3'],
    ] as const)
      for (const day of days)
        submit(race(`${cup} ${day}`.replaceAll(' ', '/'), sport, cup, { meeting: day, start: `${day}T10:00:00Z` }));
    for (const cup of ['World/Cup', 'Formel/3']) for (const day of days) submit(ranking(`${cup}/${day}`, 1, starters));
    const daysOf = (sport: number): number => {
      const { templateId } = [...scenario.state.leagues.values()].findLast(({ sportId }) => sportId === sport)!;
      return names(seasonList(projection, sport, templateId, 'n', NOW_S)!).length;
    };
    expect([daysOf(38), daysOf(32)]).toEqual([800, 1200]);
  });
});

describe('groups and categories', () => {
  it('[SPORT-03] [FEED-24] lists and updates the races of its sports under a group of sports', () => {
    submit(race('moto', 33, 'MotoGP'), ranking('moto', 1, ['Bagnaia']));
    expect(names(dayList(projection, 31, 0, 1, NOW_S).text)).toEqual(['Verstappen', 'Norris', 'Magnussen', 'Bagnaia']);
    expect(names(dayList(projection, 37, 0, 1, NOW_S).text)).toEqual([]);
    const { texts } = submit(ranking('f1', 2, ['Norris', 'Verstappen']));
    expect(texts.get(31)).toBe(texts.get(32));
    const ofAllSports = names(updateList(projection, 0, NOW_S * 1000));
    expect(ofAllSports.toSorted()).toEqual(['Bagnaia', 'Magnussen', 'Norris', 'Verstappen']);
  });

  it('[FEED-29] a category lists its events around today, and a country those without a category', () => {
    submit(fixture());
    const [formula, football] = [...scenario.state.leagues.values()].map((league) => categoryOf(league, DANISH));
    expect(formula).toMatchObject({ name: 'Formel 1', slug: 'formel-1' });
    expect(names(categoryList(projection, 32, formula!.id, 'n', NOW_S))).toHaveLength(3);
    expect(names(categoryList(projection, 32, football!.id, 'n', NOW_S))).toEqual([]);
    expect(names(categoryList(projection, 1, football!.id, 'n', NOW_S))).toEqual(['Brøndby IF']);
  });
});

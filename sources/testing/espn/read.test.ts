import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { UnreadableAnswer } from '../../connect/kit/answer.ts';
import { playReports } from '../play-reports.ts';
import { recordings } from '../recordings.ts';
import { readScoreboard } from './read.ts';

const FOLDER = recordings('espn', ['wc-2026-07-03-aus-egy', 'nhl-scoreboard.json']);
const WORLD_CUP = 'wc-2026-07-03-aus-egy';
const read = (file: string) => readScoreboard(JSON.parse(readFileSync(join(FOLDER!, file), 'utf8')));
const worldCup = () =>
  readdirSync(join(FOLDER!, WORLD_CUP))
    .toSorted()
    .map((file) => read(join(WORLD_CUP, file)));
const match = (answer: ReturnType<typeof read>, id: string) => answer.matches.find(({ key }) => key === `espn/${id}`)!;

describe.skipIf(FOLDER === null)('the contract of adapters', () => {
  it('expresses a match with extra time and a shoot-out, and the rules refuse nothing of it', async () => {
    const course = worldCup().map((answer) => match(answer, '760499'));
    expect(course.map(({ phase, stages, score }) => [phase, stages, score])).toEqual([
      ['before', [Stage.scheduled], undefined],
      ['live', [Stage.firstHalf], { home: 0, away: 1 }],
      ['live', [Stage.firstExtraHalf], { home: 1, away: 1 }],
      ['over', [Stage.afterPenalties], { home: 1, away: 1, penalties: [2, 4] }],
    ]);
    const { refused, events, incidents, names } = await playReports(course);
    expect(refused).toEqual([]);
    expect(events).toMatchObject([{ stage: 11, score: [1, 1], penalties: [2, 4], advanced: 'away' }]);
    expect(names(events[0]!)).toEqual(['Australien', 'Egypten']);
    expect(incidents(events[0]!)).toEqual([
      '13 goal away Emam Ashour',
      '55 own-goal home Mohamed Hany',
      '105 yellow-card away Haissem Hassan',
      '120 yellow-card away Yasser Ibrahim',
      '120 shootout-scored away Mahmoud Saber',
      '120 shootout-scored home Jackson Irvine',
      '120 shootout-scored away Ramy Rabia',
      '120 shootout-scored home Awer Mabil',
      '120 shootout-scored away Mohamed Salah',
      '120 shootout-scored away Hossam Abdelmaguid',
    ]);
  });

  it('has the same ids of incidents in every answer of a match', () => {
    const ids = worldCup().map((answer) => match(answer, '760499').incidents?.map(({ id }) => id) ?? []);
    for (const [index, each] of ids.slice(1).entries()) expect(each).toEqual(expect.arrayContaining(ids[index]!));
    expect(ids.every((each) => new Set(each).size === each.length)).toBe(true);
  });

  it('expresses every match of a World Cup round, and those without both sides are left out', async () => {
    for (const answer of worldCup()) {
      expect(answer.unread).toEqual([]);
      const { refused, events } = await playReports(answer.matches);
      expect(refused).toEqual([]);
      expect(events.length).toBeGreaterThan(20);
      expect(events.length).toBeLessThan(32);
    }
    expect(match(worldCup()[0]!, '760493')).toMatchObject({ stages: [Stage.afterExtraTime], score: { home: 3, away: 2 } });
    expect(match(worldCup()[0]!, '760489').score).toEqual({ home: 1, away: 1, penalties: [3, 4] });
  });

  it('expresses a night of ice hockey with periods, overtime and the clock', async () => {
    const { matches, unread } = read('nhl-scoreboard.json');
    expect(unread).toEqual([]);
    expect(matches.map(({ phase, stages, gameTime, score }) => [phase, stages[0], gameTime, score?.parts?.length])).toEqual([
      ['over', Stage.afterExtraTime, undefined, 4],
      ['over', Stage.afterExtraTime, undefined, 4],
      ['over', Stage.afterExtraTime, undefined, 4],
      ['live', 16, '9:03', 3],
      ['live', 15, '8:47', 2],
      ['live', 14, '13:12', 1],
      ['live', 14, '13:20', 1],
      ['live', 14, '12:45', 1],
      ['before', Stage.scheduled, undefined, undefined],
      ['before', Stage.scheduled, undefined, undefined],
    ]);
    const { refused, events } = await playReports(matches);
    expect([refused, events.length]).toEqual([[], 10]);
    expect(events[0]).toMatchObject({
      score: [3, 2],
      parts: [
        [0, 0],
        [1, 2],
        [1, 0],
        [1, 0],
      ],
      winner: 1,
    });
  });
});

it('an answer that is no score board is unreadable with its path', () => {
  expect(() => readScoreboard({ SiteKit: {} })).toThrow(UnreadableAnswer);
  expect(() => readScoreboard({ leagues: [], events: [] })).toThrow(/^answer\/leagues: /);
});

it('a match without two sides is one line', () => {
  const status = { period: 1, displayClock: "1'", type: { name: 'STATUS_FIRST_HALF', state: 'in' } };
  const event = { id: '1', date: '2026-07-03T18:00Z', competitions: [{ competitors: [], status }] };
  const body = { leagues: [{ slug: 'fifa.world', season: { year: 2026 } }], events: [event] };
  expect(readScoreboard(body)).toEqual({ matches: [], unread: ['events/0/competitors: no two sides'] });
});

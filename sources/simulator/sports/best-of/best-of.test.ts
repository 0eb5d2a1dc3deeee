import { isDecided, type Pair, type PlayerTable, Stage, Winner } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { played, shown } from '../../../testing/play-events.ts';
import { sumOf } from '../../../pairs.ts';
import { createDarts } from './darts.ts';
import { createEsports } from './esports.ts';
import { createBadminton, createBeachVolleyball, createTableTennis, createVolleyball } from './rally.ts';
import { createSnooker } from './snooker.ts';
import { createTennis } from './tennis.ts';

const won = (parts: readonly Pair[], side: 0 | 1): number => parts.filter((part) => part[side] > part[side === 0 ? 1 : 0]).length;

describe.each([
  ['tennis', createTennis],
  ['badminton', createBadminton],
  ['table tennis', createTableTennis],
  ['volleyball', createVolleyball],
  ['beach volleyball', createBeachVolleyball],
])('%s', (_, make) => {
  it('is played point by point by its rules, and ends with most sets won', async () => {
    const all = await played(shown(make));
    expect(all.length).toBeGreaterThan(20);
    for (const { event, messages } of all) {
      expect(isDecided(event.stage)).toBe(true);
      expect(messages.length).toBeLessThan(500);
      if (event.stage !== Stage.finished) continue;
      const [home, away] = event.score!;
      expect([won(event.parts, 0), won(event.parts, 1)]).toEqual([home, away]);
      expect(event.winner).toBe(home > away ? Winner.home : Winner.away);
      expect(Math.max(home, away)).toBe((event.format.bestOf! + 1) / 2);
    }
  });

  it('publishes the same for the same match, and other messages for another seed', async () => {
    const [one, same] = [shown(make)[0]!, shown(make)[0]!];
    expect(same.publications()).toEqual(one.publications());
    expect(make('8').showcase(one.day)[0]!.key).not.toBe(one.key);
  });
});

describe.each([
  ['darts', createDarts],
  ['snooker', createSnooker],
  ['esports', createEsports],
])('%s', (_, make) => {
  it('is played by its rules until one side has won most', async () => {
    const all = await played(shown(make));
    expect(all.length).toBeGreaterThan(20);
    for (const { event } of all) {
      const [home, away] = event.score!;
      expect(event.stage).toBe(Stage.finished);
      expect(Math.max(home, away)).toBe((event.format.bestOf! + 1) / 2);
      expect(event.winner).toBe(home > away ? Winner.home : Winner.away);
      if (event.parts.length > 0) expect([won(event.parts, 0), won(event.parts, 1)]).toEqual([home, away]);
    }
  });

  it('publishes the same for the same match', () => {
    expect(shown(make)[1]!.publications()).toEqual(shown(make)[1]!.publications());
  });
});

describe('players of esports', () => {
  /** Kills, deaths and assists of each side. */
  const figuresOf = ({ sections: [section] }: PlayerTable): readonly Pair[] =>
    [0, 1, 2].map((column) =>
      sumOf(
        section!.lines.map(({ side, values }): Pair => {
          const value = Number(values[column]);
          return side === 'home' ? [value, 0] : [0, value];
        }),
      ),
    );

  it('[FEED-52] have the kills, deaths and assists of the match and of each map, those of the other side as deaths', async () => {
    for (const { event, facts, messages } of (await played(shown(createEsports))).slice(0, 40)) {
      const [match, ...maps] = facts['player-statistics'];
      expect(maps.map(({ id }) => Number(id))).toEqual(
        Array.from({ length: sumOf([event.score!])[0] + event.score![1] }, (_, map) => map + 1),
      );
      const [kills, deaths, assists] = figuresOf(match!);
      expect(deaths).toEqual(kills!.toReversed());
      expect(Math.min(...assists!)).toBeGreaterThan(0);
      for (const column of [0, 1, 2])
        expect(sumOf(maps.map((map) => figuresOf(map)[column]!))).toEqual(figuresOf(match!)[column]);
      for (const { values } of match!.sections[0]!.lines)
        expect(values[3]).toMatch(new RegExp(`^${Number(values[0]) + Number(values[2])}/(${kills!.join('|')})$`));
      // Only games of an arena, whose points are kills, have no parts.
      if (event.parts.length > 0) continue;
      const until = messages.findIndex((message) => message.kind === 'status' && message.stage === Stage.break);
      const scores = messages.slice(0, until).filter((message) => message.kind === 'score');
      const [home, away] = scores.at(-1)!.score.points!.map(Number) as [number, number];
      const [ofHome, ofAway] = figuresOf(maps[0]!)[0]!;
      // The winner of the map alone adds the last ones.
      expect(Math.min(ofHome - home, ofAway - away)).toBe(0);
    }
  });
});

it.each([
  ['esports', createEsports],
  ['volleyball', createVolleyball],
])('[FEED-52] players of %s have figures while the first part is played', (_, make) => {
  const messages = shown(make)[0]!
    .publications()
    .flatMap((publication) => publication.messages);
  const breakAt = messages.findIndex((message) => message.kind === 'status' && message.stage === Stage.break);
  const during = messages.slice(0, breakAt).filter((message) => message.kind === 'player-statistics');
  expect(during.length).toBeGreaterThan(1);
  expect(during.every(({ period }) => period === 0)).toBe(true);
});

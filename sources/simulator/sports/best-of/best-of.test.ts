import { isDecided, type Pair, Stage, Winner } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { played, shown } from '../../../testing/play-events.ts';
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

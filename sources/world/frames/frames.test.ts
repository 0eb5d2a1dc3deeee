import { type Pair, Stage, Winner } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { played, shown } from '../duels/test-play.ts';
import { createDarts } from './darts.ts';
import { createEsports } from './esports.ts';
import { createSnooker } from './snooker.ts';

const won = (parts: readonly Pair[], side: 0 | 1): number => parts.filter((part) => part[side] > part[side === 0 ? 1 : 0]).length;

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

  it('says the same of the same match', () => {
    expect(shown(make)[1]!.steps()).toEqual(shown(make)[1]!.steps());
  });
});

describe('darts', () => {
  it('counts down from 501, and says who throws', async () => {
    const [{ messages }] = (await played(shown(createDarts).slice(0, 1))) as [Awaited<ReturnType<typeof played>>[number]];
    const running = messages.flatMap((one) => (one.kind === 'score' && one.score.points != null ? [one.score] : []));
    expect(running.length).toBeGreaterThan(40);
    for (const { points, serve } of running) {
      expect(serve).toMatch(/^(home|away)$/);
      for (const left of points!.map(Number)) expect(left === 501 || (left >= 2 && left <= 499)).toBe(true);
    }
  });

  it('tells the figures of each set, which add up to those of the match', async () => {
    const inSets = (await played(shown(createDarts))).filter(({ event }) => event.format.unit === 'sets');
    expect(inSets.length).toBeGreaterThan(5);
    for (const { event, messages } of inSets) {
      const [home, away] = event.score!;
      const maxima = new Map<number, number>();
      for (const one of messages) {
        if (one.kind !== 'statistics') continue;
        const thrown = one.values.find(({ stat }) => stat === 617)!;
        maxima.set(one.period, Number(thrown.home) + Number(thrown.away));
      }
      const [whole, ...sets] = [...maxima].toSorted(([a], [b]) => a - b).map(([, thrown]) => thrown);
      expect(sets.length).toBe(Math.min(11, home + away));
      if (sets.length === home + away) expect(sets.reduce((sum, thrown) => sum + thrown, 0)).toBe(whole);
    }
  });
});

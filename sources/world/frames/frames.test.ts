import { type Pair, Stage, Winner } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import type { MakeSportWorld } from '../event-plan.ts';
import { dayNumber } from '../copenhagen.ts';
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

/** Matches of two seeds and days. */
const several = (make: MakeSportWorld) =>
  played(
    ['7', 'other'].flatMap((seed) =>
      ['2026-03-14', '2026-11-21'].flatMap((day) => make(seed).showcase(dayNumber(day)).slice(0, 15)),
    ),
  );
const more = ([home, away]: Pair): 0 | 1 => (home > away ? 0 : 1);

describe('the history of darts', () => {
  it('[FEED-54] has the visits of each leg, which bring it from 501 to its end; the legs bring the score', async () => {
    let inSets = 0;
    for (const { event, facts } of await several(createDarts)) {
      const legs = facts.history.map(({ steps }) => steps);
      expect(facts.history.map(({ id }) => Number(id))).toEqual(legs.map((_, index) => index + 1));
      const decided: [number, number] = [0, 0];
      for (const steps of legs) {
        let before: Pair = [0, 0];
        for (const [index, { score, winner, server }] of steps.entries()) {
          // They throw in turn, and nobody but who throws scores, 180 at most.
          if (index > 0) expect(server).not.toBe(steps[index - 1]!.server);
          const [own, other] = server === 'home' ? ([0, 1] as const) : ([1, 0] as const);
          expect(score[other]).toBe(before[other]);
          expect(score[own] - before[own]).toBeGreaterThanOrEqual(0);
          expect(score[own] - before[own]).toBeLessThanOrEqual(180);
          expect(winner).toBe(score[own] > before[own] ? server : null);
          before = score;
        }
        expect(Math.max(...before)).toBe(501);
        expect(Math.min(...before)).toBeLessThan(500);
        decided[more(before)] += 1;
      }
      if (event.format.unit === 'sets') {
        inSets += 1;
        if (event.parts.length < 11)
          expect(decided).toEqual([0, 1].map((side) => event.parts.reduce((sum, part) => sum + part[side]!, 0)));
      } else expect(decided).toEqual(event.score);
    }
    expect(inSets).toBeGreaterThan(5);
  });

  it('[FEED-54] begins each leg by the other player, and is told while a leg goes on', async () => {
    const [{ messages, facts }] = (await played(shown(createDarts).slice(0, 1))) as [Awaited<ReturnType<typeof played>>[number]];
    const first = facts.history.map(({ steps }) => steps[0]!.server);
    for (const [index, server] of first.entries()) if (index > 0) expect(server).not.toBe(first[index - 1]);
    const told = messages.filter(({ kind }) => kind === 'history');
    expect(told.length).toBeGreaterThan(facts.history.length);
  });
});

describe('the history of snooker', () => {
  it('[FEED-54] has the visits of each frame that brought points; the frames bring the score', async () => {
    let breaks = 0;
    for (const { event, facts, messages } of await several(createSnooker)) {
      const frames = facts.history.map(({ steps }) => steps);
      const decided: [number, number] = [0, 0];
      for (const [number, steps] of frames.entries()) {
        let before: Pair = [0, 0];
        for (const { score, winner } of steps) {
          const [own, other] = winner === 'home' ? ([0, 1] as const) : ([1, 0] as const);
          expect(score[own]).toBeGreaterThan(before[own]);
          expect(score[other]).toBe(before[other]);
          before = score;
        }
        decided[more(before)] += 1;
        if (event.parts.length > 0) expect(event.parts[number]).toEqual(before);
      }
      expect(decided).toEqual(event.score);
      // Every break that is told is a visit of its frame.
      for (const message of messages) {
        if (message.kind !== 'incident' || message.type !== 'break') continue;
        const side = message.side === 'home' ? 0 : 1;
        const steps = frames[message.minute - 1]!;
        const visits = steps.map(({ score }, index) => score[side] - (index === 0 ? 0 : steps[index - 1]!.score[side]));
        expect(visits).toContain(Number(message.detail));
        breaks += 1;
      }
    }
    expect(breaks).toBeGreaterThan(20);
  });
});

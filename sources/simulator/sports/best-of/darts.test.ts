import type { Pair, Statistic } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { played, several, shown } from '../../../testing/play-events.ts';
import { dayNumber } from '../../engine/calendar/copenhagen.ts';
import { createDarts } from './darts.ts';

describe('darts', () => {
  it('counts down from 501, and names the player at the board', async () => {
    const [{ messages }] = (await played(shown(createDarts).slice(0, 1))) as [Awaited<ReturnType<typeof played>>[number]];
    const running = messages.flatMap((one) => (one.kind === 'score' && one.score.points != null ? [one.score] : []));
    expect(running.length).toBeGreaterThan(40);
    for (const { points, serve } of running) {
      expect(serve).toMatch(/^(home|away)$/);
      for (const left of points!.map(Number)) expect(left === 501 || (left >= 2 && left <= 499)).toBe(true);
    }
  });
});

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
          // They throw in turn; only the thrower scores, 180 at most.
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

  it('[FEED-54] begins each leg by the other player, and is published while a leg goes on', async () => {
    const [{ messages, facts }] = (await played(shown(createDarts).slice(0, 1))) as [Awaited<ReturnType<typeof played>>[number]];
    const first = facts.history.map(({ steps }) => steps[0]!.server);
    for (const [index, server] of first.entries()) if (index > 0) expect(server).not.toBe(first[index - 1]);
    const published = messages.filter(({ kind }) => kind === 'history');
    expect(published.length).toBeGreaterThan(facts.history.length);
  });
});

/** The values of one statistic, both sides; none where it is not published. */
const valuesOf = (lines: readonly Statistic[] = [], stat: number): readonly string[] =>
  lines.flatMap((line) => (line.stat === stat ? [line.home, line.away] : []));
const numbersOf = (lines: readonly Statistic[] | undefined, stat: number): readonly number[] => valuesOf(lines, stat).map(Number);
const THROWN_180 = 617;
const CHECKOUTS = 620;

describe('the figures of darts', () => {
  it('[FEED-64] are published after each leg, of the match and of each set, or leg where it has no sets: together what the match is', async () => {
    const units = new Set<string | undefined>();
    for (const { plan, event } of await several(createDarts)) {
      units.add(event.format.unit);
      const published = new Map<number, readonly Statistic[]>();
      let times = 0;
      for (const { messages } of plan.publications()) {
        const counted = messages.filter((message) => message.kind === 'statistics');
        for (const { period, values } of counted) published.set(period, values);
        if (counted.length === 0) continue;
        times += 1;
        const { 0: whole, ...parts } = Object.fromEntries(published);
        const inParts = (stat: number) => [0, 1].map((side) => Object.values(parts).map((part) => numbersOf(part, stat)[side]!));
        for (const stat of [THROWN_180, 618, 619, CHECKOUTS])
          expect(inParts(stat).map((counts) => counts.reduce((sum, count) => sum + count, 0))).toEqual(numbersOf(whole, stat));
        expect(inParts(622).map((highest) => Math.max(...highest))).toEqual(numbersOf(whole, 622));
        expect(numbersOf(whole, CHECKOUTS).reduce((sum, legs) => sum + legs, 0)).toBe(times);
      }
    }
    expect(units).toEqual(new Set(['legs', 'sets']));
  });

  it('[FEED-64] are those of the visits of the part, whose legs make the score of its set', async () => {
    let sets = 0;
    let most = 0;
    for (const { event, facts, statistics } of await several(createDarts)) {
      const [home, away] = event.score!;
      const legs = facts.history.map(({ steps }) => steps);
      const { 0: whole, ...parts } = statistics;
      expect(Object.keys(parts).map(Number)).toEqual(Array.from({ length: home + away }, (_, index) => index + 1));
      const inParts = Object.values(parts).map((lines) => {
        const [ofHome, ofAway] = numbersOf(lines, CHECKOUTS);
        return { lines, legs: legs.splice(0, ofHome! + ofAway!) };
      });
      expect(legs).toEqual([]);
      for (const part of [{ lines: whole, legs: inParts.flatMap((one) => one.legs) }, ...inParts]) {
        const thrown = [0, 1].map((side) =>
          part.legs.flatMap((steps) =>
            steps.flatMap(({ score, server }, index) =>
              server === (side === 0 ? 'home' : 'away') ? [score[side]! - (steps[index - 1]?.score[side] ?? 0)] : [],
            ),
          ),
        );
        const average = (visits: readonly number[]): string =>
          (visits.reduce((sum, visit) => sum + visit, 0) / visits.length).toFixed(2).replace('.', ',');
        expect(valuesOf(part.lines, 616)).toEqual(thrown.map(average));
        expect(numbersOf(part.lines, THROWN_180)).toEqual(thrown.map((visits) => visits.filter((visit) => visit === 180).length));
        const decided = part.legs.map((steps) => more(steps.at(-1)!.score));
        expect(numbersOf(part.lines, CHECKOUTS)).toEqual(
          [0, 1].map((side) => decided.filter((winner) => winner === side).length),
        );
      }
      if (event.format.unit === 'sets') {
        sets += 1;
        expect(inParts.slice(-11).map(({ lines }) => numbersOf(lines, CHECKOUTS))).toEqual(event.parts);
      }
      most = Math.max(most, inParts.length);
    }
    expect(sets).toBeGreaterThan(5);
    expect(most).toBeGreaterThan(8);
  });

  it('[FEED-64] of a part that is over are published once, under a key that no earlier message has', async () => {
    for (const { messages, event } of await played(shown(createDarts).slice(0, 6))) {
      const ends = messages.filter(({ kind, key }) => kind === 'statistics' && /\/figures-\d+$/.test(key));
      expect(ends.map(({ seq }) => seq)).toEqual(ends.map(() => 0));
      expect(ends).toHaveLength(event.score![0] + event.score![1]);
    }
  });

  it('[FEED-64] are published of every leg of the longest match, and of every set', async () => {
    // The finals of the World Matchplay and of the world championship.
    for (const day of ['2026-07-26', '2027-01-03']) {
      const finals = ['7', '8', '9', '10'].map((seed) => createDarts(seed).day(dayNumber(day)).at(-1)!);
      const lengths: number[] = [];
      for (const { event, statistics } of await played(finals)) {
        const [home, away] = event.score!;
        lengths.push(home + away);
        expect(event.format.bestOf).toBeGreaterThan(11);
        expect(Object.keys(statistics)).toHaveLength(1 + home + away);
      }
      expect(Math.max(...lengths)).toBeGreaterThan(11);
    }
  });
});

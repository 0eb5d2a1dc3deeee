import { Stage } from '@stillingen/domain';
import type { PlayerStatisticsMessage } from '@stillingen/domain/messages';
import { describe, expect, it } from 'vitest';
import { testMatches, testTies } from '../../../../testing/test-football.ts';
import { footballPublications, resultOf } from './event.ts';
import { playFootball } from './play.ts';

const PLAYED = [...testMatches(400), ...testTies(60)]
  .map((plan) => ({ plan, played: playFootball(plan), messages: footballPublications(plan).flatMap(({ messages }) => messages) }))
  .filter(({ played }) => played.periods.length > 0);
const SIDES = ['home', 'away'] as const;

type Table = PlayerStatisticsMessage;
const lastOf = (messages: (typeof PLAYED)[number]['messages'], period: number): Table | undefined =>
  messages.findLast((message) => message.kind === 'player-statistics' && message.period === period) as Table | undefined;
const rowsOf = ({ sections }: Table) => sections[0]!.rows;
const sumOf = (table: Table, side: 'home' | 'away', code: string): number => {
  const at = table.sections[0]!.columns.findIndex((column) => column.code === code);
  return rowsOf(table)
    .filter((row) => row.side === side)
    .reduce((sum, { values }) => sum + Number(values[at]), 0);
};
const goalsOf = (totals: Table): readonly number[] =>
  SIDES.map(
    (side) => sumOf(totals, side, 'M') + sumOf(totals, side, 'MS') + sumOf(totals, side === 'home' ? 'away' : 'home', 'SM'),
  );
/** A share, '7/12', is two numbers. */
const numbersIn = (values: readonly string[]): readonly number[] => values.flatMap((value) => value.split('/').map(Number));

describe('players of football', () => {
  it('[FEED-52] scored what their sides did, in the match and in each of its halves', () => {
    for (const { plan, played, messages } of PLAYED) {
      const { score } = resultOf(plan, played);
      expect(goalsOf(lastOf(messages, 0)!)).toEqual([score!.home, score!.away]);
      // Extra time counts to the second half, as in the statistics.
      const [first, ...later] = score!.parts!;
      expect(goalsOf(lastOf(messages, 1)!)).toEqual(first);
      if (later.length > 0)
        expect(goalsOf(lastOf(messages, 2)!)).toEqual([0, 1].map((side) => later.reduce((sum, part) => sum + part[side]!, 0)));
    }
  });

  it('[FEED-52] did in the parts together what they did in the match', () => {
    let extra = 0;
    for (const { played, messages } of PLAYED) {
      const parts = [1, 2].flatMap((period) => lastOf(messages, period) ?? []);
      extra += played.periods.length > 2 ? 1 : 0;
      const summed = new Map<string, readonly number[]>();
      for (const { side, player, values } of parts.flatMap(rowsOf)) {
        const before = summed.get(`${side} ${player}`);
        summed.set(
          `${side} ${player}`,
          numbersIn(values).map((value, column) => value + (before?.[column] ?? 0)),
        );
      }
      const whole = rowsOf(lastOf(messages, 0)!).map(
        ({ side, player, values }) => [`${side} ${player}`, numbersIn(values)] as const,
      );
      expect(summed).toEqual(new Map(whole));
    }
    expect(extra).toBeGreaterThan(5);
  });

  it('[FEED-52] have the goals that name them, also where another was named first', () => {
    let corrected = 0;
    for (const { messages } of PLAYED) {
      const goals = new Map<string, string>();
      for (const message of messages) {
        if (message.kind === 'retraction') goals.delete(message.supersedes.key);
        if (message.kind !== 'incident' || (message.type !== 'goal' && message.type !== 'penalty-goal')) continue;
        corrected += message.reason === 'scorer' ? 1 : 0;
        goals.set(message.key, `${message.side} ${message.player}`);
      }
      const scorers = rowsOf(lastOf(messages, 0)!).flatMap(({ side, player, values }) =>
        Array.from({ length: Number(values[1]) + Number(values[2]) }, () => `${side} ${player}`),
      );
      expect(scorers.toSorted()).toEqual([...goals.values()].toSorted());
    }
    expect(corrected).toBeGreaterThan(5);
  });

  it('[FEED-52] have the cards of the match, and its minutes: eleven of a side until one is sent off', () => {
    let sentOff = 0;
    for (const { played, messages } of PLAYED) {
      const totals = lastOf(messages, 0)!;
      const figures = messages.findLast((message) => message.kind === 'statistics' && message.period === 0);
      const stat = (number: number, side: 'home' | 'away'): number =>
        figures?.kind === 'statistics' ? Number(figures.values.find((line) => line.stat === number)![side]) : Number.NaN;
      for (const side of SIDES) {
        expect(sumOf(totals, side, 'G')).toBe(stat(23, side));
        expect(sumOf(totals, side, 'R')).toBe(stat(22, side));
        const minutes = sumOf(totals, side, 'MIN');
        if (played.end === Stage.abandoned) continue;
        const full = 11 * (played.periods.length > 2 ? 120 : 90);
        sentOff += stat(22, side);
        if (stat(22, side) === 0) expect(minutes).toBe(full);
        else expect(minutes).toBeLessThanOrEqual(full);
      }
    }
    expect(sentOff).toBeGreaterThan(10);
  });

  it('[FEED-51] stand in the line-up, each once', () => {
    for (const { messages } of PLAYED) {
      const named = rowsOf(lastOf(messages, 0)!);
      for (const side of SIDES) {
        const sheet = messages.find((message) => message.kind === 'lineup' && message.confirmed && message.side === side);
        const listed = sheet?.kind === 'lineup' ? [...sheet.starters, ...sheet.substitutes!].map(({ name }) => name) : [];
        const own = named.filter((row) => row.side === side).map(({ player }) => player);
        expect(listed).toEqual(expect.arrayContaining(own));
        expect(new Set(own).size).toBe(own.length);
        expect(own.length).toBeGreaterThanOrEqual(11);
      }
    }
  });

  it('[FEED-52] did together what the statistics of their sides count', () => {
    for (const { messages } of PLAYED) {
      const totals = lastOf(messages, 0)!;
      const figures = messages.findLast((message) => message.kind === 'statistics' && message.period === 0);
      if (figures?.kind !== 'statistics') throw new Error('no statistics');
      const keepers = { ...totals, sections: totals.sections.filter(({ type }) => type === 'goalkeepers') };
      for (const side of SIDES) {
        const stat = (number: number) => Number(figures.values.find((line) => line.stat === number)![side]);
        const sum = (...codes: readonly string[]) => codes.reduce((all, code) => all + sumOf(totals, side, code), 0);
        expect(sum('M', 'MS', 'SPM', 'SB')).toBe(stat(13));
        expect(sum('SF')).toBe(stat(14) + stat(158));
        expect([sum('A3'), sum('BOX'), sum('TK'), sum('FR'), sum('OFF')]).toEqual([467, 471, 475, 21, 17].map(stat));
        expect(sumOf(keepers, side, 'RED')).toBe(stat(19));
      }
    }
  });
});

describe('statistics of football', () => {
  const ofMatch = (messages: (typeof PLAYED)[number]['messages']) =>
    messages.filter((message) => message.kind === 'statistics').filter(({ period }) => period === 0);

  it('[FEED-58] come once a minute, and none of their figures falls but by a goal that is taken back', () => {
    for (const { played, messages } of PLAYED.slice(0, 60)) {
      const all = ofMatch(messages);
      const minutes = all.map(({ at }) => Math.floor(Date.parse(at) / 60_000));
      const repeated = minutes.filter((minute, index) => minute === minutes[index - 1]).length;
      expect(repeated).toBeLessThanOrEqual(played.periods.length);
      if (messages.some(({ kind }) => kind === 'retraction')) continue;
      for (const [index, { values }] of all.entries())
        for (const [at, { stat, home, away }] of values.entries()) {
          if (home.endsWith('%')) continue;
          const before = all[index - 1]?.values[at] ?? { home: '0', away: '0' };
          expect([Number(home) >= Number(before.home), Number(away) >= Number(before.away)], String(stat)).toEqual([true, true]);
        }
    }
  });

  it('[FEED-58] give the stronger side of a match more shots, and the scorer more pressure before a goal', () => {
    const shares = PLAYED.map(({ plan, messages }) => {
      const shots = ofMatch(messages)
        .at(-1)!
        .values.find(({ stat }) => stat === 34)!;
      return Math.sign(Number(shots.home) - Number(shots.away)) * Math.sign(plan.home.rating - plan.away.rating);
    });
    expect(shares.filter((sign) => sign > 0).length).toBeGreaterThan(1.4 * shares.filter((sign) => sign < 0).length);
  });
});

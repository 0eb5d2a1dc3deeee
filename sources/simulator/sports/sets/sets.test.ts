import { isDecided, type Pair, Stage, Winner } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { played, shown } from '../../../testing/play-events.ts';
import { createBadminton, createBeachVolleyball, createTableTennis, createVolleyball } from './rally.ts';
import { createTennis } from './tennis.ts';

const sum = (parts: readonly Pair[], side: 0 | 1): number => parts.filter((part) => part[side] > part[side === 0 ? 1 : 0]).length;

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
      expect([sum(event.parts, 0), sum(event.parts, 1)]).toEqual([home, away]);
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

describe('tennis', () => {
  it('has tie-breaks with their points, in place of a last set too, and matches that are given up', async () => {
    const events = (await played(['2026-03-14', '2026-03-15', '2026-03-16'].flatMap((day) => shown(createTennis, day)))).map(
      ({ event }) => event,
    );
    const finished = events.filter(({ stage }) => stage === Stage.finished);
    for (const { parts, tieBreaks } of finished) {
      parts.forEach(([home, away], set) => {
        const byTieBreak = home + away === 13 || home + away === 1;
        expect(tieBreaks[set] ?? null).toEqual(byTieBreak ? expect.any(Array) : null);
      });
    }
    expect(finished.some(({ parts }) => parts.at(-1)!.join('') === '10' || parts.at(-1)!.join('') === '01')).toBe(true);
    expect(finished.some(({ parts }) => parts.some(([home, away]) => home + away === 13))).toBe(true);
    const days = Array.from({ length: 10 }, (_, day) => `2026-04-${day + 10}`);
    const statuses = days
      .flatMap((day) => shown(createTennis, day))
      .flatMap((plan) => plan.publications().flatMap(({ messages }) => messages.filter(({ kind }) => kind === 'status')));
    expect(statuses.some((message) => message.kind === 'status' && message.stage === Stage.retired)).toBe(true);
  });
});

describe('time-outs', () => {
  const most = async (make: typeof createTableTennis, per: 'match' | 'set'): Promise<number> => {
    const matches = await played(shown(make));
    const taken = matches.flatMap(({ messages }) => {
      const asked = messages.flatMap((one) => (one.kind === 'incident' && one.type === 'timeout' ? [one] : []));
      const by = Map.groupBy(asked, ({ side, minute }) => (per === 'set' ? `${side} ${minute}` : side));
      return [...by.values()].map(({ length }) => length);
    });
    return Math.max(...taken);
  };

  it('are one in a match of table tennis, one in a set of beach volleyball, two in a set of volleyball', async () => {
    expect(await most(createTableTennis, 'match')).toBe(1);
    expect(await most(createBeachVolleyball, 'set')).toBe(1);
    expect(await most(createBeachVolleyball, 'match')).toBeGreaterThan(1);
    expect(await most(createVolleyball, 'set')).toBe(2);
  });
});

describe('badminton', () => {
  it('is played to 15 from 4 January 2027 on', async () => {
    const sets = (await played(shown(createBadminton, '2027-02-06'))).flatMap((one) => one.event.parts);
    expect(Math.max(...sets.flat())).toBeLessThanOrEqual(21);
    expect(sets.filter((set) => Math.max(...set) === 15).length).toBeGreaterThan(sets.length / 2);
  });
});

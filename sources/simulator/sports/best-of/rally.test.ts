import { describe, expect, it } from 'vitest';
import { played, shown } from '../../../testing/play-events.ts';
import { STATISTIC } from '@stillingen/domain';
import { createBadminton, createBeachVolleyball, createTableTennis, createVolleyball } from './rally.ts';

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

describe('volleyball', () => {
  it('credits the points of a side, but for errors of the other one, to players of its line-up', async () => {
    const matches = await played(shown(createVolleyball));
    expect(matches.length).toBeGreaterThan(0);
    for (const { facts, messages } of matches) {
      const { values } = messages.findLast((message) => message.kind === 'statistics')!;
      const { lines } = facts['player-statistics'][0]!.sections[0]!;
      const sheets = new Map(
        facts.lineup.map(({ id, starters }) => [id, new Set(starters.map(({ participant }) => participant))]),
      );
      const counted = [STATISTIC.attackPoints, STATISTIC.blockPoints, STATISTIC.serviceAces];
      for (const side of ['home', 'away'] as const) {
        const own = lines.filter((line) => line.side === side);
        expect(own.filter(({ participant }) => !sheets.get(side)!.has(participant))).toEqual([]);
        const sums = [1, 2, 3].map((at) => own.reduce((sum, line) => sum + Number(line.values[at]), 0));
        expect(sums).toEqual(counted.map((counts) => Number(values.find(({ stat }) => stat === counts)![side])));
      }
    }
  });
});

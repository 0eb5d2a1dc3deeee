import { describe, expect, it } from 'vitest';
import { played, shown } from '../../../testing/play-events.ts';
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

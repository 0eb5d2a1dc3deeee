import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cycledPairings, roundRobin, roundsPerCycle } from './pairings.ts';

describe('round robin', () => {
  it('lets each club play once per round and meet each other once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 36 }), (count) => {
        const met = new Set<string>();
        for (let round = 0; round < roundsPerCycle(count); round += 1) {
          const playing = roundRobin(count, round).flat();
          expect(new Set(playing).size).toBe(playing.length);
          for (const [home, away] of roundRobin(count, round)) met.add([home, away].toSorted((a, b) => a - b).join('-'));
        }
        expect(met.size).toBe((count * (count - 1)) / 2);
      }),
    );
  });

  it('gives each club every opponent at home and away over two cycles', () => {
    const met = new Set<string>();
    for (let round = 0; round < 2 * roundsPerCycle(12); round += 1)
      for (const pair of cycledPairings(12, round)) met.add(pair.join('-'));
    expect(met.size).toBe(132);
  });

  it('does not send a club away more than three times running', () => {
    for (const count of [10, 12, 18, 20]) {
      const away = Array.from({ length: count }, () => 0);
      for (let round = 0; round < roundsPerCycle(count); round += 1) {
        for (const [home, guest] of roundRobin(count, round)) {
          away[home] = 0;
          away[guest]! += 1;
          expect(away[guest]).toBeLessThanOrEqual(3);
        }
      }
    }
  });
});

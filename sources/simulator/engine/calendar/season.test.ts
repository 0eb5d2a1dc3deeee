import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestAgainstLast } from './competition.ts';
import { dayNumber, daysSinceSaturday } from './copenhagen.ts';
import { cycledPairings, roundRobin, roundsPerCycle, saturdays, seasonLabel, type SeasonWindow, spreadRounds } from './season.ts';

const DANISH: SeasonWindow = { from: '07-17', to: '05-31', pause: ['12-12', '02-12'] };
const ENGLISH: SeasonWindow = { from: '08-08', to: '05-24', pause: null };
const NORWEGIAN: SeasonWindow = { from: '03-14', to: '11-29', pause: ['06-20', '07-03'] };

describe('season calendar', () => {
  it('plays on Saturdays outside the winter break', () => {
    const days = saturdays(DANISH, 2026);
    expect(days.every((day) => daysSinceSaturday(day) === 0)).toBe(true);
    expect(days[0]).toBe(dayNumber('2026-07-18'));
    expect(days).not.toContain(dayNumber('2027-01-16'));
    expect(days).toContain(dayNumber('2027-02-13'));
  });

  it('names seasons after one year or two', () => {
    expect(seasonLabel(DANISH, 2026)).toBe('2026/2027');
    expect(seasonLabel(NORWEGIAN, 2026)).toBe('2026');
  });

  it('keeps rounds in order, one per weekend, from the first weekend to the end of the season', () => {
    const weekends = saturdays(DANISH, 2026);
    const slots = spreadRounds(weekends, 32, { splitAt: 22 });
    expect(slots).toHaveLength(32);
    expect(slots.every((slot) => !slot.midweek)).toBe(true);
    expect(slots.every((slot, i) => i === 0 || slot.saturday > slots[i - 1]!.saturday)).toBe(true);
    expect(slots[22]!.saturday - slots[21]!.saturday).toBeGreaterThanOrEqual(21);
    expect(slots[0]!.saturday).toBe(weekends[0]);
    expect(weekends.at(-1)! - slots.at(-1)!.saturday).toBeLessThanOrEqual(7);
  });

  it('lets leagues rest on different weekends', () => {
    const weekends = saturdays(ENGLISH, 2026);
    const [one, other] = [0, 0.6].map((phase) => new Set(spreadRounds(weekends, 30, { phase }).map(({ saturday }) => saturday)));
    expect(one!.size).toBe(30);
    expect(other!.size).toBe(30);
    expect([...one!].filter((day) => !other!.has(day)).length).toBeGreaterThan(2);
  });

  it('plays what does not fit on weekends in the middle of the week', () => {
    const slots = spreadRounds(saturdays(ENGLISH, 2026), 46);
    expect(slots).toHaveLength(46);
    expect(slots.filter((slot) => slot.midweek).length).toBeGreaterThan(2);
    for (let i = 1; i < slots.length; i += 1) {
      const day = ({ saturday, midweek }: (typeof slots)[number]) => saturday - (midweek ? 3 : 0);
      expect(day(slots[i]!)).toBeGreaterThan(day(slots[i - 1]!));
    }
  });
});

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

it('bestAgainstLast pairs the best at home with the last, and the second with the last but one', () => {
  const teams = ['A', 'B', 'C', 'D'].map((name) => ({ name, country: 'dk', kind: 'club', rating: 0 }) as const);
  expect(bestAgainstLast(teams).map(({ name }) => name)).toEqual(['A', 'D', 'B', 'C']);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copenhagenDay, copenhagenSeconds, dayNumber, daysSinceSaturday, dayText, instant } from './copenhagen.ts';

const intl = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen', dateStyle: 'short', timeStyle: 'short' });

describe('Copenhagen', () => {
  it('agrees with the time zone data of the machine', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2030, 0) / 60_000 }), (minute) => {
        const [day] = intl.format(minute * 60_000).split(' ');
        expect(dayText(copenhagenDay(minute * 60))).toBe(day);
      }),
    );
  });

  it('finds the second of a kick-off on both sides of a change of clocks', () => {
    for (const day of ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-11-21', '2026-07-01']) {
      for (const minutes of [0, 60, 240, 19 * 60, 23 * 60 + 59]) {
        const shown = intl.format(copenhagenSeconds(dayNumber(day), minutes) * 1000);
        expect(shown).toBe(
          `${day} ${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
        );
      }
    }
  });

  it('counts days of the week from Saturday', () => {
    expect(daysSinceSaturday(dayNumber('2026-11-21'))).toBe(0);
    expect(daysSinceSaturday(dayNumber('2026-11-20'))).toBe(6);
  });

  it('writes instants as the messages want them', () => {
    expect(instant(copenhagenSeconds(dayNumber('2026-11-20'), 19 * 60))).toBe('2026-11-20T18:00:00Z');
  });
});

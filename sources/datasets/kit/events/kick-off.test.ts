import { describe, expect, it } from 'vitest';
import { kickOff } from './kick-off.ts';

describe('kickOff', () => {
  it.each([
    ['2024-07-19', '18:00', 'Europe/Copenhagen', '2024-07-19T16:00:00Z'],
    ['2024-12-07', '14:00', 'Europe/Copenhagen', '2024-12-07T13:00:00Z'],
    ['2025-03-30', '14.30', 'Europe/Oslo', '2025-03-30T12:30:00Z'],
    ['2022-12-18', '18:00', 'Asia/Qatar', '2022-12-18T15:00:00Z'],
    ['2026-06-11', '13:00 UTC-6', null, '2026-06-11T19:00:00Z'],
    ['2026-06-11', '20:00 UTC-6', 'Europe/London', '2026-06-12T02:00:00Z'],
    ['2026-01-01', '12:00 UTC+5:30', null, '2026-01-01T06:30:00Z'],
    ['2026-10-25', '02:30', 'Europe/Copenhagen', '2026-10-25T00:30:00Z'],
  ])('%s %s in %s is %s', (day, time, zone, start) => {
    expect(kickOff(day, time, zone)).toEqual({ start });
  });

  it('gives the day alone where the time or the zone is not known', () => {
    expect(kickOff('2026-03-31', null, 'Europe/Prague')).toEqual({ start: '2026-03-31' });
    expect(kickOff('2026-03-31', '20:45', null)).toEqual({ start: '2026-03-31' });
  });

  it.each([
    ['2025-02-29', null],
    ['2025-13-01', null],
    ['soon', null],
    ['2025-02-28', '25:00'],
    ['2025-02-28', '18:60'],
    ['2025-02-28', 'noon'],
    ['2025-02-28', '12:00 UTC-99'],
    ['2025-02-28', '12:00 UTC+5:75'],
  ])('refuses %s %s', (day, time) => {
    expect(kickOff(day, time, 'Europe/Paris')).toHaveProperty('problem');
  });
});

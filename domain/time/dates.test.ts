import { describe, expect, it } from 'vitest';
import { DateFormat, dayLabel, formatDate, formatLongDate, formatThousands, weekdayOf } from './dates.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;
const EVENING = at('2026-11-20T18:05:00Z');

describe('formats', () => {
  it('[FMT-01] time', () => {
    expect(formatDate(EVENING, DateFormat.time)).toBe('19:05');
    expect(formatDate(at('2026-11-20T23:00:00Z'), DateFormat.time)).toBe('00:00');
  });
  it('[FMT-02] short date', () => expect(formatDate(at('2027-02-05T12:00:00Z'), DateFormat.shortDate)).toBe('05.02.'));
  it('[FMT-03] full date', () => expect(formatDate(EVENING, DateFormat.fullDate)).toBe('20.11.2026'));
  it('[FMT-04] date and time', () => expect(formatDate(EVENING, DateFormat.dateTime)).toBe('20.11. 19:05'));
  it('[FMT-05] US time and date', () => {
    expect(formatDate(EVENING, DateFormat.usTime)).toBe('07:05 PM');
    expect(formatDate(at('2026-11-20T23:30:00Z'), DateFormat.usTime)).toBe('12:30 AM');
    expect(formatDate(EVENING, DateFormat.usDate)).toBe('Nov 20');
  });
  it('[FMT-07] separates thousands by a space that does not break', () => {
    expect([0, 999, 1000, 36_124, 1_234_567].map(formatThousands)).toEqual([
      '0',
      '999',
      '1\u00a0000',
      '36\u00a0124',
      '1\u00a0234\u00a0567',
    ]);
  });
});

describe('Danish days', () => {
  it('are named in the day bar', () => {
    expect([-2, -1, 0, 1, 2].map((offset) => dayLabel(offset, EVENING))).toEqual([
      'on. 18.11.',
      'I går, to. 19.11.',
      'I dag, fr. 20.11.',
      'I morgen, lø. 21.11.',
      'sø. 22.11.',
    ]);
  });
  it('are written out', () => {
    expect(weekdayOf(at('2026-11-21T23:30:00Z'))).toBe('søndag');
    expect(formatLongDate(EVENING)).toBe('fredag den 20. november 2026');
  });
});

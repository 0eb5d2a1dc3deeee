import { formatThousands } from '#words/numbers.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  copenhagenHours,
  DateFormat,
  dayBounds,
  dayLabel,
  dayOf,
  dayOffset,
  feedDayBounds,
  formatDate,
  formatLongDate,
  weekdayOf,
} from './days.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;
const HOUR_S = 3600;

describe('calendar days of Copenhagen', () => {
  it('calendar days of Copenhagen begin at midnight in Copenhagen, in winter and in summer', () => {
    expect(dayOf(at('2026-11-20T22:59:59Z'))).toBe('2026-11-20');
    expect(dayOf(at('2026-11-20T23:00:00Z'))).toBe('2026-11-21');
    expect(dayOf(at('2026-07-01T21:59:59Z'))).toBe('2026-07-01');
    expect(dayOf(at('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
  });

  it('calendar days of Copenhagen have 25 hours when summer time ends and 23 when it begins', () => {
    expect(dayBounds(0, at('2026-10-25T12:00:00Z'))).toEqual([at('2026-10-24T22:00:00Z'), at('2026-10-25T23:00:00Z')]);
    expect(dayBounds(0, at('2027-03-28T12:00:00Z'))).toEqual([at('2027-03-27T23:00:00Z'), at('2027-03-28T22:00:00Z')]);
  });

  it('calendar days of Copenhagen are the same from every hour of the night in which clocks change', () => {
    for (const day of ['2026-10-25', '2027-03-28']) {
      const [fromS, toS] = dayBounds(0, at(`${day}T12:00:00Z`));
      for (let s = fromS; s < toS; s += 900) expect([dayBounds(0, s), dayOf(s)]).toEqual([[fromS, toS], day]);
    }
  });

  it('calendar days of Copenhagen are counted from today across the change of clocks', () => {
    expect(dayBounds(1, at('2026-10-24T22:30:00Z'))).toEqual([at('2026-10-25T23:00:00Z'), at('2026-10-26T23:00:00Z')]);
    expect(dayOffset(at('2026-10-25T23:30:00Z'), at('2026-10-24T22:30:00Z'))).toBe(1);
    expect(dayOffset(at('2026-10-24T21:59:00Z'), at('2026-10-24T22:30:00Z'))).toBe(-1);
  });

  it('calendar days of Copenhagen have their offset from UTC', () => {
    expect([at('2026-10-25T00:59:59Z'), at('2026-10-25T01:00:00Z'), at('2027-03-28T01:00:00Z')].map(copenhagenHours)).toEqual([
      2, 1, 2,
    ]);
  });

  it('calendar days of Copenhagen have the offset of the time zone data, also before clocks changed by one rule', () => {
    const zone = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Copenhagen', timeZoneName: 'shortOffset' });
    const isWrong = (seconds: number): boolean => !zone.format(seconds * 1000).endsWith(`GMT+${copenhagenHours(seconds)}`);
    const wrong: string[] = [];
    // Four times a day, and each hour around clock changes.
    for (let s = at('1979-12-31T23:00:00Z'); s < at('2038-01-01T00:00:00Z'); s += HOUR_S) {
      const instant = new Date(s * 1000);
      const mayChange = instant.getUTCDate() >= 24 && [2, 8, 9].includes(instant.getUTCMonth());
      const checked = mayChange ? [s - 1, s] : instant.getUTCHours() % 6 === 0 ? [s] : [];
      if (checked.some(isWrong)) wrong.push(instant.toISOString());
    }
    expect(wrong).toEqual([]);
  });

  it('calendar days of Copenhagen contain their own times and have no gaps', () => {
    const seconds = fc.integer({ min: at('1990-01-01T00:00:00Z'), max: at('2037-12-31T00:00:00Z') });
    fc.assert(
      fc.property(seconds, fc.integer({ min: -7, max: 7 }), (nowS, offset) => {
        const [fromS, toS] = dayBounds(offset, nowS);
        expect(dayBounds(offset + 1, nowS)[0]).toBe(toS);
        expect([fromS, toS - 1].map((s) => dayOffset(s, nowS))).toEqual([offset, offset]);
        expect([23, 24, 25]).toContain((toS - fromS) / HOUR_S);
        expect(dayOf(fromS)).toBe(dayOf(toS - 1));
        expect(dayOf(fromS - 1) < dayOf(fromS)).toBe(true);
      }),
    );
  });
});

describe('days of a feed name', () => {
  it('[TAB-04] day 0 of a feed name is today at the offset from UTC of the name', () => {
    expect(feedDayBounds(0, 1, at('2026-11-20T22:30:00Z'))).toEqual([at('2026-11-19T23:00:00Z'), at('2026-11-20T23:00:00Z')]);
    expect(feedDayBounds(0, 2, at('2026-11-20T22:30:00Z'))).toEqual([at('2026-11-20T22:00:00Z'), at('2026-11-21T22:00:00Z')]);
    expect(feedDayBounds(-1, -5, at('2026-11-20T04:00:00Z'))).toEqual([at('2026-11-18T05:00:00Z'), at('2026-11-19T05:00:00Z')]);
  });

  it('days of a feed name are the days of Copenhagen as long as the clocks do not change', () => {
    const nowS = at('2026-11-20T14:00:00Z');
    for (const offset of [-7, -1, 0, 7]) expect(feedDayBounds(offset, 1, nowS)).toEqual(dayBounds(offset, nowS));
  });
});

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
  it('[FMT-07] a number separates thousands by a no-break space', () => {
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
  it('Danish days are named in the day bar', () => {
    expect([-2, -1, 0, 1, 2].map((offset) => dayLabel(offset, EVENING))).toEqual([
      'on. 18.11.',
      'I går, to. 19.11.',
      'I dag, fr. 20.11.',
      'I morgen, lø. 21.11.',
      'sø. 22.11.',
    ]);
  });
  it('Danish days are written out', () => {
    expect(weekdayOf(at('2026-11-21T23:30:00Z'))).toBe('søndag');
    expect(formatLongDate(EVENING)).toBe('fredag den 20. november 2026');
  });
});

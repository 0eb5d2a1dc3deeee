import { describe, expect, it } from 'vitest';
import { noticeText, untilOf } from './status.ts';

const NOW = Date.parse('2026-11-29T19:00:00Z');

describe('stillingen status', () => {
  it.each([
    ['22:30', '2026-11-29T21:30:00.000Z'],
    ['20:00', '2026-11-30T19:00:00.000Z'],
    ['2026-12-01T05:00Z', '2026-12-01T05:00:00.000Z'],
  ])('reads --until %s as the next such time in Copenhagen, or as an instant', (text, instant) => {
    expect(new Date(untilOf(text, NOW)!).toISOString()).toBe(instant);
  });

  it('reads --until by the clock of the day on which the clocks change', () => {
    const before = Date.parse('2026-10-24T22:30:00Z');
    expect(new Date(untilOf('06:00', before)!).toISOString()).toBe('2026-10-25T05:00:00.000Z');
  });

  it.each(['24:00', '7:5', 'soon', '2026-11-29T18:59:59Z', '2026-11-29'])('refuses --until %s', (text) => {
    expect(untilOf(text, NOW)).toBeNull();
  });

  it('keeps the visible characters of a text, and refuses an empty or long one', () => {
    expect(noticeText(' Vi flytter~\n server \u202ekl. 22 <b>')).toBe('Vi flytter server kl. 22 <b>');
    expect(noticeText('å'.repeat(200))).toHaveLength(200);
    for (const text of ['', ' \n', 'å'.repeat(201)])
      expect(() => noticeText(text)).toThrow(/^TEXT is ".*"; allowed: 1 to 200 visible characters in one line$/s);
  });
});

import { describe, expect, it } from 'vitest';
import { dayNumber } from './calendar/copenhagen.ts';
import { SPORTS } from '../sports.ts';

const DAY = dayNumber('2026-11-21');
/** Sports and how many comments a match of them has at least. */
const COMMENTED: readonly [sportId: number, least: number][] = [
  [2, 10],
  [3, 10],
  [4, 8],
  [5, 10],
  [7, 40],
  [8, 8],
  [13, 5],
  [14, 5],
  [18, 20],
];

describe.each(COMMENTED)('the comments on matches of sport %i', (sportId, least) => {
  const plans = SPORTS.map((make) => make('7'))
    .find((sport) => sport.sportId === sportId)!
    .showcase(DAY)
    .slice(0, 5);
  const comments = plans.map((plan) =>
    plan.publications().flatMap(({ messages }) => messages.filter((message) => message.kind === 'comment')),
  );

  it('[FEED-61] follow its key moments in words, never the same sentence twice in a row', () => {
    const counts = comments.map((list) => list.length).toSorted((a, b) => a - b);
    expect(counts.at(-1)).toBeGreaterThanOrEqual(least);
    for (const list of comments)
      for (const [index, { text }] of list.entries()) {
        expect(text).not.toMatch(/[{}]|undefined/);
        expect(text).not.toBe(list[index - 1]?.text);
      }
  });

  it('have minutes of the match, and clocks that show seconds alone', () => {
    for (const { clock = '00:00' } of comments.flat()) expect(clock).toContain(':');
  });
});

import { describe, expect, it } from 'vitest';
import type { EventId } from '../event/ids.ts';
import { type StandingsMatch, tallyOf } from './tally.ts';
import { match } from '../testing/scores.ts';
import { type HeadToHead, place, type TieBreak } from './ties.ts';

const played = (...texts: readonly string[]): StandingsMatch[] =>
  texts.map((text, i) => match(text, { id: `event${i}` as EventId, start: i }));

function order(matches: readonly StandingsMatch[], tieBreaks: readonly TieBreak[], headToHead: HeadToHead): string {
  const points = { win: 3, draw: 1 };
  const participants = new Set(matches.flatMap(({ home, away }) => [home, away]));
  const tallies = tallyOf(participants, matches, points).values();
  return place(tallies, { rankBy: 'points', tieBreaks, headToHead, points, matches, nameOf: (participant) => participant })
    .map(({ tally, tieBroken }) => (tieBroken === null ? tally.participant : `(${tieBroken}) ${tally.participant}`))
    .join(' ');
}

const DIRECT: readonly TieBreak[] = ['head-to-head-points', 'head-to-head-difference', 'goal-difference', 'goals-for'];

describe('ties', () => {
  it('ties are broken by goal difference, goals, and then by name', () => {
    expect(
      order(played('A-B 2-0', 'C-D 3-1', 'E-F 3-1'), ['goal-difference', 'goals-for'], { meetings: 2, reapply: 'never' }),
    ).toBe('C (name) E (goals-for) A D (name) F (goals-for) B');
  });

  it('ties are broken by the results among those tied, as soon as they have all met as often as they should', () => {
    const once = played('A-B 1-0', 'B-X 9-0', 'A-X 1-0', 'X-B 0-0', 'X-A 1-0', 'B-Y 1-0', 'A-Y 0-0');
    const level = { meetings: 1, reapply: 'never' } as const;
    expect(order(once, DIRECT, level).startsWith('A (head-to-head-points) B')).toBe(true);
    expect(order(once, DIRECT, { ...level, meetings: 2 }).startsWith('B (goal-difference) A')).toBe(true);
    expect(order(once, DIRECT, { ...level, meetings: 0 }).startsWith('A (head-to-head-points) B')).toBe(true);
  });

  it('three-way ties that end level between two go on to all matches, or compare the two anew, by the rules', () => {
    // Among the three A leads on goals and B and C are level; C beat B, and B has the better difference
    // over all matches.
    const matches = played('A-C 3-0', 'B-A 1-0', 'C-B 2-0', 'A-X 1-0', 'B-X 5-0', 'C-X 1-0');
    expect(order(matches, DIRECT, { meetings: 1, reapply: 'never' })).toBe('A (head-to-head-difference) B (goal-difference) C X');
    expect(order(matches, DIRECT, { meetings: 1, reapply: 'after' })).toBe(
      'A (head-to-head-difference) C (head-to-head-points) B X',
    );
  });

  it('ties of three are compared anew once one is placed, when the rules require it', () => {
    // Among the three A has nine points and B and C four each; B has the better goals there, C won the two
    // matches between them.
    const matches = played(
      'C-B 1-0',
      'B-C 0-0',
      'A-B 2-0',
      'B-A 3-0',
      'A-C 1-0',
      'C-A 0-1',
      'B-X 1-0',
      'B-X 0-0',
      'X-B 0-0',
      'C-X 1-0',
      'C-X 0-0',
      'X-C 0-0',
    );
    expect(order(matches, DIRECT, { meetings: 2, reapply: 'after' })).toBe(
      'A (head-to-head-points) B (head-to-head-difference) C X',
    );
    expect(order(matches, DIRECT, { meetings: 2, reapply: 'at-once' })).toBe(
      'A (head-to-head-points) C (head-to-head-points) B X',
    );
  });

  it('ties count fewer matches first when the rules require it', () => {
    expect(
      order(played('A-C 5-0', 'A-C 0-1', 'B-D 1-0'), ['fewest-played', 'goal-difference'], { meetings: 2, reapply: 'never' }),
    ).toBe('B (fewest-played) A (goal-difference) C D');
  });

  it('ties weigh goals and wins away when the rules require it', () => {
    const matches = played('A-C 2-0', 'C-A 0-0', 'B-C 0-0', 'C-B 0-2', 'D-C 1-1', 'C-D 1-3');
    expect(order(matches, ['goal-difference', 'away-goals'], { meetings: 2, reapply: 'never' })).toBe(
      'D (away-goals) B (away-goals) A C',
    );
    expect(order(matches, ['away-wins'], { meetings: 2, reapply: 'never' })).toBe('B (name) D (away-wins) A C');
  });
});

import type { DrawFeed, DrawTieWords } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { drawText } from '#text/match/draw.ts';
import { drawFeed, tieOf } from '../../testing/draw-feeds.ts';
import { bracketOf, type BracketRound, type Slot, windowOf } from './bracket.ts';

const written = (slot: Slot): string => {
  if (slot.kind !== 'tie') return slot.kind === 'bye' ? `(${slot.participant.name})` : '-';
  return slot.tie.sides.map(({ participant, awaited }) => participant?.name ?? awaited).join('–');
};
const shown = (rounds: readonly BracketRound[]): string[] =>
  rounds.map(({ name, slots, isLinked }) => `${name}${isLinked ? '' : ' apart'}: ${slots.map(written).join(', ')}`);
const bracket = (feed: DrawFeed) => bracketOf(feed, drawText.winnerOf);
const rounds = (...each: readonly (readonly [name: string, ties: readonly DrawTieWords[]])[]) =>
  bracket(drawFeed(each.map(([name, ties]) => ({ name, ties }))));

describe('a bracket', () => {
  it('a tie stands before the tie in which its winner plays', () => {
    const { rounds: found } = rounds(['Semifinale', [tieOf(0, 1, 'A'), tieOf(2, 3, 'H')]], ['Finale', [tieOf(2, 1, '')]]);
    expect(shown(found)).toEqual(['Semifinale: T2–T3, T0–T1', 'Finale apart: T2–T1']);
  });

  it('names both participants where the opponent of the only missing tie is known', () => {
    const { rounds: found } = rounds(['Semifinale', [tieOf(0, 1, 'H'), tieOf(2, 3, '')]]);
    expect(shown(found)).toEqual(['Semifinale: T0–T1, T2–T3', 'Finale apart: T0–T2 / T3']);
  });

  it('does not pair winners of ties whose next round is not drawn', () => {
    const { rounds: found } = rounds(['Kvartfinale', [tieOf(0, 1, 'H'), tieOf(2, 3, 'H'), tieOf(4, 5, 'H'), tieOf(6, 7, 'H')]]);
    expect(shown(found).slice(1)).toEqual([
      'Semifinale: Vinder af kvartfinale–Vinder af kvartfinale, Vinder af kvartfinale–Vinder af kvartfinale',
      'Finale apart: Vinder af semifinale 1–Vinder af semifinale 2',
    ]);
    const [semi] = found[1]!.slots;
    expect(semi).toMatchObject({ tie: { isCertain: false } });
  });

  it('shows a bye where a participant enters in the next round', () => {
    const { rounds: found } = rounds(
      ['1. runde', [tieOf(0, 1, 'H'), tieOf(3, 4, 'A')]],
      ['Semifinale', [tieOf(2, 0, 'H'), tieOf(4, 5, 'H')]],
      ['Finale', [tieOf(2, 4, '')]],
    );
    expect(shown(found)[0]).toBe('1. runde: (T2), T0–T1, T3–T4, (T5)');
  });

  it('shows no bye where two participants of a tie have no earlier match, nor in a round named by its matches', () => {
    const later: [string, ReturnType<typeof tieOf>[]][] = [
      ['Semifinale', [tieOf(2, 0, 'H'), tieOf(4, 5, 'H')]],
      ['Finale', [tieOf(2, 4, '')]],
    ];
    expect(shown(rounds(['1. runde', [tieOf(2, 3, 'H'), tieOf(0, 1, 'H')]], ...later).rounds)[0]).toBe(
      '1. runde: T2–T3, T0–T1, -, -',
    );
    expect(shown(rounds(['Kvartfinale', [tieOf(2, 3, 'H'), tieOf(0, 1, 'H'), tieOf(4, 6, 'H')]], ...later).rounds)[0]).toBe(
      'Kvartfinale: T2–T3, T0–T1, T4–T6, -',
    );
  });

  it('lists a match for the third place beside the bracket', () => {
    const { rounds: found, aside } = rounds(
      ['Semifinale', [tieOf(0, 1, 'H'), tieOf(2, 3, 'H')]],
      ['Bronzekamp', [tieOf(1, 3, 'H')]],
      ['Finale', [tieOf(0, 2, 'H')]],
    );
    expect([shown(found).length, shown(aside)]).toEqual([2, ['Bronzekamp apart: T1–T3']]);
  });

  it('lists rounds without lines where the winners do not lead to the next round', () => {
    const { rounds: found } = rounds(
      ['1. runde', [tieOf(0, 1, 'H'), tieOf(2, 3, 'H')]],
      ['2. runde', [tieOf(4, 5, ''), tieOf(6, 7, '')]],
    );
    expect(shown(found)[0]).toBe('1. runde apart: T0–T1, T2–T3');
  });
});

describe('the shown part of a draw', () => {
  const slam = bracket(
    drawFeed(
      [64, 32, 16, 8, 4, 2, 1].map((size, at) => ({
        name: `${at + 1}. runde`,
        ties: Array.from({ length: size }, (_, tie) => tieOf(tie * 2 ** (at + 1), tie * 2 ** (at + 1) + 2 ** at, 'H')),
      })),
      128,
    ),
  );

  it('ends with the final of a draw that is over, and starts with a chosen round in parts of 16', () => {
    expect(windowOf(slam, null, null, '')).toMatchObject({ from: 3, current: 3, parts: 1 });
    const first = windowOf(slam, 0, 1, '');
    expect([first.from, first.parts, ...first.rounds.map(({ slots }) => slots.length)]).toEqual([0, 4, 16, 8, 4, 2]);
    expect(written(first.rounds[0]!.slots[0]!)).toBe('T32–T33');
  });

  it('opens with the last round that has a known side while the next one is not drawn', () => {
    const first = [0, 2, 4, 6].map((home) => tieOf(home, home + 1, 'H'));
    const cup = (...second: readonly DrawTieWords[]) => rounds(['Kvartfinale', first], ['Semifinale', second], ['Finale', []]);
    expect(windowOf(cup(), null, null, '').current).toBe(0);
    expect(windowOf(cup(tieOf(0, 2, ''), tieOf(4, 6, '')), null, null, '').current).toBe(1);
  });

  it('opens with the last round of a marked participant, in its part', () => {
    expect(windowOf(slam, null, null, 'p33')).toMatchObject({ from: 0, current: 0, part: 1 });
    expect(windowOf(slam, 99, 99, '').current).toBe(3);
  });
});

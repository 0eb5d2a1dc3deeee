import { describe, expect, it } from 'vitest';
import type { Incident } from '../event/entities.ts';
import { FIFA_FAIR_PLAY, fairPlayOf, UEFA_FAIR_PLAY } from './fair-play.ts';
import { rulesFor, tieBreakNote } from './index.ts';
import { DEFAULT_RULES } from './rules/rules.ts';
import { tallyOf } from './tally.ts';
import { match } from '../testing/scores.ts';
import { place, type TieBreak } from './ties.ts';

const card = (
  type: Incident['type'],
  player: string,
  side: 'home' | 'away' = 'home',
  more: Partial<Incident> = {},
): Incident => ({
  id: '',
  type,
  side,
  minute: 1,
  added: 0,
  clock: '',
  stage: 12,
  player,
  second: '',
  detail: '',
  score: null,
  withdrawn: null,
  ...more,
});

describe('fair-play points', () => {
  it.each<[string, Incident[], number, number]>([
    ['one for a yellow card', [card('yellow-card', 'A')], -1, -1],
    ['three for two yellow cards', [card('yellow-card', 'A'), card('second-yellow-card', 'A')], -3, -3],
    ['three for two yellow cards written alike', [card('yellow-card', 'A'), card('yellow-card', 'A')], -3, -3],
    [
      'three for two yellow cards and the red one that follows',
      [card('yellow-card', 'A'), card('second-yellow-card', 'A'), card('red-card', 'A')],
      -3,
      -3,
    ],
    ['four for a red card', [card('red-card', 'A')], -4, -3],
    ['five for a yellow and a red card', [card('yellow-card', 'A'), card('red-card', 'A')], -5, -4],
    ['one for each player', [card('yellow-card', 'A'), card('yellow-card', 'B')], -2, -2],
    ['one for each card without a name', [card('yellow-card', ''), card('yellow-card', '')], -2, -2],
    [
      'none for a card that was taken back',
      [card('yellow-card', 'A'), card('red-card', 'B', 'home', { withdrawn: 'var' })],
      -1,
      -1,
    ],
  ])('fair-play points are %s', (_, incidents, fifa, uefa) => {
    expect(fairPlayOf(incidents, FIFA_FAIR_PLAY)?.[0]).toBe(fifa);
    expect(fairPlayOf(incidents, UEFA_FAIR_PLAY)?.[0]).toBe(uefa);
  });

  it('fair-play points are of each side', () => {
    expect(fairPlayOf([card('yellow-card', 'A'), card('red-card', 'A', 'away')], FIFA_FAIR_PLAY)).toEqual([-1, -4]);
  });

  it('fair-play points are unknown for a match without cards', () => {
    expect(fairPlayOf([card('goal', 'A')], FIFA_FAIR_PLAY)).toBeNull();
  });
});

describe('participants that are level on everything that is played', () => {
  const LEVEL: readonly TieBreak[] = ['goal-difference', 'goals-for', 'fair-play', 'lots'];
  const [points] = [{ win: 3, draw: 1 }];
  function order(cards: readonly (readonly [number, number] | null)[], orders: readonly (readonly string[])[] = []): string {
    const matches = ['B-A 1-1', 'B-C 2-0', 'A-C 2-0'].map((text, index) => match(text, { fairPlay: cards[index] ?? null }));
    const tallies = tallyOf(new Set(matches.flatMap(({ home, away }) => [home, away])), matches, points).values();
    const context = { rankBy: 'points', tieBreaks: LEVEL, headToHead: DEFAULT_RULES.headToHead, points, matches } as const;
    return place(tallies, { ...context, orders: orders as never, nameOf: (participant) => participant })
      .map(({ tally, tieBroken }) => `${tally.participant}${tieBroken === null ? '' : ` (${tieBroken})`}`)
      .join(' ');
  }

  it('participants that are level on everything that is played stand by fair play where their cards are known', () => {
    expect(order([[-1, -3], null, null])).toBe('B A (fair-play) C');
    expect(
      order([
        [-3, -1],
        [0, -1],
        [-1, 0],
      ]),
    ).toBe('A B (fair-play) C');
  });

  it('participants that are level on everything that is played stand by the lots that were drawn where cards leave them level, or are not known', () => {
    expect(order([], [['B', 'A']])).toBe('B A (lots) C');
    expect(order([[-1, -1]], [['B', 'A']])).toBe('B A (lots) C');
  });

  it('participants that are level on everything that is played stand by name where neither is known, and where lots were drawn between others', () => {
    expect(order([])).toBe('A B (name) C');
    expect(order([[-1, -1]], [['B', 'C']])).toBe('A B (name) C');
    expect(order([null, [-1, 0], null])).toBe('A B (name) C');
  });
});

describe('the rules of groups', () => {
  it('the rules of groups end with fair play and lots at a World Cup, and with the ranking since 2026', () => {
    const last = (season: string) => rulesFor(1, 'xw', 'vm', season).tieBreaks.slice(-2);
    expect([last('2014'), last('2018'), last('2022'), last('2026')]).toEqual([
      ['head-to-head-goals', 'lots'],
      ['fair-play', 'lots'],
      ['fair-play', 'lots'],
      ['fair-play', 'ranking'],
    ]);
    expect(rulesFor(1, 'eu', 'em', '2024')).toMatchObject({ fairPlay: UEFA_FAIR_PLAY });
  });

  it('names decide when no other rule of groups does', () => {
    const rules = rulesFor(1, 'xw', 'vm', '2022');
    expect(tieBreakNote(rules)).toMatch(/fairplaypoint, lodtrækning\.$/);
    expect(tieBreakNote(rules, true)).toMatch(/lodtrækning\. Hold, der fortsat står lige, vises i alfabetisk rækkefølge\.$/);
    expect(tieBreakNote(rulesFor(1, 'dk', 'superligaen', '2026/2027'), true)).not.toContain('alfabetisk');
  });
});

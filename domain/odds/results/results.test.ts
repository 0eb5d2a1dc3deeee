import { describe, expect, it } from 'vitest';
import { Stage } from '../../event/stage.ts';
import type { Message } from '../../messages/index.ts';
import { market, matchOf, results } from '../../testing/odds.ts';
import { fixture, goal, retraction, score, status } from '../../testing/scenario.ts';
import { BET_TYPES, type BetType } from '../bet-types.ts';
import type { OutcomeResult } from '../settlement.ts';

const W = 'won';
const L = 'lost';
const V = 'void';

/** Home and away goals of each half in turn, in order: 'h', 'a'. */
function football(firstHalf: string, secondHalf: string): Message[] {
  const messages: Message[] = [fixture(), status(1, Stage.firstHalf)];
  const goals: [number, number] = [0, 0];
  const play = (half: string, from: number): void => {
    [...half].forEach((letter, at) => {
      const side = letter === 'h' ? 'home' : 'away';
      goals[side === 'home' ? 0 : 1] += 1;
      messages.push(goal(`g${from + at}`, from + at, side), score(from + at, ...goals));
    });
  };
  play(firstHalf, 10);
  messages.push(status(46, Stage.halfTime), status(60, Stage.secondHalf));
  play(secondHalf, 61);
  return messages;
}
const ended = (firstHalf: string, secondHalf: string) =>
  matchOf([...football(firstHalf, secondHalf), status(105, Stage.finished)]);
const after = (halves: string, ...more: Message[]) => matchOf([...football(...(halves.split('|') as [string, string])), ...more]);

interface Row {
  readonly betType: BetType;
  readonly line?: number;
  readonly outcomes?: readonly string[];
  readonly halves: string;
  readonly expected: readonly (OutcomeResult | null)[];
}
const SCORES = ['2:1', '1:1', 'other'];

const DECIDED: readonly Row[] = [
  { betType: 'HOME_DRAW_AWAY', halves: 'h|ha', expected: [W, L, L] },
  { betType: 'HOME_DRAW_AWAY', halves: 'h|a', expected: [L, W, L] },
  { betType: 'HOME_AWAY', halves: 'a|', expected: [L, W] },
  { betType: 'HOME_AWAY', halves: 'a|h', expected: [V, V] },
  { betType: 'OVER_UNDER', line: 2.5, halves: 'h|ha', expected: [W, L] },
  { betType: 'OVER_UNDER', line: 3, halves: 'h|ha', expected: [V, V] },
  { betType: 'OVER_UNDER', line: 2.25, halves: 'h|h', expected: ['half lost', 'half won'] },
  { betType: 'OVER_UNDER', line: 2.75, halves: 'h|hh', expected: ['half won', 'half lost'] },
  { betType: 'ASIAN_HANDICAP', line: -0.75, halves: 'h|', expected: ['half won', 'half lost'] },
  { betType: 'ASIAN_HANDICAP', line: -1, halves: 'h|', expected: [V, V] },
  { betType: 'ASIAN_HANDICAP', line: 0, halves: 'h|a', expected: [V, V] },
  { betType: 'ASIAN_HANDICAP', line: 1.5, halves: '|aa', expected: [L, W] },
  { betType: 'BOTH_TEAMS_TO_SCORE', halves: 'h|a', expected: [W, L] },
  { betType: 'BOTH_TEAMS_TO_SCORE', halves: 'hh|', expected: [L, W] },
  { betType: 'BOTH_TEAMS_TO_SCORE', halves: '|a', expected: [L, W] },
  { betType: 'DOUBLE_CHANCE', halves: 'h|', expected: [W, W, L] },
  { betType: 'DOUBLE_CHANCE', halves: '|', expected: [W, L, W] },
  { betType: 'DOUBLE_CHANCE', halves: '|a', expected: [L, W, W] },
  { betType: 'EUROPEAN_HANDICAP', line: -1, halves: 'h|', expected: [L, W, L] },
  { betType: 'EUROPEAN_HANDICAP', line: -1, halves: 'h|h', expected: [W, L, L] },
  { betType: 'EUROPEAN_HANDICAP', line: 1, halves: 'a|a', expected: [L, L, W] },
  { betType: 'DRAW_NO_BET', halves: 'h|', expected: [W, L] },
  { betType: 'DRAW_NO_BET', halves: 'h|a', expected: [V, V] },
  { betType: 'CORRECT_SCORE', outcomes: SCORES, halves: 'h|ha', expected: [W, L, L] },
  { betType: 'CORRECT_SCORE', outcomes: SCORES, halves: 'hhh|', expected: [L, L, W] },
  { betType: 'HALF_FULL_TIME', halves: 'h|aa', expected: [L, L, W, L, L, L, L, L, L] },
  { betType: 'HALF_FULL_TIME', halves: '|h', expected: [L, L, L, W, L, L, L, L, L] },
  { betType: 'ODD_OR_EVEN', halves: 'h|ha', expected: [W, L] },
  { betType: 'ODD_OR_EVEN', halves: '|', expected: [L, W] },
  { betType: 'NEXT_GOAL', line: 2, halves: 'h|ah', expected: [L, L, W] },
  { betType: 'NEXT_GOAL', line: 4, halves: 'h|ah', expected: [L, W, L] },
];

it.each(DECIDED)(
  '[ODDS-01] $betType with line $line has its results after $halves',
  ({ betType, line, outcomes, halves, expected }) => {
    const match = ended(...(halves.split('|') as [string, string]));
    expect(results(match, market(betType, line ?? null), {}, outcomes)).toEqual(expected);
  },
);

const LINES = { OVER_UNDER: 2.5, ASIAN_HANDICAP: -0.5, EUROPEAN_HANDICAP: -1, NEXT_GOAL: 1 } as Partial<Record<BetType, number>>;
const ofMatches = BET_TYPES.filter((betType) => betType !== 'TOP_POSITION_MERGED');

it.each(ofMatches)('[ODDS-01] %s is void when the match is not played', (betType) => {
  for (const stage of [Stage.cancelled, Stage.walkover]) {
    const match = matchOf([fixture(), status(1, stage)]);
    expect(new Set(results(match, market(betType, LINES[betType] ?? null), {}, ['2:1', 'home']))).toEqual(new Set([V]));
  }
});

it.each(ofMatches)('%s has no result before the match', (betType) => {
  const match = matchOf([fixture()]);
  expect(new Set(results(match, market(betType, LINES[betType] ?? null), {}, ['2:1', 'home']))).toEqual(new Set([null]));
});

it.each(['OVER_UNDER', 'ASIAN_HANDICAP', 'BOTH_TEAMS_TO_SCORE', 'ODD_OR_EVEN', 'HOME_DRAW_AWAY'] as const)(
  '%s has no result when the match is over and its score not known',
  (betType) => {
    const match = matchOf([fixture(), status(1, Stage.live), status(105, Stage.finished)]);
    expect(match.event.score).toBeNull();
    expect(new Set(results(match, market(betType, LINES[betType] ?? null)))).toEqual(new Set([null]));
  },
);

it('TO_QUALIFY is won by the side that goes on, after all legs', () => {
  const level = after('h|a', status(105, Stage.extraTime), status(140, Stage.penalties));
  expect(results(level, market('TO_QUALIFY'))).toEqual([null, null]);
  const board = { home: 1, away: 1, penalties: [4, 5] as [number, number] };
  const over = after(
    'h|a',
    status(105, Stage.extraTime),
    status(140, Stage.penalties),
    status(150, Stage.afterPenalties, { score: board }),
  );
  expect(results(over, market('TO_QUALIFY'))).toEqual([L, W]);
  expect(results(over, market('HOME_DRAW_AWAY'))).toEqual([L, W, L]);
  expect(results(over, market('HOME_AWAY', null, 'FULL_TIME_OVER_TIME'))).toEqual([L, W]);
  expect(results(ended('h', ''), market('TO_QUALIFY'))).toEqual([null, null]);
});

describe('quarter lines', () => {
  it.each([
    [-0.25, 1, W],
    [-0.25, 0, 'half lost'],
    [-0.25, -1, L],
    [0.25, 0, 'half won'],
    [-0.75, 1, 'half won'],
    [-0.75, 0, L],
    [-1.25, 1, 'half lost'],
    [-1.25, 2, W],
    [0.75, -1, 'half lost'],
  ] as const)('a home handicap of %d is settled as two halves when home wins by %d', (line, by, expected) => {
    const match = ended('h'.repeat(Math.max(by, 0)), 'a'.repeat(Math.max(-by, 0)));
    expect(results(match, market('ASIAN_HANDICAP', line))[0]).toBe(expected);
  });
});

describe('during the match', () => {
  it('outcomes that can not come true any more are lost, and others open, when a goal falls', () => {
    const match = after('h|ha');
    expect(results(match, market('OVER_UNDER', 2.5))).toEqual([W, L]);
    expect(results(match, market('OVER_UNDER', 2.75))).toEqual([null, null]);
    expect(results(match, market('OVER_UNDER', 3.5))).toEqual([null, null]);
    expect(results(match, market('BOTH_TEAMS_TO_SCORE'))).toEqual([W, L]);
    expect(results(match, market('CORRECT_SCORE'), {}, ['1:1', '2:1', '0:3', 'other'])).toEqual([L, null, L, null]);
    expect(results(match, market('HALF_FULL_TIME'))).toEqual([null, null, null, L, L, L, L, L, L]);
    expect(results(match, market('HOME_DRAW_AWAY'))).toEqual([null, null, null]);
    expect(results(match, market('NEXT_GOAL', 3))).toEqual([L, L, W]);
    expect(results(match, market('NEXT_GOAL', 4))).toEqual([null, null, null]);
  });

  it('the market of a goal opens again when the goal is withdrawn', () => {
    const taken = after('h|', score(70, 0, 0, { supersedes: { key: 'm1/score', seq: 10 }, reason: 'var' }), retraction('g10'));
    expect(results(taken, market('NEXT_GOAL', 1))).toEqual([null, null, null]);
  });

  it('an own goal counts for the side that gets it', () => {
    const match = matchOf([fixture(), status(1, 12), goal('g1', 10, 'away', { type: 'own-goal' }), score(10, 0, 1)]);
    expect(results(match, market('NEXT_GOAL', 1))).toEqual([L, L, W]);
  });

  it('the side of a goal is known by the score alone when one side has scored, else not', () => {
    const match = matchOf([fixture(), status(1, 12), score(10, 1, 0)]);
    expect(results(match, market('NEXT_GOAL', 1))).toEqual([W, L, L]);
    const both = matchOf([fixture(), status(1, 12), score(10, 1, 1)]);
    expect(results(both, market('NEXT_GOAL', 2))).toEqual([null, L, null]);
  });

  it('a market of a half is decided at its end, and one of regular time before extra time', () => {
    expect(results(after('h|'), market('HOME_DRAW_AWAY', null, 'FIRST_HALF'))).toEqual([W, L, L]);
    expect(results(after('h|a'), market('HOME_DRAW_AWAY', null, 'SECOND_HALF'))).toEqual([null, null, null]);
    const extra = after('h|a', status(105, Stage.extraTime), score(110, 2, 1));
    expect(results(extra, market('HOME_DRAW_AWAY'))).toEqual([L, W, L]);
    expect(results(extra, market('OVER_UNDER', 2.5))).toEqual([L, W]);
    expect(results(extra, market('HOME_AWAY', null, 'FULL_TIME_OVER_TIME'))).toEqual([null, null]);
  });
});

it('[EVENT-06] results follow the sides as they are shown when a match is swapped', () => {
  const match = matchOf([fixture({ swapped: true }), status(1, 12), score(10, 0, 2), status(105, Stage.finished)]);
  expect(match.event.score).toEqual([2, 0]);
  expect(results(match, market('HOME_DRAW_AWAY'))).toEqual([W, L, L]);
  expect(results(match, market('ASIAN_HANDICAP', -1.5))).toEqual([W, L]);
});

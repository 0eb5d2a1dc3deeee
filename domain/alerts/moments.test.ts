import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pair } from '../event/entities.ts';
import { Stage } from '../event/stage.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { factsFor } from '../testing/alert-facts.ts';
import type { AlertFacts } from './facts.ts';
import { momentsOf } from './moments.ts';

type Changes = Parameters<typeof factsFor>[0];
const LIVE: Changes = { stage: Stage.secondHalf, score: [0, 0], minute: '67’' };
const between = (before: Changes, after: Changes) => momentsOf(factsFor(before), factsFor({ ...before, ...after }));
const occasions = (before: Changes, after: Changes) => between(before, after).map(({ occasion }) => occasion);

it('an event that is seen for the first time has no moments', () => {
  expect(momentsOf(null, factsFor({ ...LIVE, score: [2, 1] }))).toEqual([]);
});

it('a goal has its side, its score and its minute', () => {
  expect(between(LIVE, { score: [1, 0] })).toMatchObject([
    { kind: 'goal', side: 'home', score: [1, 0], minute: '67’', tag: 'score 1-0', occurrence: 'score 1-0 0' },
  ]);
});

it('two goals and the end between two states are three moments in order', () => {
  expect(between(LIVE, { score: [1, 1], stage: Stage.finished, minute: '' })).toMatchObject([
    { occasion: 'goal', side: 'home', score: [1, 0] },
    { occasion: 'goal', side: 'away', score: [1, 1] },
    { occasion: 'end', score: [1, 1] },
  ]);
});

it('a result that is entered after the end has no goals', () => {
  expect(occasions({}, { stage: Stage.finished, score: [3, 1] })).toEqual(['end']);
  expect(occasions({ stage: Stage.finished }, { score: [3, 1] })).toEqual([]);
});

it('two goals of one side are two, of which the last has the scorer that is new', () => {
  const moments = between({ ...LIVE, minute: '67’' }, { score: [0, 2], scorers: ['', '68’ Kold'], minute: '' });
  expect(moments.map(({ side, score, by, minute }) => [side, score, by, minute])).toEqual([
    ['away', [0, 1], '', '67’'],
    ['away', [0, 2], '68’ Kold', '67’'],
  ]);
});

it('a score before the start has no goals, and the first one of a live match has those since 0-0', () => {
  expect(between({}, { score: [1, 0] })).toEqual([]);
  expect(between({ stage: Stage.firstHalf }, { score: [1, 0] })).toMatchObject([{ occasion: 'goal', score: [1, 0] }]);
  expect(occasions({}, { stage: Stage.firstHalf, score: [0, 1] })).toEqual(['start', 'goal']);
});

it('a score that changes after the end is a correction, and one that falls on both sides is of neither', () => {
  const over = { stage: Stage.finished, score: [1, 0] } as const;
  expect(between(over, { score: [2, 0] })).toMatchObject([
    { occasion: 'score-corrected', side: null, was: [1, 0], reason: 'unknown' },
  ]);
  expect(between({ ...LIVE, score: [1, 1] }, { score: [0, 0] })).toMatchObject([{ occasion: 'score-corrected', side: null }]);
  expect(between({ ...LIVE, score: [1, 1] }, { score: [1, 0] })).toMatchObject([{ occasion: 'score-corrected', side: 'away' }]);
  expect(between({ ...LIVE, score: [0, 1] }, { score: [1, 0] })).toMatchObject([{ occasion: 'score-corrected', side: 'away' }]);
});

describe('games of tennis', () => {
  const set = (parts: readonly Pair[], sportId: number = SPORT.tennis): Changes => ({ sportId, stage: 18, score: [1, 0], parts });
  it.each<[what: string, before: readonly Pair[], after: readonly Pair[], side: string | null]>([
    [
      'of the home side',
      [
        [6, 4],
        [1, 1],
      ],
      [
        [6, 4],
        [2, 1],
      ],
      'home',
    ],
    [
      'of the away side',
      [
        [6, 4],
        [1, 1],
      ],
      [
        [6, 4],
        [1, 2],
      ],
      'away',
    ],
    [
      'of a new set',
      [[6, 4]],
      [
        [6, 4],
        [1, 0],
      ],
      null,
    ],
    [
      'that is taken back',
      [
        [6, 4],
        [2, 1],
      ],
      [
        [6, 4],
        [1, 1],
      ],
      null,
    ],
    ['before the first', [], [], null],
  ])('a game %s', (_, before, after, side) => {
    const [moment] = between(set(before), set(after));
    expect(moment === undefined ? null : [moment.kind, moment.occasion, moment.side, moment.tag]).toEqual(
      side === null ? null : ['goal', 'game', side, `game 2 ${after[1]!.join('-')}`],
    );
  });

  it('points of a rally set are no games', () => {
    expect(between(set([[3, 3]], SPORT.badminton), set([[4, 3]], SPORT.badminton))).toEqual([]);
  });
});

it('a goal that is taken back is one correction under the tag of the goal, and a later goal to that score occurs anew', () => {
  const states: AlertFacts[] = [
    factsFor({ ...LIVE }),
    factsFor({ ...LIVE, score: [1, 0] }),
    factsFor({ ...LIVE, correction: { count: 1, reason: 'offside' } }),
    factsFor({ ...LIVE, score: [1, 0], correction: { count: 1, reason: 'offside' } }),
  ];
  const [goal, correction, later] = states.slice(1).map((after, at) => momentsOf(states[at]!, after)[0]!);
  expect(correction).toMatchObject({ kind: 'correction', side: 'home', was: [1, 0], score: [0, 0], reason: 'offside' });
  expect(correction!.tag).toBe(goal!.tag);
  expect(later!.occurrence).not.toBe(goal!.occurrence);
});

it('another scorer is a correction, and a reason of a referee waits for the score', () => {
  const before = { ...LIVE, score: [1, 0], scorers: ['61’ Lindgaard', ''] } as const;
  const corrected = { scorers: ['61’ Holm', ''], correction: { count: 1, reason: 'scorer' } } as const;
  expect(between(before, corrected)).toMatchObject([{ occasion: 'fact-corrected', side: 'home', by: '61’ Holm' }]);
  expect(occasions(before, { correction: { count: 1, reason: 'offside' } })).toEqual([]);
});

it('the scorer is named only where it is new with the goal', () => {
  const before = { ...LIVE, score: [1, 0], scorers: ['12’ Bech', ''] } as const;
  expect(between(before, { score: [2, 0] })[0]!.by).toBe('');
  expect(between(before, { score: [2, 0], scorers: ['67’ Bech', ''] })[0]!.by).toBe('67’ Bech');
});

it('a red card and its withdrawal share a tag', () => {
  const [shown] = between(LIVE, { reds: [0, 1] });
  const [withdrawn] = between({ ...LIVE, reds: [0, 1] }, { reds: [0, 0] });
  expect(shown).toMatchObject({ kind: 'red', side: 'away' });
  expect(withdrawn).toMatchObject({ kind: 'correction', occasion: 'red-corrected', side: 'away', tag: shown!.tag });
});

describe('stages', () => {
  it.each<[what: string, before: Changes, after: Changes, expected: readonly string[]]>([
    ['a start', {}, { stage: Stage.firstHalf, score: [0, 0] }, ['start']],
    ['half-time', { stage: Stage.firstHalf, score: [0, 0] }, { stage: Stage.halfTime }, ['half']],
    ['the end of a period', { sportId: SPORT.iceHockey, stage: 14, score: [0, 1] }, { stage: Stage.break }, ['part']],
    [
      'the break after the first of four',
      { sportId: SPORT.basketball, stage: 22, score: [20, 18] },
      { stage: Stage.halfTime },
      ['part'],
    ],
    [
      'the break after the second of four',
      { sportId: SPORT.basketball, stage: 23, score: [40, 38] },
      { stage: Stage.halfTime },
      ['half'],
    ],
    ['a conversion', { sportId: SPORT.rugbyUnion, stage: Stage.firstHalf, score: [5, 0] }, { score: [7, 0] }, []],
    ['the next quarter without a break', { sportId: SPORT.basketball, stage: 22, score: [20, 18] }, { stage: 23 }, ['part']],
    ['the next set', { sportId: SPORT.tennis, stage: 17, score: [0, 0] }, { stage: 18, score: [1, 0] }, ['goal']],
    ['extra time', LIVE, { stage: Stage.extraTime }, ['extra-time']],
    ['its second half', { ...LIVE, stage: Stage.firstExtraHalf }, { stage: Stage.secondExtraHalf }, []],
    ['a shoot-out', { ...LIVE, stage: Stage.secondExtraHalf }, { stage: Stage.penalties }, ['shoot-out']],
    ['the end after a shoot-out', { ...LIVE, stage: Stage.penalties }, { stage: Stage.afterPenalties }, ['end']],
    ['line-ups', {}, { hasLineups: true }, ['lineups']],
    ['a postponed match', {}, { stage: Stage.postponed }, ['postponed']],
    ['a cancelled match', {}, { stage: Stage.cancelled }, ['cancelled']],
    ['an interrupted match', LIVE, { stage: Stage.interrupted }, ['interrupted']],
    ['an abandoned match', LIVE, { stage: Stage.abandoned }, ['abandoned']],
    ['a match that goes on', { ...LIVE, stage: Stage.interrupted }, { stage: Stage.secondHalf }, ['resumed']],
    ['a new start', {}, { start: 1_788_440_400 }, ['new-start']],
    ['a start that is a minute later', {}, { start: 1_788_354_060 }, []],
    ['a start that becomes known', { startKnown: false }, { startKnown: true, start: 1_788_440_400 }, []],
    ['a goal in handball', { ...LIVE, sportId: SPORT.handball }, { score: [1, 0] }, []],
    ['a game of tennis', { sportId: SPORT.tennis, stage: 17, score: [0, 0], parts: [[1, 0]] }, { parts: [[1, 1]] }, ['game']],
    ['a touchdown', { sportId: SPORT.americanFootball, stage: 22, score: [0, 0] }, { score: [6, 0] }, ['goal']],
    ['the start of a race', { sportId: SPORT.cycling, title: '3. etape' }, { stage: Stage.live }, ['start']],
    ['the end of a race', { sportId: SPORT.cycling, stage: Stage.live }, { stage: Stage.finished, leader: 'Skov' }, ['end']],
  ])('%s', (_, before, after, expected) => {
    expect(occasions(before, after)).toEqual(expected);
  });
});

it.each<[what: string, before: Changes, after: Changes, kind: string, tag: string]>([
  ['a start', {}, { stage: Stage.firstHalf }, 'start', 'start'],
  ['the start of a postponed match', { stage: Stage.postponed }, { stage: Stage.firstHalf }, 'start', 'start'],
  ['half-time', { stage: Stage.firstHalf }, { stage: Stage.halfTime }, 'half', 'half'],
  ['the end of a period', { sportId: SPORT.iceHockey, stage: 15 }, { stage: Stage.break }, 'half', 'part 2'],
  ['extra time', LIVE, { stage: Stage.extraTime }, 'half', 'extra-time'],
  ['a shoot-out', LIVE, { stage: Stage.penalties }, 'half', 'shoot-out'],
  ['the end', LIVE, { stage: Stage.finished }, 'end', 'end'],
  ['an interruption', LIVE, { stage: Stage.interrupted }, 'moved', 'interrupted 0-0'],
  ['its end', { ...LIVE, stage: Stage.interrupted }, { stage: Stage.secondHalf }, 'moved', 'interrupted 0-0'],
  ['a postponement', { start: 600 }, { stage: Stage.postponed }, 'moved', 'start 600'],
  ['a new start', { start: 600 }, { start: 900 }, 'moved', 'start 900'],
  ['a new start of a postponed match', { stage: Stage.postponed, start: 600 }, { start: 900 }, 'moved', 'start 900'],
])('%s has its kind and its tag', (_, before, after, kind, tag) => {
  expect(between(before, after).map((moment) => [moment.kind, moment.tag])).toEqual([[kind, tag]]);
});

it('a new start keeps the one before, the end of a period its place, and a wait for news ends none', () => {
  expect(between({ start: 600 }, { start: 900 })[0]!.wasStart).toBe(600);
  expect(between({ sportId: SPORT.iceHockey, stage: 15 }, { stage: 16 })[0]!.part).toBe(1);
  expect(between({ sportId: SPORT.iceHockey, stage: 15 }, { stage: Stage.awaitingUpdate })).toEqual([]);
  expect(between({ sportId: SPORT.iceHockey, stage: 15 }, { stage: 14 })).toEqual([]);
  expect(between({ ...LIVE, start: 600 }, { start: 900 })).toEqual([]);
});

const anyPair = fc.tuple(fc.nat(4), fc.nat(4)) as fc.Arbitrary<Pair>;
const anyState = fc.record({
  stage: fc.constantFrom(...Object.values(Stage)),
  score: fc.option(anyPair),
  reds: anyPair,
  hasLineups: fc.boolean(),
  correction: fc.option(fc.record({ count: fc.nat(3), reason: fc.constantFrom('offside' as const, 'scorer' as const) })),
});

it('equal states have no moments, and each moment of a step occurs once', () => {
  fc.assert(
    fc.property(anyState, anyState, (before, after) => {
      expect(momentsOf(factsFor(before), factsFor(before))).toEqual([]);
      const keys = momentsOf(factsFor(before), factsFor(after)).map(({ kind, occurrence }) => `${kind} ${occurrence}`);
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});

import type { EventItem } from '../event/entities.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Pair } from '../event/entities.ts';
import { Stage } from '../event/stage.ts';
import type { Message } from '../messages/index.ts';
import { at, createScenario, fixture, goal, retraction, score, status } from '../testing/scenario.ts';
import { changedSide, scoredAt } from './corrections.ts';

it.each<[before: Pair, after: Pair, side: ReturnType<typeof changedSide>]>([
  [[1, 0], [0, 0], 'home'],
  [[1, 2], [1, 1], 'away'],
  [[2, 2], [1, 1], null],
  [[2, 2], [2, 2], null],
])('from %j to %j the score of %s changed', (before, after, side) => {
  expect(changedSide(before, after)).toBe(side);
});

function fallenAfter(seconds: number) {
  const { state, submit, event } = createScenario();
  for (const message of [fixture(), status(1, 12), goal('g1', 10, 'home'), score(10, 1, 0), retraction('g1')]) submit(message);
  const fallen = new Date(Date.parse(at(60)) + seconds * 1000).toISOString();
  submit(score(61, 0, 0, { at: fallen }));
  return state.corrections.get(event().id)!;
}

it('a goal taken back and the score that falls within three minutes are one correction, and two after that', () => {
  expect(fallenAfter(180)).toMatchObject([
    { what: 'goal', from: '1-0', to: '0-0', side: 'home', reason: 'offside', player: 'Buksa' },
  ]);
  expect(fallenAfter(181)).toMatchObject([
    { what: 'goal', from: '', to: '', reason: 'offside' },
    { what: 'score', from: '1-0', to: '0-0', side: 'home', reason: 'unknown', minute: '', player: '' },
  ]);
});

it('a score that falls on both sides has no side', () => {
  const { state, submit, event } = createScenario();
  for (const message of [fixture(), status(1, 12), score(10, 1, 1), score(11, 0, 0)]) submit(message);
  expect(state.corrections.get(event().id)).toMatchObject([{ what: 'score', from: '1-1', to: '0-0', side: null }]);
});

/** Each message replaces the earlier one under its key. */
const COURSE: readonly Message[] = [
  status(1, 12),
  score(1, 0, 0),
  goal('g1', 10, 'home', { player: 'A' }),
  score(2, 1, 0),
  goal('g1', 10, 'home', { seq: 2, player: 'B' }),
  status(2, 38),
  score(3, 0, 0),
  status(3, 13),
  score(4, 1, 1),
  goal('g1', 11, 'home', { seq: 3, player: 'C' }),
  // Without parts, goals count for the half of their message.
  score(5, 2, 1, {
    score: {
      home: 2,
      away: 1,
      parts: [
        [0, 0],
        [2, 1],
      ],
    },
  }),
];
const isLast = ({ key, seq }: Message): boolean => !COURSE.some((other) => other.key === key && other.seq > seq);

function shownAfter(course: readonly Message[]): unknown {
  const scenario = createScenario();
  const decisions = [fixture(), ...course].map((message) => scenario.submit(message).result);
  expect(new Set(decisions)).toEqual(new Set(['accepted']));
  const { stage, stageType, score: shown, parts } = scenario.event() as never as Record<string, unknown>;
  const incidents = [...scenario.state.incidents.values()].flat();
  return { stage, stageType, shown, parts, incidents };
}

it('[F-19] a missing seq changes nothing: the last message under each key decides', () => {
  const whole = shownAfter(COURSE);
  fc.assert(
    fc.property(fc.subarray(COURSE.filter((message) => !isLast(message))), (lost) => {
      expect(shownAfter(COURSE.filter((message) => !lost.includes(message)))).toEqual(whole);
    }),
    { numRuns: 300 },
  );
});

it('[F-19] a correction of a missing message is refused with its path: the provider learns of the gap', () => {
  const scenario = createScenario();
  for (const message of [fixture(), status(1, 12)]) scenario.submit(message);
  const correction = goal('g1', 10, 'home', { seq: 2, supersedes: { key: 'g1', seq: 1 }, reason: 'clerical' });
  expect(scenario.submit(correction)).toMatchObject({ result: 'refused', path: expect.stringContaining('/supersedes') });
});

it('a score that was the last change of a match stood since then, one before a new stage for an unknown time', () => {
  const event = { changedAt: 1000, stageStart: 400 } as EventItem;
  expect(scoredAt(event)).toEqual({ since: 1000 });
  expect(scoredAt({ ...event, stageStart: 1000 })).toEqual({});
});

it('a match counts each move, each cancellation and each return to the plan', () => {
  const { submit, event } = createScenario();
  submit(fixture());
  expect(event()).not.toHaveProperty('revision');
  submit(fixture({ seq: 2, venue: 'Brøndby Stadion' }));
  expect(event()).not.toHaveProperty('revision');
  submit(fixture({ seq: 3, start: '2026-11-21T18:00:00Z' }));
  expect(event().revision).toBe(1);
  submit(status(1, Stage.postponed));
  expect(event().revision).toBe(2);
  submit(status(2, Stage.scheduled));
  submit(status(3, Stage.cancelled));
  expect(event().revision).toBe(4);
});

it('a match counts no kick-off, goal or end', () => {
  const { submit, event } = createScenario();
  submit(fixture());
  submit(status(1, Stage.firstHalf));
  submit(score(2, 1, 0));
  submit(status(105, Stage.finished));
  expect(event()).not.toHaveProperty('revision');
});

it('a match counts its hour when only the day was known before', () => {
  const { submit, event } = createScenario();
  submit(fixture({ start: '2026-11-20' }));
  submit(fixture({ start: '2026-11-20T12:00:00Z' }), { name: 'other', origin: 'real' });
  submit(fixture({ start: '2026-11-20T18:00:00Z', seq: 2 }), { name: 'other', origin: 'real' });
  expect(event().revision).toBeGreaterThan(0);
});

it('a revision never falls, whatever is sent', () => {
  const step = fc.oneof(
    fc.integer({ min: 0, max: 5 }).map((day) => (seq: number) => fixture({ seq, start: `2026-12-0${day + 1}T18:00:00Z` })),
    fc
      .constantFrom(Stage.scheduled, Stage.postponed, Stage.cancelled, Stage.delayed, Stage.firstHalf)
      .map((stage) => (seq: number) => status(seq, stage)),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { submit, event } = createScenario();
      submit(fixture());
      let last = 0;
      for (const [index, message] of steps.entries()) {
        const before = event();
        submit(message(index + 2));
        const { revision = 0, start } = event();
        expect(revision).toBeGreaterThanOrEqual(start === before.start ? last : last + 1);
        last = revision;
      }
    }),
  );
});

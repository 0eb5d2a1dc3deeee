import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Message } from '../messages/index.ts';
import { createScenario, fixture, goal, score, status } from '../testing/scenario.ts';

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

it('[F-19] a correction of what never came is refused, with its place: its provider learns of the gap', () => {
  const scenario = createScenario();
  for (const message of [fixture(), status(1, 12)]) scenario.submit(message);
  const correction = goal('g1', 10, 'home', { seq: 2, supersedes: { key: 'g1', seq: 1 }, reason: 'clerical' });
  expect(scenario.submit(correction)).toMatchObject({ result: 'refused', path: expect.stringContaining('/supersedes') });
});

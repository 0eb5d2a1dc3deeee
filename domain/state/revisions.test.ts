import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Stage } from '../event/stage.ts';
import { createScenario, fixture, score, status } from '../testing/scenario.ts';

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
      for (const [at, message] of steps.entries()) {
        const before = event();
        submit(message(at + 2));
        const { revision = 0, start } = event();
        expect(revision).toBeGreaterThanOrEqual(start === before.start ? last : last + 1);
        last = revision;
      }
    }),
  );
});

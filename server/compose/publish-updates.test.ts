import { Stage } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import { expect, it } from 'vitest';
import { createScenario, fixture, goal, status } from '../../domain/testing/scenario.ts';
import { createEditions } from './editions.ts';
import { PastStates } from '../projection/past-states.ts';
import { StateProjection } from '../projection/projection.ts';
import { UpdatePublisher } from '../projection/publish-updates.ts';

function createObservedUpdates() {
  const scenario = createScenario();
  const { state } = scenario;
  const projection = new StateProjection(state);
  const editions = createEditions(
    { projectId: 1, feedEditions: new Map() },
    { projection, pastStates: new PastStates(state, 0) },
    { nowMs: Date.now, service: () => ({ status: 0, trueAtS: null }), onRender: () => undefined },
  );
  const published: string[] = [];
  let counts = 0;
  const values = state.events.values.bind(state.events);
  state.events.values = () => {
    counts += 1;
    return values();
  };
  const publisher = new UpdatePublisher(projection, { publish: ({ kind }) => published.push(kind) }, editions, {
    note: () => {},
  });
  return {
    submit(message: Message): { counts: number; system: boolean } {
      const [countsBefore, from] = [counts, published.length];
      const decision = scenario.submit(message);
      if (decision.result !== 'accepted') throw new Error(JSON.stringify(decision));
      publisher.publish([{ n: state.n, atMs: 0, changes: decision.changes }], Date.now());
      return { counts: counts - countsBefore, system: published.slice(from).includes('system') };
    },
  };
}

/** A match of no listed day: lists are loaded again. */
const LONG_AGO = { start: '2020-11-20T18:00:00Z' } as const;

it('UpdatePublisher counts live matches at first and when a match begins or ends', () => {
  const { submit } = createObservedUpdates();
  expect(submit(fixture(LONG_AGO))).toEqual({ counts: 1, system: false });
  expect(submit(fixture({ ...LONG_AGO, seq: 2, referee: 'M. Krogh' }))).toEqual({ counts: 0, system: false });
  expect(submit(status(3, Stage.firstHalf))).toEqual({ counts: 1, system: true });
  expect(submit(goal('g1', 4, 'home'))).toEqual({ counts: 0, system: false });
});

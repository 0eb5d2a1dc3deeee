import { type Provider, Stage } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import { expect, it, vi } from 'vitest';
import { at, createScenario, fixture, goal, PROVIDER, score, status } from '../../domain/testing/scenario.ts';
import { PAST_MS } from '../journal/snapshots.ts';
import { createEditions } from './editions.ts';
import { LiveCounts, LiveNow, liveText } from './live-counts.ts';
import { PastStates } from './earlier/past-states.ts';
import { StateProjection } from './projection.ts';
import { UpdatePublisher } from './publish-updates.ts';

it('liveText counts live events by sport', () => {
  const { submit, state } = createScenario();
  expect(liveText(state)).toBe('');
  for (const [key, sport] of [
    ['a', 7],
    ['b', 1],
    ['c', 1],
    ['d', 1],
  ] as const) {
    submit(fixture({ key, sport, home: { name: `Hjemme ${key}` } }));
    if (key !== 'd') submit(status(1, 12, { key: `${key}/status`, event: key }));
  }
  expect(liveText(state)).toBe('1:2|7:1');
  submit(status(2, 3, { key: 'b/status', event: 'b' }));
  expect(liveText(state)).toBe('1:1|7:1');
});

const OTHER: Provider = { name: 'other', origin: 'real' };
const SILENT: Readonly<Record<string, number>> = { test: 95_000, other: 200_000 };

/** The longest silence at a minute after kick-off, where both providers are silent. */
function followed() {
  const scenario = createScenario();
  const projection = new StateProjection(scenario.state);
  const now = new LiveNow(projection);
  return {
    submit(message: Message, provider = PROVIDER) {
      const decision = scenario.submit(message, provider);
      if (decision.result !== 'accepted') throw new Error(JSON.stringify(decision));
      projection.advance([{ n: scenario.state.n, atMs: 0, changes: decision.changes }], 0);
    },
    silenceAt: (minute: number): number => now.silenceMs((provider) => SILENT[provider]!, Date.parse(at(minute)) / 1000),
  };
}

it('[F-25] a provider is silent only while it has a live match that changed within three hours', () => {
  const { submit, silenceAt } = followed();
  submit(fixture());
  expect(silenceAt(10)).toBe(0);
  submit(status(1, 12));
  expect([silenceAt(10), silenceAt(180), silenceAt(182)]).toEqual([95_000, 95_000, 0]);
  submit(score(100, 1, 0));
  expect([silenceAt(182), silenceAt(279), silenceAt(281)]).toEqual([95_000, 95_000, 0]);
  submit(status(101, Stage.awaitingUpdate));
  expect(silenceAt(102)).toBe(95_000);
  submit(status(102, 3));
  expect(silenceAt(103)).toBe(0);
});

it('[F-25] of several silent providers the longest counts, and that of a match which another owns if it reports the course', () => {
  const { submit, silenceAt } = followed();
  submit(fixture());
  submit(status(1, 12));
  submit(fixture({ key: 'm2', home: { name: 'AGF' } }), OTHER);
  expect(silenceAt(10)).toBe(95_000);
  submit(fixture({ key: 'm2', home: { name: 'AGF' }, seq: 2 }));
  submit(status(1, 12, { key: 'm2/status', event: 'm2' }));
  expect(silenceAt(10)).toBe(95_000);
  submit(fixture({ key: 'm3', home: { name: 'OB' } }), OTHER);
  submit(status(1, 12, { key: 'm3/status', event: 'm3' }), OTHER);
  expect(silenceAt(10)).toBe(200_000);
});

it('LiveNow counts anew when a match begins or ends, and not when its score changes', () => {
  const { submit, state } = createScenario();
  const projection = new StateProjection(state);
  const now = new LiveNow(projection);
  const send = (message: Message): string => {
    const decision = submit(message);
    if (decision.result !== 'accepted') throw new Error(JSON.stringify(decision));
    projection.advance([{ n: state.n, atMs: 0, changes: decision.changes }], Date.parse(at(1)));
    return now.text();
  };
  expect(send(fixture())).toBe('');
  expect(send(status(1, 12))).toBe('1:1');
  const counted = vi.spyOn(state.events, 'values');
  expect(send(score(2, 1, 0))).toBe('1:1');
  expect(counted).not.toHaveBeenCalled();
  expect(send(status(3, 3))).toBe('');
});

it('LiveCounts returns the counts last noted before a moment, as far back as a delay reaches', () => {
  const counts = new LiveCounts();
  expect(counts.at(0)).toBe('');
  counts.note('1:1', 1000);
  counts.note('1:2', 5000);
  expect([900, 1000, 4999, 5000, 60_000].map((atMs) => counts.at(atMs))).toEqual(['', '1:1', '1:1', '1:2', '1:2']);
  counts.note('1:3', 5000 + 2 * PAST_MS);
  counts.note('1:4', 6000 + 2 * PAST_MS);
  expect([1000, 5000 + PAST_MS, 6000 + 2 * PAST_MS].map((atMs) => counts.at(atMs))).toEqual(['', '1:2', '1:4']);
});

function createObservedUpdates() {
  const scenario = createScenario();
  const { state } = scenario;
  const projection = new StateProjection(state);
  const editions = createEditions(
    { projectId: 1, feedEditions: new Map() },
    { projection, pastStates: new PastStates(state, 0) },
    () => ({ body: () => null }),
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

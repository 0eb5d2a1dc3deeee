import { apply, decide, emptyState, hashText, type LiveState } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, createScenario, fixture, goal, PROVIDER, retraction, score, status } from '../../../domain/testing/scenario.ts';
import { PastStates } from './past-states.ts';
import { race } from '../../testing/feeds.ts';

const START_MS = Date.parse('2026-11-21T12:00:00Z');
const PARTS = [
  'events',
  'races',
  'incidents',
  'statistics',
  'facts',
  'corrections',
  'participants',
  'leagues',
  'deductions',
  'tieOrders',
  'articles',
  'transfers',
] as const;
const INDEXES = ['eventsOfLeague', 'racesOfLeague'] as const;
const byId = (entries: Iterable<readonly [string, unknown]>) => [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1));
/** What of a state is remembered, by value, and where its events are found. */
const contentOf = (state: LiveState) => [
  ...PARTS.map((part) => byId(state[part])),
  ...INDEXES.map((index) => byId([...state[index]].flatMap(([id, ids]) => (ids.size === 0 ? [] : [[id, [...ids].toSorted()]])))),
];

const competition = { name: 'Superligaen', country: 'dk', season: '2026/2027' };
const participant = { name: 'Brøndby IF', key: 'b1' };
const MESSAGES: readonly ((seq: number) => Message)[] = [
  (seq) => fixture({ seq }),
  (seq) => status(seq, 12),
  (seq) => goal(`g${seq}`, (seq % 80) + 1, 'home', { score: [1, 0] }),
  (seq) => score(seq, seq % 9, 0),
  (seq) => ({
    kind: 'statistics',
    key: 'm1/stats',
    seq,
    at: at(1),
    event: 'm1',
    period: 0,
    values: [{ stat: 12, home: `${seq}%`, away: '' }],
  }),
  (seq) => fixture({ seq, competition: { ...competition, name: '1. division' }, away: { name: 'OB' } }),
  (seq) => retraction('m1', { seq: seq + 1 }),
  (seq) => race('monza', { seq }),
  (seq) => race('monza', { seq, competition: { name: 'Formel 2', country: 'xw', season: '2026' } }),
  (seq) => retraction('monza', { seq: seq + 1 }),
  (seq) => ({
    kind: 'tie-order',
    key: 'lots',
    seq,
    at: at(1),
    sport: 1,
    competition,
    participants: seq % 2 === 0 ? [participant, { name: 'OB' }] : [{ name: 'OB' }, participant],
  }),
  (seq) => ({ kind: 'deduction', key: 'd1', seq, at: at(1), sport: 1, competition, participant, points: seq, from: at(1) }),
  (seq) => retraction('d1', { seq: seq + 1 }),
  (seq) => ({
    kind: 'article',
    key: 'a1',
    seq,
    at: at(1),
    title: `${seq}`,
    url: 'https://a.dk/',
    published: at(1),
    source: 'Ritzau',
  }),
  (seq) => retraction('a1', { seq: seq + 1 }),
  (seq) => ({
    kind: 'transfer',
    key: 't1',
    seq,
    at: at(1),
    sport: 1,
    player: { name: `Spiller ${seq % 3}` },
    to: participant,
    date: '2026-11-20',
    type: 'transfer',
  }),
  (seq) => retraction('t1', { seq: seq + 1 }),
  (seq) => ({ kind: 'participant', key: 'p1', seq, at: at(1), participant: participant.key, deleted: seq % 2 === 0 }),
];

describe('the state as it stood', () => {
  it('a past state equals the state of its time, and is unknown before the first entry', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ kind: fc.nat(MESSAGES.length - 1), afterS: fc.nat(20) }), { maxLength: 60 }), (steps) => {
        const state = emptyState();
        const past = new PastStates(state, START_MS);
        const seen: { atMs: number; content: unknown }[] = [];
        let nowMs = START_MS;
        for (const [index, { kind, afterS }] of [{ kind: 0, afterS: 0 }, ...steps].entries()) {
          nowMs += afterS * 1000;
          const message = MESSAGES[kind]!(index + 1);
          const hash = hashText(JSON.stringify(message));
          const decision = decide(state, { n: state.n + 1, provider: PROVIDER, message, hash });
          if (decision.result !== 'accepted') continue;
          const entry = { n: state.n + 1, atMs: nowMs, changes: decision.changes };
          past.note([entry], nowMs);
          apply(state, entry);
          if (seen.at(-1)?.atMs === nowMs) seen.pop();
          seen.push({ atMs: nowMs, content: contentOf(state) });
        }
        for (const { atMs, content } of seen) {
          const then = past.at(atMs);
          if (then === null) expect(nowMs - atMs).toBeGreaterThan(190_000);
          else expect(contentOf(then)).toEqual(content);
        }
        expect(past.at(START_MS - 1)).toBeNull();
      }),
    );
  });

  it('many changes of one second are kept as one past state', () => {
    const { state, submit } = createScenario();
    submit(fixture());
    const past = new PastStates(state, START_MS);
    const change = { kind: 'event', event: [...state.events.values()][0]! } as const;
    for (let n = 2; n < 50_000; n += 1) past.note([{ n, atMs: START_MS, changes: [change] }], START_MS + 1 + n / 100);
    expect(past.at(START_MS)).not.toBeNull();
  });
});

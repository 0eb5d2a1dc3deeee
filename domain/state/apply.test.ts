import { expect, it } from 'vitest';
import type { ParticipantKind } from '../event/entities.ts';
import { apply } from './apply.ts';
import { decide } from './decide/decide.ts';
import { createScenario, fixture, goal, PROVIDER, retraction, score, status } from '../testing/scenario.ts';
import { differences, readSnapshot, snapshotLines } from './snapshot.ts';
import { emptyState, type LiveState, participantsOfKind } from './state.ts';

it('states that apply the same entries share their values', () => {
  const [leader, edge] = [emptyState(), emptyState()];
  [fixture(), status(1, 12), goal('g1', 10, 'home'), score(10, 1, 0)].forEach((message, i) => {
    const decision = decide(leader, { n: i + 1, provider: PROVIDER, message, hash: i });
    if (decision.result !== 'accepted') throw new Error(JSON.stringify(decision));
    for (const state of [leader, edge]) apply(state, { n: i + 1, atMs: 0, changes: decision.changes });
  });
  expect(differences(edge, leader)).toEqual([]);
  const [[id, event] = []] = leader.events;
  expect(event).toMatchObject({ score: [1, 0], stage: 12 });
  expect(edge.events.get(id!)).toBe(event);
  expect(edge.incidents.get(id!)).toBe(leader.incidents.get(id!));
});

it('apply keeps incidents by minute, then by arrival; a repeated incident keeps its place', () => {
  const scenario = createScenario();
  const players = () => [...scenario.state.incidents.values()][0]!.map(({ player }) => player);
  scenario.submit(fixture());
  for (const [player, minute] of [
    ['late', 70],
    ['first', 10],
    ['second', 10],
    ['early', 5],
  ] as const)
    scenario.submit(goal(player, minute, 'home', { player }));
  expect(players()).toEqual(['early', 'first', 'second', 'late']);
  scenario.submit(goal('first', 10, 'away', { player: 'first, again', seq: 2 }));
  expect(players()).toEqual(['early', 'first, again', 'second', 'late']);
  scenario.submit(goal('early', 80, 'home', { player: 'early, but later', seq: 2 }));
  expect(players()).toEqual(['first, again', 'second', 'late', 'early, but later']);
});

it('a goal retracted with its score leaves the red cards of the match as they are', () => {
  const scenario = createScenario();
  scenario.submit(fixture());
  scenario.submit(status(1, 12));
  scenario.submit(goal('red', 5, 'away', { type: 'red-card' }));
  scenario.submit(goal('g1', 10, 'home'));
  scenario.submit(score(10, 1, 0));
  scenario.submit(retraction('g1', { score: [0, 0] }));
  expect(scenario.event()).toMatchObject({ score: [0, 0], redCards: [0, 1] });
});

it('a fixture that moves to other sides leaves the indexes of those it had', () => {
  const scenario = createScenario();
  scenario.submit(fixture());
  const { home, away, id, leagueId } = scenario.event();
  scenario.submit(fixture({ seq: 2, away: { name: 'Viborg FF' } }));
  const moved = scenario.event();
  expect(moved).toMatchObject({ id, home });
  expect([...scenario.state.eventsOfPair]).toEqual([[`${home}|${moved.away}`, [id]]]);
  expect(moved.away).not.toBe(away);
  expect([...scenario.state.eventsOfLeague]).toEqual([[leagueId, new Set([id])]]);
});

it('each provider has its own keys, also after a snapshot', () => {
  const another = { name: 'another', origin: 'real' } as const;
  const scenario = createScenario();
  const keyed = fixture({ home: { name: 'Brøndby IF', key: 't7' } });
  scenario.submit(keyed);
  scenario.submit(fixture({ key: 'm1', seq: 9 }), another);
  const state = readSnapshot(snapshotLines(scenario.state));
  expect(differences(state, scenario.state)).toEqual([]);
  const submitFixture = (provider: typeof another | typeof PROVIDER, seq: number, home: object, key = 'm1') =>
    decide(state, { n: state.n + 1, provider, message: fixture({ key, seq, home: { name: 'Viborg FF', ...home } }), hash: 0 });
  expect(submitFixture(another, 8, {})).toEqual({ result: 'stale' });
  expect(submitFixture(PROVIDER, 8, { key: 't7' })).toMatchObject({ code: 'participant_key_reused' });
  expect(submitFixture(another, 10, { key: 't7' }, 'm2')).toMatchObject({ result: 'accepted' });
});

it('participants are found by their kind, also after a snapshot and in a state before some of them', () => {
  const scenario = createScenario();
  scenario.submit(fixture());
  const earlier = new Map(scenario.state.participants);
  scenario.submit(fixture({ key: 'n1', home: { name: 'Danmark', kind: 'national' }, away: { name: 'Norge', kind: 'national' } }));
  const namesOf = (state: LiveState, kind: ParticipantKind) => participantsOfKind(state, kind).map(({ name }) => name);
  for (const state of [scenario.state, readSnapshot(snapshotLines(scenario.state))]) {
    expect(namesOf(state, 'national')).toEqual(['Danmark', 'Norge']);
    expect(namesOf(state, 'club')).toHaveLength(2);
    expect(namesOf(state, 'pair')).toEqual([]);
    expect(namesOf({ ...state, participants: earlier }, 'national')).toEqual([]);
  }
});

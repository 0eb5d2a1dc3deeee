import { describe, expect, it } from 'vitest';
import type { CareerMessage, InjuryMessage, Message, ProfileMessage } from '../../messages/index.ts';
import { at, createScenario, fixture, retraction } from '../../testing/scenario.ts';
import { differences, readSnapshot, snapshotLines } from '../snapshot.ts';

const OTHER = { name: 'other', origin: 'real' } as const;
const accepted = { result: 'accepted' };
const head = { seq: 1, at: at(0), sport: 1 } as const;
const brondby = { name: 'Brøndby IF', country: 'dk' };
const profile = (more: Partial<ProfileMessage> = {}): ProfileMessage => ({
  kind: 'profile',
  key: 'profile/p1',
  ...head,
  participant: { name: 'Jens Hansen', key: 'p1', kind: 'person', country: 'dk' },
  born: '1999-02-28',
  height: 182,
  position: 'Kantspiller',
  foot: 'left',
  number: 11,
  team: brondby,
  contractUntil: 2028,
  ...more,
});
const career = (more: Partial<CareerMessage> = {}): CareerMessage => ({
  kind: 'career',
  key: 'career/p1',
  ...head,
  player: { name: 'Jens Hansen', key: 'p1' },
  columns: [{ code: 'K', label: 'Kampe', kind: 'number' }],
  rows: [
    { season: '2025/2026', team: brondby, competition: 'Superligaen', values: ['31'] },
    { season: '2025', team: { name: 'Danmark', kind: 'national' }, competition: 'VM', national: true, values: ['4'] },
  ],
  ...more,
});
const injury = (more: Partial<InjuryMessage> = {}): InjuryMessage => ({
  kind: 'injury',
  key: 'injury/1',
  ...head,
  player: { name: 'Jens Hansen', key: 'p1' },
  type: 'injury',
  text: 'Lårskade',
  from: '2026-10-01',
  until: '2026-12-01',
  ...more,
});

function started(...messages: readonly Message[]) {
  const scenario = createScenario();
  for (const message of messages) expect(scenario.submit(message)).toMatchObject(accepted);
  const { state } = scenario;
  const nameOf = (id: string | null) => (id === null ? null : state.participants.get(id as never)?.name);
  return { ...scenario, nameOf };
}

describe('facts of persons and teams', () => {
  it.each([profile(), career(), injury()])('$kind is accepted once, replaced, kept by a snapshot and retracted', (message) => {
    const { state, submit } = started(message);
    const held = () => state.profiles.size + state.careers.size + state.injuries.size;
    expect(submit(message)).toEqual({ result: 'duplicate' });
    expect(submit({ ...message, seq: 2 })).toMatchObject(accepted);
    expect(submit(message)).toEqual({ result: 'stale' });
    expect(held()).toBe(1);
    expect(differences(readSnapshot(snapshotLines(state)), state)).toEqual([]);
    expect(submit(retraction(message.key, { supersedes: { key: message.key, seq: 2 } }))).toMatchObject(accepted);
    expect(held()).toBe(0);
  });

  it('the three meet the person of a key, and the profile gives it its name', () => {
    const { state, submit, nameOf } = started(
      fixture(),
      {
        kind: 'lineup',
        key: 'l',
        seq: 1,
        at: at(-60),
        event: 'm1',
        side: 'home',
        confirmed: true,
        starters: [{ name: 'J. Hansen', key: 'p1' }],
      },
      profile(),
      career(),
      injury(),
    );
    const [lineup] = [...state.facts.values()][0]!.lineup;
    const { participant } = lineup!.starters[0]!;
    expect([...state.profiles.keys(), ...state.careers.keys()]).toEqual([participant, participant]);
    expect([...state.injuries.values()][0]!.player).toBe(participant);
    expect(nameOf(participant!)).toBe('Jens Hansen');
    submit(profile({ seq: 2, participant: { name: 'Jens Holm', key: 'p1', kind: 'person' } }));
    expect(nameOf(participant!)).toBe('Jens Holm');
  });

  it('a profile of a person without a key is that of the player of its team', () => {
    const { state } = started(profile({ participant: { name: 'Dahl', kind: 'person' } }), fixture(), {
      kind: 'lineup',
      key: 'l',
      seq: 1,
      at: at(-60),
      event: 'm1',
      side: 'home',
      confirmed: true,
      starters: [{ name: 'Dahl' }],
    });
    expect(state.profiles.has([...state.facts.values()][0]!.lineup[0]!.starters[0]!.participant!)).toBe(true);
  });

  it('a profile of a team has its ground and coach', () => {
    const { state, nameOf } = started(
      profile({ participant: brondby, team: undefined as never, ground: 'Brøndby Stadion', founded: 1964, coach: 'S. Cooper' }),
    );
    const [known] = state.profiles.values();
    expect(nameOf(known!.participant)).toBe('Brøndby IF');
    expect(known).toMatchObject({ ground: 'Brøndby Stadion', founded: 1964, coach: 'S. Cooper', team: null });
  });

  it('a profile belongs to its first provider, and another one neither changes nor removes it', () => {
    const team = profile({ participant: brondby, ground: 'Brøndby Stadion' });
    const { state, submit } = started(team);
    expect(submit({ ...team, ground: 'Vestegnen' }, OTHER)).toMatchObject(accepted);
    expect(submit(retraction(team.key), OTHER)).toMatchObject(accepted);
    expect([...state.profiles.values()].map(({ ground }) => ground)).toEqual(['Brøndby Stadion']);
  });

  it('a key that names another person leaves nothing behind', () => {
    const { state, submit } = started(career());
    submit(career({ seq: 2, player: { name: 'Ole Dahl', key: 'p2' } }));
    expect(state.careers.size).toBe(1);
    submit(injury());
    submit(injury({ key: 'injury/2', supersedes: { key: 'injury/1', seq: 1 } }));
    expect([...state.injuries.values()].map(({ id }) => id)).toEqual(['test injury/2']);
  });

  it.each([
    ['a career of a row without its columns', career({ rows: [{ ...career().rows[0]!, values: [] }] }), 'values_not_of_columns'],
    ['an injury that ends before it begins', injury({ until: '2026-09-01' }), 'impossible_time'],
    ['a birthday that does not exist', profile({ born: '1999-02-30' }), 'impossible_time'],
    ['a sport without events', profile({ sport: 31 }), 'unknown_sport'],
    ['a name without visible characters', injury({ player: { name: '\u200b', key: 'p7' } }), 'name_empty'],
  ])('%s is refused', (_what, message, code) => {
    const { state, submit } = started();
    expect(submit(message)).toMatchObject({ result: 'refused', code });
    expect(state.participants.size).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import type { DeductionMessage, TieOrderMessage } from '../../messages/season.ts';
import { at, createScenario, fixture, retraction } from '../../testing/scenario.ts';
import { differences, readSnapshot, snapshotLines } from '../snapshot.ts';

const competition = { name: 'EHF Champions League', country: 'eu', season: '2026/2027' } as const;
const deduction = (more: Partial<DeductionMessage> = {}): DeductionMessage => ({
  kind: 'deduction',
  key: 'd1',
  seq: 1,
  at: at(0),
  sport: 7,
  competition,
  participant: { name: 'Aalborg Håndbold' },
  points: 2,
  from: at(0),
  ...more,
});

describe('a deduction', () => {
  it('a deduction applies to the participant that the matches of an international competition name', () => {
    const { state, submit, event } = createScenario();
    submit(fixture({ sport: 7, competition, home: { name: 'Aalborg Håndbold' }, away: { name: 'THW Kiel' } }));
    expect(submit(deduction()).result).toBe('accepted');
    expect([...state.deductions.values()].map(({ participantId, points }) => [participantId, points])).toEqual([
      [event().home, 2],
    ]);
    expect(state.participants.size).toBe(2);
  });

  it("a deduction gives a participant the provider's key, as a match does, and no key that names another", () => {
    const { submit } = createScenario();
    submit(deduction({ participant: { name: 'Aalborg Håndbold', key: 'p1' } }));
    expect(submit({ kind: 'participant', key: 'gone', seq: 1, at: at(1), participant: 'p1', deleted: true }).result).toBe(
      'accepted',
    );
    expect(submit(deduction({ key: 'd3', participant: { name: 'Aalborg Håndbold', key: 'p1' } })).result).toBe('accepted');
    expect(submit(deduction({ key: 'd2', participant: { name: 'THW Kiel', key: 'p1' } }))).toMatchObject({
      result: 'refused',
      code: 'participant_key_reused',
      path: '/participant/key',
    });
  });
});

const lots = (names: readonly string[], more: Partial<TieOrderMessage> = {}): TieOrderMessage => ({
  kind: 'tie-order',
  key: 'lots',
  seq: 1,
  at: at(0),
  sport: 1,
  competition: { name: 'VM', country: 'xw', season: '2022', role: 'group', group: 'Gruppe A' },
  participants: names.map((name) => ({ name, kind: 'national' })),
  ...more,
});

describe('the order of lots', () => {
  it('the order of lots is replaced by a later one and removed by a retraction', () => {
    const { state, submit } = createScenario();
    expect(submit(lots(['Danmark', 'Tunesien']))).toMatchObject({ result: 'accepted' });
    submit(lots(['Tunesien', 'Danmark'], { seq: 2 }));
    const [order] = [...state.tieOrders.values()];
    expect(order?.participants.map((id) => state.participants.get(id)?.name)).toEqual(['Tunesien', 'Danmark']);
    expect(differences(readSnapshot(snapshotLines(state)), state)).toEqual([]);
    submit(retraction('lots'));
    expect(state.tieOrders.size).toBe(0);
  });

  it('the order of lots names each participant once', () => {
    expect(createScenario().submit(lots(['Danmark', 'Denmark']))).toMatchObject({
      code: 'listed_twice',
      path: '/participants/1',
    });
  });
});

const about = (seq: number, deleted: boolean) =>
  ({ kind: 'participant', key: 'club/7', seq, at: at(1), participant: '7', deleted }) as const;

describe('a participant that is deleted', () => {
  function createMatch() {
    const scenario = createScenario();
    scenario.submit(fixture({ home: { name: 'Brøndby IF', key: '7' } }));
    return scenario;
  }
  const deleted = ({ state, event }: ReturnType<typeof createMatch>) => state.participants.get(event().home)!.deleted;

  it('a withdrawn participant is marked, keeps its name and its matches, and can return', () => {
    const scenario = createMatch();
    const { state, submit, event } = scenario;
    const before = state.participants.get(event().home);
    submit(about(1, true));
    expect(state.participants.get(event().home)).toEqual({ ...before, deleted: true });
    submit(about(2, false));
    expect(state.participants.get(event().home)).toEqual(before);
  });

  it('a withdrawn participant stays so when it is named again, and in a snapshot', () => {
    const scenario = createMatch();
    scenario.submit(about(1, true));
    scenario.submit(fixture({ seq: 2, home: { name: 'Brøndby IF', key: '7' } }));
    expect(deleted(scenario)).toBe(true);
    const copy = readSnapshot(snapshotLines(scenario.state));
    expect(differences(scenario.state, copy)).toEqual([]);
    expect(copy.participants.get(scenario.event().home)!.deleted).toBe(true);
  });

  it('a withdrawal is refused when no participant has the key, and can not be retracted', () => {
    const { submit } = createMatch();
    const unknown = { result: 'refused', code: 'unknown_participant', path: '/participant' };
    expect(submit({ ...about(1, true), participant: '8' })).toMatchObject(unknown);
    expect(submit(about(1, true), { name: 'second', origin: 'real' })).toMatchObject(unknown);
    submit(about(1, true));
    expect(submit(retraction('club/7'))).toMatchObject({ code: 'not_retractable' });
  });
});

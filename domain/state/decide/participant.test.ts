import { describe, expect, it } from 'vitest';
import { createScenario, at, fixture, retraction } from '../../testing/scenario.ts';
import { differences, readSnapshot, snapshotLines } from '../snapshot.ts';

const about = (seq: number, deleted: boolean) =>
  ({ kind: 'participant', key: 'club/7', seq, at: at(1), participant: '7', deleted }) as const;

describe('a participant that is deleted', () => {
  function createMatch() {
    const scenario = createScenario();
    scenario.submit(fixture({ home: { name: 'Brøndby IF', key: '7' } }));
    return scenario;
  }
  const deleted = ({ state, event }: ReturnType<typeof createMatch>) => state.participants.get(event().home)!.deleted;

  it('is marked, keeps its name and its matches, and can come back', () => {
    const scenario = createMatch();
    const { state, submit, event } = scenario;
    const before = state.participants.get(event().home);
    submit(about(1, true));
    expect(state.participants.get(event().home)).toEqual({ ...before, deleted: true });
    submit(about(2, false));
    expect(state.participants.get(event().home)).toEqual(before);
  });

  it('stays so when it is named again, and in a snapshot', () => {
    const scenario = createMatch();
    scenario.submit(about(1, true));
    scenario.submit(fixture({ seq: 2, home: { name: 'Brøndby IF', key: '7' } }));
    expect(deleted(scenario)).toBe(true);
    const copy = readSnapshot(snapshotLines(scenario.state));
    expect(differences(scenario.state, copy)).toEqual([]);
    expect(copy.participants.get(scenario.event().home)!.deleted).toBe(true);
  });

  it('is refused where no participant has the key, and no retraction takes it back', () => {
    const { submit } = createMatch();
    const unknown = { result: 'refused', code: 'unknown_participant', path: '/participant' };
    expect(submit({ ...about(1, true), participant: '8' })).toMatchObject(unknown);
    expect(submit(about(1, true), { name: 'second', origin: 'real' })).toMatchObject(unknown);
    submit(about(1, true));
    expect(submit(retraction('club/7'))).toMatchObject({ code: 'not_retractable' });
  });
});

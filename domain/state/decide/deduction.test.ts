import { describe, expect, it } from 'vitest';
import type { DeductionMessage } from '../../messages/index.ts';
import { at, createScenario, fixture } from '../../testing/scenario.ts';

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
  it('is from the participant that the matches of an international competition name', () => {
    const { state, submit, event } = createScenario();
    submit(fixture({ sport: 7, competition, home: { name: 'Aalborg Håndbold' }, away: { name: 'THW Kiel' } }));
    expect(submit(deduction()).result).toBe('accepted');
    expect([...state.deductions.values()].map(({ participantId, points }) => [participantId, points])).toEqual([
      [event().home, 2],
    ]);
    expect(state.participants.size).toBe(2);
  });

  it("gives a participant the provider's key, as a match does, and no key that names another", () => {
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

import { describe, expect, it } from 'vitest';
import type { TieOrderMessage } from '../../messages/index.ts';
import { at, createScenario, retraction } from '../../testing/scenario.ts';
import { differences, readSnapshot, snapshotLines } from '../snapshot.ts';

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
  it('is replaced by a later one and taken back by a retraction', () => {
    const { state, submit } = createScenario();
    expect(submit(lots(['Danmark', 'Tunesien']))).toMatchObject({ result: 'accepted' });
    submit(lots(['Tunesien', 'Danmark'], { seq: 2 }));
    const [order] = [...state.tieOrders.values()];
    expect(order?.participants.map((id) => state.participants.get(id)?.name)).toEqual(['Tunesien', 'Danmark']);
    expect(differences(readSnapshot(snapshotLines(state)), state)).toEqual([]);
    submit(retraction('lots'));
    expect(state.tieOrders.size).toBe(0);
  });

  it('names each participant once', () => {
    expect(createScenario().submit(lots(['Danmark', 'Denmark']))).toMatchObject({
      code: 'listed_twice',
      path: '/participants/1',
    });
  });
});

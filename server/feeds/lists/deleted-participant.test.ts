import { readParticipant, readRows } from '@stillingen/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { at, fixture } from '../../../domain/testing/scenario.ts';
import { createTestFeeds, eventsIn, type TestFeeds } from '../../testing/feeds.ts';

let feeds: TestFeeds;
let id: string;
beforeEach(() => {
  feeds = createTestFeeds();
  feeds.tell(fixture({ home: { name: 'Brøndby IF', key: '7' } }));
  id = [...feeds.state.events.values()][0]!.home;
});
const tellDeleted = (seq: number, deleted: boolean) =>
  feeds.tell({ kind: 'participant', key: 'club/7', seq, at: at(1), participant: '7', deleted });
const info = (name: string) =>
  readRows(feeds.feed(name)!)
    .map(readParticipant)
    .find((found) => found !== null)!;

describe('the feeds of a participant that is deleted', () => {
  it('[PART-01] say so in place of its matches, which stay in all other lists', () => {
    for (const name of [`p_1_63_${id}_1_da_1`, `pe_1_${id}`]) {
      expect(info(name)).toMatchObject({ deleted: false, eventIds: [expect.any(String)] });
    }
    tellDeleted(1, true);
    for (const name of [`p_1_63_${id}_1_da_1`, `pe_1_${id}`]) {
      expect(feeds.feed(name)).toContain('~PRD÷');
      expect(info(name)).toMatchObject({ id, name: 'Brøndby IF', deleted: true, eventIds: [] });
      expect(eventsIn(feeds.feed(name)!)).toEqual([]);
    }
    expect(eventsIn(feeds.feed('f_1_0_1_da_1')!).map(({ homeName }) => homeName)).toEqual(['Brøndby IF']);
  });

  it('are there again once it is back', () => {
    const name = `p_1_63_${id}_1_da_1`;
    const before = feeds.feed(name);
    tellDeleted(1, true);
    tellDeleted(2, false);
    expect(feeds.feed(name)).toBe(before);
  });

  it('of its parts, players and transfers, are none', () => {
    const names = [`pf_1_63_${id}_0_1_da_1`, `pr_1_63_${id}_0_1_da_1`, `pel_1_${id}`, `pl_1_${id}`, `tetr_${id}_0`];
    for (const name of names) expect(feeds.feed(name), name).not.toBeNull();
    tellDeleted(1, true);
    for (const name of names) expect(feeds.feed(name), name).toBeNull();
  });
});

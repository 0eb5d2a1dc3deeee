import { describe, expect, it } from 'vitest';
import { createClient } from '../client.ts';
import { eventWith, leagueWith, listText } from '../testing/feed-texts.ts';
import { createVirtualWorld, reply } from '../testing/virtual-world.ts';
import { tableFeeds } from './feed-names.ts';

const NOON_S = Date.UTC(2026, 10, 20, 12) / 1000;
const HOUR_S = 3600;

describe('the feeds of a table', () => {
  it.each([
    ['f_1_-1_1_da_1', 'u_1_1', 'r_1_1', 'ul_1_8'],
    ['fm_0_0_2_da_1', 'u_0_1', 'r_0_1', null],
    ['fp_31_0_1_da_1', 'u_31_1', 'r_31_1', null],
    ['c_2_81_1_da_y_1', 'u_2_1', 'r_2_1', 'ul_2_8'],
    ['t_1_63_Template_1_da_n_1', 'u_1_1', 'r_1_1', 'ul_1_8'],
    ['p_2_81_Player01_1_da_1', 'u_2_1', 'r_2_1', 'ul_2_8'],
    ['s_1_Series01_1_da_1', 'u_1_1', 'r_1_1', 'ul_1_8'],
  ])('[SYNC-02] [FEED-25] [FEED-26] of %s are %s and %s', (list, update, repair, local) => {
    expect(tableFeeds(list, 8)).toMatchObject({ list, update, repair, local });
  });

  it.each([
    ['f_1_-1_1_da_1', undefined, 'f_1_-1_1_da_1', -37],
    ['f_1_-1_1_da_1', 2, 'f_1_-1_2_da_1', -38],
    ['fm_0_0_2_da_1', 1, 'fm_0_0_1_da_1', -13],
    ['fp_31_2_1_da_1', -12, 'fp_31_2_-12_da_1', 48],
    ['t_1_63_Template_1_da_n_1', 2, 't_1_63_Template_1_da_n_1', null],
  ])('[TAB-04] of the day of %s at %s hours ahead of UTC are those of %s', (feed, tzHours, list, fromHours) => {
    const names = tableFeeds(feed, 8, tzHours);
    expect(names.list).toBe(list);
    const from = fromHours === null ? undefined : NOON_S + fromHours * HOUR_S;
    expect(names.dayAt?.(NOON_S)).toEqual(from && [from, from + 24 * HOUR_S]);
  });

  it.each(['c_2_81_1_da_y_1', 't_1_63_Template_1_da_n_1'])(
    '[SYNC-11] keeps every event of %s, whatever its day',
    async (feed) => {
      const world = createVirtualWorld();
      const daysOff = [-30, -1, 0, 1, 30];
      const events = daysOff.map((days) => eventWith(`day${days + 100}xx`, { start: world.nowMs() / 1000 + days * 24 * HOUR_S }));
      world.answer = async () => reply(listText([{ league: leagueWith('league01'), events }]));
      const client = createClient({ origin: '', projectId: 8, sign: 's', language: 'da', ports: world });
      const { table } = client.openTable({ feed, day: 0 });
      await world.advance(1_000);
      expect(table.rows.size).toBe(daysOff.length);
      const day = client.openTable({ feed: 'f_1_0_1_da_1', day: 0 });
      await world.advance(1_000);
      expect(day.table.rows.size).toBe(1);
    },
  );

  it.each(['u_1_1', 'df_sui_1_aaaaaaaa', 'nonsense'])('%s is no list', (name) => {
    expect(() => tableFeeds(name, 8)).toThrow(RangeError);
  });
});

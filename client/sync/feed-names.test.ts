import { describe, expect, it } from 'vitest';
import { tableFeeds } from './feed-names.ts';

describe('the feeds of a table', () => {
  it.each([
    ['f_1_-1_1_da_1', 'u_1_1', 'r_1_1', 'ul_1_8', { day: -1, tzHours: 1 }, true],
    ['fm_0_0_2_da_1', 'u_0_1', 'r_0_1', null, { day: 0, tzHours: 2 }, true],
    ['fp_31_0_1_da_1', 'u_31_1', 'r_31_1', null, { day: 0, tzHours: 1 }, true],
    ['c_2_81_1_da_y_1', 'u_2_1', 'r_2_1', 'ul_2_8', null, true],
    ['t_1_63_Template_1_da_n_1', 'u_1_1', 'r_1_1', 'ul_1_8', null, true],
    ['p_2_81_Player01_1_da_1', 'u_2_1', 'r_2_1', 'ul_2_8', null, false],
    ['s_1_Series01_1_da_1', 'u_1_1', 'r_1_1', 'ul_1_8', null, false],
  ])('[SYNC-02] [FEED-25] [FEED-26] of %s are %s and %s', (list, update, repair, local, dayFeed, hasPast) => {
    expect(tableFeeds(list, 8)).toEqual({ list, update, repair, local, dayFeed, hasPast });
  });

  it.each(['u_1_1', 'df_sui_1_aaaaaaaa', 'nonsense'])('%s is no list', (name) => {
    expect(() => tableFeeds(name, 8)).toThrow(RangeError);
  });
});

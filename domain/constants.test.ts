import { expect, it } from 'vitest';
import { CALENDAR_DAYS, CLOCK_TICK_S, MY_GAMES, PROJECT_TYPE, TIME_KEEP_MATCH_LIVE_S } from './constants.ts';

it('[CLOCK-01] clock', () => expect(CLOCK_TICK_S).toBe(5));
it('[STAGE-09] live marker', () => expect(TIME_KEEP_MATCH_LIVE_S).toBe(180));
it('[TAB-08] calendar', () => expect(CALENDAR_DAYS).toBe(7));
it('[MYG-32] [MYG-33] [MYG-34] my games', () => {
  expect(MY_GAMES).toMatchObject({ pastDays: 1, futureDays: 7, maximumCount: 500 });
});
it('[ACC-11] project type', () => expect(PROJECT_TYPE).toEqual({ id: 1, name: '_fs' }));

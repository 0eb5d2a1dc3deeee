import { expect, it } from 'vitest';
import {
  AJAX_SYNC_S,
  BREAKPOINT_PX,
  CALENDAR_DAYS,
  CLOCK_TICK_S,
  COUNTER_S,
  HIGHLIGHT_S,
  MY_GAMES,
  PROJECT_TYPE,
  TIME_KEEP_MATCH_LIVE_S,
} from './constants.ts';

it('[CONST-01] sync intervals', () => expect(AJAX_SYNC_S).toEqual({ default: 10, update: 5, game: 5, liveTables: 10 }));
it('[CONST-02] [CONST-03] [CONST-04] [CONST-06] highlights', () => {
  expect(HIGHLIGHT_S).toEqual({ goal: 60, correction: 15, penalty: 60, scoresChanged: 60 });
});
it('[CONST-11] breakpoints', () => expect(BREAKPOINT_PX).toEqual({ responsive: 800, mobile: 640 }));
it('[CLOCK-01] clock', () => expect(CLOCK_TICK_S).toBe(5));
it('[STAGE-09] live marker', () => expect(TIME_KEEP_MATCH_LIVE_S).toBe(180));
it('[TAB-08] calendar', () => expect(CALENDAR_DAYS).toBe(7));
it('[CONST-05] counter', () => expect(COUNTER_S).toBe(60));
it('[MYG-32] [MYG-33] [MYG-34] my games', () => {
  expect(MY_GAMES).toEqual({ pastDays: 1, futureDays: 7, maximumCount: 500 });
});
it('[ACC-11] project type', () => expect(PROJECT_TYPE).toEqual({ id: 1, name: '_fs' }));

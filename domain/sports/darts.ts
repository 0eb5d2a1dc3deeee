import { always, duel } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { play, SET_STAGES } from '../sport/stages.ts';
import { statistics } from '../sport/statistics.ts';

/** The number of the leg replaces "Live" (PHASE-07, CLOCK-15). */
export const darts = duel(SPORT.darts, {
  scoreParts: 0,
  ...play([], SET_STAGES),
  row: 'frames',
  competitors: 'persons',
  scoreWord: 'LEG',
  serves: true,
  formats: always({ kind: 'frames', unit: 'legs', bestOf: [], mayEndLevel: false, mostPoints: null }),
  ownFeeds: ['darts-statistics'],
  statistics: statistics('average', 'thrown180', 'thrown140', 'thrown100', 'checkouts', 'checkoutShare', 'highCheckout'),
});

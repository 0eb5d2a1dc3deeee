import { unitAlerts } from '../sport/alerts.ts';
import { always, duel } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { play } from '../sport/stages.ts';
import { statistics } from '../sport/statistics.ts';

/** Frames are no parts of the score; four in a group may end level. */
export const snooker = duel(SPORT.snooker, {
  scoreParts: 0,
  ...play([]),
  row: 'frames',
  alerts: unitAlerts('frame'),
  competitors: 'persons',
  scoreWord: 'FRAME',
  formats: always({ kind: 'frames', unit: 'frames', bestOf: [], mayEndLevel: true, mostPoints: null }),
  statistics: statistics('highBreak', 'centuries', 'fifties', 'potShare'),
});

import { always, duel } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { play, sets } from '../sport/stages.ts';
import { statistics } from '../sport/statistics.ts';

/** Table tennis: up to seven sets (PHASE-06). */
export const tableTennis = duel(SPORT.tableTennis, {
  scoreParts: 7,
  ...play(sets(7)),
  row: 'sets',
  competitors: 'persons',
  scoreWord: 'SÆT',
  formats: always({ kind: 'sets', bestOf: [5, 7], set: { points: 11, lead: 2, cap: null }, deciding: null }),
  statistics: statistics('totalPoints', 'longestRun', 'timeOuts'),
});

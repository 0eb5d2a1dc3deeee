import { duel } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { play, sets } from '../sport/stages.ts';
import { statistics } from '../sport/statistics.ts';

/** To 15 from the day set by the world federation's assembly of April 2026. */
export const badminton = duel(SPORT.badminton, {
  scoreParts: 3,
  ...play(sets(3)),
  row: 'sets',
  competitors: 'persons',
  scoreWord: 'SÆT',
  serves: true,
  formats: [
    { from: '', format: { kind: 'sets', bestOf: [3], set: { points: 21, lead: 2, cap: 30 }, deciding: null } },
    { from: '2027-01-04', format: { kind: 'sets', bestOf: [3], set: { points: 15, lead: 2, cap: 21 }, deciding: null } },
  ],
  statistics: statistics('totalPoints', 'longestRun'),
  categoryPages: true,
});

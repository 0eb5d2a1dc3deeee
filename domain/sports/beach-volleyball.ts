import { always, duel } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { play, sets } from '../sport/stages.ts';
import { statistics } from '../sport/statistics.ts';

export const beachVolleyball = duel(SPORT.beachVolleyball, {
  scoreParts: 3,
  ...play(sets(3)),
  row: 'sets',
  competitors: 'persons',
  scoreWord: 'SÆT',
  formats: always({
    kind: 'sets',
    bestOf: [3],
    set: { points: 21, lead: 2, cap: null },
    deciding: { points: 15, lead: 2, cap: null },
  }),
  statistics: statistics('totalPoints', 'attackPoints', 'blockPoints', 'serviceAces', 'errors', 'longestRun', 'timeOuts'),
});

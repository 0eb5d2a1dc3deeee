import { always, duel } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { play, sets } from '../sport/stages.ts';
import { statistics } from '../sport/statistics.ts';

export const volleyball = duel(SPORT.volleyball, {
  scoreParts: 5,
  ...play(sets(5)),
  row: 'sets',
  competitors: 'teams',
  scoreWord: 'SÆT',
  formats: always({
    kind: 'sets',
    bestOf: [5],
    set: { points: 25, lead: 2, cap: null },
    deciding: { points: 15, lead: 2, cap: null },
  }),
  statistics: statistics('totalPoints', 'attackPoints', 'blockPoints', 'serviceAces', 'errors', 'longestRun', 'timeOuts'),
});

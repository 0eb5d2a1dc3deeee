import { manyScores } from '../sport/alerts.ts';
import { always, duel } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { EXTRA_TIME, HALVES, play } from '../sport/stages.ts';
import { statistics } from '../sport/statistics.ts';

export const kabaddi = duel(SPORT.kabaddi, {
  scoreParts: 3,
  ...play([...HALVES, EXTRA_TIME]),
  clockedScores: { regular: 20, extraTime: 3 },
  row: 'goals',
  alerts: manyScores(20, { unit: 'point' }),
  course: 'lead',
  competitors: 'teams',
  // The best raid: all seven out, the bonus, and two for the all-out.
  formats: always({ kind: 'periods', regular: 2, steps: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], mayEndLevel: true, extra: 1 }),
  statistics: statistics('raidPoints', 'tacklePoints', 'allOuts', 'bonusPoints'),
});

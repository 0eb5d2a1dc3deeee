import { manyScores } from '../sport/alerts.ts';
import { quartersClock } from '../sport/clocks.ts';
import { always, duel } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { EXTRA_TIME_APART, play, QUARTER_CODES, QUARTERS } from '../sport/stages.ts';
import { statistics } from '../sport/statistics.ts';

/** Counted from 0 to 20+, breaks of 15 (CLOCK-09). Extra time has no part (FORM-05). */
export const aussieRules = duel(SPORT.aussieRules, {
  scoreParts: 4,
  ...play([...QUARTERS, EXTRA_TIME_APART], {}, quartersClock(QUARTER_CODES, 20, 15)),
  row: 'goals',
  alerts: manyScores(20, { unit: 'point' }),
  course: 'lead',
  competitors: 'teams',
  regularScore: 'sum-of-parts',
  formats: always({ kind: 'behinds', regular: 4, pointsOfGoal: 6 }),
  statistics: statistics('goals', 'behinds', 'disposals', 'marks', 'tackles', 'insideFifty', 'clearances'),
});

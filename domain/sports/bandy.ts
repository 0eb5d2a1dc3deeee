import { goalAlerts } from '../sport/alerts.ts';
import { FOOTBALL_CLOCK } from '../sport/clocks.ts';
import { always, duel, penaltyOf } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { EXTRA_HALVES, HALVES, PENALTY_SHOTS, play, shootOutApart } from '../sport/stages.ts';
import { statistics } from '../sport/statistics.ts';

/** Counted like football (CLOCK-03 to 06). */
export const bandy = duel(SPORT.bandy, {
  scoreParts: 4,
  ...play([...HALVES, ...EXTRA_HALVES, ...shootOutApart(PENALTY_SHOTS)], {}, FOOTBALL_CLOCK),
  row: 'goals',
  alerts: goalAlerts(45, { reds: true }),
  competitors: 'teams',
  penalty: penaltyOf('straffeslag'),
  scoreWord: 'MÅL',
  shootOut: 'apart',
  formats: always({ kind: 'periods', regular: 2, steps: [1], mayEndLevel: true, extra: 2 }),
  statistics: statistics('onTarget', ['corners', 'Hjørneslag'], 'saves', 'penaltyStrokes', 'suspensions', 'penaltyMinutes'),
});

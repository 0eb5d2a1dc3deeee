import { goalAlerts } from '../sport/alerts.ts';
import { always, duel } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { EXTRA_TIME, PENALTY_KICKS, PERIODS, play, shootOut } from '../sport/stages.ts';
import { statistics } from '../sport/statistics.ts';

/** Three periods (PHASE-02). */
export const beachSoccer = duel(SPORT.beachSoccer, {
  scoreParts: 5,
  ...play([...PERIODS, EXTRA_TIME, ...shootOut(PENALTY_KICKS)]),
  row: 'goals',
  alerts: goalAlerts(12, { reds: true }),
  competitors: 'teams',
  scoreWord: 'MÅL',
  goalMark: 'football',
  shootOut: 'apart',
  formats: always({ kind: 'periods', regular: 3, steps: [1], mayEndLevel: true, extra: 1 }),
  statistics: statistics('shots', 'onTarget', 'saves', 'corners', 'foulsCommitted', 'yellowCards', 'redCards'),
});

import { goalAlerts } from '../sport/alerts.ts';
import { always, duel } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { EXTRA_HALVES, HALVES, PENALTY_KICKS, play, shootOutApart } from '../sport/stages.ts';
import { statistics } from '../sport/statistics.ts';

/** Effective time, which cannot be counted from outside. */
export const futsal = duel(SPORT.futsal, {
  scoreParts: 4,
  ...play([...HALVES, ...EXTRA_HALVES, ...shootOutApart(PENALTY_KICKS)]),
  row: 'goals',
  alerts: goalAlerts(20, { reds: true }),
  competitors: 'teams',
  scoreWord: 'MÅL',
  goalMark: 'football',
  shootOut: 'apart',
  formats: always({ kind: 'periods', regular: 2, steps: [1], mayEndLevel: true, extra: 2 }),
  statistics: statistics(
    'possession',
    'shots',
    'onTarget',
    'saves',
    'corners',
    'foulsCommitted',
    'timeOuts',
    'yellowCards',
    'redCards',
  ),
});

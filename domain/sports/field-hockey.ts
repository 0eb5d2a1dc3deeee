import { goalAlerts } from '../sport/alerts.ts';
import { always, duel, penaltyOf } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { PENALTY_SHOTS, play, QUARTERS, shootOutApart } from '../sport/stages.ts';
import { statistics } from '../sport/statistics.ts';

export const fieldHockey = duel(SPORT.fieldHockey, {
  scoreParts: 4,
  ...play([...QUARTERS, ...shootOutApart(PENALTY_SHOTS)]),
  row: 'goals',
  alerts: goalAlerts(15, { reds: true }),
  competitors: 'teams',
  penalty: penaltyOf('straffeslag'),
  scoreWord: 'MÅL',
  shootOut: 'apart',
  formats: always({ kind: 'periods', regular: 4, steps: [1], mayEndLevel: true, extra: 0 }),
  statistics: statistics(
    'possession',
    'shots',
    'onTarget',
    'saves',
    'penaltyCorners',
    'penaltyStrokes',
    'greenCards',
    'yellowCards',
    'redCards',
  ),
});

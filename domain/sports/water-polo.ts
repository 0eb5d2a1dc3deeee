import { goalAlerts } from '../sport/alerts.ts';
import { always, duel, penaltyOf } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { EXTRA_TIME, FOUR_PERIODS, PENALTY_THROWS, play, shootOut } from '../sport/stages.ts';
import { statistics } from '../sport/statistics.ts';

export const waterPolo = duel(SPORT.waterPolo, {
  scoreParts: 6,
  ...play([...FOUR_PERIODS, EXTRA_TIME, ...shootOut(PENALTY_THROWS)]),
  row: 'goals',
  alerts: goalAlerts(8),
  course: 'lead',
  competitors: 'teams',
  penalty: penaltyOf('straffekast'),
  scoreWord: 'MÅL',
  shootOut: 'apart',
  formats: always({ kind: 'periods', regular: 4, steps: [1], mayEndLevel: true, extra: 1 }),
  statistics: statistics(
    'shots',
    'shootingShare',
    'saves',
    ['powerPlayGoals', 'Mål i overtal'],
    'suspensions',
    'steals',
    'turnovers',
    'timeOuts',
  ),
});

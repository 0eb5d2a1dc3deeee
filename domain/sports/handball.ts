import { manyScores } from '../sport/alerts.ts';
import { always, duel, penaltyOf } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { EXTRA_TIME, HALVES, PENALTY_THROWS, play, shootOutApart } from '../sport/stages.ts';
import { statistics } from '../sport/statistics.ts';

export const handball = duel(SPORT.handball, {
  scoreParts: 3,
  ...play([...HALVES, EXTRA_TIME, ...shootOutApart(PENALTY_THROWS)]),
  row: 'goals',
  alerts: manyScores(30, { reds: true }),
  course: 'lead',
  competitors: 'teams',
  penalty: penaltyOf('straffekast'),
  keeper: 'Målvogter',
  shootOut: 'apart',
  formats: always({ kind: 'periods', regular: 2, steps: [1], mayEndLevel: true, extra: 1 }),
  statistics: statistics(
    'shots',
    'shootingShare',
    'saves',
    'saveShare',
    'sevenMetres',
    'fastBreakGoals',
    'assists',
    'steals',
    'blockedShots',
    'technicalFaults',
    'suspensions',
    'yellowCards',
    'redCards',
    'timeOuts',
    'biggestLead',
  ),
});

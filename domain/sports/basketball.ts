import { manyScores } from '../sport/alerts.ts';
import { always, duel } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { OVERTIME, play, QUARTERS } from '../sport/stages.ts';
import { statistics } from '../sport/statistics.ts';

const MINUTES = { regular: 10, extraTime: 5 };

export const basketball = duel(SPORT.basketball, {
  scoreParts: 5,
  ...play([...QUARTERS, ...OVERTIME]),
  countdown: { enabled: false, ...MINUTES },
  clockedScores: MINUTES,
  row: 'goals',
  alerts: manyScores(10, { unit: 'point' }),
  course: 'lead',
  competitors: 'teams',
  formats: always({ kind: 'periods', regular: 4, steps: [1, 2, 3], mayEndLevel: false, extra: 1 }),
  statistics: statistics(
    'fieldGoals',
    'twoPointers',
    'threePointers',
    'freeThrows',
    'rebounds',
    'offensiveRebounds',
    'defensiveRebounds',
    'assists',
    'blocks',
    'turnovers',
    'steals',
    'personalFouls',
    'timeOuts',
    'leadChanges',
    'biggestLead',
  ),
  playerProfiles: true,
});

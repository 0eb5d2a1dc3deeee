import { pointsTogether } from '../sport/alerts.ts';
import { always, duel } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { OVERTIME, play, QUARTERS } from '../sport/stages.ts';
import { statistics } from '../sport/statistics.ts';

export const americanFootball = duel(SPORT.americanFootball, {
  scoreParts: 5,
  ...play([...QUARTERS, ...OVERTIME]),
  countdown: { enabled: false, regular: 15, extraTime: 15 },
  row: 'goals',
  alerts: pointsTogether(15),
  course: 'lead',
  competitors: 'teams',
  serves: true,
  // A touchdown may include its kick or two points.
  formats: always({ kind: 'periods', regular: 4, steps: [1, 2, 3, 6, 7, 8], mayEndLevel: true, extra: 1 }),
  statistics: statistics(
    'firstDowns',
    'totalYards',
    'passingYards',
    'rushingYards',
    'thirdDowns',
    'touchdowns',
    'fieldGoalsKicked',
    ['turnovers', 'Turnovers'],
    ['interceptions', 'Interceptions'],
    'sacks',
    'penaltiesOfGridiron',
    'timeOuts',
  ),
});

import { manyScores } from '../sport/alerts.ts';
import { always, duel } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { OVERTIME, play, QUARTERS } from '../sport/stages.ts';
import { statistics } from '../sport/statistics.ts';

export const netball = duel(SPORT.netball, {
  scoreParts: 5,
  ...play([...QUARTERS, ...OVERTIME]),
  clockedScores: { regular: 15, extraTime: 5 },
  row: 'goals',
  alerts: manyScores(15),
  course: 'lead',
  competitors: 'teams',
  // A league may give two points for a goal from afar.
  formats: always({ kind: 'periods', regular: 4, steps: [1, 2], mayEndLevel: true, extra: 1 }),
  statistics: statistics('shots', 'shootingShare', 'rebounds', 'interceptions', 'turnovers'),
});

import { unitAlerts } from '../sport/alerts.ts';
import { always, duel } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { play } from '../sport/stages.ts';

export const esports = duel(SPORT.esports, {
  scoreParts: 0,
  ...play([]),
  row: 'frames',
  alerts: unitAlerts('map'),
  competitors: 'teams',
  scoreWord: 'MAP',
  formats: always({ kind: 'frames', unit: 'maps', bestOf: [3, 1, 2, 5, 7], mayEndLevel: true, mostPoints: null }),
  categoryPages: true,
});

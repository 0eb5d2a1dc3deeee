import { unitAlerts } from '../sport/alerts.ts';
import { always, duel } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { innings, play } from '../sport/stages.ts';
import { statistics } from '../sport/statistics.ts';

/** Extra innings share one part (PHASE-09, 10). */
export const baseball = duel(SPORT.baseball, {
  linedUp: true,
  scoreParts: 10,
  ...play([
    ...innings(9),
    { part: { long: 'Ekstra innings', short: 'X' }, stages: { 35: { long: 'Ekstra innings', short: 'EI' } } },
  ]),
  row: 'innings',
  alerts: unitAlerts('run', { single: false }),
  competitors: 'teams',
  serves: true,
  formats: always({ kind: 'innings', regular: 9 }),
  ownFeeds: ['pitchers'],
  statistics: statistics('hits', 'homeRuns', 'walks', 'strikeouts', 'errors', 'leftOnBase'),
});

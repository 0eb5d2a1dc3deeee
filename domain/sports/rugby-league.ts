import { pointsTogether } from '../sport/alerts.ts';
import { halvesClock } from '../sport/clocks.ts';
import { always, duel, RUGBY_PENALTY } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { EXTRA_HALVES, HALVES, play } from '../sport/stages.ts';
import { statistics } from '../sport/statistics.ts';

/** A golden point in two halves of five minutes (CLOCK-07, O-130). */
const CLOCK = halvesClock({ halfMinutes: 40, breakMinutes: 10, extraHalfMinutes: 5, extraBreakMinutes: 5, extraCapped: false });

export const rugbyLeague = duel(SPORT.rugbyLeague, {
  linedUp: true,
  scoreParts: 4,
  ...play([...HALVES, ...EXTRA_HALVES], {}, CLOCK),
  row: 'goals',
  alerts: pointsTogether(40, { reds: true }),
  course: 'lead',
  competitors: 'teams',
  penalty: RUGBY_PENALTY,
  // Drop goal 1 or 2, goal 2, try 4, converted try 6.
  formats: always({ kind: 'periods', regular: 2, steps: [1, 2, 4, 6], mayEndLevel: true, extra: 2 }),
  statistics: statistics(
    'possession',
    'tries',
    'conversions',
    'penaltyGoals',
    'dropGoals',
    'metres',
    'tackles',
    'errors',
    'penaltiesConceded',
  ),
});

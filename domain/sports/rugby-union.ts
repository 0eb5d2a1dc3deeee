import { pointsTogether } from '../sport/alerts.ts';
import { halvesClock } from '../sport/clocks.ts';
import { always, duel, RUGBY_PENALTY } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { EXTRA_HALVES, HALVES, play } from '../sport/stages.ts';
import { statistics } from '../sport/statistics.ts';

const PHASES = [...HALVES, ...EXTRA_HALVES];
/** Extra time counts on without a cap (CLOCK-07, O-130). */
const CLOCK = halvesClock({ halfMinutes: 40, breakMinutes: 10, extraHalfMinutes: 10, extraBreakMinutes: 5, extraCapped: false });
/** Seven a side (CLOCK-08). */
const SEVENS_CLOCK = halvesClock({
  halfMinutes: 7,
  breakMinutes: 2,
  extraHalfMinutes: 5,
  extraBreakMinutes: 1,
  extraCapped: false,
});

export const rugbyUnion = duel(SPORT.rugbyUnion, {
  linedUp: true,
  scoreParts: 4,
  ...play(PHASES, {}, CLOCK),
  variants: { sevens: play(PHASES, {}, SEVENS_CLOCK).stages },
  row: 'goals',
  alerts: pointsTogether(40, { reds: true }),
  course: 'lead',
  competitors: 'teams',
  penalty: RUGBY_PENALTY,
  // Penalty and drop goal 3, try 5, its conversion 2, penalty try 7.
  formats: always({ kind: 'periods', regular: 2, steps: [2, 3, 5, 7], mayEndLevel: true, extra: 2 }),
  statistics: statistics(
    'possession',
    'tries',
    'conversions',
    'penaltyGoals',
    'dropGoals',
    'metres',
    'tackles',
    'scrums',
    'lineouts',
    'turnovers',
    'penaltiesConceded',
    'yellowCards',
    'redCards',
  ),
});

import { always, duel } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';
import type { StageTable } from '../sport/sport.ts';
import { innings, play } from '../sport/stages.ts';

const AFTER_EXTRA_INNINGS: StageTable = { 69: { long: 'Efter ekstra innings', short: 'Efter EI' } };

/** Two halves, the super inning, halves won, the scoring contest (PHASE-11, O-117). */
export const pesapallo = duel(SPORT.pesapallo, {
  scoreParts: 11,
  ...play(
    [
      ...innings(8),
      {
        part: { long: 'Superinning', short: 'X' },
        stages: { 35: { long: 'Ekstra innings', short: 'EI', spoken: 'Superinning' } },
      },
      { part: { long: 'Vundne halvlege', short: 'H' }, stages: {} },
      {
        part: { long: 'Scoringskonkurrence', short: 'K' },
        stages: { 7: { long: 'Str.', spoken: 'Scoringskonkurrence' } },
      },
    ],
    AFTER_EXTRA_INNINGS,
  ),
  row: 'innings',
  competitors: 'teams',
  serves: true,
  formats: always({ kind: 'pesapallo', inningsOfHalf: 4 }),
});

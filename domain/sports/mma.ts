import { always, duel } from './define.ts';
import { FIGHT_METHODS } from './formats.ts';
import { play } from './stages.ts';
import { statistics } from './statistics.ts';

export const mma = duel(28, {
  scoreParts: 0,
  ...play([]),
  row: 'fight',
  competitors: 'persons',
  betTypes: ['HOME_AWAY', 'OVER_UNDER'],
  formats: always({ kind: 'fight', mostRounds: 5, methods: FIGHT_METHODS }),
  statistics: statistics('punches', 'knockdowns', 'takedowns', 'submissionAttempts'),
});

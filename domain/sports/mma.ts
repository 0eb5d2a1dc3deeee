import { FIGHT_METHODS } from '../event/entities.ts';
import { always, duel } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { play } from '../sport/stages.ts';
import { statistics } from '../sport/statistics.ts';

export const mma = duel(SPORT.mma, {
  scoreParts: 0,
  ...play([]),
  row: 'fight',
  competitors: 'persons',
  formats: always({ kind: 'fight', mostRounds: 5, methods: FIGHT_METHODS }),
  statistics: statistics('punches', 'knockdowns', 'takedowns', 'submissionAttempts'),
});

import { always, duel, penaltyOf } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { EXTRA_TIME, PENALTY_SHOTS, PERIODS, play, shootOut } from '../sport/stages.ts';
import { statistics } from '../sport/statistics.ts';

/** A won shoot-out counts as one goal; a group match may end level. */
export const floorball = duel(SPORT.floorball, {
  scoreParts: 5,
  ...play([...PERIODS, EXTRA_TIME, ...shootOut(PENALTY_SHOTS)]),
  row: 'goals',
  competitors: 'teams',
  penalty: penaltyOf('straffeslag'),
  scoreWord: 'MÅL',
  shootOut: 'added',
  formats: always({ kind: 'periods', regular: 3, steps: [1], mayEndLevel: true, extra: 1 }),
  statistics: statistics('onTarget', 'saves', 'saveShare', 'powerPlayGoals', 'shorthandedGoals', 'suspensions', 'penaltyMinutes'),
});

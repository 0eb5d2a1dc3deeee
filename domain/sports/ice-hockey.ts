import { always, duel, penaltyOf } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { OVERTIME, PENALTY_SHOTS, PERIODS, play, shootOut } from '../sport/stages.ts';
import { statistics } from '../sport/statistics.ts';

/** A won shoot-out counts as one goal; the first of two cup matches may end level. */
export const iceHockey = duel(SPORT.iceHockey, {
  linedUp: true,
  scoreParts: 5,
  ...play([...PERIODS, ...OVERTIME, ...shootOut(PENALTY_SHOTS)]),
  countdown: { enabled: false, regular: 20, extraTime: 20 },
  row: 'goals',
  competitors: 'teams',
  penalty: penaltyOf('straffeslag'),
  scoreWord: 'MÅL',
  shootOut: 'added',
  formats: always({ kind: 'periods', regular: 3, steps: [1], mayEndLevel: true, extra: 1 }),
  statistics: statistics(
    'onTarget',
    'offTarget',
    'blockedShots',
    'saves',
    'saveShare',
    'powerPlayGoals',
    'shorthandedGoals',
    'emptyNetGoals',
    'suspensions',
    'penaltyMinutes',
    'faceOffs',
    'checks',
  ),
  playerRatings: true,
  playerProfiles: true,
  transfers: true,
});

import { entrantsByTeam } from '../../engine/fields.ts';
import { matchSport } from '../../engine/match-sport.ts';
import { boxingRules, mmaRules } from './bout.ts';
import { cardOn, type Promotion, weightsOf } from './card.ts';

const boxing = { weights: weightsOf('boxing'), main: boxingRules(12), others: boxingRules(10), everyMinutes: 50 } as const;
const BOXING: readonly Promotion[] = [
  { ...boxing, name: 'Titelkampe', country: 'xw', fights: 6, mainMinutes: 23 * 60, calendar: 'boxing-titles' },
  { ...boxing, name: 'Nordic Fight Night', country: 'dk', fights: 5, mainMinutes: 22 * 60, calendar: 'boxing-nordic' },
];

export const createBoxing = matchSport({
  sportId: 16,
  others: (seed, day) => BOXING.flatMap((promotion) => cardOn(seed, promotion, day)),
  exhibitions: [...entrantsByTeam('boxing').values()].map((field) => ({ field, rules: boxingRules(10) })),
  everyMinutes: 30,
});

const ufc = {
  name: 'UFC',
  country: 'xw',
  weights: weightsOf('mma'),
  main: mmaRules(5),
  others: mmaRules(3),
  everyMinutes: 30,
} as const;
const MMA: readonly Promotion[] = [
  // From Las Vegas deep into the night.
  { ...ufc, fights: 12, mainMinutes: 29.5 * 60, calendar: 'ufc-numbered' },
  { ...ufc, fights: 11, mainMinutes: 23 * 60, calendar: 'ufc-night' },
];

export const createMma = matchSport({
  sportId: 28,
  others: (seed, day) => MMA.flatMap((promotion) => cardOn(seed, promotion, day)),
  exhibitions: [...entrantsByTeam('mma').values()].map((field) => ({ field, rules: mmaRules(3) })),
  everyMinutes: 20,
});

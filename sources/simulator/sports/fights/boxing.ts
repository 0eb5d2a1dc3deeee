import { matchSport } from '../../engine/match-sport.ts';
import { tournamentsOf } from '../../engine/calendar/tournament.ts';
import { entrantsByTeam } from '../../engine/fields.ts';
import { boxingGame } from './bout.ts';
import { cardOn, type Promotion, type Weight } from './card.ts';

const WEIGHTS: readonly Weight[] = [...entrantsByTeam('boxing')].map(([name, fighters]) => ({ name, fighters }));

const card = { weights: WEIGHTS, main: boxingGame(12), others: boxingGame(10), everyMinutes: 50 } as const;
const PROMOTIONS: readonly Promotion[] = [
  {
    ...card,
    name: 'Titelkampe',
    country: 'xw',
    fights: 6,
    mainMinutes: 23 * 60,
    nights: tournamentsOf('boxing-titles'),
  },
  {
    ...card,
    name: 'Nordic Fight Night',
    country: 'dk',
    fights: 5,
    mainMinutes: 22 * 60,
    nights: tournamentsOf('boxing-nordic'),
  },
];

/** Boxing: cards of an evening. */
export const createBoxing = matchSport({
  sportId: 16,
  others: (seed, day) => PROMOTIONS.flatMap((promotion) => cardOn(seed, promotion, day)),
  exhibitions: WEIGHTS.map(({ fighters }) => ({ field: fighters, game: boxingGame(10) })),
  everyMinutes: 30,
});

import { matchSport } from '../../engine/match-sport.ts';
import { calendarOf } from '../../engine/calendar/tournament.ts';
import { boxingGame } from './bout.ts';
import { cardOn, type Promotion } from './card.ts';
import { BOXERS } from './fighters.ts';

const card = { weights: BOXERS, main: boxingGame(12), others: boxingGame(10), everyMinutes: 50 } as const;
const PROMOTIONS: readonly Promotion[] = [
  {
    ...card,
    name: 'Titelkampe',
    country: 'xw',
    fights: 6,
    mainMinutes: 23 * 60,
    nights: calendarOf(`
01-31 1 us Madison Square Garden | Madison Square Garden, New York
02-21 1 gb-eng London | Copper Box Arena, London
03-07 1 sa Riyadh Season | Kingdom Arena, Riyadh
03-28 1 gb-eng Manchester | AO Arena, Manchester
04-11 1 gb-eng London | Tottenham Hotspur Stadium, London
05-02 1 us Las Vegas | T-Mobile Arena, Las Vegas
05-23 1 eg Pyramiderne | Giza
06-06 1 gb-eng Sheffield | Utilita Arena, Sheffield
06-27 1 us Brooklyn | Barclays Center, New York
07-18 1 gb-eng Wembley | Wembley Stadium, London
08-15 1 mx Guadalajara | Arena Guadalajara
09-12 1 us Las Vegas | Allegiant Stadium, Las Vegas
10-03 1 gb-eng Belfast | SSE Arena, Belfast
10-24 1 de Hamborg | Barclays Arena, Hamborg
11-14 1 gb-eng London | The O2, London
11-21 1 sa Riyadh Season | Kingdom Arena, Riyadh
12-12 1 gb-eng Manchester | Co-op Live, Manchester
`),
  },
  {
    ...card,
    name: 'Nordic Fight Night',
    country: 'dk',
    fights: 5,
    mainMinutes: 22 * 60,
    nights: calendarOf(`
02-07 1 dk Nordic Fight Night | Frederiksberghallen
04-18 1 dk Nordic Fight Night | Gråkjær Arena, Holstebro
06-13 1 dk Nordic Fight Night | KB Hallen, København
09-26 1 dk Nordic Fight Night | Ceres Arena, Aarhus
12-05 1 dk Nordic Fight Night | Royal Arena, København
`),
  },
];

/** Boxing: cards of an evening. */
export const createBoxing = matchSport({
  sportId: 16,
  others: (seed, day) => PROMOTIONS.flatMap((promotion) => cardOn(seed, promotion, day)),
  exhibitions: BOXERS.map(({ fighters }) => ({ field: fighters, game: boxingGame(10) })),
  everyMinutes: 30,
});

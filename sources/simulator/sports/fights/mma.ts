import { matchSport } from '../../engine/match-sport.ts';
import { calendarOf } from '../../engine/calendar/tournament.ts';
import { mmaGame } from './bout.ts';
import { cardOn, type Promotion } from './card.ts';
import { MMA_FIGHTERS } from './fighters.ts';

const card = {
  name: 'UFC',
  country: 'xw',
  weights: MMA_FIGHTERS,
  main: mmaGame(5),
  others: mmaGame(3),
  everyMinutes: 30,
} as const;
const PROMOTIONS: readonly Promotion[] = [
  {
    // From Las Vegas deep into the night.
    ...card,
    fights: 12,
    mainMinutes: 29.5 * 60,
    nights: calendarOf(`
01-24 1 us UFC 324 | T-Mobile Arena, Las Vegas
03-07 1 us UFC 326 | T-Mobile Arena, Las Vegas
04-11 1 us UFC 327 | Kaseya Center, Miami
05-09 1 us UFC 328 | Prudential Center, Newark
06-20 1 us UFC 329 | T-Mobile Arena, Las Vegas
07-11 1 us UFC 330 | T-Mobile Arena, Las Vegas
08-15 1 us UFC 331 | United Center, Chicago
09-12 1 us UFC 332 | Sphere, Las Vegas
10-03 1 us UFC 333 | Delta Center, Salt Lake City
11-14 1 us UFC 335 | Madison Square Garden, New York
12-12 1 us UFC 336 | T-Mobile Arena, Las Vegas
`),
  },
  {
    ...card,
    fights: 11,
    mainMinutes: 23 * 60,
    nights: calendarOf(`
01-31 1 au UFC 325 | Qudos Bank Arena, Sydney
02-21 1 us UFC Fight Night Houston | Toyota Center
03-21 1 gb-eng UFC Fight Night London | The O2
03-28 1 us UFC Fight Night Seattle | Climate Pledge Arena
04-25 1 us UFC Fight Night Las Vegas | UFC Apex
05-16 1 us UFC Fight Night Las Vegas | UFC Apex
05-30 1 mo UFC Fight Night Macao | Galaxy Arena
06-06 1 us UFC Fight Night Las Vegas | UFC Apex
06-27 1 az UFC Fight Night Baku | Baku Crystal Hall
07-18 1 ae UFC Fight Night Abu Dhabi | Etihad Arena
08-01 1 rs UFC Fight Night Beograd | Beogradska Arena
09-05 1 fr UFC Fight Night Paris | Accor Arena
09-26 1 us UFC Fight Night Las Vegas | UFC Apex
10-10 1 br UFC Fight Night Rio | Farmasi Arena
10-24 1 ae UFC 334 | Etihad Arena, Abu Dhabi
11-07 1 us UFC Fight Night Las Vegas | UFC Apex
11-21 1 qa UFC Fight Night Doha | ABHA Arena
12-05 1 us UFC Fight Night Las Vegas | UFC Apex
`),
  },
];

/** Mixed martial arts: the cards of the UFC. */
export const createMma = matchSport({
  sportId: 28,
  others: (seed, day) => PROMOTIONS.flatMap((promotion) => cardOn(seed, promotion, day)),
  exhibitions: MMA_FIGHTERS.map(({ fighters }) => ({ field: fighters, game: mmaGame(3) })),
  everyMinutes: 20,
});

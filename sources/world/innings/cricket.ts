import { duelWorld } from '../duels/duel-world.ts';
import { entrants } from '../duels/entrants.ts';
import type { League } from '../duels/league.ts';
import { oneDay, twenty20 } from './cricket-limited.ts';
import { testMatch } from './cricket-test-match.ts';

const clubs = (text: string) => entrants('club', text);
const IPL = clubs(`
in Royal Challengers Bengaluru
in Punjab Kings
in Mumbai Indians
in Gujarat Titans
in Delhi Capitals
in Sunrisers Hyderabad
in Lucknow Super Giants
in Kolkata Knight Riders
in Rajasthan Royals
in Chennai Super Kings
`);
const BIG_BASH = clubs(`
au Hobart Hurricanes
au Sydney Sixers
au Sydney Thunder
au Melbourne Stars
au Perth Scorchers
au Brisbane Heat
au Adelaide Strikers
au Melbourne Renegades
`);
const SA20 = clubs(`
za MI Cape Town
za Sunrisers Eastern Cape
za Paarl Royals
za Joburg Super Kings
za Durban's Super Giants
za Pretoria Capitals
`);
const PAKISTAN = clubs(`
pk Lahore Qalandars
pk Quetta Gladiators
pk Islamabad United
pk Karachi Kings
pk Peshawar Zalmi
pk Multan Sultans
`);
const CARIBBEAN = clubs(`
tt Trinbago Knight Riders
gy Guyana Amazon Warriors
lc Saint Lucia Kings
bb Barbados Royals
ag Antigua & Barbuda Falcons
kn St Kitts & Nevis Patriots
`);
const BLAST = clubs(`
gb-eng Somerset
gb-eng Hampshire
gb-eng Northamptonshire
gb-eng Lancashire
gb-eng Surrey
gb-eng Notts Outlaws
gb-eng Birmingham Bears
gb-eng Durham
gb-eng Kent Spitfires
gb-eng Essex
gb-eng Worcestershire Rapids
gb-eng Yorkshire
gb-eng Sussex Sharks
gb-wls Glamorgan
gb-eng Gloucestershire
gb-eng Leicestershire Foxes
gb-eng Derbyshire Falcons
gb-eng Middlesex
`);
const NATIONS = entrants('national', `
in Indien
au Australien
gb-eng England
za Sydafrika
nz New Zealand
pk Pakistan
lk Sri Lanka
bd Bangladesh
af Afghanistan
zw Zimbabwe
`);
const EUROPE = entrants('national', `
nl Holland
gb-sct Skotland
ie Irland
it Italien
gb-jey Jersey
dk Danmark
de Tyskland
no Norge
`);
const DAILY = [0, 1, 2, 3, 4, 5, 6];
const [WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY] = [2, 3, 4, 5, 6];

const LEAGUES: readonly League[] = [
  { name: 'Indian Premier League', country: 'in', from: '03-22', to: '05-31', weekdays: DAILY, daysOfRound: 4, cycles: 2, starts: [960, 720], teams: IPL, game: twenty20 },
  { name: 'Big Bash League', country: 'au', from: '12-14', to: '01-25', weekdays: DAILY, daysOfRound: 3, cycles: 2, starts: [555, 360], teams: BIG_BASH, game: twenty20 },
  { name: 'SA20', country: 'za', from: '01-09', to: '02-08', weekdays: DAILY, daysOfRound: 3, cycles: 2, starts: [990], teams: SA20, game: twenty20 },
  { name: 'Pakistan Super League', country: 'pk', from: '03-26', to: '05-03', weekdays: DAILY, daysOfRound: 3, cycles: 2, starts: [960], teams: PAKISTAN, game: twenty20 },
  { name: 'Caribbean Premier League', country: 'xw', from: '08-14', to: '09-20', weekdays: [WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY], daysOfRound: 3, cycles: 2, starts: [1440], teams: CARIBBEAN, game: twenty20 },
  { name: 'T20 Blast', country: 'gb-eng', from: '05-22', to: '07-18', weekdays: [WEDNESDAY, FRIDAY, SUNDAY], daysOfRound: 2, cycles: 1, starts: [1170, 1175, 930], teams: BLAST, game: twenty20 },
  { name: 'T20 International', country: 'xw', from: '07-03', to: '08-30', weekdays: [FRIDAY, SUNDAY], daysOfRound: 2, cycles: 1, starts: [1080, 690], teams: NATIONS, game: twenty20 },
  { name: 'VM-kvalifikation, Europa (T20)', country: 'eu', from: '07-04', to: '07-19', weekdays: [SATURDAY, SUNDAY, WEDNESDAY], daysOfRound: 1, cycles: 1, starts: [600, 840], teams: EUROPE, game: twenty20 },
  { name: 'One Day International', country: 'xw', from: '08-30', to: '03-20', weekdays: [WEDNESDAY, SUNDAY], daysOfRound: 5, cycles: 3, starts: [540], teams: NATIONS, game: oneDay },
  { name: 'Test', country: 'xw', from: '05-07', to: '04-15', weekdays: [THURSDAY], daysOfRound: 3, cycles: 3, starts: [660, 360], teams: NATIONS, game: testMatch },
]; // prettier-ignore

/** Cricket: the leagues of twenty overs through the year, and the matches of nations over one day and five. */
export const createCricket = duelWorld({
  sportId: 13,
  leagues: LEAGUES,
  exhibitions: [{ field: [...IPL, ...BIG_BASH], game: twenty20 }],
  everyMinutes: 120,
});

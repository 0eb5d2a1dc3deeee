import { duelWorld } from '../duels/duel-world.ts';
import { entrants, womens } from '../duels/entrants.ts';
import { type League, leagueOf } from '../duels/league.ts';
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
const NATIONS = entrants(
  'national',
  `
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
`,
);
const EUROPE = entrants(
  'national',
  `
nl Holland
gb-sct Skotland
ie Irland
it Italien
je Jersey
dk Danmark
de Tyskland
no Norge
`,
);

const LEAGUES: readonly League[] = [
  leagueOf('in 03-22 05-31 1234567 4 2 16:00,12:00 Indian Premier League', IPL, twenty20),
  leagueOf('au 12-14 01-25 1234567 3 2 9:15,6:00 Big Bash League', BIG_BASH, twenty20),
  leagueOf('au 11-09 12-13 3567 2 2 9:00,5:30 Big Bash League (k)', womens(BIG_BASH), twenty20),
  leagueOf('za 01-09 02-08 1234567 3 2 16:30 SA20', SA20, twenty20),
  leagueOf('pk 03-26 05-03 1234567 3 2 16:00 Pakistan Super League', PAKISTAN, twenty20),
  leagueOf('xw 08-14 09-20 34567 3 2 24:00 Caribbean Premier League', CARIBBEAN, twenty20),
  leagueOf('gb-eng 05-22 07-18 357 2 1 19:30,19:35,15:30 T20 Blast', BLAST, twenty20),
  leagueOf('xw 07-03 08-30 57 2 1 18:00,11:30 T20 International', NATIONS, twenty20),
  leagueOf('eu 07-04 07-19 367 1 1 10:00,14:00 VM-kvalifikation, Europa (T20)', EUROPE, twenty20),
  leagueOf('xw 08-30 03-20 37 5 3 9:00 One Day International', NATIONS, oneDay),
  leagueOf('xw 05-07 04-15 4 3 3 11:00,6:00 Test', NATIONS, testMatch),
];

/** Cricket: the leagues of twenty overs through the year, and the matches of nations over one day and five. */
export const createCricket = duelWorld({
  sportId: 13,
  leagues: LEAGUES,
  exhibitions: [{ field: [...IPL, ...BIG_BASH], game: twenty20 }],
  everyMinutes: 120,
});

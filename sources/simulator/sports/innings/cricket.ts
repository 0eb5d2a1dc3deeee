import { matchSport } from '../../engine/match-sport.ts';
import { womens } from '../../engine/entrants.ts';
import { type League, leagueOf } from '../../engine/calendar/league.ts';
import { oneDay, twenty20 } from './cricket-limited.ts';
import { BIG_BASH, BLAST, CARIBBEAN, EUROPE, IPL, NATIONS, PAKISTAN, SA20 } from './cricket-teams.ts';
import { testMatch } from './cricket-test-match.ts';

const LEAGUES: readonly League[] = [
  leagueOf('in 03-22 05-31 1234567 4 2 16:00,12:00 Indian Premier League', IPL, twenty20),
  leagueOf('au 12-14 01-25 1234567 3 2 9:15,6:00 Big Bash League', BIG_BASH, twenty20),
  leagueOf('au 11-09 12-13 3567 2 2 9:00,5:30 Big Bash League (k)', womens(BIG_BASH), twenty20),
  leagueOf('za 01-09 02-08 1234567 3 2 16:30 SA20', SA20, twenty20),
  leagueOf('pk 03-26 05-03 1234567 3 2 16:00 Pakistan Super League', PAKISTAN, twenty20),
  leagueOf('xw 08-14 09-20 34567 3 2 24:00 Caribbean Premier League', CARIBBEAN, twenty20),
  leagueOf('gb-eng 05-22 09-06 1234567 4 3 19:00,19:30,18:30 T20 Blast', BLAST, twenty20),
  leagueOf('xw 07-03 08-30 57 2 1 18:00,11:30 T20 International', NATIONS, twenty20),
  leagueOf('eu 07-04 07-19 367 1 1 10:00,14:00 VM-kvalifikation, Europa (T20)', EUROPE, twenty20),
  leagueOf('xw 08-30 03-20 37 5 3 9:00 One Day International', NATIONS, oneDay),
  leagueOf('xw 05-07 04-15 4 3 3 11:00,6:00 Test', NATIONS, testMatch),
];

/** Cricket: the leagues of twenty overs through the year, and the matches of nations over one day and five. */
export const createCricket = matchSport({
  sportId: 13,
  leagues: LEAGUES,
  exhibitions: [{ field: [...IPL, ...BIG_BASH], game: twenty20 }],
  everyMinutes: 120,
});

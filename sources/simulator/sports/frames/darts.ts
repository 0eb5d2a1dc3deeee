import { matchSport } from '../../engine/match-sport.ts';
import { type League, leagueOf } from '../../engine/calendar/league.ts';
import { calendarOf, type Discipline, type Tournament } from '../../engine/calendar/tournament.ts';
import { entrants } from '../../engine/entrants.ts';
import { dartsGame } from './darts-match.ts';

const PLAYERS = entrants(
  'person',
  `
gb-eng Luke Littler
gb-eng Luke Humphries
nl Gian van Veen
nl Michael van Gerwen
gb-eng Stephen Bunting
gb-wls Jonny Clayton
gb-eng James Wade
nl Danny Noppert
gb-sct Gary Anderson
gb-eng Chris Dobey
gb-wls Gerwyn Price
gb-nir Josh Rock
gb-eng Ross Smith
de Martin Schindler
gb-eng Ryan Searle
au Damon Heta
be Mike De Decker
gb-eng Nathan Aspinall
nl Jermaine Wattimena
gb-eng Luke Woodhouse
gb-eng Rob Cross
gb-eng Dave Chisnall
at Mensur Suljović
nl Wessel Nijman
be Dimitri Van den Bergh
gb-nir Daryl Gurney
hr Boris Krčmar
ie William O'Connor
nl Kevin Doets
de Ricardo Pietreczko
se Jeffrey de Graaf
gb-eng Andrew Gilding
gb-sct Peter Wright
pl Krzysztof Ratajski
gb-eng Michael Smith
nl Dirk van Duijvenbode
cz Karel Sedláček
gb-eng Ryan Joyce
gb-eng Joe Cullen
gb-sct Cameron Menzies
dk Benjamin Reus
gb-wls Nick Kenny
de Niko Springer
gb-nir Brendan Dolan
pt José de Sousa
us Jules van Dongen
at Rusty-Jake Rodriguez
gb-eng Callan Rydz
no Cor Dekker
dk Andreas Toft Jørgensen
gb-eng Mervyn King
be Kim Huybrechts
fi Teemu Harju
dk Claus Bendix Nielsen
se Oskar Lukasiak
ca Jeff Smith
jp Motomu Sakai
ph Alexis Toylo
us Stowe Buntz
gb-eng Beau Greaves
nl Jimmy van Schie
gb-eng Connor Scutt
ie Keane Barry
gb-wls Robert Owen
`,
);
const STARS = PLAYERS.slice(0, 8);
/** Who throws in Copenhagen: the stars, and the best of the North. */
const NORDIC = PLAYERS.filter(({ country }, place) => place < 8 || ['dk', 'se', 'no', 'fi'].includes(country));

const PDC = 'PDC';
/** A draw whose rounds grow longer: the best of so many legs, or sets of legs, by the matches of a round. */
const draw = (size: number, lengths: readonly number[], legsOfSet: number | null = null, field = PLAYERS): Discipline => {
  const games = lengths.map((length) => dartsGame(length, legsOfSet));
  return { category: PDC, field, size, game: (matches) => games[Math.min(games.length - 1, Math.log2(matches))]! };
};
const evening = { firstMinutes: 20 * 60, courts: 1 } as const;

/** The evenings of the Premier League, one a week in another city; four play on the last one. */
const PREMIER_LEAGUE: readonly Tournament[] = calendarOf(`
02-05 1 gb-eng Premier League | Utilita Arena, Newcastle
02-12 1 be Premier League | AFAS Dome, Antwerpen
02-19 1 gb-sct Premier League | OVO Hydro, Glasgow
02-26 1 gb-nir Premier League | SSE Arena, Belfast
03-05 1 gb-wls Premier League | Utilita Arena, Cardiff
03-12 1 gb-eng Premier League | Motorpoint Arena, Nottingham
03-19 1 ie Premier League | 3Arena, Dublin
03-26 1 de Premier League | Uber Arena, Berlin
04-02 1 gb-eng Premier League | AO Arena, Manchester
04-09 1 gb-eng Premier League | Brighton Centre
04-16 1 nl Premier League | Ahoy, Rotterdam
04-23 1 gb-eng Premier League | M&S Bank Arena, Liverpool
04-30 1 gb-sct Premier League | P&J Live, Aberdeen
05-07 1 gb-eng Premier League | First Direct Arena, Leeds
05-14 1 gb-eng Premier League | Utilita Arena, Birmingham
05-21 1 gb-eng Premier League | Utilita Arena, Sheffield
05-28 1 gb-eng Premier League | The O2, London
`).map((night, index, { length }) => ({
  ...night,
  country: 'xw',
  disciplines: [index === length - 1 ? draw(4, [21, 19], null, STARS) : draw(8, [11], null, STARS)],
  ...evening,
}));

const event = (line: string, discipline: Discipline, firstHour: number, boards: number): Tournament => ({
  ...calendarOf(line)[0]!,
  disciplines: [discipline],
  firstMinutes: firstHour * 60,
  courts: boards,
});

const TOURNAMENTS: readonly Tournament[] = [
  ...PREMIER_LEAGUE,
  ...calendarOf(`
02-14 3 pl European Tour, Polen | Tauron Arena, Kraków
03-20 3 be European Tour, Belgien | Sporthal Alverberg, Hasselt
04-03 3 de European Tour, Tyskland | Halle Münsterland
05-15 3 nl European Tour, Holland | Maaspoort, Den Bosch
06-19 3 cz European Tour, Tjekkiet | PVA Expo, Prag
07-10 3 ch European Tour, Schweiz | St. Jakobshalle, Basel
08-28 3 cz European Tour, Prag | PVA Expo, Prag
09-04 3 hu European Tour, Ungarn | MVM Dome, Budapest
`).map((tournament) => ({ ...tournament, disciplines: [draw(32, [15, 13, 11])], firstMinutes: 13 * 60, courts: 1 })),
  event('01-30 2 gb-eng Masters | Arena MK, Milton Keynes', draw(16, [21, 19, 17, 15]), 13, 1),
  event('03-06 3 gb-eng UK Open | Butlins, Minehead', draw(32, [21, 19, 17, 15, 11]), 12, 4),
  event('06-05 2 dk Nordic Darts Masters | Forum, København', draw(8, [21, 19, 11], null, NORDIC), 19, 1),
  event('07-18 9 gb-eng World Matchplay | Winter Gardens, Blackpool', draw(32, [35, 33, 31, 21, 19]), 14, 1),
  event('09-28 7 gb-eng World Grand Prix | Mattioli Arena, Leicester', draw(32, [11, 9, 7, 5, 3], 3), 14, 1),
  event('10-22 4 de EM | Westfalenhalle, Dortmund', draw(32, [21, 21, 19, 19, 11]), 13, 1),
  event('11-07 9 gb-eng Grand Slam | WV Active Aldersley, Wolverhampton', draw(32, [31, 31, 31, 19, 9]), 14, 1),
  event('11-20 3 gb-eng Players Championship Finals | Butlins, Minehead', draw(32, [21, 21, 19, 19, 11]), 12, 2),
  event('12-11 24 gb-eng VM | Alexandra Palace, London', draw(64, [13, 11, 9, 7, 7, 5], 3), 13, 1),
];

/** Every evening of the year somebody throws. */
const LEAGUES: readonly League[] = [
  leagueOf(
    'gb-eng 01-01 12-31 1234567 4 9 18:00,19:45,19:50,19:30,20:30,21:00 Super Series',
    PLAYERS.slice(16),
    dartsGame(11),
    'MODUS',
  ),
];

/** Darts: the tour of the PDC, its Premier League and its majors, and a league for all other evenings. */
export const createDarts = matchSport({
  sportId: 14,
  leagues: LEAGUES,
  tournaments: TOURNAMENTS,
  exhibitions: [
    { category: PDC, field: PLAYERS, game: dartsGame(11) },
    { category: PDC, field: PLAYERS, game: dartsGame(5, 3) },
  ],
  everyMinutes: 30,
});

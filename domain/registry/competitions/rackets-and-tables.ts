import { known } from './known.ts';
import type { KnownCompetition } from '../resolve-competition.ts';

const SLAMS = `
au t cup Australian Open
fr t cup French Open | Roland Garros
gb-eng t cup Wimbledon
us t cup US Open
`;
const MASTERS = `
us p cup Indian Wells | BNP Paribas Open
us p cup Miami | Miami Open
es p cup Madrid | Madrid Open
it p cup Rom | =Rome | Internazionali BNL d'Italia
us p cup Cincinnati | Cincinnati Open
ca p cup Canada Masters | Canadian Open
cn p cup Beijing | China Open
`;
const MEN = `
it t cup ATP Finals | Nitto ATP Finals
xw t cup Davis Cup
mc p cup Monte Carlo
cn p cup Shanghai | Shanghai Masters
fr p cup Paris | Paris Masters | Rolex Paris Masters
${SLAMS.trim()}
${MASTERS.trim()}
se p cup Stockholm | Stockholm Open
se p cup Båstad
`;
const WOMEN = `
sa t cup WTA Finals
xw t cup Billie Jean King Cup
cn p cup Wuhan | Wuhan Open
${SLAMS.trim()}
${MASTERS.trim()}
`;
const BADMINTON = `
dk t cup Denmark Open | Danisa Denmark Open
gb-eng t cup All England | All England Open
cn t cup China Open
id t cup Indonesia Open
my t cup Malaysia Open
cn t cup World Tour Finals | BWF World Tour Finals
in p cup India Open
jp p cup Japan Open
kr p cup Korea Open
fr p cup French Open
hk p cup Hong Kong Open
sg p cup Singapore Open
th p cup Thailand Open
de p cup German Open
ch p cup Swiss Open
`;
const TABLE_TENNIS = `
sg t cup Singapore Smash
cn t cup China Smash
se t cup Europe Smash
us t cup United States Smash
hk t cup WTT Finals
de p cup WTT Champions Frankfurt
fr p cup WTT Champions Montpellier
mo p cup WTT Champions Macao
qa p cup WTT Champions Doha
jp p cup WTT Champions Yokohama
`;
const VOLLEYBALL = `
dk t league VolleyLigaen | Volleyligaen
dk t league Kvindeligaen | =Women's League | VolleyLigaen (k)
xw t groups VM | =World Championship
xw t groups VM (k) | =World Championship Women
eu t groups EM | =European Championship | EuroVolley
eu t groups EM (k) | =European Championship Women
xw t league Nations League | VNL
xw t league Nations League (k) | =Nations League Women | VNL Women
eu t league Champions League | CEV Champions League
it p league SuperLega
it p league Serie A1 (k) | =Serie A1 Women
pl p league PlusLiga
`;
const BEACH = `
dk t cup Futures København | =Futures Copenhagen
de p cup Elite16 Hamborg | =Elite16 Hamburg
cz p cup Elite16 Ostrava
ch p cup Elite16 Gstaad
fr p cup Elite16 Paris
qa p cup The Finals
`;
const DARTS = `
gb-eng t cup VM | =World Championship | PDC World Championship
xw t league Premier League | Premier League Darts
gb-eng t cup World Matchplay
gb-eng t cup World Grand Prix
gb-eng t cup Grand Slam | Grand Slam of Darts
dk t cup Nordic Darts Masters
gb-eng p cup UK Open
gb-eng p cup Masters
de p cup EM | =European Championship
gb-eng p cup Players Championship Finals
`;
const SNOOKER = `
gb-eng t cup VM | =World Championship | World Snooker Championship
gb-eng t cup UK Championship
gb-eng t cup Masters
gb-eng p cup Champion of Champions
de p cup German Masters
gb-wls p cup Welsh Open
cn p cup International Championship
`;
const COUNTER_STRIKE = `
xw t cup PGL Major | CS2 Major
xw t cup IEM Major
xw p cup IEM Kraków | IEM Katowice
xw p cup ESL Pro League
xw p cup BLAST Open
xw p cup BLAST Rivals
xw p league CCT Europe
`;
const LEAGUE_OF_LEGENDS = `
xw t cup Worlds | World Championship | LoL Worlds
xw t cup Mid-Season Invitational | MSI
eu t league LEC Winter
eu t league LEC Spring
eu t league LEC Summer
kr p league LCK
cn p league LPL
`;

/** Rackets, nets, tables, boards and screens. */
export const RACKETS_AND_TABLES: readonly KnownCompetition[] = [
  ...known(2, MEN, 'ATP - Single'),
  ...known(2, WOMEN, 'WTA - Single'),
  ...known(2, `${SLAMS.trim()}\n${MASTERS.trim()}`, 'ATP - Double'),
  ...known(2, `${SLAMS.trim()}\n${MASTERS.trim()}`, 'WTA - Double'),
  ...known(21, BADMINTON, 'BWF World Tour'),
  ...known(21, 'in t cup VM | =World Championships\nes t cup EM | =European Championships', 'Mesterskaber'),
  ...known(25, TABLE_TENNIS, 'WTT'),
  ...known(25, 'gb-eng t cup VM | =World Championships\nsi t cup EM | =European Championships', 'Mesterskaber'),
  ...known(12, VOLLEYBALL),
  ...known(17, BEACH, 'Beach Pro Tour'),
  ...known(14, DARTS, 'PDC'),
  ...known(15, SNOOKER),
  ...known(36, COUNTER_STRIKE, 'CS2'),
  ...known(36, LEAGUE_OF_LEGENDS, 'League of Legends'),
  ...known(36, 'xw t cup The International | TI', 'Dota 2'),
  ...known(36, 'eu p league VCT EMEA Kickoff\neu p league VCT EMEA Stage 1\neu p league VCT EMEA Stage 2', 'Valorant'),
];

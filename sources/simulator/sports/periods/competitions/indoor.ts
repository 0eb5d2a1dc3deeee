import { competition, type Facts, playOf } from '../facts.ts';
import type { Play } from '../play.ts';

/** Twelve minutes a quarter, and more of everything; overtime as everywhere. */
const NBA = (): Partial<Play> => {
  const { scores } = playOf(3);
  return { minutes: 12, pace: 2.4, scores: scores.map((score) => ({ ...score, mean: score.mean * 1.38 })) };
};

/** Ice hockey, basketball, floorball and futsal. */
export const INDOOR: readonly Facts[] = [
  competition(4, 'dk', 'Metal Ligaen', {
    season: '09-05 02-28 12-23 12-25',
    rounds: ['tu19:30*', 'fr19:30*', 'su16:00*'],
    most: 64,
    teams:
      'Herning Blue Fox, Odense Bulldogs, Aalborg Pirates, Sønderjyske, Rungsted Seier Capital, Esbjerg Energy, Frederikshavn White Hawks, Rødovre Mighty Bulls, Herlev Eagles',
    finals: '03-07 03-28 04-18',
  }),
  competition(4, 'us', 'NHL', {
    season: '10-08 04-17',
    rounds: ['we01:00* we01:30* we04:00*', 'fr01:00* fr02:00* fr04:30*', 'sa19:00 sa22:00 su01:00* su02:00* su04:00*'],
    teams:
      'Florida Panthers, Colorado Avalanche, Dallas Stars, Edmonton Oilers, Tampa Bay Lightning, Carolina Hurricanes, Vegas Golden Knights, Winnipeg Jets, Washington Capitals, Toronto Maple Leafs, Los Angeles Kings, New Jersey Devils, Minnesota Wild, Ottawa Senators, Montreal Canadiens, New York Rangers, St. Louis Blues, Utah Mammoth, Vancouver Canucks, Detroit Red Wings, Calgary Flames, Columbus Blue Jackets, New York Islanders, Anaheim Ducks, Buffalo Sabres, Boston Bruins, Pittsburgh Penguins, Philadelphia Flyers, Nashville Predators, Seattle Kraken, Chicago Blackhawks, San Jose Sharks',
  }),
  competition(4, 'se', 'SHL', {
    season: '09-12 03-14',
    rounds: ['th19:00*', 'sa15:15* sa18:00'],
    most: 52,
    teams:
      'Frölunda HC, Skellefteå AIK, Brynäs IF, Färjestad BK, Luleå HF, Växjö Lakers, Timrå IK, Rögle BK, Örebro HK, Linköping HC, Malmö Redhawks, HV71, Leksands IF, Djurgårdens IF',
    finals: '03-21 04-11 05-02',
  }),
  competition(4, 'de', 'DEL', {
    season: '09-10 03-08',
    rounds: ['fr19:30*', 'su14:00 su16:30* su19:00'],
    most: 52,
    teams:
      'Eisbären Berlin, Adler Mannheim, Kölner Haie, Red Bull München, ERC Ingolstadt, Fischtown Pinguins, Straubing Tigers, Grizzlys Wolfsburg, Nürnberg Ice Tigers, Schwenninger Wild Wings, Löwen Frankfurt, Augsburger Panther, Iserlohn Roosters, Dresdner Eislöwen',
  }),
  competition(4, 'eu', 'Champions Hockey League', {
    season: '08-27 10-14',
    rounds: ['th19:00* fr19:30*', 'sa18:00* su17:00*'],
    most: 6,
    teams:
      'Frölunda HC:se, ZSC Lions:ch, Eisbären Berlin:de, Sparta Prag:cz, Luleå HF:se, Odense Bulldogs:dk|Brynäs IF:se, Lausanne HC:ch, Kölner Haie:de, Ilves:fi, Red Bull Salzburg:at, Storhamar:no|Skellefteå AIK:se, KalPa:fi, Kometa Brno:cz, ERC Ingolstadt:de, Herning Blue Fox:dk, Belfast Giants:gb-nir',
  }),
  competition(4, 'xw', 'VM', {
    season: '05-15 05-27',
    rounds: ['sa16:20* sa20:20*'],
    everyDays: 2,
    most: 7,
    nations: 'us, ch, fi, de, lv, at, hu, gb|ca, se, cz, dk, sk, no, si, it',
  }),
  competition(3, 'dk', 'Basketligaen', {
    season: '09-24 04-11 12-24 12-31',
    rounds: ['we19:00*', 'fr19:00 sa15:00 su15:00* su17:00'],
    most: 36,
    teams:
      'Bakken Bears, Svendborg Rabbits, Randers Cimbria, Team FOG Næstved, Horsens IC, Bears Academy, BMS Herlev Wolfpack, Amager Basket, Holbæk-Stenhus, Copenhagen Basket',
    finals: '04-18 05-09 05-30',
  }),
  competition(3, 'dk', 'Kvindebasketligaen', {
    season: '09-26 04-04 12-20 01-05',
    rounds: ['sa14:00 sa16:00 su13:00* we19:30'],
    most: 27,
    teams:
      'BMS Herlev Wolfpack (k), SISU (k), AKS Falcon (k), Åbyhøj IF (k), Hørsholm 79ers (k), BK Amager (k), Stevnsgade (k), Virum GO Dream (k), Aabyhøj (k), Lemvig Basket (k)',
  }),
  competition(3, 'us', 'NBA', {
    season: '10-21 04-12',
    rounds: ['we01:30* we02:00* we04:30*', 'fr01:30* fr02:00* fr04:00*', 'sa19:00 su01:00* su02:00* su03:30*'],
    play: NBA(),
    teams:
      'Oklahoma City Thunder, Denver Nuggets, Cleveland Cavaliers, Houston Rockets, New York Knicks, Los Angeles Lakers, Minnesota Timberwolves, Boston Celtics, Golden State Warriors, Orlando Magic, San Antonio Spurs, Los Angeles Clippers, Detroit Pistons, Atlanta Hawks, Milwaukee Bucks, Indiana Pacers, Toronto Raptors, Miami Heat, Philadelphia 76ers, Dallas Mavericks, Memphis Grizzlies, Chicago Bulls, Phoenix Suns, Portland Trail Blazers, Sacramento Kings, New Orleans Pelicans, Charlotte Hornets, Brooklyn Nets, Utah Jazz, Washington Wizards',
  }),
  competition(3, 'eu', 'EuroLeague', {
    season: '09-29 04-17',
    rounds: ['th18:45 th19:00 th20:30 th20:45 fr18:00 fr19:00 fr20:30*'],
    most: 38,
    teams:
      'Olympiacos:gr, Panathinaikos:gr, Real Madrid:es, Fenerbahçe:tr, Monaco:mc, Žalgiris:lt, Crvena zvezda:rs, Barcelona:es, Valencia:es, Hapoel Tel Aviv:il, Anadolu Efes:tr, Bayern München:de, Partizan:rs, Milano:it, Paris:fr, Maccabi Tel Aviv:il, Virtus Bologna:it, Dubai:ae, Baskonia:es, ASVEL:fr',
  }),
  competition(3, 'es', 'ACB', {
    season: '10-03 05-30',
    rounds: ['sa18:00 sa20:45 su12:00 su12:30 su17:00* su18:30'],
    most: 34,
    teams:
      'Real Madrid, Barcelona, Valencia, Baskonia, Unicaja, Tenerife, Murcia, Joventut, Manresa, Gran Canaria, Bilbao, Zaragoza, Andorra:ad, Girona, Breogán, Lleida, Burgos, Granada',
  }),
  competition(3, 'de', 'BBL', {
    season: '09-26 05-17',
    rounds: ['fr20:00 sa18:30 sa20:00 su15:00 su16:30* su18:00'],
    most: 34,
    teams:
      'Bayern München, Ulm, Alba Berlin, Braunschweig, Bonn, Würzburg, Ludwigsburg, Oldenburg, Chemnitz, Vechta, Heidelberg, Bamberg, Hamburg, Rostock, Frankfurt, Weißenfels, Trier, Jena',
  }),
  competition(9, 'dk', 'Select Ligaen', {
    season: '09-12 03-20 12-18 01-05',
    rounds: ['fr20:00 sa13:00 sa15:00 su14:00*'],
    teams:
      'Rødovre FC, FC Helsingør, Hvidovre Attack, Benløse Floorball Club, Frederikshavn Bulldogs, AaB Flyers, Copenhagen FC, Odense Badgers Floorball, Aarhus Outlaws, Vanløse',
  }),
  competition(9, 'se', 'SSL', {
    season: '09-19 03-14 12-28 01-02',
    rounds: ['we19:00*', 'sa14:00 sa16:00 su16:00*'],
    most: 26,
    teams:
      'IBF Falun, Storvreta IBK, Pixbo IBK, Mullsjö AIS, Växjö IBK, Linköping IBK, Kalmarsund, Thorengruppen, FBC Lerum, Karlstad, Täby FC, Jönköpings IK, Warberg IC, Visby IBK',
  }),
  competition(9, 'fi', 'F-liiga', {
    season: '09-18 03-14',
    rounds: ['fr17:30 sa15:00 sa16:00* su14:00'],
    teams: 'Classic, Nokian KrP, TPS, SPV, OLS, Indians, Hawks, EräViikingit, LASB, Oilers, FBC Turku, Karhut',
  }),
  competition(11, 'dk', 'Futsalligaen', {
    season: '11-07 03-14 12-20 01-03',
    rounds: ['fr20:00 sa14:00 sa16:00 su15:00*'],
    teams:
      'JB Gentofte, Hjørring Futsal, København Futsal, Gentofte-Vangede, Hørsholm-Usserød, Herlufsholm GF, Kastrup, Ringkøbing Futsal, Sundby, Næstved Futsal',
  }),
  competition(11, 'es', 'Primera División', {
    season: '09-19 05-16',
    rounds: ['fr20:30 sa13:00 sa17:00 sa18:30 su12:00*'],
    most: 30,
    teams:
      'Barça, Inter Movistar, ElPozo Murcia, Jimbee Cartagena, Jaén, Palma, Peñíscola, Xota, Noia, Manzanares, Valdepeñas, Córdoba, Betis, Santiago, Alzira, Ribera Navarra',
  }),
  competition(11, 'pt', 'Liga Placard', {
    season: '09-12 05-09',
    rounds: ['fr21:30 sa16:00 sa18:00 su16:00*'],
    teams:
      'Sporting CP, Benfica, Braga, Leões Porto Salvo, Ferreira do Zêzere, Torreense, Rio Ave, Quinta dos Lombos, Elétrico, Caxinas, Fundão, Famalicão',
  }),
  competition(11, 'eu', 'Champions League', {
    season: '10-27 11-29',
    rounds: ['tu18:00* we17:00* we20:00*'],
    most: 3,
    teams:
      'Sporting CP:pt, Jimbee Cartagena:es, Riga:lv, Hjørring Futsal:dk|Palma:es, Benfica:pt, Kairat:kz, Étoile Lavalloise:fr|Barça:es, Semey:kz, Dobovec:si, Loznica-Grad:rs',
  }),
];

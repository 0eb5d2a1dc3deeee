import { competition, type Facts } from '../facts.ts';

/** American football, rugby, bandy, water polo, hockey, beach soccer, netball, Australian rules and kabaddi. */
export const FIELD: readonly Facts[] = [
  competition(5, 'us', 'NFL', {
    season: '09-12 01-09',
    rounds: ['fr02:15 su19:00* su19:00* su22:05 su22:25 mo02:20'],
    most: 18,
    teams:
      'Philadelphia Eagles, Kansas City Chiefs, Buffalo Bills, Detroit Lions, Baltimore Ravens, Los Angeles Rams, Denver Broncos, Green Bay Packers, Seattle Seahawks, New England Patriots, San Francisco 49ers, Houston Texans, Los Angeles Chargers, Tampa Bay Buccaneers, Pittsburgh Steelers, Jacksonville Jaguars, Minnesota Vikings, Indianapolis Colts, Washington Commanders, Cincinnati Bengals, Dallas Cowboys, Chicago Bears, Atlanta Falcons, Arizona Cardinals, Miami Dolphins, Carolina Panthers, New Orleans Saints, New York Giants, Las Vegas Raiders, Cleveland Browns, New York Jets, Tennessee Titans',
  }),
  competition(5, 'us', 'NCAA', {
    season: '08-29 12-05',
    rounds: ['fr01:30 sa18:00 sa21:30 sa21:30 su01:30* su04:15'],
    teams:
      'Ohio State, Indiana, Georgia, Oregon, Texas Tech, Alabama, Texas, Notre Dame, Ole Miss, Miami, Oklahoma, BYU, Vanderbilt, Michigan, USC, Utah, Penn State, Tennessee, LSU, Clemson',
  }),
  competition(5, 'dk', 'National Ligaen', {
    season: '04-18 09-12 06-27 08-01',
    rounds: ['sa13:00 sa15:00 su14:00*'],
    play: { minutes: 12 },
    teams: 'Copenhagen Towers, Søllerød Gold Diggers, Triangle Razorbacks, Copenhagen Tomahawks, Aarhus Tigers, Odense Badgers',
  }),
  competition(5, 'eu', 'European League of Football', {
    season: '05-16 08-30',
    rounds: ['sa16:25 sa18:00 su13:00* su16:25'],
    teams:
      'Stuttgart Surge:de, Vienna Vikings:at, Nordic Storm:dk, Munich Ravens:de, Rhein Fire:de, Wroclaw Panthers:pl, Tirol Raiders:at, Frankfurt Galaxy:de, Berlin Thunder:de, Paris Musketeers:fr, Prague Lions:cz, Madrid Bravos:es, Hamburg Sea Devils:de, Fehérvár Enthroners:hu',
  }),
  competition(8, 'gb-eng', 'Premiership', {
    season: '09-25 06-13 11-01 11-27',
    rounds: ['fr20:45 sa16:05 sa18:30 su16:00 sa16:05*'],
    most: 18,
    teams:
      'Bath, Leicester Tigers, Northampton Saints, Saracens, Bristol Bears, Exeter Chiefs, Sale Sharks, Harlequins, Gloucester, Newcastle Red Bulls',
  }),
  competition(8, 'fr', 'Top 14', {
    season: '09-05 06-06 11-08 11-20',
    rounds: ['sa14:30 sa16:35* sa16:35 su21:05 sa21:05'],
    most: 26,
    teams:
      'Toulouse, Bordeaux-Bègles, Toulon, La Rochelle, Pau, Montpellier, Stade Français, Racing 92, Clermont, Castres, Lyon, Bayonne, Perpignan, Montauban',
  }),
  competition(8, 'eu', 'URC', {
    season: '09-26 05-16 11-01 11-27',
    rounds: ['fr20:45 fr20:45 sa13:45 sa16:00 sa18:30 sa20:45 su16:00*'],
    most: 18,
    teams:
      'Leinster:ie, Bulls:za, Sharks:za, Glasgow Warriors:gb-sct, Munster:ie, Stormers:za, Edinburgh:gb-sct, Scarlets:gb-wls, Lions:za, Cardiff:gb-wls, Benetton:it, Ulster:gb-nir, Ospreys:gb-wls, Connacht:ie, Zebre Parma:it, Dragons:gb-wls',
  }),
  competition(8, 'eu', 'Six Nations', {
    season: '02-05 03-20',
    rounds: ['sa15:10 sa17:40 su16:10'],
    most: 5,
    nations: 'fr, ie, gb-eng, gb-sct, it, gb-wls',
  }),
  competition(8, 'xw', 'Landskampe', {
    season: '11-01 11-30',
    rounds: ['sa13:40 sa16:10 sa18:40 sa21:10 su15:10'],
    nations: 'za, ie, nz, gb-eng, fr, ar, gb-sct, au, fj, it, gb-wls, jp',
  }),
  competition(8, 'xw', 'Rugby Championship', {
    season: '08-08 10-03',
    rounds: ['sa09:45 sa17:00'],
    most: 6,
    nations: 'za, nz, ar, au',
  }),
  competition(8, 'xw', 'Super Rugby Pacific', {
    season: '02-13 06-06',
    rounds: ['fr08:05 fr10:35 sa06:35 sa09:05 sa11:35*'],
    teams:
      'Crusaders:nz, Chiefs:nz, Hurricanes:nz, Brumbies:au, Blues:nz, Reds:au, Waratahs:au, Highlanders:nz, Western Force:au, Fijian Drua:fj, Moana Pasifika:nz',
  }),
  competition(19, 'gb-eng', 'Super League', {
    season: '02-13 09-12',
    rounds: ['th21:00 fr21:00* sa16:00 sa18:30 su16:00'],
    most: 27,
    teams:
      'Hull KR, Wigan Warriors, St Helens, Leigh Leopards, Leeds Rhinos, Warrington Wolves, Wakefield Trinity, Hull FC, Catalans Dragons:fr, Huddersfield Giants, Bradford Bulls, York Knights, Toulouse Olympique:fr, Castleford Tigers',
    finals: '09-26 10-17',
  }),
  competition(19, 'au', 'NRL', {
    season: '03-06 09-06',
    rounds: ['th11:50 fr10:00 fr12:00 sa07:00 sa09:30 sa11:35 su06:00 su08:05'],
    most: 25,
    teams:
      'Melbourne Storm, Brisbane Broncos, Canberra Raiders, Penrith Panthers, Canterbury Bulldogs, Cronulla Sharks, New Zealand Warriors:nz, Sydney Roosters, Manly Sea Eagles, Dolphins, Parramatta Eels, North Queensland Cowboys, South Sydney Rabbitohs, St George Illawarra Dragons, Newcastle Knights, Wests Tigers, Gold Coast Titans',
    finals: '09-12 10-03',
  }),
  competition(10, 'se', 'Elitserien', {
    season: '10-23 02-20',
    rounds: ['we19:00*', 'fr19:00* sa14:00 sa16:00'],
    most: 26,
    teams:
      'Villa Lidköping, Sandvikens AIK, Edsbyns IF, Västerås SK, Bollnäs GIF, Hammarby, Vetlanda BK, IK Sirius, Broberg, IFK Motala, IFK Vänersborg, Ljusdals BK, Rättviks IF, Frillesås BK',
    finals: '02-27 03-20',
  }),
  competition(10, 'no', 'Eliteserien', {
    season: '10-30 02-21',
    rounds: ['we18:30 fr19:00 sa14:00* su14:00'],
    teams: 'Stabæk, Ready, Solberg, Mjøndalen, Ullevål, Sarpsborg, Drammen, Ullern',
  }),
  competition(22, 'eu', 'Champions League', {
    season: '10-13 05-12',
    rounds: ['tu19:00 tu20:00 we19:30*'],
    most: 14,
    teams:
      'Ferencváros:hu, Pro Recco:it, Barceloneta:es, Olympiacos:gr|Novi Beograd:rs, Marseille:fr, Brescia:it, Barcelona:es|Radnički:rs, Oradea:ro, Jug Dubrovnik:hr, Primorac Kotor:me|Hannover:de, Zadar 1952:hr, Vasas:hu, Sabadell:es',
  }),
  competition(22, 'it', 'Serie A1', {
    season: '10-03 04-24 12-23 01-20',
    rounds: ['sa15:00 sa16:00 sa18:00*'],
    teams:
      'Pro Recco, Brescia, Savona, Trieste, Ortigia, Quinto, Telimar Palermo, De Akker, Roma Vis Nova, Posillipo, Nuoto Catania, Olympic Roma, Florentia, Training Academy Olympic',
  }),
  competition(22, 'hu', 'OB I', {
    season: '09-19 05-09',
    rounds: ['we18:00 fr18:30 sa17:00 sa18:30*'],
    teams: 'Ferencváros, Vasas, BVSC, Honvéd, OSC, Szolnok, Eger, Szeged, Kaposvár, PVSK, UVSE, Szentes',
  }),
  competition(24, 'nl', 'Hoofdklasse', {
    season: '09-05 05-10 11-22 02-27',
    rounds: ['fr20:00 su12:45 su14:45*'],
    most: 22,
    teams:
      'Kampong, Rotterdam, Den Bosch, Amsterdam, Bloemendaal, Pinoké, Oranje-Rood, HGC, Klein Zwitserland, Schaerweijde, Hurley, HDM',
  }),
  competition(24, 'nl', 'Hoofdklasse (k)', {
    season: '09-05 05-10 11-22 02-27',
    rounds: ['su12:45 su14:45*'],
    most: 22,
    teams:
      'Den Bosch (k), Amsterdam (k), SCHC (k), Kampong (k), HGC (k), Pinoké (k), Hurley (k), Oranje-Rood (k), Rotterdam (k), Tilburg (k), Bloemendaal (k), Nijmegen (k)',
  }),
  competition(24, 'xw', 'Pro League', {
    season: '12-05 06-27 12-21 02-01',
    rounds: ['tu14:00 we16:00', 'sa15:00 sa17:30 su14:00'],
    nations: 'nl, gb-eng, be, de, au, es, ar, in, pk',
    play: { shootOut: { series: 5, scored: 0.55, always: true } },
  }),
  competition(24, 'de', 'Bundesliga', {
    season: '09-05 11-01',
    rounds: ['sa14:00 sa16:00*', 'su12:00 su14:00*'],
    teams:
      'Rot-Weiss Köln, Mannheimer HC, Crefelder HTC, Hamburger Polo Club, Berliner HC, Uhlenhorst Mülheim, Harvestehuder THC, UHC Hamburg, Gladbacher HTC, TSV Mannheim, Frankfurt 1880, Nürnberger HTC',
  }),
  competition(24, 'in', 'Hockey India League', {
    season: '12-28 02-01',
    rounds: ['sa13:00* sa15:15'],
    everyDays: 2,
    teams:
      'Bengal Tigers, Hyderabad Toofans, Tamil Nadu Dragons, Soorma Hockey Club, Vedanta Kalinga Lancers, Ranchi Royals, HIL GC, SG Pipers',
  }),
  competition(26, 'eu', 'Euro Beach Soccer League', {
    season: '06-12 08-30',
    rounds: ['fr14:45* fr17:15*', 'sa14:45* sa17:15*', 'su14:45* su17:15*'],
    nations: 'pt, es, it, by|ch, pl, de, ua|fr, dk, ee, ge',
  }),
  competition(26, 'eu', 'Euro Winners Cup', {
    season: '05-30 06-05',
    rounds: ['sa10:00* sa11:15* sa12:30* sa15:00* sa16:15*'],
    everyDays: 1,
    most: 5,
    teams:
      'Braga:pt, Benfica:pt, Naxos:it, Melilla:es, Pisa:it, Grasshoppers:ch|Sporting CP:pt, Catania:it, Falfala:il, Artur Music:ua, Rostock:de, BSC Copenhagen:dk',
  }),
  competition(26, 'br', 'Campeonato Brasileiro', {
    season: '10-24 11-29',
    rounds: ['fr18:30 sa18:30 sa20:00 su14:30 su16:00*'],
    teams: 'Vasco da Gama, Flamengo, Sampaio Corrêa, Botafogo, Fluminense, Anchieta, São Raimundo, América',
  }),
  competition(29, 'au', 'Super Netball', {
    season: '03-14 07-05',
    rounds: ['sa08:00 sa10:00 su06:00 su08:00'],
    teams:
      'Melbourne Vixens (k), West Coast Fever (k), Adelaide Thunderbirds (k), NSW Swifts (k), Sunshine Coast Lightning (k), Melbourne Mavericks (k), Queensland Firebirds (k), Giants (k)',
  }),
  competition(29, 'gb-eng', 'Netball Super League', {
    season: '03-14 07-05',
    rounds: ['sa18:00 sa20:00 su14:00 su16:00'],
    teams:
      'London Pulse (k), Loughborough Lightning (k), Manchester Thunder (k), Birmingham Panthers (k), Cardiff Dragons (k):gb-wls, London Mavericks (k), Nottingham Forest (k), Leeds Rhinos (k)',
  }),
  competition(29, 'nz', 'ANZ Premiership', {
    season: '05-09 08-01',
    rounds: ['sa07:00 su06:00 mo09:15'],
    teams:
      'Mainland Tactix (k), Northern Mystics (k), Central Pulse (k), Southern Steel (k), Waikato BOP Magic (k), Northern Stars (k)',
  }),
  competition(18, 'au', 'AFL', {
    season: '03-13 08-30',
    rounds: ['th10:30 fr10:40 sa05:20 sa08:15 sa11:35 su04:10 su06:15 su08:20*'],
    most: 24,
    teams:
      'Brisbane Lions, Geelong Cats, Collingwood, Adelaide Crows, Hawthorn, GWS Giants, Gold Coast Suns, Fremantle, Western Bulldogs, Sydney Swans, Carlton, St Kilda, Port Adelaide, Melbourne, Essendon, North Melbourne, Richmond, West Coast Eagles',
  }),
  competition(18, 'au', 'AFLW', {
    season: '08-15 11-01',
    rounds: ['th09:15 fr09:15 sa04:05 sa06:05 sa08:15 su03:05 su05:05*'],
    play: { minutes: 17 },
    teams:
      'North Melbourne (k), Brisbane Lions (k), Hawthorn (k), Melbourne (k), Adelaide Crows (k), Carlton (k), St Kilda (k), Fremantle (k), Sydney Swans (k), Port Adelaide (k), Geelong Cats (k), Essendon (k), Richmond (k), Western Bulldogs (k), Collingwood (k), GWS Giants (k), West Coast Eagles (k), Gold Coast Suns (k)',
  }),
  competition(42, 'in', 'Pro Kabaddi League', {
    season: '10-16 12-27',
    rounds: ['sa15:30 sa16:30 su15:30 su16:30 mo15:30 mo16:30'],
    everyDays: 3,
    teams:
      'Dabang Delhi, Puneri Paltan, Telugu Titans, Bengaluru Bulls, Haryana Steelers, U Mumba, Patna Pirates, Jaipur Pink Panthers, Tamil Thalaivas, UP Yoddhas, Gujarat Giants, Bengal Warriorz',
  }),
];

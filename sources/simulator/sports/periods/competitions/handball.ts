import { competition, type Facts } from '../facts.ts';

/** The handball of a season: Danish leagues, their neighbours, and Europe's cups. */
export const HANDBALL: readonly Facts[] = [
  competition(7, 'dk', 'Herreligaen', {
    season: '08-29 04-04 12-28 01-29',
    rounds: ['th19:00 fr19:00 sa16:00 su15:00 su16:00 we18:30 we19:00*'],
    most: 26,
    teams:
      'Aalborg Håndbold, GOG, Skjern Håndbold, Fredericia HK, Bjerringbro-Silkeborg, Sønderjyske, Mors-Thy Håndbold, TTH Holstebro, Skanderborg AGF, Ribe-Esbjerg HH, KIF Kolding, Grindsted GIF, HØJ Elite, TMS Ringsted',
    finals: '04-11 05-02 05-30',
  }),
  competition(7, 'dk', 'Kvindeligaen', {
    season: '08-29 03-28 11-22 01-02',
    rounds: ['we18:30 we19:00 fr18:30 sa14:00 su14:00 su16:00 sa16:00*'],
    most: 26,
    teams:
      'Odense Håndbold (k), Team Esbjerg (k), Ikast Håndbold (k), Nykøbing Falster (k), Viborg HK (k), HH Elite (k), Ringkøbing Håndbold (k), Silkeborg-Voel KFUM (k), Copenhagen Handball (k), Sønderjyske (k), Skanderborg Håndbold (k), Aarhus Håndbold (k), Bjerringbro FH (k), HØJ Elite (k)',
    finals: '04-10 05-01 05-23',
  }),
  competition(7, 'dk', '1. division', {
    season: '09-05 04-18 12-20 01-15',
    rounds: ['fr19:30 sa13:00 sa15:00 su13:00 we19:30*'],
    most: 26,
    teams:
      'Nordsjælland Håndbold, HC Midtjylland, AGF Håndbold, Aarhus HC, HIK, Skive fH, Otterup HK, Gudme HK, Team Sydhavsøerne, Vendsyssel Håndbold, TM Tønder, IFK Skjoldungerne, Hadsten Håndbold, Køge Håndbold',
  }),
  competition(7, 'dk', '1. division (k)', {
    season: '09-05 04-18 12-20 01-15',
    rounds: ['fr19:00 sa14:00 su13:00 su15:00 we19:00*'],
    most: 22,
    teams:
      'EH Aalborg (k), Ajax København (k), Hadsten SK (k), Gudme HK (k), Rødovre HK (k), TMS Ringsted (k), Roskilde Håndbold (k), DHG Odense (k), Vendsyssel (k), Sydhavsøerne (k), Randers HK (k), FOX Team Nord (k)',
  }),
  competition(7, 'eu', 'Champions League', {
    season: '09-09 03-10 12-10 02-10',
    rounds: ['we18:45* th18:45* we20:45* th20:45*'],
    most: 14,
    teams:
      'Magdeburg:de, Barcelona:es, PSG:fr, Aalborg Håndbold:dk, Wisla Plock:pl, One Veszprém:hu, Pick Szeged:hu, Zagreb:hr|Füchse Berlin:de, Nantes:fr, Sporting CP:pt, Kielce:pl, GOG:dk, Kolstad:no, Dinamo București:ro, Eurofarm Pelister:mk',
    finals: '04-04 04-25 06-13',
  }),
  competition(7, 'eu', 'Champions League (k)', {
    season: '09-05 02-21 11-20 01-08',
    rounds: ['sa16:00 sa18:00 su14:00 su16:00*'],
    most: 14,
    teams:
      'Győri ETO (k):hu, Metz (k):fr, Team Esbjerg (k):dk, Ikast Håndbold (k):dk, Borussia Dortmund (k):de, Gloria Bistrița (k):ro, Storhamar (k):no, Buducnost (k):me|Odense Håndbold (k):dk, FTC (k):hu, Brest Bretagne (k):fr, CSM București (k):ro, Krim Ljubljana (k):si, Podravka (k):hr, DVSC Schaeffler (k):hu, Sola (k):no',
    finals: '03-21 04-18 06-06',
  }),
  competition(7, 'eu', 'European League', {
    season: '10-13 03-02 12-03 02-12',
    rounds: ['tu18:45* tu20:45*'],
    most: 6,
    teams:
      'Flensburg-Handewitt:de, Fredericia HK:dk, Montpellier:fr, Porto:pt|THW Kiel:de, Bjerringbro-Silkeborg:dk, Benfica:pt, Kristianstad:se|Melsungen:de, Skjern Håndbold:dk, Granollers:es, Kadetten Schaffhausen:ch|Hannover-Burgdorf:de, Partizan:rs, IK Sävehof:se, Elverum:no',
  }),
  competition(7, 'de', 'Bundesliga', {
    season: '08-27 06-06 12-28 02-03',
    rounds: ['th19:00 th20:00 fr19:00 sa19:00 su15:00 su16:30 su18:00*'],
    most: 34,
    teams:
      'Füchse Berlin, Magdeburg, Flensburg-Handewitt, THW Kiel, Melsungen, Gummersbach, Rhein-Neckar Löwen, Hannover-Burgdorf, Lemgo, Göppingen, Eisenach, Hamburg, Erlangen, Wetzlar, Stuttgart, Leipzig, Bergischer HC, Minden',
  }),
  competition(7, 'fr', 'Starligue', {
    season: '09-04 06-06 12-20 02-05',
    rounds: ['th20:00 fr20:00* sa20:00 su17:00'],
    most: 30,
    teams:
      'PSG, Nantes, Montpellier, Saint-Raphaël, Toulouse, Limoges, Chambéry, Aix, Nîmes, Tremblay, Dunkerque, Cesson-Rennes, Chartres, Istres, Sélestat, Dijon',
  }),
  competition(7, 'no', 'REMA 1000-ligaen (k)', {
    season: '09-02 04-11 11-20 01-05',
    rounds: ['we18:00 sa15:00 su15:00 su17:00*'],
    most: 26,
    teams:
      'Storhamar (k), Sola (k), Tertnes (k), Larvik (k), Molde (k), Fredrikstad (k), Romerike Ravens (k), Gjerpen (k), Oppsal (k), Byåsen (k), Fana (k), Flint Tønsberg (k), Haslum (k), Follo (k)',
  }),
  competition(7, 'se', 'Handbollsligan', {
    season: '09-03 03-28 12-28 02-03',
    rounds: ['th19:00 fr19:00 sa16:00 su16:00 we19:00*'],
    most: 26,
    teams:
      'IK Sävehof, Ystads IF, IFK Kristianstad, Hallby, HK Karlskrona, Eskilstuna Guif, Alingsås HK, HK Malmö, IFK Skövde, Önnereds HK, Hammarby, Helsingborg, Amo HK, Västerås',
  }),
  competition(7, 'eu', 'EM', {
    season: '01-15 01-26',
    years: 'even',
    rounds: ['sa15:30 sa18:00 sa18:00 sa20:30*'],
    everyDays: 2,
    most: 6,
    nations: 'dk, pt, no, ro, mk, at|fr, se, hr, cz, nl, ua|de, es, is, hu, rs, pl|si, me, fo, ch, it, ge',
  }),
  competition(7, 'xw', 'VM', {
    season: '01-13 01-24',
    years: 'odd',
    rounds: ['sa15:30 sa18:00 sa18:00 sa20:30*'],
    everyDays: 2,
    most: 6,
    nations: 'dk, eg, no, qa, at, us|fr, se, br, nl, cz, cl|de, es, is, hu, ar, kr|hr, pt, si, tn, jp, pl',
  }),
  competition(7, 'eu', 'EM (k)', {
    season: '12-03 12-16',
    years: 'even',
    rounds: ['sa15:30 sa18:00 sa18:00 sa20:30*'],
    everyDays: 2,
    most: 7,
    nations: 'dk, no, hu, ro, si, rs|fr, nl, se, me, es, hr',
  }),
  competition(7, 'xw', 'VM (k)', {
    season: '12-01 12-14',
    years: 'odd',
    rounds: ['sa15:30 sa18:00 sa18:00 sa20:30*'],
    everyDays: 2,
    most: 7,
    nations: 'dk, fr, hu, kr, br, ao|no, nl, se, es, jp, ar',
  }),
];

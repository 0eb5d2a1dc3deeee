import type { Random } from '../../../random.ts';

/** How the clubs of the lowest series of a country are named: starts and ends of place names, and forms around them. */
interface NameParts {
  readonly starts: string;
  readonly ends: string;
  /** `*` stands for the place. */
  readonly forms: string;
}

const PARTS: Readonly<Record<string, NameParts>> = {
  dk: {
    starts:
      'Bjer Hjør Tår Gam Nør Søn Vest Øst Kirke Skov Ler Hav Ull Sten Birke Elle Asker Lind Torn Ryd Kær Ager Hved Mølle Strand Svin Gran Vind Rød Hvid Ene Fugle Kong Bor Hors Ulf Sig Tor Gunder Ravn',
    ends: 'lev rup sted by holt bjerg lunde strup løse bæk dal toft lund ninge um ing husene',
    forms: '*_IF *_BK *_GF *_IK *_B *_KFUM FC_* *_UIF *_GIF *_SG&I',
  },
  'gb-eng': {
    starts:
      'Ash Brad Col Dun East Farn Graf Hart Ing King Lang Mil Nor Oak Pen Red Stan Thorn Wal West Whit Win Ald Bram Chel Cran Dray Elm Fen Hazel Kel Lod Mar',
    ends: 'ton ham ford bury worth field ley stead wick bridge mouth well dale combe hurst minster',
    forms: '*_Town *_United *_Rovers *_Athletic AFC_* *_City *_Wanderers *_FC *_Albion',
  },
  de: {
    starts:
      'Alten Bieber Blumen Dorn Eber Eichen Falken Franken Fried Grün Hagen Heide Hohen Kirch König Langen Linden Mühl Neuen Nieder Ober Reichen Rosen Schön Stein Wald Weiden Wolfs',
    ends: 'bach berg brunn burg dorf feld hausen heim hofen stadt tal wald weiler',
    forms: 'SV_* TSV_* FC_* SpVgg_* VfL_* TuS_* SC_* SG_*',
  },
  se: {
    starts:
      'Alm Björk Ek Fors Grän Hall Hög Kall Kvarn Lind Lång Mal Norr Sand Skog Ström Sund Söder Tor Vall Vik Väster Åker Älv Öster',
    ends: 'by torp stad vik ås sund holm hult näs rum köping bro',
    forms: '*_IF *_IK *_BK *_FF *_GoIF',
  },
  nl: {
    starts:
      'Ach Berk Bosch Dren Eik Groen Har Heer Hoog Kamer Leeu Maar Noord Ooster Rijn Roo Schoon Sint Veen Ves Wester Woud Zand Zuid Zwan Beek Dal Elzen Gras Haag Kruis Lange Meer Nieuw',
    ends: 'dam wijk veen horst hout kerk broek loo oord dorp zaal',
    forms: 'VV_* SV_* *_Boys RKVV_* *_SC FC_*',
  },
  es: {
    starts:
      'Alba Alma Bena Cala Campo Casta Fuente Gua Mira Monte Naval Oli Palo Peña Pozo Puebla Ribe Roble Santa Torre Valde Villa Zafra Agua Arroyo Barca Cabo Encina Fresno Huerta Lagu Mata Nogal Oro Piedra Río Salto Tejera',
    ends: 'flor mar rubia seca verde blanca nueva lejo mayor ndero tilla hermosa',
    forms: 'CD_* UD_* Atlético_* CF_* AD_*',
  },
  it: {
    starts:
      'Acqua Borgo Campo Castel Cerra Civita Colle Fiora Gal Grotta Luce Mon Monte Pietra Ponte Rocca San Serra Torre Val Villa Alta Badia Capo Fonte Isola Lago Marina Noce Olmo Poggio Quarto Riva Sasso Terra',
    ends: 'bella bruna chiara ferro fiore grande lungo nova rosso secca verde vecchio',
    forms: 'ASD_* US_* AC_* Pol._* Virtus_* Pro_*',
  },
  fr: {
    starts:
      'Aube Beau Belle Bourg Chamb Château Clair Fonte Grand Haute Mon Mont Neuf Ville Pont Roche Saint Val Vern Vieux Arc Blanc Cour Épi Ferté Gué Ligne Marche Noir Orme Pierre Rosi Tour',
    ends: 'bois court fort lac mont nay rive roux vallon ville vert sac',
    forms: 'AS_* US_* ES_* FC_* Stade_* Olympique_*',
  },
};

/** Countries with series of their own below the leagues of the registry, in the order in which a growing world adds them. */
export const REGIONAL_COUNTRIES: readonly string[] = Object.keys(PARTS);

/** The name of a series, 'Serie 1, gruppe 3'. */
export const REGIONAL_SERIES: Readonly<Record<string, (level: number, group: number) => string>> = {
  dk: (level, group) => `Serie ${level}, gruppe ${group}`,
  'gb-eng': (level, group) => `County League ${level}, gruppe ${group}`,
  de: (level, group) => `${level === 1 ? 'Landesliga' : level === 2 ? 'Bezirksliga' : 'Kreisliga'}, gruppe ${group}`,
  se: (level, group) => `Division ${level + 3}, gruppe ${group}`,
  nl: (level, group) => `${level + 1}e Klasse, gruppe ${group}`,
  es: (level, group) => `${level === 1 ? 'Preferente' : `Regional ${level}`}, gruppe ${group}`,
  it: (level, group) => `${level === 1 ? 'Promozione' : `${level}a Categoria`}, gruppe ${group}`,
  fr: (level, group) => `Régional ${level}, gruppe ${group}`,
};

/** Draws of a name after which a number is put to it, should a country run out of names. */
const TRIES = 200;

/** Draws `count` club names of a country that are not in `taken`, and adds them to it. */
export function drawRegionalClubs(random: Random, country: string, count: number, taken: Set<string>): readonly string[] {
  const { starts, ends, forms } = PARTS[country]!;
  const [first, last, form] = [starts.split(' '), ends.split(' '), forms.split(' ')];
  const clubs: string[] = [];
  for (let tries = 0; clubs.length < count; tries += 1) {
    const drawn = random
      .pick(form)
      .replaceAll('_', ' ')
      .replace('*', random.pick(first) + random.pick(last));
    const name = tries < TRIES ? drawn : `${drawn} ${tries}`;
    if (taken.has(name)) continue;
    taken.add(name);
    clubs.push(name);
  }
  return clubs;
}

/** First words of competition titles, and the country they stand for. */
const TITLE_COUNTRY: readonly (readonly [words: RegExp, country: string])[] = [
  [/^(english|england)\b/i, 'gb-eng'],
  [/^(scottish|scotland)\b/i, 'gb-sct'],
  [/^(welsh|wales)\b/i, 'gb-wls'],
  [/^northern ireland\b/i, 'gb-nir'],
  [/^(denmark|danish)\b/i, 'dk'],
  [/^(norway|norwegian)\b/i, 'no'],
  [/^(sweden|swedish)\b/i, 'se'],
  [/^(finland|finnish)\b/i, 'fi'],
  [/^(iceland)\b/i, 'is'],
  [/^(faroe islands)\b/i, 'fo'],
  [/^(ireland|irish)\b/i, 'ie'],
  [/^(deutsche|german|germany)\b/i, 'de'],
  [/^(french|france)\b/i, 'fr'],
  [/^(netherlands|dutch)\b/i, 'nl'],
  [/^(belgium|belgian)\b/i, 'be'],
  [/^(spain|spanish)\b/i, 'es'],
  [/^(portugal|portuguese)\b/i, 'pt'],
  [/^(italian|italy)\b/i, 'it'],
  [/^(österr|austria)/i, 'at'],
  [/^(swiss|switzerland)\b/i, 'ch'],
  [/^(poland|polish)\b/i, 'pl'],
  [/^(czech)/i, 'cz'],
  [/^(turk|türk)/i, 'tr'],
  [/^(greece|greek)\b/i, 'gr'],
  [/^(croatia)/i, 'hr'],
  [/^(serbia)/i, 'rs'],
  [/^(ukrain)/i, 'ua'],
  [/^(hungar)/i, 'hu'],
  [/^(romania)/i, 'ro'],
  [/^uefa\b/i, 'eu'],
  [/^(fifa |)world cup\b/i, 'xw'],
];

/** Codes in file names that are not the country's own. */
const FILE_COUNTRY: Record<string, string> = {
  en: 'gb-eng',
  eng: 'gb-eng',
  sco: 'gb-sct',
  wal: 'gb-wls',
  nir: 'gb-nir',
  uefa: 'eu',
  worldcup: 'xw',
};

/** Countries with one time zone, and the zone in which kick-offs are written there. European cups keep Swiss time. */
const ZONE: Record<string, string> = {
  'gb-eng': 'Europe/London',
  'gb-sct': 'Europe/London',
  'gb-wls': 'Europe/London',
  'gb-nir': 'Europe/London',
  eu: 'Europe/Zurich',
  dk: 'Europe/Copenhagen',
  no: 'Europe/Oslo',
  se: 'Europe/Stockholm',
  fi: 'Europe/Helsinki',
  is: 'Atlantic/Reykjavik',
  fo: 'Atlantic/Faroe',
  ie: 'Europe/Dublin',
  de: 'Europe/Berlin',
  fr: 'Europe/Paris',
  nl: 'Europe/Amsterdam',
  be: 'Europe/Brussels',
  es: 'Europe/Madrid',
  pt: 'Europe/Lisbon',
  it: 'Europe/Rome',
  at: 'Europe/Vienna',
  ch: 'Europe/Zurich',
  pl: 'Europe/Warsaw',
  cz: 'Europe/Prague',
  tr: 'Europe/Istanbul',
  gr: 'Europe/Athens',
  hr: 'Europe/Zagreb',
  rs: 'Europe/Belgrade',
  ua: 'Europe/Kyiv',
  hu: 'Europe/Budapest',
  ro: 'Europe/Bucharest',
};

/** World Cups played in one time zone whose files write local time without an offset. */
const WORLD_CUP_ZONE: Record<string, string> = { 2006: 'Europe/Berlin', 2010: 'Africa/Johannesburg', 2022: 'Asia/Qatar' };

/** UEFA's three letters of a country, as they stand in brackets after a club's name. */
const UEFA_COUNTRY: Record<string, string> = {
  ALB: 'al',
  AND: 'ad',
  ARM: 'am',
  AUT: 'at',
  AZE: 'az',
  BEL: 'be',
  BIH: 'ba',
  BLR: 'by',
  BUL: 'bg',
  CRO: 'hr',
  CYP: 'cy',
  CZE: 'cz',
  DEN: 'dk',
  ENG: 'gb-eng',
  ESP: 'es',
  EST: 'ee',
  FIN: 'fi',
  FRA: 'fr',
  FRO: 'fo',
  GEO: 'ge',
  GER: 'de',
  GIB: 'gi',
  GRE: 'gr',
  HUN: 'hu',
  IRL: 'ie',
  ISL: 'is',
  ISR: 'il',
  ITA: 'it',
  KAZ: 'kz',
  KOS: 'xk',
  KVX: 'xk',
  LIE: 'li',
  LTU: 'lt',
  LUX: 'lu',
  LVA: 'lv',
  MCO: 'fr',
  MDA: 'md',
  MKD: 'mk',
  MLT: 'mt',
  MNE: 'me',
  NED: 'nl',
  NIR: 'gb-nir',
  NOR: 'no',
  POL: 'pl',
  POR: 'pt',
  ROU: 'ro',
  SCO: 'gb-sct',
  SMR: 'sm',
  SRB: 'rs',
  SUI: 'ch',
  SVK: 'sk',
  SVN: 'si',
  SWE: 'se',
  TUR: 'tr',
  UKR: 'ua',
  WAL: 'gb-wls',
};

/** The country code of a competition from its title, else from its file's name ('en.1.json', '2024-25_dk1.txt'); null where neither tells. */
export function countryOfCompetition(title: string, fileName: string): string | null {
  const byTitle = TITLE_COUNTRY.find(([words]) => words.test(title));
  if (byTitle !== undefined) return byTitle[1];
  const code = /(?:^|_)([a-z]+)\.?(?:\d|cup|cl|el|json)/.exec(fileName)?.[1];
  if (code === undefined) return null;
  return FILE_COUNTRY[code] ?? (ZONE[code] === undefined ? null : code);
}

/** The time zone of a competition's kick-offs, null where there is not one. */
export function zoneOfCompetition(country: string, season: string): string | null {
  return (country === 'xw' ? WORLD_CUP_ZONE[season] : ZONE[country]) ?? null;
}

/** The country code of UEFA's three letters; clubs of Monaco play in France. Null for letters that are no country. */
export const countryOfUefaCode = (code: string): string | null => UEFA_COUNTRY[code] ?? null;

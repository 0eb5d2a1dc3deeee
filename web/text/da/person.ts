import { EVENT_FORMS, type EventWord, plural } from './language.ts';

const FEET: Readonly<Record<string, string>> = { left: 'venstre', right: 'højre', both: 'begge' };
/** Of figures that are counted from matches: in full, as the head of a column, and of one. */
const FIGURES: Readonly<Record<string, readonly [full: string, head: string, one?: string]>> = {
  K: ['kampe', 'K', 'kamp'],
  MIN: ['minutter', 'Min.', 'minut'],
  M: ['mål', 'Mål'],
  A: ['assists', 'Ass.', 'assist'],
  GK: ['gule kort', 'Gule', 'gult kort'],
  RK: ['røde kort', 'Røde', 'rødt kort'],
  KAR: ['snitkarakter', 'Karakter'],
  M90: ['Mål pr. 90 min.', ''],
  A90: ['Assists pr. 90 min.', ''],
  SK90: ['Afslutninger pr. 90 min.', ''],
  CH90: ['Skabte chancer pr. 90 min.', ''],
  BOX90: ['Berøringer i feltet pr. 90 min.', ''],
  DR90: ['Vundne driblinger pr. 90 min.', ''],
  AFL90: ['Afleveringer til medspiller, %', ''],
  A390: ['Afleveringer på sidste tredjedel pr. 90 min.', ''],
  TK90: ['Vundne tacklinger pr. 90 min.', ''],
  OB90: ['Opsnappede bolde pr. 90 min.', ''],
  CL90: ['Clearinger pr. 90 min.', ''],
  LD90: ['Vundne luftdueller, %', ''],
  RL: ['løb', 'Løb'],
  RS: ['sejre', 'Sejre', 'sejr'],
  RPO: ['på podiet', 'Podie'],
  RB: ['bedste placering', 'Bedst'],
  RP: ['point', 'Point'],
};

const PEERS: Readonly<Record<string, string>> = {
  forward: 'angribere',
  midfielder: 'midtbanespillere',
  defender: 'forsvarere',
};

const SHORT_LABEL = 6;
const SHORTENED: Readonly<Record<string, string>> = {
  Assists: 'Ass.',
  Assister: 'Ass.',
  'Gule kort': 'Gule',
  'Røde kort': 'Røde',
};

/** 'Mål' is 'mål', 'MVP' stays. */
const lowered = (label: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(label) ? label[0]!.toLocaleLowerCase('da') + label.slice(1) : label;

/** '2025/2026' is '25/26'. */
const seasonShort = (season: string): string => season.replace(/^\d\d(\d\d)\/\d\d(\d\d)$/, '$1/$2');

export const personText = {
  crumbs: 'Du er her',
  tabsLabel: 'Spillerens sider',
  tabs: (event: EventWord) => ({
    overview: 'Oversigt',
    matches: EVENT_FORMS[event].many[0]!.toLocaleUpperCase('da') + EVENT_FORMS[event].many.slice(1),
    results: 'Resultater',
    fixtures: 'Kampprogram',
    career: 'Karriere',
    transfers: 'Transfers',
    injuries: 'Skader',
    news: 'Nyheder',
  }),
  kinds: 'Single, double eller mixed',
  kind: { single: 'Single', double: 'Double', mixed: 'Mixed' },
  deleted: 'Spilleren findes ikke længere',
  deletedHint: 'Spilleren er slettet og har derfor ingen kampe eller tal her.',
  nothing: (event: EventWord): string => `Ingen ${EVENT_FORMS[event].many}`,
  nothingHint: (event: EventWord): string => `Når ${EVENT_FORMS[event].the} er fastsat, står den her.`,
  number: (number: number): string => `nr. ${number}`,
  age: (years: number, born: string): string => `${years} år (${born})`,
  height: (centimetres: number): string => `${centimetres} cm`,
  foot: (code: string | null): string | null => FEET[code ?? ''] ?? null,
  contract: (year: number): string => `kontrakt til ${year}`,
  /** In full: the provider's label, else the name of a figure that is counted. */
  figure(code: string, label: string, value = ''): string {
    if (label !== '') return lowered(label);
    const [full = code, , one = full] = FIGURES[code] ?? [];
    return value === '1' ? one : full;
  },
  withMinutes: (matches: string, minutes: string): string => `${matches}, ${minutes} min.`,
  /** Of a column: the label where it is short, else the code. */
  head: (code: string, label: string): string =>
    label === '' ? (FIGURES[code]?.[1] ?? code) : label.length <= SHORT_LABEL ? label : (SHORTENED[label] ?? code),
  now: 'Spiller nu',
  racesNow: 'Lige nu',
  soFar: 'indtil nu',
  rating: (rating: string): string => `karakter ${rating}`,
  next: (event: EventWord): string => `Næste ${EVENT_FORMS[event].many}`,
  latest: (event: EventWord): string => `Seneste ${EVENT_FORMS[event].many}`,
  all: (event: EventWord): string => `Alle ${EVENT_FORMS[event].many}`,
  date: 'Dato',
  opponent: 'Mod',
  away: 'ude',
  result: 'Res.',
  resultFull: 'Resultat',
  minutes: 'Min.',
  ratingHead: 'Karakter',
  bench: 'Bænk',
  career: 'Karriere',
  clubs: 'Klub',
  national: 'Landshold',
  season: 'Sæson',
  team: 'Hold',
  competition: 'Turnering',
  total: 'I alt på klubhold',
  running: 'i gang',
  facts: 'Fakta',
  born: 'Født',
  country: 'Land',
  club: 'Klub',
  position: 'Position',
  shirt: 'Rygnummer',
  heightLabel: 'Højde',
  weight: 'Vægt',
  kilograms: (weight: number): string => `${weight} kg`,
  footLabel: 'Ben',
  contractLabel: 'Kontrakt',
  ranking: (rank: number, points: string): string => (points === '' ? `nr. ${rank}` : `nr. ${rank}, ${points} point`),
  won: 'Vundet',
  topScorer: (competition: string, season: string, goals: number): string => `Topscorer i ${competition} ${season}, ${goals} mål`,
  winner: (competition: string, season: string): string => `${competition} ${season}`,
  withTeam: 'med',
  movedTo: 'til',
  teams: 'Hold',
  seasonShort,
  seasons: (first: string, last: string): string => [...new Set([first, last])].map((season) => seasonShort(season)).join(' – '),
  present: 'nu',
  better: (percentile: number, role: string): string => `bedre end ${percentile} % af ligaens ${PEERS[role] ?? 'spillere'}`,
  compared: (role: string): string =>
    `Bjælken viser, hvor stor en del af ligaens ${PEERS[role] ?? 'spillere'} tallet er bedre end. Spillere med få minutter er ikke med.`,
  injuries: 'Skadeshistorik',
  injuriesLine: (count: number): string => `${plural(count, 'skade', 'skader')} på tidslinjen`,
  missed: (count: number): string => plural(count, 'kamp', 'kampe'),
  ongoing: 'nu',
  meeting: 'Stævne',
  rank: 'Nr.',
} as const;

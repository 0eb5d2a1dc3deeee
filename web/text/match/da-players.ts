/** Short heads of columns by their code; others take the label of the feed where it is short. */
const HEADS: Readonly<Record<string, string>> = {
  MIN: 'Min.',
  TOI: 'Min.',
  PTS: 'Pt.',
  REB: 'Reb.',
  AST: 'Ass.',
  STL: 'Stj.',
  BLK: 'Blok',
};
/** Of football, whose codes are letters of Danish words. */
const FOOTBALL_HEADS: Readonly<Record<string, string>> = {
  MIN: 'Min.',
  M: 'Mål',
  MS: 'Str.mål',
  SB: 'Str. br.',
  SM: 'Selvmål',
  A: 'Ass.',
  CH: 'Chancer',
  SPM: 'På mål',
  SF: 'Forbi',
  AFL: 'Afl.',
  A3: 'Sidste 3.',
  IND: 'Indlæg',
  DR: 'Dribl.',
  TK: 'Tackl.',
  OB: 'Erobr.',
  CL: 'Clear.',
  LD: 'Luftd.',
  FEJ: 'Fejl',
  FR: 'Frispark',
  OFF: 'Offside',
  G: 'Gule',
  R: 'Røde',
  RED: 'Redn.',
};
/** By sport. */
const OWN_HEADS: Readonly<Record<number, typeof HEADS>> = { 1: FOOTBALL_HEADS };
const LONGEST_HEAD = 8;

export const columnHead = (sportId: number, code: string, label: string): string =>
  (OWN_HEADS[sportId] ?? HEADS)[code] ?? (label.length <= LONGEST_HEAD ? label : code);

const FOOTBALL_WEIGHTS: Readonly<Record<string, string>> = {
  M: 'Mål, ikke på straffespark',
  MS: 'Mål på straffespark',
  SB: 'Brændt straffespark',
  SM: 'Selvmål',
  A: 'Assist',
  CH: 'Skabt chance',
  SPM: 'Skud på mål uden mål',
  SF: 'Skud forbi eller blokeret',
  AFL: 'Aflevering',
  A3: 'Aflevering til sidste tredjedel',
  IND: 'Indlæg, der finder en medspiller',
  DR: 'Dribling',
  TK: 'Vundet tackling',
  OB: 'Opsnappet bold',
  CL: 'Clearing',
  LD: 'Luftduel',
  FEJ: 'Fejl eller farligt boldtab',
  FR: 'Begået frispark',
  OFF: 'Offside',
  G: 'Gult kort',
  R: 'Rødt kort',
  RED: 'Redning',
};
const ICE_HOCKEY_WEIGHTS: Readonly<Record<string, string>> = {
  G: 'Mål',
  A1: 'Første assist',
  A2: 'Anden assist',
  SOG: 'Skud på mål',
  BLK: 'Blokeret skud',
  PD: 'Fremtvunget udvisning',
  PT: 'Udvisning',
  FOW: 'Vundet faceoff',
  FOL: 'Tabt faceoff',
  TK: 'Erobret puck',
  GV: 'Tabt puck',
  SV: 'Målmand: redning',
};

export const playersText = {
  sides: 'Vælg hold',
  both: 'Begge',
  parts: 'Vælg del af kampen',
  wholeMatch: 'Hele kampen',
  columns: 'Vælg tal',
  soFar: 'Spillerne indtil nu',
  title: 'Spillerne',
  name: 'Spiller',
  rating: 'Karakter',
  none: 'Ingen spillertal endnu',
  noneHint: 'De vises her, når kampen er i gang.',
  bestSoFar: 'Bedst indtil nu',
  bestOf: (team: string): string => `Bedst hos ${team}`,
  rough: 'færre tal',
  provisional: 'foreløbig',
  bases: {
    1: 'Alle begynder ved 6,7 og går i løbet af 90 minutter mod 6,0 (målmænd 6,2). Derfra tæller det, spilleren gør. En målmand mister 0,30 for hvert mål imod og får 0,40 for ingen i mindst 60 minutter; en forsvarsspiller 0,15 og 0,30. Karakteren går fra 3,0 til 10,0 og vises efter 10 minutter.',
    4: 'Markspillere begynder ved 6,2 og målmænd ved 6,5. Målmænd får karakter efter 10 skud. Karakteren går fra 3,0 til 10,0.',
  } as Readonly<Record<number, string>>,
  weights: { 1: FOOTBALL_WEIGHTS, 4: ICE_HOCKEY_WEIGHTS } as Readonly<Record<number, Readonly<Record<string, string>>>>,
  limits: {
    1: 'Karakteren tæller det, der kan tælles. Løb uden bold, pres og placering er ikke med.',
    4: 'Karakteren bygger på få kampe og kan blive justeret.',
  } as Readonly<Record<number, string>>,
  formula: {
    summary: 'Sådan regner vi karakteren',
    what: 'Hvad der tæller',
    won: 'Giver',
    lost: 'Mislykket',
    version: (version: string): string => `Formel: ${version}`,
    rough: 'I denne kamp mangler nogle af tallene. Karakteren er derfor grovere end ellers.',
    provider: (provider: string): string => `Karaktererne kommer fra ${provider}. Dem har vi ikke regnet ud.`,
  },
} as const;

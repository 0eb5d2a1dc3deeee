import {
  countryByCode,
  decimalText,
  type PenaltyNames,
  slugOf,
  stageLabel,
  tieBreakNote,
  tieBreakText,
} from '@stillingen/domain';
import type { IncidentWord } from '../match/incident-words.ts';
import { DANISH_BETS } from './bets.ts';
import { lookUp, type Vocabulary, type WordTables } from './vocabulary.ts';

const TABLES: WordTables = {
  reason: {
    offside: 'offside',
    handball: 'hånd på bolden',
    foul: 'frispark',
    var: 'VAR',
    challenge: 'challenge',
    scorer: 'målscorer rettet',
    minute: 'minut rettet',
    clerical: 'indtastningsfejl',
    unknown: '',
  },
  incident: {
    'yellow-card': 'Gult kort',
    'second-yellow-card': 'Andet gule kort',
    'red-card': 'Rødt kort',
    goal: 'Mål',
    'own-goal': 'Selvmål',
    'shootout-scored': 'Scorede',
    'shootout-missed': 'Brændte',
    'substitution-in': 'Ind',
    'substitution-out': 'Ud',
    assist: 'Assist',
    'var-review': 'VAR-tjek',
    'goal-disallowed': 'Mål annulleret',
    suspension: 'Udvisning',
    'green-card': 'Grønt kort',
    try: 'Try',
    'penalty-try': 'Straffetry',
    conversion: 'Konvertering',
    'conversion-missed': 'Brændt konvertering',
    'drop-goal': 'Dropmål',
    behind: 'Behind',
    touchdown: 'Touchdown',
    'field-goal': 'Field goal',
    'extra-point': 'Ekstrapoint',
    'two-point-conversion': '2-pointskonvertering',
    safety: 'Safety',
    'home-run': 'Home run',
    wicket: 'Wicket',
    break: 'Break',
    maximum: '180',
    knockdown: 'Knockdown',
    timeout: 'Timeout',
    bowler: 'Bowler',
    // These depend on the sport.
    'penalty-goal': '',
    'penalty-missed': '',
    'penalty-awarded': '',
  },
  role: {
    main: '',
    championship: 'Mesterskabsspil',
    relegation: 'Nedrykningsspil',
    playoff: 'Slutspil',
    qualification: 'Kvalifikation',
    group: '',
    knockout: '',
  },
  playerRole: {
    goalkeeper: 'Målmand',
    defender: 'Forsvar',
    midfielder: 'Midtbane',
    forward: 'Angreb',
    pitcher: 'Pitcher',
    player: '',
  },
  absence: {
    injury: 'Skadet',
    suspension: 'Karantæne',
    illness: 'Syg',
    other: 'Ikke til rådighed',
  },
  transfer: {
    transfer: 'Transfer',
    loan: 'Leje',
    'loan-return': 'Retur fra leje',
    free: 'Fri transfer',
    retired: 'Karrierestop',
  },
};

type PenaltyWord = 'penalty-goal' | 'penalty-missed' | 'penalty-awarded';
const PENALTIES: Readonly<Record<PenaltyWord, keyof PenaltyNames>> = {
  'penalty-goal': 'goal',
  'penalty-missed': 'missed',
  'penalty-awarded': 'awarded',
};
const isPenalty = (word: IncidentWord): word is PenaltyWord => word in PENALTIES;

const YOUTH: Readonly<Record<string, string>> = { Drenge: 'Drenge', Piger: 'Pige' };
const WOMEN = /^WTA\b| kvinder$/;

/** 'ATP - Single', 'WTA 125 - Double' and 'Piger - Single' by the players; others as they are. */
function danishCategory(category: string): string {
  if (category === 'Mixed double') return 'Mixdouble';
  const [, tour = '', discipline] = /^(.+) - (Single|Double)$/.exec(category) ?? [];
  if (discipline === undefined) return category;
  const played = discipline.toLowerCase();
  if (YOUTH[tour] !== undefined) return YOUTH[tour] + played;
  return `${tour.replace(/ kvinder$/, '')}, ${WOMEN.test(tour) ? 'dame' : 'herre'}${played}`;
}

const UNITS = { frames: 'frame', legs: 'leg', maps: 'map', sets: 'sæt' } as const;

export const DANISH: Vocabulary = {
  language: 'da',
  ...lookUp(TABLES),
  ...DANISH_BETS,

  country: countryByCode,
  sport: ({ danishName, segment }) => ({ name: danishName, slug: segment }),
  competition: (league) => league,
  category: (category) => ({ name: danishCategory(category), slug: slugOf(category) }),
  participant: (participant) => participant,
  phrase: (danish) => danish,
  pointOfRace: (danish) => danish,

  statistic: ({ label }) => label,
  statistics: 'Statistik',
  wholeMatch: 'Hele kampen',
  stage: (sport, stage) => stageLabel(sport, stage, 'spoken'),
  part: ({ parts }, part) => parts[part]!.long,
  unit: (unit, number) => `${number}. ${UNITS[unit]}`,
  tieBreakOf: (part) => `Tiebreak – ${part}`,
  incident: (word, { penalty }) => (isPenalty(word) ? penalty[PENALTIES[word]] : TABLES.incident[word]),
  role: (role, title) => title ?? TABLES.role[role],
  playerRole: (role, { keeper }) => (role === 'goalkeeper' ? keeper : TABLES.playerRole[role]),
  doubtful: 'Tvivlsom',
  lineup: { starters: 'Startopstilling', substitutes: 'Udskiftningsspillere', coaches: 'Trænere' },
  headToHead: {
    all: 'Samlet',
    direct: 'Indbyrdes opgør',
    atHome: (name) => `${name} – hjemme`,
    away: (name) => `${name} – ude`,
    last: (name) => `Seneste kampe: ${name}`,
  },

  tables: { points: 'Stilling', form: 'Form', 'over-under': 'Over/under', 'half-time': 'Pause/slut' },
  sides: { overall: 'Samlet', home: 'Hjemme', away: 'Ude' },
  head: (head) => head,
  zone: ({ label }) => label,
  tieBreak: (tieBreak, scored) => tieBreakText(tieBreak, { scored }),
  tieBreakNote,
  overUnderNote: 'Mål for begge hold tilsammen. Flest kampe over linjen står øverst, derefter flest mål.',
  halfTimeNote: 'Stillingen ved pausen og ved slut: V foran eller vundet, U lige eller uafgjort, T bagud eller tabt.',
  unknownHalfTime: 'Kampe med ukendt pausestilling tæller ikke med.',
  championship: {
    races: 'Løb',
    wins: 'Sejre',
    points: 'Point',
    note: 'Ved pointlighed tæller flest sejre, derefter flest andenpladser og så videre.',
  },
  scorers: {
    title: 'Topscorere',
    filter: 'Hold',
    none: 'Ingen målscorere endnu',
    goals: { short: 'M', long: 'Mål' },
    assists: { short: 'A', long: 'Assists' },
  },
  decimal: decimalText,

  transferTabs: { ALL: 'Alle', IN: 'Ind', OUT: 'Ud' },
  latestNews: 'Seneste nyt',
};

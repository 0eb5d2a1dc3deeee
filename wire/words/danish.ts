import {
  type Absence,
  type CorrectionReason,
  countryByCode,
  danishNumber,
  type PlayerRole,
  stageLabel,
  type StageRole,
  tieBreakNote,
  tieBreakText,
  type TransferType,
} from '@stillingen/domain';
import type { IncidentWord } from '../match/incident-words.ts';
import type { Vocabulary } from './vocabulary.ts';

const REASONS: Readonly<Record<CorrectionReason, string>> = {
  offside: 'offside',
  handball: 'hånd på bolden',
  foul: 'frispark',
  var: 'VAR',
  challenge: 'challenge',
  scorer: 'målscorer rettet',
  minute: 'minut rettet',
  clerical: 'indtastningsfejl',
  unknown: '',
};

const INCIDENTS: Readonly<Record<IncidentWord, string>> = {
  'yellow-card': 'Gult kort',
  'second-yellow-card': 'Andet gule kort',
  'red-card': 'Rødt kort',
  goal: 'Mål',
  'own-goal': 'Selvmål',
  'penalty-goal': 'Mål på straffespark',
  'penalty-missed': 'Brændt straffespark',
  'penalty-awarded': 'Straffespark',
  'shootout-scored': 'Scorede',
  'shootout-missed': 'Brændte',
  'substitution-in': 'Ind',
  'substitution-out': 'Ud',
  assist: 'Oplæg',
  'var-review': 'VAR-gennemgang',
  'goal-disallowed': 'Mål annulleret',
  suspension: 'Udvisning',
  'green-card': 'Grønt kort',
  try: 'Try',
  'penalty-try': 'Straffetry',
  conversion: 'Konvertering',
  'conversion-missed': 'Misset konvertering',
  'drop-goal': 'Dropmål',
  behind: 'Behind',
  touchdown: 'Touchdown',
  'field-goal': 'Field goal',
  'extra-point': 'Ekstrapoint',
  'two-point-conversion': 'Topointskonvertering',
  safety: 'Safety',
  'home-run': 'Home run',
  wicket: 'Gærde',
  break: 'Break',
  maximum: '180',
  knockdown: 'Nedslag',
  timeout: 'Timeout',
  bowler: 'Kaster',
};

const ROLES: Readonly<Record<StageRole, string>> = {
  main: '',
  championship: 'Mesterskabsspil',
  relegation: 'Nedrykningsspil',
  playoff: 'Slutspil',
  qualification: 'Kvalifikation',
  group: '',
  knockout: '',
};

const PLAYER_ROLES: Readonly<Record<PlayerRole, string>> = {
  goalkeeper: 'Målmand',
  defender: 'Forsvar',
  midfielder: 'Midtbane',
  forward: 'Angreb',
  pitcher: 'Kaster',
  player: '',
};

const ABSENCES: Readonly<Record<Absence['kind'], string>> = {
  injury: 'Skadet',
  suspension: 'Karantæne',
  illness: 'Syg',
  other: 'Ikke til rådighed',
};

const TRANSFERS: Readonly<Record<TransferType, string>> = {
  transfer: 'Transfer',
  loan: 'Leje',
  'loan-return': 'Tilbage fra leje',
  free: 'Fri transfer',
  retired: 'Karrieren slut',
};

const UNITS = { frames: 'frame', legs: 'leg', maps: 'map', sets: 'sæt' } as const;

/** The language of the state: what it holds is told as it is, and sports and tables have their own words. */
export const DANISH: Vocabulary = {
  language: 'da',

  country: countryByCode,
  sport: ({ danishName, segment }) => ({ name: danishName, slug: segment }),
  competition: (league) => league,
  participant: (participant) => participant,
  phrase: (danish) => danish,

  statistic: ({ label }) => label,
  statistics: 'Statistik',
  wholeMatch: 'Hele kampen',
  stage: (sport, stage) => stageLabel(sport, stage, 'spoken'),
  part: ({ parts }, part) => parts[part]!.long,
  unit: (unit, number) => `${number}. ${UNITS[unit]}`,
  tieBreakOf: (part) => `Tiebreak – ${part}`,
  incident: (word) => INCIDENTS[word],
  reason: (reason) => REASONS[reason],
  role: (role) => ROLES[role],
  playerRole: (role) => PLAYER_ROLES[role],
  absence: (kind) => ABSENCES[kind],
  doubtful: 'Måske klar',
  lineup: { starters: 'Startopstilling', substitutes: 'Udskiftere', coaches: 'Trænere' },
  headToHead: {
    all: 'Samlet',
    direct: 'Indbyrdes kampe',
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
    note: 'Ved pointlighed afgør: flest sejre, flest andenpladser og så videre.',
  },
  scorers: {
    title: 'Topscorere',
    filter: 'Hold',
    none: 'Ingen målscorere endnu',
    goals: { short: 'M', long: 'Mål' },
    assists: { short: 'A', long: 'Oplæg' },
  },
  decimal: danishNumber,

  transfer: (type) => TRANSFERS[type],
  transferTabs: { ALL: 'Alle', IN: 'Ind', OUT: 'Ud' },
  latestNews: 'Seneste nyt',
};

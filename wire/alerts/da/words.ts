import type { CorrectionReason, ScoreUnit } from '@stillingen/domain';

export const REASON: Readonly<Record<CorrectionReason, string>> = {
  offside: 'offside',
  handball: 'hånd på bolden',
  foul: 'frispark',
  var: 'VAR',
  challenge: 'challenge',
  scorer: 'målscorer rettet',
  minute: 'minut rettet',
  clerical: 'målet var meldt ved en fejl',
  unknown: '',
};

export const TAKEN_BACK: Readonly<Record<ScoreUnit, string>> = {
  mål: 'Målet tæller ikke',
  point: 'Pointene tæller ikke',
  sæt: 'Sættet tæller ikke',
  frame: 'Framen tæller ikke',
  map: 'Mappet tæller ikke',
  leg: 'Legget tæller ikke',
  run: 'Runnet tæller ikke',
};

export const ORIGIN = { real: '', simulated: 'Demo', replay: 'Fra arkivet' } as const;
export const LINEUPS = 'Opstillingerne er klar';
export const HALF = 'Pause';
export const CORRECTED = 'Rettet';
export const SCORER_CORRECTED = 'Målscorer rettet';
export const MINUTE_CORRECTED = 'Minut rettet';
export const TIME_FOLLOWS = 'Ny tid følger';
export const RETIRED = 'modstanderen trak sig';
export const END = 'Slut';
export const AFTER = 'Efter ';

export const started = (both: string): string => `I gang: ${both}`;
export const resumed = (both: string): string => `I gang igen: ${both}`;
export const postponed = (both: string): string => `Udsat: ${both}`;
export const cancelled = (both: string): string => `Aflyst: ${both}`;
export const abandoned = (both: string): string => `Afbrudt og aflyst: ${both}`;
export const interrupted = (both: string): string => `Afbrudt: ${both}`;
export const delayed = (both: string): string => `Forsinket: ${both}`;
export const moved = (date: string): string => `Flyttet til ${date}`;
export const before = (what: string): string => `før ${what}`;
export const at = (time: string): string => `kl. ${time}`;
export const expectedAt = (time: string): string => `Ventes i gang kl. ${time}`;

export const scored = (unit: ScoreUnit, name: string): string =>
  `${unit.slice(0, 1).toLocaleUpperCase('da')}${unit.slice(1)} til ${name}`;
export const gameTo = (name: string): string => `Parti til ${name}`;
export const redTo = (name: string): string => `Rødt kort til ${name}`;
export const redWithdrawn = (name: string): string => `Rødt kort til ${name} annulleret`;
export const endOf = (part: string): string => `Slut på ${part}`;
/** `stage` as the sport names it. */
export const extraTime = (stage: string): string => (/^\d/.test(stage) ? 'Forlænget spilletid' : stage);
/** `awarded`: what a sport calls its penalties. */
export const shootOut = (awarded: string): string => `Det afgøres på ${awarded.toLowerCase()}`;

export const won = (name: string, what = ''): string => (what === '' ? `${name} vandt` : `${name} vandt ${what}`);
export const wonOnPenalties = (name: string, score: string, awarded: string): string =>
  `Slut: ${name} vandt ${score} på ${awarded.toLowerCase()}`;
export const awarded = (name: string): string => (name === '' ? 'Sejr tildelt' : `Sejr tildelt ${name}`);
export const walkover = (name: string): string => (name === '' ? 'Walkover' : `Walkover: ${name} går videre`);

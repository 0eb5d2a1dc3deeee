import type { CorrectionReason, ScoreUnit } from '@stillingen/domain';

export const REASON: Readonly<Record<CorrectionReason, string>> = {
  offside: 'offside',
  handball: 'handball',
  foul: 'foul',
  var: 'VAR',
  challenge: 'challenge',
  scorer: 'scorer corrected',
  minute: 'minute corrected',
  clerical: 'the goal was reported by mistake',
  unknown: '',
};

export const TAKEN_BACK: Readonly<Record<ScoreUnit, string>> = {
  mål: 'The goal does not count',
  point: 'The points do not count',
  sæt: 'The set does not count',
  frame: 'The frame does not count',
  map: 'The map does not count',
  leg: 'The leg does not count',
  run: 'The run does not count',
};

export const ORIGIN = { real: '', simulated: 'Demo', replay: 'From the archive' } as const;
export const LINEUPS = 'The line-ups are ready';
export const HALF = 'Half-time';
export const CORRECTED = 'Corrected';
export const SCORER_CORRECTED = 'Scorer corrected';
export const MINUTE_CORRECTED = 'Minute corrected';
export const TIME_FOLLOWS = 'New time to follow';
export const RETIRED = 'the opponent retired';
export const END = 'Finished';
export const AFTER = 'After ';

export const started = (both: string): string => `Under way: ${both}`;
export const resumed = (both: string): string => `Under way again: ${both}`;
export const postponed = (both: string): string => `Postponed: ${both}`;
export const cancelled = (both: string): string => `Cancelled: ${both}`;
export const abandoned = (both: string): string => `Abandoned: ${both}`;
export const interrupted = (both: string): string => `Interrupted: ${both}`;
export const delayed = (both: string): string => `Delayed: ${both}`;
export const moved = (date: string): string => `Moved to ${date}`;
export const before = (what: string): string => `was ${what}`;
export const at = (time: string): string => time;
export const expectedAt = (time: string): string => `Expected to start at ${time}`;

const UNITS: Readonly<Record<ScoreUnit, string>> = {
  mål: 'Goal for',
  point: 'Points for',
  sæt: 'Set to',
  frame: 'Frame to',
  map: 'Map to',
  leg: 'Leg to',
  run: 'Run for',
};
export const scored = (unit: ScoreUnit, name: string): string => `${UNITS[unit]} ${name}`;
export const gameTo = (name: string): string => `Game to ${name}`;
export const redTo = (name: string): string => `Red card for ${name}`;
export const redWithdrawn = (name: string): string => `Red card for ${name} withdrawn`;
export const endOf = (part: string): string => `End of ${part.toLowerCase()}`;
/** 'Extra Time, 1st Half' as the sport names it. */
export const extraTime = (stage: string): string => stage.replace(/,.*$/, '');
export const shootOut = (_awarded: string): string => 'Decided on penalties';

export const won = (name: string, what = ''): string => (what === '' ? `${name} won` : `${name} won ${what}`);
export const wonOnPenalties = (name: string, score: string, _awarded: string): string =>
  `Finished: ${name} won ${score} on penalties`;
export const awarded = (name: string): string => (name === '' ? 'Win awarded' : `Win awarded to ${name}`);
export const walkover = (name: string): string => (name === '' ? 'Walkover' : `Walkover: ${name} through`);

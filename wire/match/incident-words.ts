import type { CorrectionReason } from '@stillingen/domain';

export const INCIDENT_NUMBER = {
  'yellow-card': 1,
  'red-card': 2,
  goal: 3,
  'own-goal': 4,
  'penalty-awarded': 5,
  'substitution-out': 6,
  'substitution-in': 7,
  assist: 8,
  'second-yellow-card': 9,
  'penalty-goal': 10,
  'penalty-missed': 11,
  'shootout-scored': 12,
  'shootout-missed': 13,
  'var-review': 14,
  suspension: 15,
  'green-card': 16,
  'penalty-try': 205,
  try: 206,
  conversion: 207,
  'drop-goal': 209,
  'conversion-missed': 210,
  behind: 211,
  touchdown: 212,
  'field-goal': 213,
  'extra-point': 214,
  'two-point-conversion': 215,
  safety: 216,
  'home-run': 217,
  wicket: 218,
  break: 219,
  maximum: 220,
  knockdown: 221,
  timeout: 222,
  bowler: 223,
  'goal-disallowed': 362,
} as const;
export type IncidentWord = keyof typeof INCIDENT_NUMBER;
const WORD_BY_NUMBER = new Map(Object.entries(INCIDENT_NUMBER).map(([word, number]) => [number as number, word as IncidentWord]));

export const incidentNumber = (word: IncidentWord | 'unknown'): number => (word === 'unknown' ? 0 : INCIDENT_NUMBER[word]);
export const incidentWord = (number: string): IncidentWord | 'unknown' => WORD_BY_NUMBER.get(Number(number)) ?? 'unknown';

export const REASON_NUMBER: Readonly<Record<CorrectionReason, number>> = {
  foul: 67,
  offside: 222,
  handball: 901,
  var: 902,
  challenge: 903,
  scorer: 904,
  minute: 905,
  clerical: 906,
  unknown: 900,
};

/** The part of an event whose score decides a market. FULL_TIME is regular time alone. */
export const BET_SCOPES = [
  'FULL_TIME',
  'FULL_TIME_OVER_TIME',
  'FIRST_HALF',
  'SECOND_HALF',
  'FIRST_PERIOD',
  'SECOND_PERIOD',
  'THIRD_PERIOD',
  'FIRST_QUARTER',
  'SECOND_QUARTER',
  'THIRD_QUARTER',
  'FOURTH_QUARTER',
  'FIRST_SET',
  'SECOND_SET',
  'THIRD_SET',
  'FOURTH_SET',
  'FIFTH_SET',
  'FIRST_INNING',
] as const;
export type BetScope = (typeof BET_SCOPES)[number];

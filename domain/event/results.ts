/**
 * What a competitor's results may say beside the score, by the number under which the feeds carry it (EVENT-42, 43). The
 * numbers are ours: the family's list goes to 70 and does not show them. A number that falls away is never used again.
 * `titlePoints` and `teamTitlePoints` are what counts for the championships of persons and teams where that is not `points`:
 * results that are dropped, points that are taken away; '–' for an entry that is not ranked there.
 */
export const RESULT_NUMBER = {
  rank: 1,
  points: 2,
  jump1: 3,
  jump2: 4,
  time: 5,
  gap: 6,
  stopReason: 7,
  stopReason1: 8,
  stopReason2: 9,
  laps: 10,
  lapTime: 11,
  grid: 12,
  pitStops: 13,
  bib: 14,
  run1: 15,
  run2: 16,
  shooting: 17,
  penaltyLaps: 18,
  missedShots: 19,
  distance: 20,
  lapDistance: 21,
  toPar: 22,
  today: 23,
  holesPlayed: 24,
  round1: 25,
  round2: 26,
  round3: 27,
  round4: 28,
  strokes: 29,
  teeTime: 30,
  prize: 31,
  bonus: 32,
  jersey: 33,
  jockey: 34,
  trainer: 35,
  weight: 36,
  age: 37,
  draw: 38,
  startingPrice: 39,
  country: 40,
  hits: 41,
  errors: 42,
  pitcher: 43,
  wickets1: 44,
  overs1: 45,
  wickets2: 46,
  overs2: 47,
  runRate: 48,
  requiredRate: 49,
  declared: 50,
  goals: 51,
  behinds: 52,
  average: 53,
  thrown180: 54,
  thrown140: 55,
  thrown100: 56,
  checkouts: 57,
  highCheckout: 58,
  legs: 59,
  highBreak: 60,
  centuries: 61,
  record: 62,
  result: 63,
  isPlaying: 64,
  superOver: 65,
  speed: 66,
  titlePoints: 67,
  teamTitlePoints: 68,
  heat: 69,
  qualification: 70,
} as const;

/** A kind of result. */
export type ResultName = keyof typeof RESULT_NUMBER;

/** A competitor's results by kind, as they are shown: '1:23:45.6', '+0:34', '−11'. What is not known is absent. */
export type Results = Readonly<Partial<Record<ResultName, string>>>;

/** Every kind of result. */
export const RESULT_NAMES = Object.keys(RESULT_NUMBER) as readonly ResultName[];

export const TIMES = ['page', 'feed', 'handshake', 'update', 'back', 'answer'] as const;
export type Timed = (typeof TIMES)[number];
export const COUNTS = [
  'visits',
  'requests',
  'bytes',
  'errors',
  'refused',
  'sentAway',
  'updates',
  'pushBytes',
  'gaps',
  'repairs',
  'reloads',
  'refreshes',
  'polls',
  'accepted',
  'unanswered',
] as const;
export type Counted = (typeof COUNTS)[number];

/** Each bucket reaches a twentieth further than the one before: times come back right to five in a hundred, in a memory that does not grow. */
const STEP = Math.log(1.05);
const LEAST_MS = 0.1;
const BUCKETS = 300;

/** Times by buckets, and counts: of any length of a run the same size. */
export interface Tally {
  readonly times: Record<Timed, number[]>;
  readonly counts: Record<Counted, number>;
}

export const emptyTally = (): Tally => ({
  times: Object.fromEntries(TIMES.map((name) => [name, Array.from({ length: BUCKETS }, () => 0)])) as Tally['times'],
  counts: Object.fromEntries(COUNTS.map((name) => [name, 0])) as Tally['counts'],
});

export function noteTime({ times }: Tally, name: Timed, ms: number): void {
  const bucket = ms <= LEAST_MS ? 0 : Math.min(BUCKETS - 1, Math.ceil(Math.log(ms / LEAST_MS) / STEP));
  times[name][bucket]! += 1;
}

export function addTally(into: Tally, { times, counts }: Tally): void {
  for (const name of TIMES) for (const [i, count] of times[name].entries()) into.times[name][i]! += count;
  for (const name of COUNTS) into.counts[name] += counts[name];
}

export const samplesOf = ({ times }: Tally, name: Timed): number => times[name].reduce((sum, count) => sum + count, 0);

/** The time (milliseconds) within which a part (0 to 1) of them lies; null without any. */
export function percentileOf(tally: Tally, name: Timed, part: number): number | null {
  const wanted = samplesOf(tally, name) * part;
  if (wanted === 0) return null;
  let seen = 0;
  return LEAST_MS * Math.exp(STEP * tally.times[name].findIndex((count) => (seen += count) >= wanted));
}

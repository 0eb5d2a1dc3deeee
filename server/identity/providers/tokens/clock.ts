/** A clock that is further off than this is not followed. */
const MAX_AHEAD_MS = 5 * 60_000;
/** What the header can not tell: it counts whole seconds, and the answer was under way. */
const UNSEEN_MS = 2000;

/**
 * How far the clock of a provider is ahead of ours, in milliseconds, by the header of an answer that came between two moments of
 * our own clock. An answer that a cache kept tells its age. 0 where it does not tell, or where it agrees.
 */
export function aheadMs(headers: Headers, askedMs: number, answeredMs: number): number {
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date)) return 0;
  const age = /^\d{1,9}$/.test(headers.get('age') ?? '') ? Number(headers.get('age')) * 1000 : 0;
  const ahead = date + 500 + age - (askedMs + answeredMs) / 2;
  if (Math.abs(ahead) <= UNSEEN_MS) return 0;
  return Math.max(-MAX_AHEAD_MS, Math.min(MAX_AHEAD_MS, ahead));
}

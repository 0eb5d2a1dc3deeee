import { UnreadableAnswer } from './answer.ts';
import { DAY } from './pace.ts';

/** Sources mark a match without a date by the first years of their clocks. */
const FIRST_YEAR = 1990;
const FURTHEST_AHEAD = 730 * DAY;

/** A time in UTC with or without Z, whole seconds. Throws UnreadableAnswer. */
export function utcMs(text: string, path: string): number {
  const [, seconds] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.\d+)?Z?$/.exec(text) ?? [];
  const ms = seconds === undefined ? Number.NaN : Date.parse(`${seconds}Z`);
  if (Number.isNaN(ms) || !new Date(ms).toISOString().startsWith(seconds!)) {
    throw new UnreadableAnswer(`${path}: no time in UTC: ${JSON.stringify(text.slice(0, 40))}`);
  }
  return ms;
}

/** Of a time in UTC or a day; decades away from now, it is a mistake of the source. */
export function startMsOf(text: string, path: string, nowMs: number): number {
  const ms = utcMs(text.length === 10 ? `${text}T12:00:00` : text, path);
  if (ms > nowMs + FURTHEST_AHEAD || new Date(ms).getUTCFullYear() < FIRST_YEAR) {
    throw new UnreadableAnswer(`${path}: no day of a match: ${text}`);
  }
  return ms;
}

export const instantOf = (ms: number): string => new Date(ms).toISOString().replace('.000Z', 'Z');

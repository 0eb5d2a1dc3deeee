import { createRandom } from '../../../../random.ts';
import { Stage } from '@stillingen/domain';
import { entryOf, type Member } from '../../../engine/fields.ts';
import type { RankedEntry } from '../../../../datasets/kit/events/race.ts';
import type { TimelineEvent } from '../../../engine/timeline.ts';
import { gapText, timeText } from '../kit.ts';

/** One part of a session in which the best lap counts; after all but the last the slowest are out. */
export interface Part {
  readonly minutes: number;
  /** How many go on to the next part; all where it is the last. */
  readonly goOn: number;
  readonly laps: number;
  readonly name: string;
}

const PAUSE_S = 8 * 60;

export const PRACTICE: readonly Part[] = [{ minutes: 60, goOn: Infinity, laps: 9, name: '' }];

const shoot = (of: string, letter: string, sizes: readonly number[], minutes: readonly number[]): readonly Part[] =>
  minutes.map((length, index) => ({
    minutes: length,
    goOn: sizes[index] ?? Infinity,
    laps: 3,
    name: `${of}${letter}${index + 1}`,
  }));

/** Qualifying of Formula 1: sixteen and then ten of twenty-two go on. */
export const KNOCKOUT = shoot('', 'Q', [16, 10], [18, 15, 12]);
export const SPRINT_KNOCKOUT = shoot('S', 'Q', [16, 10], [12, 10, 8]);
/** Qualifying on motorcycles: twelve go on. */
export const TWO_PARTS = shoot('', 'Q', [12], [15, 15]);

interface Attempt {
  readonly endS: number;
  readonly lapS: number;
}

interface Run {
  readonly competitor: Member;
  readonly parts: readonly (readonly Attempt[])[];
}

export interface TimedSession {
  readonly lengthS: number;
  readonly runs: readonly Run[];
  /** Seconds at which the parts begin. */
  readonly starts: readonly number[];
  readonly parts: readonly Part[];
}

const bestOf = (attempts: readonly Attempt[] | undefined, untilS = Infinity): number =>
  (attempts ?? []).reduce((best, { endS, lapS }) => (endS <= untilS && lapS < best ? lapS : best), Infinity);

export function driveSession(
  seed: string,
  field: readonly Member[],
  lapS: number,
  spread: number,
  parts: readonly Part[],
): TimedSession {
  const random = createRandom(seed, 'session');
  const paces = field.map(({ strength }) => ((9 - strength) / 9) * spread + random.normal() * spread * 0.25);
  const attempts = field.map((): Attempt[][] => []);
  const starts: number[] = [];
  let fromS = 0;
  let inIt = field.map((_, index) => index);
  for (const [number, { minutes, laps, goOn }] of parts.entries()) {
    starts.push(fromS);
    const lastS = fromS + minutes * 60;
    for (const index of inIt) {
      const slotS = (minutes * 60 - lapS) / laps;
      attempts[index]!.push(
        Array.from({ length: laps }, (_, lap) => ({
          endS: fromS + lapS + slotS * (lap + random.next()),
          lapS: lapS * (1 + paces[index]! - number * 0.003 - lap * 0.001) + Math.abs(random.normal()) * 0.35,
        })),
      );
    }
    inIt = inIt.toSorted((a, b) => bestOf(attempts[a]![number]) - bestOf(attempts[b]![number])).slice(0, goOn);
    fromS = lastS + PAUSE_S;
  }
  return {
    lengthS: fromS - PAUSE_S,
    starts,
    parts,
    runs: field.map((competitor, index) => ({ competitor, parts: attempts[index]! })),
  };
}

/** The order at a second: by the part reached, then by the best lap of the part. */
function order({ runs, starts }: TimedSession, second: number) {
  const rows = runs.map(({ competitor, parts }) => {
    const reached = Math.max(0, Math.min(parts.length, starts.filter((startS) => startS <= second).length) - 1);
    const bests = parts.slice(0, reached + 1).map((attempts) => bestOf(attempts, second));
    const laps = parts.flat().filter(({ endS }) => endS <= second).length;
    return { competitor, reached, best: bests.at(-1) ?? Infinity, before: bests.at(-2) ?? Infinity, laps };
  });
  return rows.sort(
    (a, b) =>
      b.reached - a.reached || (a.best === b.best ? 0 : a.best - b.best) || (a.before === b.before ? 0 : a.before - b.before),
  );
}

export const sessionOrder = (session: TimedSession): readonly Member[] =>
  order(session, Infinity).map(({ competitor }) => competitor);

function entries(session: TimedSession, second: number): readonly RankedEntry[] {
  const rows = order(session, second);
  const leader = rows[0]!;
  return rows.map(({ competitor, reached, best, before, laps }, index): RankedEntry => {
    const lap = best === Infinity ? before : best;
    const known = lap !== Infinity;
    const isCompared = reached === leader.reached && best !== Infinity && index > 0;
    return {
      ...entryOf(competitor),
      rank: known ? index + 1 : null,
      results: {
        laps: String(laps),
        ...(known ? { time: timeText(lap, 3) } : {}),
        ...(isCompared ? { gap: gapText(best - leader.best, 3) } : {}),
      },
    };
  });
}

const EVERY_S = 40;

/** The timeline of a session, every 40 seconds. Its laps are not counted. */
export function sessionTimeline(session: TimedSession): readonly TimelineEvent[] {
  const { starts, parts, lengthS } = session;
  const timeline: TimelineEvent[] = [];
  for (let second = 0; second < lengthS; second += EVERY_S) {
    const part = starts.filter((startS) => startS <= second).length - 1;
    const { name, minutes } = parts[part]!;
    const isPause = second > starts[part]! + minutes * 60;
    timeline.push({
      atS: second,
      stage: Stage.live,
      ...(name === '' ? {} : { notice: isPause ? `Efter ${name}` : name }),
      entries: () => entries(session, second),
    });
  }
  return [...timeline, { atS: lengthS + 60, stage: Stage.finished, entries: () => entries(session, Infinity) }];
}

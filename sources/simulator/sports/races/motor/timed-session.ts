import { Stage } from '@stillingen/domain';
import { createRandom } from '../../../../random.ts';
import { entryOf, type Member } from '../../../engine/fields.ts';
import { everySeconds, gapText, type RaceTimeline, type RankedEntry, timeText } from '../../../engine/race-timeline.ts';
import { paceOf } from './lap-race.ts';

/** One part of a session in which the best lap counts; after all but the last the slowest are out. */
export interface Part {
  /** 'Q1'; empty where it is the whole session. */
  readonly name: string;
  readonly minutes: number;
  readonly goOn: number;
}

export const partsOf = (text: string): readonly Part[] =>
  text.split('|').map((part) => {
    const [name = '', minutes = name, goOn = 'Infinity'] = part.split(' ');
    return { name: minutes === name ? '' : name, minutes: Number(minutes), goOn: Number(goOn) };
  });

const PAUSE_S = 8 * 60;
const LAPS = 9;
const LAPS_OF_PART = 3;
const LOOK_S = 40;

export const lengthOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { minutes }) => sum + minutes * 60, (parts.length - 1) * PAUSE_S);

interface Lap {
  readonly endS: number;
  readonly lapS: number;
}

interface Run {
  readonly competitor: Member;
  readonly parts: readonly (readonly Lap[])[];
}

export interface TimedSession {
  readonly runs: readonly Run[];
  readonly parts: readonly Part[];
  readonly starts: readonly number[];
}

const bestOf = (laps: readonly Lap[] | undefined, untilS = Infinity): number =>
  (laps ?? []).reduce((best, { endS, lapS }) => (endS <= untilS && lapS < best ? lapS : best), Infinity);

export function driveSession(
  seed: string,
  field: readonly Member[],
  lapS: number,
  spread: number,
  parts: readonly Part[],
): TimedSession {
  const random = createRandom(seed, 'session');
  const paces = field.map((competitor) => paceOf(random, competitor, spread));
  const driven = field.map((): Lap[][] => []);
  const starts = parts.map((_, number) => (number === 0 ? 0 : lengthOf(parts.slice(0, number)) + PAUSE_S));
  let inIt = field.map((_, index) => index);
  for (const [number, { name, minutes, goOn }] of parts.entries()) {
    const laps = name === '' ? LAPS : LAPS_OF_PART;
    const slotS = (minutes * 60 - lapS) / laps;
    for (const index of inIt)
      driven[index]!.push(
        Array.from({ length: laps }, (_, lap) => ({
          endS: starts[number]! + lapS + slotS * (lap + random.next()),
          lapS: lapS * (1 + paces[index]! - number * 0.003 - lap * 0.001) + Math.abs(random.normal()) * 0.35,
        })),
      );
    inIt = inIt.toSorted((a, b) => bestOf(driven[a]![number]) - bestOf(driven[b]![number])).slice(0, goOn);
  }
  return { starts, parts, runs: field.map((competitor, index) => ({ competitor, parts: driven[index]! })) };
}

const byTime = (a: number, b: number): number => (a === b ? 0 : a - b);

/** The order at a second: by the part reached, then by the best lap of it and of the one before. */
function order({ runs, starts }: TimedSession, second: number) {
  const begun = starts.filter((startS) => startS <= second).length;
  return runs
    .map(({ competitor, parts }) => {
      const bests = parts.slice(0, begun).map((laps) => bestOf(laps, second));
      const laps = parts.flat().filter(({ endS }) => endS <= second).length;
      return { competitor, reached: bests.length, best: bests.at(-1) ?? Infinity, before: bests.at(-2) ?? Infinity, laps };
    })
    .sort((a, b) => b.reached - a.reached || byTime(a.best, b.best) || byTime(a.before, b.before));
}

export const sessionOrder = (session: TimedSession): readonly Member[] =>
  order(session, Infinity).map(({ competitor }) => competitor);

function entriesAt(session: TimedSession, second: number): readonly RankedEntry[] {
  const rows = order(session, second);
  const leader = rows[0]!;
  return rows.map(({ competitor, reached, best, before, laps }, index): RankedEntry => {
    const lap = best === Infinity ? before : best;
    const hasTime = lap !== Infinity;
    const isCompared = reached === leader.reached && best !== Infinity && index > 0;
    return {
      ...entryOf(competitor),
      rank: hasTime ? index + 1 : null,
      results: {
        laps: String(laps),
        ...(hasTime ? { time: timeText(lap, 3) } : {}),
        ...(isCompared ? { gap: gapText(best - leader.best, 3) } : {}),
      },
    };
  });
}

export function sessionTimeline(session: TimedSession): RaceTimeline {
  const { starts, parts } = session;
  const lengthS = lengthOf(parts);
  const underWay = everySeconds([0, lengthS, LOOK_S], (second) => {
    const part = starts.findLastIndex((startS) => startS <= second);
    const { name, minutes } = parts[part]!;
    const isPause = second > starts[part]! + minutes * 60;
    return {
      stage: Stage.live,
      notice: isPause ? `Efter ${name}` : name,
      entries: () => entriesAt(session, second),
    };
  });
  return [...underWay, { atS: lengthS + 60, stage: Stage.finished, entries: () => entriesAt(session, Infinity) }];
}

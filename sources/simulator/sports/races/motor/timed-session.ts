import { Stage } from '@stillingen/domain';
import { createRandom } from '../../../../random.ts';
import { entryOf, type Member } from '../../../engine/fields.ts';
import type { RaceFacts } from '../../../engine/race.ts';
import { everySeconds, gapText, millis, type RaceTimeline, type RankedEntry, timeText } from '../../../engine/race-timeline.ts';
import { type LapRules, paceOf } from './lap-race.ts';

const PAUSE_S = 8 * 60;
const LAPS = 9;
const LAPS_OF_PART = 3;
const LOOK_S = 40;

/** The parts of a session, '18 Q1 16': so many minutes, after which so many of the best go on. */
export function partsOf(text: string) {
  let overS = -PAUSE_S;
  return text.split('|').map((part) => {
    const [minutes, name = '', goOn = 'Infinity'] = part.split(' ');
    const startS = overS + PAUSE_S;
    overS = startS + Number(minutes) * 60;
    return { name, startS, overS, goOn: Number(goOn) };
  });
}

interface Lap {
  readonly endS: number;
  readonly lapS: number;
}

/** The best lap of those that end by a second; Infinity where none does. */
const bestOf = (laps: readonly Lap[], untilS = Infinity): number =>
  Math.min(...laps.filter(({ endS }) => endS <= untilS).map(({ lapS }) => lapS));

/** The best lap counts; after all parts but the last the slowest are out. */
export function driveSession(
  seed: string,
  field: readonly Member[],
  lapS: number,
  { rules, parts }: { rules: LapRules; parts: ReturnType<typeof partsOf> },
) {
  const random = createRandom(seed, 'session');
  const runs = field.map((competitor) => ({ competitor, pace: paceOf(random, competitor, rules.spread), parts: [] as Lap[][] }));
  let inIt = runs;
  for (const [number, { name, startS, overS, goOn }] of parts.entries()) {
    const laps = name === '' ? LAPS : LAPS_OF_PART;
    const slotS = (overS - startS - lapS) / laps;
    for (const run of inIt)
      run.parts.push(
        Array.from({ length: laps }, (_, lap) => ({
          endS: startS + lapS + slotS * (lap + random.next()),
          lapS: lapS * (1 + run.pace - number * 0.003 - lap * 0.001) + Math.abs(random.normal()) * 0.35,
        })),
      );
    inIt = inIt.toSorted((a, b) => bestOf(a.parts[number]!) - bestOf(b.parts[number]!)).slice(0, goOn);
  }
  return { parts, runs };
}
type TimedSession = ReturnType<typeof driveSession>;

const byTime = (a: number, b: number): number => (a === b ? 0 : a - b);

/** The order at a second: by the part reached, then by the best lap of it and of the one before. */
function order({ runs, parts: all }: TimedSession, second: number) {
  const begun = all.filter(({ startS }) => startS <= second).length;
  return runs
    .map(({ competitor, parts }) => {
      const bests = parts.slice(0, begun).map((laps) => bestOf(laps, second));
      const laps = parts.flat().filter(({ endS }) => endS <= second).length;
      return { competitor, bests, reached: bests.length, best: bests.at(-1) ?? Infinity, before: bests.at(-2) ?? Infinity, laps };
    })
    .sort((a, b) => b.reached - a.reached || byTime(a.best, b.best) || byTime(a.before, b.before));
}

/** The best laps of each part of a session of several. */
export const sessionSplits = (parts: ReturnType<typeof partsOf>): Pick<RaceFacts, 'splits'> =>
  parts.length > 1 ? { splits: { unit: 'seconds', points: parts.map(({ name }) => name) } } : {};

export const sessionOrder = (session: TimedSession): readonly Member[] =>
  order(session, Infinity).map(({ competitor }) => competitor);

function entriesAt(session: TimedSession, second: number): readonly RankedEntry[] {
  const rows = order(session, second);
  const leader = rows[0]!;
  return rows.map(({ competitor, bests, reached, best, before, laps }, index): RankedEntry => {
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
      ...(session.parts.length > 1 ? { splits: bests.map((part) => (part === Infinity ? null : millis(part))) } : {}),
    };
  });
}

export function sessionTimeline(session: TimedSession): RaceTimeline {
  const { parts } = session;
  const lastS = parts.at(-1)!.overS;
  const underWay = everySeconds([0, lastS, LOOK_S], (second) => {
    const { name, overS } = parts.findLast(({ startS }) => startS <= second)!;
    const notice = second > overS ? `Efter ${name}` : name;
    return { stage: Stage.live, notice, entries: () => entriesAt(session, second) };
  });
  return [...underWay, { atS: lastS + 60, stage: Stage.finished, entries: () => entriesAt(session, Infinity) }];
}

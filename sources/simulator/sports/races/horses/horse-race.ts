import { createRandom } from '../../../../random.ts';
import type { RankedEntry } from '../../../../datasets/kit/events/race.ts';
import { type Course, horseNames } from './racecourses.ts';
import { decimalText, timeText } from '../kit.ts';

export interface Runner {
  readonly name: string;
  readonly country: string;
  readonly jockey: string;
  readonly weight: string;
  readonly age: string;
  readonly draw: number;
  /** The odds at the start, and as they were first offered. */
  readonly startingPrice: number;
  readonly earlyPrice: number;
  readonly speed: number;
  /** Its place in the running by quarters of the race is drawn from this. */
  readonly early: number;
  /** Seconds before the start at which it is taken out; null for runners. */
  readonly outBeforeS: number | null;
}

const METRES_PER_S = 16.6;
/** A length of a horse in seconds. */
const LENGTH_S = 0.17;
const TAKE_OUT = 0.94;
const WITHDRAWN = 0.04;

const oneDecimal = (price: number): string => (price < 10 ? price.toFixed(1) : String(Math.round(price)));
const fair = (share: number): number => Math.max(1.1, TAKE_OUT / share);

export const raceS = (metres: number): number => metres / METRES_PER_S;

export function runnersOf(seed: string, { country, jockeys }: Course): readonly Runner[] {
  const random = createRandom(seed, 'runners');
  const count = random.int(8, country === 'dk' ? 11 : 14);
  const riders = random.shuffle(jockeys);
  const draws = random.shuffle(Array.from({ length: count }, (_, index) => index + 1));
  const quality = Array.from({ length: count }, () => random.normal());
  const chances = quality.map((value) => Math.exp(value * 1.1));
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  return horseNames(random, country, count).map((name, index) => {
    const price = fair(chances[index]! / all);
    return {
      name,
      country: country === 'dk' && random.chance(0.2) ? 'se' : country,
      jockey: riders[index]!,
      weight: `${decimalText(random.int(104, 122) / 2)} kg`,
      age: String(random.int(2, 7)),
      draw: draws[index]!,
      startingPrice: price,
      earlyPrice: Math.max(1.1, price * (0.75 + random.next() * 0.6)),
      speed: quality[index]! * 0.35 + random.normal() * 0.6,
      early: random.normal(),
      outBeforeS: random.chance(WITHDRAWN) ? random.int(10, 170) * 60 : null,
    };
  });
}

export const cardEntries = (
  runners: readonly Runner[],
  beforeS: number,
  price: (runner: Runner) => number,
): readonly RankedEntry[] =>
  runners.map((runner) => {
    const out = runner.outBeforeS !== null && runner.outBeforeS >= beforeS;
    return {
      ...entryOf(runner),
      ...(out ? { status: 'non-runner' as const } : {}),
      results: facts(runner, out ? null : price(runner)),
    };
  });

const entryOf = ({ name, country }: Runner): RankedEntry => ({ participant: { name, country, kind: 'person' }, rank: null });

const facts = ({ jockey, weight, age, draw }: Runner, price: number | null) => ({
  jockey,
  weight,
  age,
  draw: String(draw),
  ...(price === null ? {} : { startingPrice: oneDecimal(price) }),
});

/** The runners, best first, when a part of the race, 0 to 1, is run. */
export const running = (runners: readonly Runner[], part: number): readonly Runner[] =>
  runners
    .filter(({ outBeforeS }) => outBeforeS === null)
    .toSorted((a, b) => b.speed * part + b.early * (1 - part) - (a.speed * part + a.early * (1 - part)));

const FRACTIONS = ['', '¼', '½', '¾'];

/** Lengths behind the winner as they are published: 'næse', 'hals', '1¼'. */
function marginText(lengths: number): string {
  if (lengths < 0.08) return 'næse';
  if (lengths < 0.18) return 'hoved';
  if (lengths < 0.35) return 'hals';
  const quarters = Math.max(2, Math.round(lengths * 4));
  const whole = Math.floor(quarters / 4);
  return `${whole === 0 ? '' : whole}${FRACTIONS[quarters % 4]!}`;
}

export interface Finish {
  readonly order: readonly Runner[];
  readonly deadHeat: boolean;
}

export function resultEntries(runners: readonly Runner[], { order, deadHeat }: Finish, metres: number): readonly RankedEntry[] {
  const out = runners.filter(({ outBeforeS }) => outBeforeS !== null);
  let behind = 0;
  const placed = order.map((runner, index): RankedEntry => {
    const before = order[index - 1];
    if (before !== undefined) behind += Math.max(0.05, Math.abs(before.speed - runner.speed) * 2.2);
    const shares = deadHeat && index < 2;
    const seconds = raceS(metres) - order[0]!.speed * 0.3 + (shares ? 0 : behind * LENGTH_S);
    return {
      ...entryOf(runner),
      rank: shares ? 1 : index + 1,
      ...(shares ? { tied: true } : {}),
      results: {
        ...facts(runner, runner.startingPrice),
        time: timeText(seconds, 2),
        ...(shares || index === 0 ? {} : { gap: marginText(behind) }),
      },
    };
  });
  return [
    ...placed,
    ...out.map((runner): RankedEntry => ({ ...entryOf(runner), status: 'non-runner', results: facts(runner, null) })),
  ];
}

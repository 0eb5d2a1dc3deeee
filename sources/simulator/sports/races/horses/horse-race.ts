import { createRandom, type Random } from '../../../../random.ts';
import { readTable } from '../../../data/table.ts';
import { membersOf } from '../../../engine/fields.ts';
import { decimalText, type RankedEntry, timeText } from '../../../engine/race-timeline.ts';

const METRES_PER_S = 16.6;
const LENGTH_S = 0.17;
const PAY_OUT = 0.94;
const LOWEST_PRICE = 1.1;
const WITHDRAWN = 0.04;

const names = new Map(readTable('horse-names.csv', 'country first second').map((row) => [row.country, row]));

function horseNames(random: Random, country: string, count: number): readonly string[] {
  const { first, second } = names.get(country) ?? names.get('elsewhere')!;
  const [firsts, seconds] = [random.shuffle(first.split('|')), second === '' ? [] : random.shuffle(second.split('|'))];
  return firsts.slice(0, count).map((word, index) => [word, ...seconds.slice(index, index + 1)].join(' '));
}

export const raceS = (metres: number): number => metres / METRES_PER_S;

export function runnersOf(seed: string, country: string) {
  const random = createRandom(seed, 'runners');
  const count = random.int(8, country === 'dk' ? 11 : 14);
  const jockeys = random.shuffle(membersOf(`jockeys-${country}`));
  const draws = random.shuffle(Array.from({ length: count }, (_, index) => index + 1));
  const quality = Array.from({ length: count }, () => random.normal());
  const chances = quality.map((value) => Math.exp(value * 1.1));
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  return horseNames(random, country, count).map((name, index) => {
    const price = Math.max(LOWEST_PRICE, (PAY_OUT * all) / chances[index]!);
    return {
      name,
      country: country === 'dk' && random.chance(0.2) ? 'se' : country,
      jockey: jockeys[index]!.name,
      weight: `${decimalText(random.int(104, 122) / 2)} kg`,
      age: String(random.int(2, 7)),
      draw: draws[index]!,
      startingPrice: price,
      earlyPrice: Math.max(LOWEST_PRICE, price * (0.75 + random.next() * 0.6)),
      speed: quality[index]! * 0.35 + random.normal() * 0.6,
      early: random.normal(),
      /** Seconds before the start at which it is withdrawn; null for those that run. */
      outBeforeS: random.chance(WITHDRAWN) ? random.int(10, 170) * 60 : null,
    };
  });
}

export type Runner = ReturnType<typeof runnersOf>[number];

const entryOf = ({ name, country, jockey, weight, age, draw }: Runner, price: number | null): RankedEntry => ({
  participant: { name, country, kind: 'person' },
  rank: null,
  ...(price === null ? { status: 'non-runner' } : {}),
  results: {
    jockey,
    weight,
    age,
    draw: String(draw),
    ...(price === null ? {} : { startingPrice: price < 10 ? price.toFixed(1) : String(Math.round(price)) }),
  },
});

/** The runners before the start; the odds move to the starting price within three hours. */
export const cardEntries = (runners: readonly Runner[], beforeS: number): readonly RankedEntry[] =>
  runners.map((runner) => {
    const { startingPrice, earlyPrice, outBeforeS } = runner;
    const price = startingPrice + (earlyPrice - startingPrice) * Math.min(1, beforeS / 10_800);
    return entryOf(runner, outBeforeS !== null && outBeforeS >= beforeS ? null : price);
  });

/** The runners, best first, when a part of the race, 0 to 1, is run. */
export function orderAt(runners: readonly Runner[], part: number): readonly Runner[] {
  const ahead = ({ speed, early }: Runner): number => speed * part + early * (1 - part);
  return runners.filter(({ outBeforeS }) => outBeforeS === null).toSorted((a, b) => ahead(b) - ahead(a));
}

export function runningEntries(runners: readonly Runner[], part: number): readonly RankedEntry[] {
  const order = orderAt(runners, part);
  return cardEntries(runners, 0).map((entry, index) => {
    const place = order.indexOf(runners[index]!);
    return place < 0 ? entry : { ...entry, rank: place + 1 };
  });
}

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

/** Runners that did not finish in this order are disqualified. */
export function resultEntries(
  runners: readonly Runner[],
  order: readonly Runner[],
  metres: number,
  isDeadHeat = false,
): readonly RankedEntry[] {
  let behind = 0;
  const placed = order.map((runner, index): RankedEntry => {
    const before = order[index - 1];
    if (before !== undefined) behind += Math.max(0.05, Math.abs(before.speed - runner.speed) * 2.2);
    const isShared = isDeadHeat && index < 2;
    const seconds = raceS(metres) - order[0]!.speed * 0.3 + (isShared ? 0 : behind * LENGTH_S);
    const { results, ...entry } = entryOf(runner, runner.startingPrice);
    return {
      ...entry,
      rank: isShared ? 1 : index + 1,
      ...(isShared ? { tied: true } : {}),
      results: { ...results, time: timeText(seconds, 2), ...(isShared || index === 0 ? {} : { gap: marginText(behind) }) },
    };
  });
  const others = runners.filter((runner) => !order.includes(runner));
  return [
    ...placed,
    ...others.map((runner): RankedEntry => {
      if (runner.outBeforeS !== null) return entryOf(runner, null);
      return { ...entryOf(runner, runner.startingPrice), status: 'disqualified' };
    }),
  ];
}

import { competitorKey } from '../engine/race.ts';
import type { RankedEntry } from '../engine/race-timeline.ts';
import { strengthOfPerson } from '../engine/fields.ts';
import type { Market } from './markets.ts';

/** What a deviation of strength is worth, as a logarithm of the chance to win. */
const WORTH = 1.1;
const LEAST_FIELD = 6;
/** Places of a field, and how large it is at least. */
const PLACES: readonly (readonly [place: number, field: number])[] = [
  [1, LEAST_FIELD],
  [3, 8],
  [10, 40],
];
const STEPS = 40;

/** Horses are weighed by their prices on the card, athletes by their strength. */
function weightOf({ participant, results }: RankedEntry): number {
  const price = Number(results?.startingPrice);
  return price > 0 ? 1 / price : Math.exp(WORTH * strengthOfPerson(participant.name));
}

/**
 * Chances to be among the first `places`: each competitor arrives at random by its weight, and so
 * many have arrived after the same time.
 */
export function placeChances(weights: readonly number[], places: number): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (places === 1) return weights.map((weight) => weight / all);
  const arrivedBy = (time: number) => weights.map((weight) => 1 - Math.exp((-time * weight) / all));
  let [low, high] = [0, 1];
  const countAt = (time: number): number => arrivedBy(time).reduce((sum, chance) => sum + chance, 0);
  while (countAt(high) < places) high *= 2;
  for (let step = 0; step < STEPS; step += 1) {
    const time = (low + high) / 2;
    if (countAt(time) < places) low = time;
    else high = time;
  }
  return arrivedBy(low);
}

/** To win, and to be placed, by the keys of the start list. */
export function raceMarkets(entries: readonly RankedEntry[]): readonly Market[] {
  const field = entries.filter(({ status }) => status === undefined);
  const weights = field.map(weightOf);
  return PLACES.filter(([, least]) => field.length >= least).map(([place]) => {
    const chances = placeChances(weights, place);
    return {
      betType: 'TOP_POSITION_MERGED',
      scope: 'FULL_TIME',
      line: place,
      winners: place,
      chances: Object.fromEntries(field.map((entry, index) => [competitorKey(entry), chances[index]!])),
    };
  });
}

import type { Side } from '@stillingen/domain';
import { createRandom } from '../../../random.ts';
import type { Entrant } from '../fields.ts';

export interface Tie {
  readonly home: Entrant;
  readonly away: Entrant;
  readonly winner: Side;
}

/** Seeds by their place in a draw, so that the best meet last: 0 7 3 4 1 6 2 5 for eight. */
function seedPlaces(size: number): readonly number[] {
  let places: readonly number[] = [0];
  while (places.length < size) {
    const sum = 2 * places.length - 1;
    places = places.flatMap((seed, index) => (index % 2 === 0 ? [seed, sum - seed] : [sum - seed, seed]));
  }
  return places;
}

function entered(seed: string, field: readonly Entrant[], size: number): readonly Entrant[] {
  const wish = new Map(field.map((entrant) => [entrant, entrant.rating + createRandom(seed, 'enters', entrant.name).next()]));
  const coming = new Set(field.toSorted((a, b) => wish.get(b)! - wish.get(a)!).slice(0, size));
  return field.filter((entrant) => coming.has(entrant));
}

/** All rounds of a draw of `size`, a power of two; the best quarter is seeded. */
export function drawOf(seed: string, field: readonly Entrant[], size: number): readonly (readonly Tie[])[] {
  const coming = entered(seed, field, size);
  const seeded = Math.max(2, size / 4);
  const order = [...coming.slice(0, seeded), ...createRandom(seed, 'draw').shuffle(coming.slice(seeded))];
  let left = seedPlaces(size).map((place) => order[place]!);
  const rounds: Tie[][] = [];
  while (left.length > 1) {
    const ties: Tie[] = [];
    for (let at = 0; at < left.length; at += 2) {
      const [home, away] = [left[at]!, left[at + 1]!];
      const share = 1 / (1 + Math.exp(-2.2 * (home.rating - away.rating)));
      const winner = createRandom(seed, 'wins', rounds.length, at).chance(share) ? 'home' : 'away';
      ties.push({ home, away, winner });
    }
    rounds.push(ties);
    left = ties.map((tie) => tie[tie.winner]);
  }
  return rounds;
}

const NAMES = ['Finale', 'Semifinale', 'Kvartfinale', '1/8-finale'];

/** What the round with so many matches is called; before the last sixteen by its number, from 0. */
export const roundName = (matches: number, round: number): string => NAMES[Math.log2(matches)] ?? `${round + 1}. runde`;
export const ROUND_ORDER: readonly string[] = ['1. runde', '2. runde', '3. runde', '4. runde', ...NAMES.toReversed()];

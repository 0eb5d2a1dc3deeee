import type { Random } from '../../random.ts';

export function weighted<T>(random: Random, things: readonly (readonly [thing: T, weight: number])[]): T {
  let left = random.next() * things.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [thing, weight] of things) {
    left -= weight;
    if (left < 0) return thing;
  }
  return things.at(-1)![0];
}

import { type Random, weighted } from '../../../../random.ts';
/** The first of a squad start. */
export const STARTERS = 11;

/** How often a player of this place in the squad scores, and is booked: keepers stand at 0 and 11. */
const SCORING = [0, 1, 1, 1.4, 1, 2, 2.5, 3, 5, 5, 6, 0, 1, 1, 2, 2.5, 3, 4, 5, 5];
const BOOKING = [0.3, 3, 3, 3, 3, 4, 3.5, 3, 2, 2, 2, 0, 3, 3, 3.5, 3, 3, 2, 2, 2];
const SECOND_CARD = 0.33;

export interface LineUp {
  scorer(random: Random, other?: string): string;
  book(random: Random): { player: string; second: boolean };
  sendOff(random: Random): string;
  substitute(random: Random): { on: string; off: string } | null;
  takers(): readonly string[];
}

export function createLineUp(squad: readonly string[]): LineUp {
  let pitch = squad.slice(0, STARTERS).map((_, place) => place);
  const bench = squad.slice(12).map((_, index) => index + 12);
  const booked = new Set<number>();

  const choose = (random: Random, weight: (place: number) => number): number =>
    weighted(
      random,
      pitch.map((place) => [place, weight(place)] as const),
    );
  const leave = (place: number): void => {
    pitch = pitch.filter((other) => other !== place);
  };

  return {
    scorer: (random, other) => squad[choose(random, (place) => (squad[place] === other ? 0 : SCORING[place]!))]!,
    book(random) {
      const place = choose(random, (other) => BOOKING[other]! * (booked.has(other) ? SECOND_CARD : 1));
      const second = booked.has(place);
      booked.add(place);
      if (second) leave(place);
      return { player: squad[place]!, second };
    },
    sendOff(random) {
      const place = choose(random, (other) => BOOKING[other]!);
      leave(place);
      return squad[place]!;
    },
    substitute(random) {
      if (bench.length < 3) return null;
      const off = choose(random, (place) => (place === 0 || place >= 12 ? 0 : booked.has(place) ? 2 : 1));
      if (off === 0 || off >= 12) return null;
      const [on] = bench.splice(random.int(0, bench.length - 1), 1);
      pitch = pitch.map((place) => (place === off ? on! : place));
      return { on: squad[on!]!, off: squad[off]! };
    },
    takers: () =>
      pitch
        .filter((place) => place !== 0)
        .toReversed()
        .map((place) => squad[place]!),
  };
}

import type { Price } from '@stillingen/domain/odds';

/** Of the history of an offer. */
export interface Point {
  /** When it was received, in whole seconds. */
  readonly atS: number;
  /** As the log numbers states. */
  readonly state: number;
  readonly prices: readonly (Price | null)[];
}

class Writer {
  readonly #bytes: number[] = [];

  byte(value: number): void {
    this.#bytes.push(value);
  }

  /** Seven bits a byte, the lowest first. */
  number(value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      this.#bytes.push((rest % 0x80) + 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.#bytes.push(rest);
  }

  signed(value: number): void {
    this.number(value < 0 ? -value * 2 - 1 : value * 2);
  }

  end(): Buffer {
    return Buffer.from(this.#bytes);
  }
}

class Reader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  byte(): number {
    this.#at += 1;
    return this.#bytes[this.#at - 1]!;
  }

  number(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 0x80) {
      const byte = this.byte();
      value += (byte % 0x80) * scale;
      if (byte < 0x80) return value;
    }
  }

  signed(): number {
    const value = this.number();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }
}

const masksOf = (outcomes: number): number => Math.ceil((outcomes + 1) / 8);

/**
 * A part of a history: outcomes, points, then each point by its difference from the one before.
 * A difference is the time, a mask (state, then each outcome), the new state and steps of prices.
 */
export function encodePoints(points: readonly Point[], outcomes: number): Buffer {
  const writer = new Writer();
  writer.number(outcomes);
  writer.number(points.length);
  let last: Point = { atS: 0, state: 0, prices: [] };
  for (const point of points) {
    writer.number(Math.max(0, point.atS - last.atS));
    const steps = Array.from({ length: outcomes }, (_, at) => (point.prices[at] ?? 0) - (last.prices[at] ?? 0));
    const changes = [point.state !== last.state, ...steps.map((step) => step !== 0)];
    for (let mask = 0; mask < masksOf(outcomes); mask += 1)
      writer.byte(changes.slice(mask * 8, mask * 8 + 8).reduce((bits, isChanged, bit) => bits + (isChanged ? 2 ** bit : 0), 0));
    if (point.state !== last.state) writer.byte(point.state);
    for (const step of steps) if (step !== 0) writer.signed(step);
    last = point.atS < last.atS ? { ...point, atS: last.atS } : point;
  }
  return writer.end();
}

/** Of parts that were written one behind the other. */
export function decodePoints(body: Buffer): Point[] {
  const reader = new Reader(body);
  const points: Point[] = [];
  while (!reader.isAtEnd) {
    const outcomes = reader.number();
    let [atS, state] = [0, 0];
    let prices = Array.from({ length: outcomes }, () => 0);
    for (let left = reader.number(); left > 0; left -= 1) {
      atS += reader.number();
      const masks = Array.from({ length: masksOf(outcomes) }, () => reader.byte());
      const isChanged = (place: number): boolean => ((masks[place >> 3]! >> (place & 7)) & 1) === 1;
      if (isChanged(0)) state = reader.byte();
      prices = prices.map((price, at) => (isChanged(at + 1) ? price + reader.signed() : price));
      points.push({ atS, state, prices: prices.map((price) => price || null) });
    }
  }
  return points;
}

const MOST_POINTS = 60;
const STEP_S = { before: 300, live: 30 };

/** Places of the lowest and the highest price of each outcome. */
function extremesOf(points: readonly Point[]): Set<number> {
  const extremes = new Set<number>();
  for (let outcome = 0; outcome < (points.at(-1)?.prices.length ?? 0); outcome += 1) {
    const places = [...points.keys()].filter((place) => points[place]!.prices[outcome] != null);
    if (places.length === 0) continue;
    const price = (place: number): number => points[place]!.prices[outcome]!;
    extremes.add(places.reduce((least, place) => (price(place) < price(least) ? place : least)));
    extremes.add(places.reduce((most, place) => (price(place) > price(most) ? place : most)));
  }
  return extremes;
}

/** The first, the last, all extremes, and others in steps that leave at most 60 where they can. */
export function thinPoints(points: readonly Point[], isLive: boolean): readonly Point[] {
  if (points.length <= 2) return points;
  const kept = new Set([0, points.length - 1, ...extremesOf(points)]);
  const spanS = points.at(-1)!.atS - points[0]!.atS;
  const stepS = Math.max(isLive ? STEP_S.live : STEP_S.before, spanS / Math.max(1, MOST_POINTS - kept.size));
  let nextS = points[0]!.atS + stepS;
  points.forEach(({ atS }, place) => {
    if (atS < nextS || kept.size >= MOST_POINTS) return;
    kept.add(place);
    nextS = atS + stepS;
  });
  return points.filter((_, place) => kept.has(place));
}

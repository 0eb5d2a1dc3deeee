/** Seconds since the epoch. */
export const nowS = (): number => Math.floor(Date.now() / 1000);
/** A time in seconds as providers write it. */
export const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** The head of a statement. */
interface Head {
  readonly key: string;
  readonly seq: number;
  readonly at: string;
}

/** Heads of the statements about one thing: each gets the next number of its key, and the time that it is. */
interface Heads {
  next(key: string): Head;
  /** The number of the last statement under a key, 0 where there was none. */
  last(key: string): number;
}

export function createHeads(): Heads {
  const lastSeqs = new Map<string, number>();
  const last = (key: string): number => lastSeqs.get(key) ?? 0;
  return {
    last,
    next(key) {
      lastSeqs.set(key, last(key) + 1);
      return { key, seq: last(key), at: instant(nowS()) };
    },
  };
}

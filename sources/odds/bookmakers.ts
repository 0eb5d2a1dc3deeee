import TABLE from './bookmakers.json' with { type: 'json' };

/** A real bookmaker whose prices sources state. Its id is never given to another one. */
export interface KnownBookmaker {
  /** 1 to 999. */
  readonly id: number;
  readonly name: string;
  readonly kind: 'bookmaker' | 'exchange';
  /** What the columns of its prices begin with. */
  readonly codes: readonly string[];
  /** Its names at The Odds API, a region each. */
  readonly keys: readonly string[];
}

/**
 * Names as facts: without a Danish licence in the operator's file none of them is shown in Denmark.
 * Codes: football-data.co.uk/notes.txt.
 */
export const KNOWN_BOOKMAKERS = TABLE as readonly KnownBookmaker[];

const IDS = new Map(KNOWN_BOOKMAKERS.flatMap(({ id, codes }) => codes.map((code) => [code, id] as const)));

export function bookmakerOfCode(code: string): number {
  const id = IDS.get(code);
  if (id === undefined) throw new RangeError(`bookmakers.json has no code ${code}`);
  return id;
}

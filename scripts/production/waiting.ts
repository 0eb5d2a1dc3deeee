/** Code that no page, command or feed reaches yet, and the rules that its tests carry. */
export interface Waiting {
  /** The capability that will reach it. */
  readonly waitsFor: string;
  /** Rules carried by tests alone. */
  readonly rules: readonly string[];
  /** Files, and exports as `file name`, as `knip --production` finds them. */
  readonly code: readonly string[];
}

/** The number of rules and pieces of code below: it only falls. */
export const MOST_WAITING = 0;

export const WAITING: readonly Waiting[] = [];

import type { CommentLine } from '@stillingen/wire';

/** What a visitor reads while newer lines come in. Nothing above it is added until it is released. */
export interface Reading {
  /** Ids of all lines when it was held; null while it follows. */
  readonly held: ReadonlySet<string> | null;
  /** By the visitor, and not by scrolling. */
  readonly isPaused: boolean;
}

export const FOLLOWING: Reading = { held: null, isPaused: false };

const idsOf = (lines: readonly CommentLine[]): ReadonlySet<string> => new Set(lines.map(({ id }) => id));

export const hold = (reading: Reading, lines: readonly CommentLine[]): Reading =>
  reading.held === null ? { ...reading, held: idsOf(lines) } : reading;

export const pause = (reading: Reading, lines: readonly CommentLine[]): Reading => ({ ...hold(reading, lines), isPaused: true });

const waiting = ({ held }: Reading, lines: readonly CommentLine[]): readonly CommentLine[] =>
  held === null ? [] : lines.filter(({ id }) => !held.has(id));

/** The visitor is back at the newest line: it follows again unless something is waiting. */
export const resume = (reading: Reading, lines: readonly CommentLine[]): Reading =>
  reading.isPaused || waiting(reading, lines).length > 0 ? reading : FOLLOWING;

export interface Shown {
  readonly lines: readonly CommentLine[];
  /** Newer lines that the visitor has not released. */
  readonly waiting: number;
}

/** Corrections and retractions of lines that are shown take effect at once. */
export function shownLines(reading: Reading, lines: readonly CommentLine[], onlyImportant: boolean): Shown {
  const chosen = onlyImportant ? lines.filter(({ important }) => important) : lines;
  const { held } = reading;
  if (held === null) return { lines: chosen, waiting: 0 };
  return { lines: chosen.filter(({ id }) => held.has(id)), waiting: waiting(reading, chosen).length };
}

export interface Announced {
  readonly known: ReadonlySet<string>;
  /** Read aloud politely; empty at first. */
  readonly text: string;
}

const important = (lines: readonly CommentLine[]): readonly CommentLine[] => lines.filter((line) => line.important);

export const nothingAnnounced = (lines: readonly CommentLine[]): Announced => ({ known: idsOf(important(lines)), text: '' });

/** Only key moments are announced: the newest of those that came. The same object while none came. */
export function announce(before: Announced, lines: readonly CommentLine[], isPaused: boolean): Announced {
  const fresh = important(lines).filter(({ id }) => !before.known.has(id));
  const [newest] = fresh;
  if (newest === undefined) return before;
  const { clock, score, text } = newest;
  const words = [clock, score === null ? '' : `${score[0]}-${score[1]}`, text].filter((word) => word !== '');
  return { known: new Set([...before.known, ...fresh.map(({ id }) => id)]), text: isPaused ? before.text : words.join(' ') };
}

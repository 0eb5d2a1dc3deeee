import type { Batch } from './bus.ts';

/** A batch as it crosses the line, and the number under which the broker knows a repetition of it. */
export interface BatchText {
  readonly id: string;
  readonly bytes: Uint8Array;
}

const encode = (batch: Batch): Uint8Array => Buffer.from(JSON.stringify(batch));
/** A beat is like no other, and entries of one number are the same for ever. */
const idOf = ({ entries }: Batch): string => (entries.length === 0 ? '' : `${entries[0]!.n}-${entries.at(-1)!.n}`);

/**
 * A batch in as many texts of at most `maxBytes` as it takes, in order; each says the last entry that it carries itself,
 * so that nobody looks for the others before they come. An entry that is too long alone is left out: whoever misses it reads
 * the journal.
 */
export function textsOf(batch: Batch, maxBytes: number): readonly BatchText[] {
  const bytes = encode(batch);
  if (bytes.length <= maxBytes) return [{ id: idOf(batch), bytes }];
  const { entries } = batch;
  if (entries.length < 2) return [];
  const middle = entries.length >> 1;
  const first = entries.slice(0, middle);
  return [
    ...textsOf({ ...batch, entries: first, last: first.at(-1)!.n }, maxBytes),
    ...textsOf({ ...batch, entries: entries.slice(middle) }, maxBytes),
  ];
}

/** The batch of a text; null where it is none of ours. */
export function batchOf(text: string): Batch | null {
  try {
    const batch = JSON.parse(text) as Partial<Batch> | null;
    return typeof batch?.last === 'number' && Array.isArray(batch.entries) ? (batch as Batch) : null;
  } catch {
    return null;
  }
}

import type { Provider } from '@stillingen/domain';
import type { Publication, PublishedEntry } from './bus.ts';

/** A batch as it crosses the line, and the number under which the broker knows a repetition of it. */
export interface PublicationText {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** Messages of one provider that came together. */
interface Run {
  readonly provider: Provider;
  readonly atMs: number;
  count: number;
}

/** The first line of a text. Each message follows on a line of its own, as JSON escapes line ends. */
interface Head extends Omit<Publication, 'entries'> {
  /** Number of the first entry; of a beat 0. */
  readonly first: number;
  readonly runs: readonly Readonly<Run>[];
}

function runsOf(entries: readonly PublishedEntry[]): Run[] {
  const runs: Run[] = [];
  for (const { atMs, provider } of entries) {
    const last = runs.at(-1);
    if (last?.atMs === atMs && last.provider.name === provider.name) last.count += 1;
    else runs.push({ provider: { name: provider.name, origin: provider.origin }, atMs, count: 1 });
  }
  return runs;
}

function encode({ entries, ...rest }: Publication): Uint8Array {
  const head: Head = { ...rest, first: entries[0]?.n ?? 0, runs: runsOf(entries) };
  return Buffer.from([JSON.stringify(head), ...entries.map(({ text }) => text)].join('\n'));
}

/** A beat is like no other, and entries of one number are the same for ever. */
const idOf = ({ entries }: Publication): string => (entries.length === 0 ? '' : `${entries[0]!.n}-${entries.at(-1)!.n}`);

/**
 * A batch in as many texts of at most `maxBytes` as it takes, in order; each says the last entry that it carries itself,
 * so that nobody looks for the others before they come. An entry that is too long alone is left out: whoever misses it reads
 * the journal.
 */
export function encodePublication(batch: Publication, maxBytes: number): readonly PublicationText[] {
  const bytes = encode(batch);
  if (bytes.length <= maxBytes) return [{ id: idOf(batch), bytes }];
  const { entries } = batch;
  if (entries.length < 2) return [];
  const middle = entries.length >> 1;
  const first = entries.slice(0, middle);
  return [
    ...encodePublication({ ...batch, entries: first, last: first.at(-1)!.n }, maxBytes),
    ...encodePublication({ ...batch, entries: entries.slice(middle) }, maxBytes),
  ];
}

function entriesOf({ first, runs }: Head, texts: readonly string[]): PublishedEntry[] {
  const entries: PublishedEntry[] = [];
  for (const { provider, atMs, count } of runs)
    for (let i = 0; i < count; i += 1) entries.push({ n: first + entries.length, atMs, provider, text: texts[entries.length]! });
  return entries;
}

/** The batch of a text; null where it is none of ours. */
export function decodePublication(text: string): Publication | null {
  const [line, ...texts] = text.split('\n');
  try {
    const head = JSON.parse(line!) as Head;
    const { first: _, runs, ...rest } = head;
    if (runs.reduce((sum, { count }) => sum + count, 0) !== texts.length) return null;
    return { ...rest, entries: entriesOf(head, texts) };
  } catch {
    return null;
  }
}

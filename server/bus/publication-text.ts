import type { Provider } from '@stillingen/domain';
import type { Publication, PublishedEntry } from './bus.ts';

export interface PublicationText {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** Successive messages of one provider that were received together. */
interface Run {
  readonly provider: Provider;
  readonly atMs: number;
  count: number;
}

/** The first line of a text. One line of JSON for each message follows. */
interface Head extends Omit<Publication, 'entries'> {
  /** Number of the first entry; 0 for a heartbeat. */
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

/** Heartbeats are never repeated; entries of a number never differ. */
const idOf = ({ entries }: Publication): string => (entries.length === 0 ? '' : `${entries[0]!.n}-${entries.at(-1)!.n}`);

/**
 * `last` of each text is its own last entry, so that no subscriber expects later ones early.
 * An entry above `maxBytes` is left out: subscribers read it from the journal.
 */
export function encodePublication(publication: Publication, maxBytes: number): readonly PublicationText[] {
  const bytes = encode(publication);
  if (bytes.length <= maxBytes) return [{ id: idOf(publication), bytes }];
  const { entries } = publication;
  if (entries.length < 2) return [];
  const middle = entries.length >> 1;
  const first = entries.slice(0, middle);
  return [
    ...encodePublication({ ...publication, entries: first, last: first.at(-1)!.n }, maxBytes),
    ...encodePublication({ ...publication, entries: entries.slice(middle) }, maxBytes),
  ];
}

function entriesOf({ first, runs }: Head, texts: readonly string[]): PublishedEntry[] {
  const entries: PublishedEntry[] = [];
  for (const { provider, atMs, count } of runs)
    for (let i = 0; i < count; i += 1) entries.push({ n: first + entries.length, atMs, provider, text: texts[entries.length]! });
  return entries;
}

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

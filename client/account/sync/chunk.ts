import { type DataDiff, jsonBytes, type Scalar } from '@stillingen/wire/account';

export interface ChunkLimit {
  readonly changes: number;
  readonly bytes: number;
}

export const sizeOf = ({ merge, unmerge }: DataDiff): number => unmerge.length + Object.keys(merge).length;

/**
 * The part of a change that one call can take, at least one path, and the rest. Removals go first,
 * so the parts have the effect of the whole.
 */
export function firstChunk(diff: DataDiff, limit: ChunkLimit): { readonly chunk: DataDiff; readonly rest: DataDiff } {
  let changes = 0;
  let bytes = 0;
  const fits = (item: unknown): boolean => {
    changes += 1;
    bytes += jsonBytes(item) + 1;
    return changes === 1 || (changes <= limit.changes && bytes <= limit.bytes);
  };
  const unmerge = takeWhile(diff.unmerge, fits);
  const merges = Object.entries(diff.merge);
  const merge = unmerge.length === diff.unmerge.length ? takeWhile(merges, fits) : [];
  return {
    chunk: { merge: toRecord(merge), unmerge },
    rest: { merge: toRecord(merges.slice(merge.length)), unmerge: diff.unmerge.slice(unmerge.length) },
  };
}

function takeWhile<Item>(items: readonly Item[], holds: (item: Item) => boolean): readonly Item[] {
  const end = items.findIndex((item) => !holds(item));
  return end === -1 ? items : items.slice(0, end);
}

const toRecord = (entries: readonly (readonly [string, Scalar])[]): Readonly<Record<string, Scalar>> =>
  Object.fromEntries(entries);

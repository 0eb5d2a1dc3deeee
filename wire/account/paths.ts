import type { DataDiff, Scalar, UserData } from './calls.ts';

/** A dotted path names a scalar or all below it; empty objects do not exist. Later changes win. */

/** Limits of one call and of one document; bytes are those of JSON in UTF-8. */
export const DATA_LIMITS = { merge: 600, unmerge: 600, valueLength: 4096, documentBytes: 256 * 1024 } as const;
const MAX_SEGMENTS = 6;
const SEGMENT = /^[A-Za-z0-9_-]{1,64}$/;
const RESERVED = new Set(['__proto__', 'prototype', 'constructor']);
const ITEM_END = '|';

export const NO_DIFF: DataDiff = { merge: {}, unmerge: [] };

const isSegment = (text: string): boolean => SEGMENT.test(text) && !RESERVED.has(text);

export function parsePath(path: unknown): readonly string[] | null {
  if (typeof path !== 'string') return null;
  const segments = path.split('.');
  return segments.length <= MAX_SEGMENTS && segments.every(isSegment) ? segments : null;
}

export const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && value.length <= DATA_LIMITS.valueLength);

export function storedValue(value: Scalar | readonly (string | number)[]): Scalar | null {
  if (typeof value !== 'object') return isScalar(value) ? value : null;
  const items = value.map(String);
  const joined = items.join(ITEM_END);
  return items.some((item) => item.includes(ITEM_END)) || !isScalar(joined) ? null : joined;
}

/** ACC-45: a 0 in place of an empty text is no change; in place of nothing it is one. */
export const isChange = (next: Scalar, old: Scalar | UserData | undefined): boolean =>
  next !== old && !(next === 0 && old === '');

const isDocument = (value: Scalar | UserData | undefined): value is UserData => typeof value === 'object';
const childOf = (document: UserData, segment: string): Scalar | UserData | undefined =>
  Object.hasOwn(document, segment) ? document[segment] : undefined;

export function valueAt(document: UserData, path: string): Scalar | UserData | undefined {
  let value: Scalar | UserData | undefined = document;
  for (const segment of path.split('.')) value = isDocument(value) ? childOf(value, segment) : undefined;
  return value;
}

type Draft = Map<string, Scalar | UserData | Draft>;
const draftOf = (document: UserData): Draft => new Map(Object.entries(document));
const documentOf = (draft: Draft): UserData =>
  Object.fromEntries([...draft].map(([segment, value]) => [segment, value instanceof Map ? documentOf(value) : value]));

function draftBelow(draft: Draft, segment: string): Draft | undefined {
  const child = draft.get(segment);
  if (child instanceof Map) return child;
  if (!isDocument(child)) return undefined;
  const below = draftOf(child);
  draft.set(segment, below);
  return below;
}

function put(draft: Draft, [first, ...below]: readonly string[], value: Scalar): void {
  if (below.length === 0) {
    draft.set(first!, value);
    return;
  }
  const child = draftBelow(draft, first!) ?? new Map();
  draft.set(first!, child);
  put(child, below, value);
}

function drop(draft: Draft, [first, ...below]: readonly string[]): void {
  const child = below.length === 0 ? undefined : draftBelow(draft, first!);
  if (child !== undefined) drop(child, below);
  if (child === undefined || child.size === 0) draft.delete(first!);
}

/** Removals first, then merges; a value above a merged path is removed. The paths are valid. */
export function applyDiff(document: UserData, diff: DataDiff): UserData {
  if (isEmptyDiff(diff)) return document;
  const draft = draftOf(document);
  for (const path of diff.unmerge) drop(draft, path.split('.'));
  for (const [path, value] of Object.entries(diff.merge)) put(draft, path.split('.'), value);
  return documentOf(draft);
}

export const isEmptyDiff = ({ merge, unmerge }: DataDiff): boolean => unmerge.length === 0 && Object.keys(merge).length === 0;

/** ACC-45: added and changed values are merged, missing ones unmerged. */
export function diffOf(old: UserData, next: UserData): DataDiff {
  const merge: Record<string, Scalar> = {};
  const unmerge: string[] = [];
  const walk = (before: UserData, after: UserData, prefix: string): void => {
    for (const segment of Object.keys(before)) if (!Object.hasOwn(after, segment)) unmerge.push(prefix + segment);
    for (const [segment, value] of Object.entries(after)) {
      const stood = childOf(before, segment);
      if (isDocument(value)) walk(isDocument(stood) ? stood : {}, value, `${prefix}${segment}.`);
      else if (isChange(value, stood)) merge[prefix + segment] = value;
    }
  };
  walk(old, next, '');
  return { merge, unmerge };
}

export function composeDiffs(first: DataDiff, later: DataDiff): DataDiff {
  const merge = new Map(Object.entries(first.merge));
  const unmerge = new Set(first.unmerge);
  const clear = (paths: readonly string[]): void => {
    const cleared = new Set(paths);
    for (const path of merge.keys()) {
      if (cleared.has(path) || aboveOf(path).some((above) => cleared.has(above))) merge.delete(path);
    }
    // A replaced object must not come back.
    for (const above of paths.flatMap(aboveOf)) if (merge.delete(above)) unmerge.add(above);
  };
  clear(later.unmerge);
  for (const path of later.unmerge) unmerge.add(path);
  clear(Object.keys(later.merge));
  for (const [path, value] of Object.entries(later.merge)) merge.set(path, value);
  return { merge: Object.fromEntries(merge), unmerge: [...unmerge] };
}

/** Null if valid. */
export function diffFault({
  merge,
  unmerge,
}: {
  readonly merge: Readonly<Record<string, unknown>>;
  readonly unmerge: readonly unknown[];
}): string | null {
  const paths = Object.keys(merge);
  if (paths.length > DATA_LIMITS.merge) return `merge has ${paths.length} paths; allowed: up to ${DATA_LIMITS.merge}`;
  if (unmerge.length > DATA_LIMITS.unmerge) return `unmerge has ${unmerge.length} paths; allowed: up to ${DATA_LIMITS.unmerge}`;
  if (![...paths, ...unmerge].every((path) => parsePath(path) !== null))
    return `a path is up to ${MAX_SEGMENTS} names of A-Z, a-z, 0-9, _ and -, up to 64 characters each, with dots between`;
  if (!Object.values(merge).every(isScalar))
    return `a value is a text of up to ${DATA_LIMITS.valueLength} characters, a finite number, true or false`;
  const merged = new Set(paths);
  if (paths.some((path) => aboveOf(path).some((above) => merged.has(above)))) return 'merge has a value above another one';
  return null;
}

const aboveOf = (path: string): readonly string[] =>
  path
    .split('.')
    .slice(0, -1)
    .map((_, n, segments) => segments.slice(0, n + 1).join('.'));

export function parseUserData(value: unknown, depth = MAX_SEGMENTS): UserData | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth === 0) return null;
  const document: Record<string, Scalar | UserData> = {};
  for (const [segment, child] of Object.entries(value)) {
    const parsed = isScalar(child) ? child : parseUserData(child, depth - 1);
    if (parsed === null || !isSegment(segment)) return null;
    if (!isDocument(parsed) || Object.keys(parsed).length > 0) document[segment] = parsed;
  }
  return document;
}

/** Bytes of JSON in UTF-8. */
export const jsonBytes = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

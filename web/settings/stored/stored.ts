import { DOCUMENT_KEY } from '@stillingen/client';
import { hasAccount } from '@stillingen/client/has-account';
import type { ConsentPurpose } from '@stillingen/wire';
import type { Area, Device } from './device.ts';
import { type KeptFor, KINDS, type StoredId, type StoredKind } from './kinds.ts';

interface Part {
  readonly area: Area;
  readonly key: string;
  readonly branch?: string;
}

/** One line of the list. */
export interface StoredThing {
  /** Of the line. */
  readonly name: string;
  readonly id: StoredId;
  readonly keptFor: KeptFor;
  readonly purpose: StoredKind['purpose'];
  readonly parts: readonly Part[];
  readonly bytes: number;
}

type Json = Readonly<Record<string, unknown>>;
function parseDocument(text: string | null): Json {
  try {
    return Object(JSON.parse(text ?? '{}')) as Json;
  } catch {
    return {};
  }
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

function partText(device: Device, { area, key, branch }: Part): string | null {
  const text = device.get(area, key);
  if (branch === undefined || text === null) return text;
  const value = parseDocument(text)[branch];
  return value === undefined ? null : JSON.stringify(value);
}

/** All that the site keeps, by what it is for. Of an account the whole document is one thing. */
export function storedThings(device: Device, kinds = KINDS): readonly StoredThing[] {
  const isSignedIn = hasAccount(device.keys('local'));
  const things = new Map<string, StoredThing>();
  const taken = new Set<string>();
  for (const { id, keptFor, area, keys, branch, purpose } of kinds) {
    if (branch !== undefined && isSignedIn) continue;
    for (const key of device.keys(area).filter((each) => keys.test(each) && !taken.has(`${area} ${each}`))) {
      const part: Part = { area, key, ...(branch === undefined ? {} : { branch }) };
      const text = partText(device, part);
      if (branch === undefined) taken.add(`${area} ${key}`);
      if (text === null || (key === DOCUMENT_KEY && branch === undefined && !isSignedIn)) continue;
      const name = id === 'other' ? `${id} ${key}` : id;
      const before = things.get(name);
      const bytes = (before?.bytes ?? 0) + bytesOf(key) + bytesOf(text);
      const parts = [...(before?.parts ?? []), part];
      things.set(name, { name, id, keptFor: before?.keptFor ?? keptFor, purpose: before?.purpose ?? purpose, parts, bytes });
    }
  }
  return [...things.values()];
}

function putPart(device: Device, { area, key, branch }: Part, text: string | null): void {
  if (branch === undefined) return device.put(area, key, text);
  const { [branch]: _, ...rest } = parseDocument(device.get(area, key));
  const document = text === null ? rest : { ...rest, [branch]: JSON.parse(text) as unknown };
  device.put(area, key, Object.keys(document).length === 0 ? null : JSON.stringify(document));
}

/** Returns the way back. */
export function removeThing(device: Device, { parts }: StoredThing): () => void {
  const before = parts.map((part) => [part, partText(device, part)] as const);
  for (const part of parts) putPart(device, part, null);
  return () => {
    for (const [part, text] of before) if (text !== null) putPart(device, part, text);
  };
}

/** Of all but the account, which is left by a logout. Returns the way back. */
export function removeAll(device: Device): () => void {
  const undone = storedThings(device)
    .filter(({ id }) => id !== 'account')
    .map((thing) => removeThing(device, thing));
  return () => {
    for (const undo of undone) undo();
  };
}

/** Removes what is kept for purposes without consent. */
export function removeUngranted(device: Device, granted: readonly ConsentPurpose[], kinds = KINDS): void {
  for (const thing of storedThings(device, kinds)) {
    const { purpose } = thing;
    if (purpose !== 'necessary' && !granted.includes(purpose)) removeThing(device, thing);
  }
}

const readable = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return text;
  }
};

/** Of all but the login, as JSON. */
export function copyOf(device: Device): string {
  const things = storedThings(device).filter(({ id }) => id !== 'account');
  const entries = things.flatMap(({ parts }) =>
    parts.map((part) => [part.branch ?? part.key, readable(partText(device, part))] as const),
  );
  return JSON.stringify(Object.fromEntries(entries), null, 2);
}

import {
  composeDiffs,
  type DataDiff,
  type DataKey,
  diffFault,
  isEmptyDiff,
  isLoginHash,
  isProfileId,
  type LoggedIn,
  NO_DIFF,
  parsePath,
  parseUserData,
  type Profile,
  type UserData,
} from '@stillingen/wire/account';
import type { KeyValue } from '../../ports.ts';
import { isJson } from '../service/answers.ts';
import { type AccountStorage, KEYS, PENDING_PREFIX, SESSION_KEYS } from './storage.ts';

export interface Changes {
  readonly data: DataDiff;
  readonly privateData: DataDiff;
}
export interface Pending extends Changes {
  readonly id: string;
  readonly atMs: number;
}
export interface Unfinished extends LoggedIn {
  readonly kind: 'logout' | 'deleteAccount';
}

export const NO_CHANGES: Changes = { data: NO_DIFF, privateData: NO_DIFF };
export const DATA_KEYS: readonly DataKey[] = ['data', 'privateData'];
export const areEmpty = (changes: Changes): boolean => DATA_KEYS.every((key) => isEmptyDiff(changes[key]));
export const composeChanges = (first: Changes, later: Changes): Changes => ({
  data: composeDiffs(first.data, later.data),
  privateData: composeDiffs(first.privateData, later.privateData),
});

function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function parseDiff(value: unknown): DataDiff {
  if (!isJson(value) || !isJson(value.merge) || !Array.isArray(value.unmerge)) return NO_DIFF;
  const unmerge = value.unmerge.filter((path): path is string => parsePath(path) !== null);
  const merge = Object.entries(value.merge).filter(([path, one]) => diffFault({ merge: { [path]: one }, unmerge: [] }) === null);
  return { merge: Object.fromEntries(merge) as DataDiff['merge'], unmerge };
}

function parsePending(text: string | null): Pending | null {
  const value = parseJson(text);
  if (!isJson(value) || !isProfileId(value.id) || typeof value.atMs !== 'number') return null;
  return { id: value.id, atMs: value.atMs, data: parseDiff(value.data), privateData: parseDiff(value.privateData) };
}

const isCount = (text: string | null): text is string => text !== null && /^\d{1,16}$/.test(text);

/** Parsed at every read: other programs write there too. Invalid values are absent. */
export class StoredProfile {
  readonly #storage: AccountStorage;
  readonly #session: KeyValue;
  readonly #pendingKey: string;
  readonly #documents: Partial<Record<DataKey, { readonly text: string; readonly document: UserData }>> = {};

  constructor(storage: AccountStorage, session: KeyValue, page: string) {
    this.#storage = storage;
    this.#session = session;
    this.#pendingKey = PENDING_PREFIX + page;
  }

  loggedIn(): LoggedIn | null {
    const [id, hash] = [this.#storage.get(KEYS.id), this.#storage.get(KEYS.hash)];
    return isProfileId(id) && isLoginHash(hash) ? { id, hash } : null;
  }

  signIn({ id, hash }: LoggedIn): void {
    const storage = this.#storage;
    for (const key of [KEYS.rev, KEYS.autosync]) storage.remove(key);
    // A new login cancels a failed deletion.
    if (this.unfinished()?.kind === 'deleteAccount') storage.remove(KEYS.unfinished);
    for (const key of this.#pendingKeys()) if (parsePending(storage.get(key))?.id !== id) storage.remove(key);
    storage.set(KEYS.hash, hash);
    storage.set(KEYS.id, id);
  }

  signOut(keepsChanges: boolean): void {
    for (const key of [KEYS.id, KEYS.hash, KEYS.data, KEYS.privateData, KEYS.rev, KEYS.autosync]) this.#storage.remove(key);
    if (!keepsChanges) for (const key of this.#pendingKeys()) this.#storage.remove(key);
    this.#session.remove(SESSION_KEYS.profile);
  }

  document(key: DataKey): UserData {
    const text = this.#storage.get(KEYS[key]) ?? '';
    const known = this.#documents[key];
    if (known?.text === text) return known.document;
    const document = parseUserData(parseJson(text)) ?? {};
    this.#documents[key] = { text, document };
    return document;
  }

  setDocument(key: DataKey, document: UserData): void {
    const text = JSON.stringify(document);
    if (text !== (this.#storage.get(KEYS[key]) ?? '{}')) this.#storage.set(KEYS[key], text);
  }

  rev(): number | null {
    return this.#numberAt(KEYS.rev);
  }

  setRev(rev: number): void {
    this.#storage.set(KEYS.rev, String(rev));
  }

  /** Time of the last load in ms since the epoch; null for never. */
  loadedMs(): number | null {
    return this.#numberAt(KEYS.autosync);
  }

  setLoadedMs(atMs: number): void {
    this.#storage.set(KEYS.autosync, String(atMs));
  }

  pendingOfOthers(id: string): readonly { readonly key: string; readonly pending: Pending }[] {
    return this.#pendingKeys()
      .filter((key) => key !== this.#pendingKey)
      .map((key) => ({ key, pending: parsePending(this.#storage.get(key)) }))
      .filter((one): one is { key: string; pending: Pending } => one.pending?.id === id)
      .toSorted((a, b) => a.pending.atMs - b.pending.atMs);
  }

  hasPending(): boolean {
    return this.#storage.get(this.#pendingKey) !== null;
  }

  setPending(pending: Pending): void {
    if (areEmpty(pending)) this.#storage.remove(this.#pendingKey);
    else this.#storage.set(this.#pendingKey, JSON.stringify(pending));
  }

  removePending(key: string): void {
    this.#storage.remove(key);
  }

  unfinished(): Unfinished | null {
    const value = parseJson(this.#storage.get(KEYS.unfinished));
    if (!isJson(value) || !isProfileId(value.id) || !isLoginHash(value.hash)) return null;
    if (value.kind !== 'logout' && value.kind !== 'deleteAccount') return null;
    return { kind: value.kind, id: value.id, hash: value.hash };
  }

  setUnfinished(unfinished: Unfinished | null): void {
    if (unfinished === null) this.#storage.remove(KEYS.unfinished);
    else this.#storage.set(KEYS.unfinished, JSON.stringify(unfinished));
  }

  person(): Profile | null {
    const value = parseJson(this.#session.get(SESSION_KEYS.profile));
    if (!isJson(value) || !isProfileId(value.id) || typeof value.name !== 'string' || typeof value.email !== 'string')
      return null;
    return { id: value.id, name: value.name, email: value.email, emailIsVerified: value.emailIsVerified === true };
  }

  setPerson(person: Profile): void {
    this.#session.set(SESSION_KEYS.profile, JSON.stringify(person));
  }

  #pendingKeys(): readonly string[] {
    return this.#storage.keys().filter((key) => key.startsWith(PENDING_PREFIX));
  }

  #numberAt(key: string): number | null {
    const text = this.#storage.get(key);
    return isCount(text) ? Number(text) : null;
  }
}

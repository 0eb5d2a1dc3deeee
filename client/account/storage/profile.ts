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
import { KEYS, PENDING_PREFIX, SESSION_KEYS } from './storage.ts';
import type { AccountStorage } from '../ports.ts';

/**
 * What this browser keeps of an account. Everything is parsed when it is read: other programs, older versions and people write
 * there too. What can not be read counts as absent.
 */
export interface Changes {
  readonly data: DataDiff;
  readonly privateData: DataDiff;
}
export interface Pending extends Changes {
  /** Whose changes: they are never sent for another user. */
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

/** A change that was stored; an empty one where it is none. It may be larger than what is sent at a time. */
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

/** The stored profile of this browser. `page` names this page among those that write there. */
export function createProfile(storage: AccountStorage, session: KeyValue, page: string) {
  /** Documents are read often and change seldom. */
  const read: Partial<Record<DataKey, { readonly text: string; readonly document: UserData }>> = {};
  const numberAt = (key: string): number | null => {
    const text = storage.get(key);
    return isCount(text) ? Number(text) : null;
  };
  const pendingKeys = (): readonly string[] => storage.keys().filter((key) => key.startsWith(PENDING_PREFIX));

  return {
    /** Who is signed in; null for nobody. */
    loggedIn(): LoggedIn | null {
      const [id, hash] = [storage.get(KEYS.id), storage.get(KEYS.hash)];
      return isProfileId(id) && isLoginHash(hash) ? { id, hash } : null;
    },
    signIn({ id, hash }: LoggedIn): void {
      // What was loaded for whoever was here before says nothing of this user.
      for (const key of [KEYS.rev, KEYS.autosync]) storage.remove(key);
      // Who logs in again after a deletion that failed is asked again, not deleted later.
      if (this.unfinished()?.kind === 'deleteAccount') storage.remove(KEYS.unfinished);
      for (const key of pendingKeys()) if (parsePending(storage.get(key))?.id !== id) storage.remove(key);
      storage.set(KEYS.hash, hash);
      storage.set(KEYS.id, id);
    },
    /** Wipes the profile. Changes that the service does not hold stay where the same user will be back to send them. */
    signOut(keepsChanges: boolean): void {
      for (const key of [KEYS.id, KEYS.hash, KEYS.data, KEYS.privateData, KEYS.rev, KEYS.autosync]) storage.remove(key);
      if (!keepsChanges) for (const key of pendingKeys()) storage.remove(key);
      session.remove(SESSION_KEYS.profile);
    },
    document(key: DataKey): UserData {
      const text = storage.get(KEYS[key]) ?? '';
      const known = read[key];
      if (known?.text === text) return known.document;
      const document = parseUserData(parseJson(text)) ?? {};
      read[key] = { text, document };
      return document;
    },
    setDocument(key: DataKey, document: UserData): void {
      const text = JSON.stringify(document);
      if (text !== (storage.get(KEYS[key]) ?? '{}')) storage.set(KEYS[key], text);
    },
    /** The revision that the documents stand on; null before the first were loaded. */
    rev: () => numberAt(KEYS.rev),
    setRev: (rev: number) => storage.set(KEYS.rev, String(rev)),
    /** When data were last asked for, in ms since the epoch; null for never. */
    askedMs: () => numberAt(KEYS.autosync),
    setAskedMs: (atMs: number) => storage.set(KEYS.autosync, String(atMs)),
    /** The changes of other pages for a user, oldest first, with the key that each is under. */
    pendingOfOthers(id: string): readonly { readonly key: string; readonly pending: Pending }[] {
      return pendingKeys()
        .filter((key) => key !== PENDING_PREFIX + page)
        .map((key) => ({ key, pending: parsePending(storage.get(key)) }))
        .filter((one): one is { key: string; pending: Pending } => one.pending?.id === id)
        .toSorted((a, b) => a.pending.atMs - b.pending.atMs);
    },
    /** Whether the changes of this page are still its own. */
    hasPending: (): boolean => storage.get(PENDING_PREFIX + page) !== null,
    setPending(pending: Pending): void {
      if (areEmpty(pending)) storage.remove(PENDING_PREFIX + page);
      else storage.set(PENDING_PREFIX + page, JSON.stringify(pending));
    },
    /** Takes over the changes of a page that is gone. */
    removePending: (key: string) => storage.remove(key),
    unfinished(): Unfinished | null {
      const value = parseJson(storage.get(KEYS.unfinished));
      if (!isJson(value) || !isProfileId(value.id) || !isLoginHash(value.hash)) return null;
      if (value.kind !== 'logout' && value.kind !== 'deleteAccount') return null;
      return { kind: value.kind, id: value.id, hash: value.hash };
    },
    setUnfinished(unfinished: Unfinished | null): void {
      if (unfinished === null) storage.remove(KEYS.unfinished);
      else storage.set(KEYS.unfinished, JSON.stringify(unfinished));
    },
    /** Name and address of who is signed in, from this visit; null before they were loaded. */
    person(): Profile | null {
      const value = parseJson(session.get(SESSION_KEYS.profile));
      if (!isJson(value) || !isProfileId(value.id) || typeof value.name !== 'string' || typeof value.email !== 'string')
        return null;
      return { id: value.id, name: value.name, email: value.email, emailIsVerified: value.emailIsVerified === true };
    },
    setPerson: (person: Profile) => session.set(SESSION_KEYS.profile, JSON.stringify(person)),
  };
}
export type StoredProfile = ReturnType<typeof createProfile>;

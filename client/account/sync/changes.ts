import { applyDiff, DATA_LIMITS, type DataDiff, type DataKey, isEmptyDiff, type UserData } from '@stillingen/wire/account';
import { ORPHAN_MS, STORE_BYTES } from '../constants.ts';
import { areEmpty, type Changes, composeChanges, DATA_KEYS, NO_CHANGES, type StoredProfile } from '../storage/profile.ts';
import { type ChunkLimit, firstChunk, sizeOf } from './chunk.ts';

/** What is on its way to the service. */
export interface Sending {
  readonly key: DataKey;
  readonly diff: DataDiff;
}

const WIDEST: ChunkLimit = { changes: DATA_LIMITS.merge, bytes: STORE_BYTES };
const only = (key: DataKey, diff: DataDiff): Changes => ({ ...NO_CHANGES, [key]: diff });

/**
 * The changes of a user that the service does not hold yet. They are stored before they are sent, under a key of this page, and stay
 * there until the service has them. Who changes something takes over what other pages have not stored, so that all changes
 * are sent in the order in which they were made.
 */
export function createChanges(profile: StoredProfile, nowMs: () => number) {
  let owner = '';
  let atMs = 0;
  let sending: Sending | null = null;
  let waiting: Changes = NO_CHANGES;
  let limit = WIDEST;

  const unsent = (): Changes => (sending === null ? waiting : composeChanges(only(sending.key, sending.diff), waiting));
  const isNothing = (): boolean => sending === null && areEmpty(waiting);
  const write = (): void => profile.setPending({ id: owner, atMs, ...unsent() });

  /** Another page has taken over what this one had: it is that page's to send. */
  function notice(): void {
    if (isNothing() || profile.hasPending()) return;
    waiting = NO_CHANGES;
    sending = null;
  }

  function takeOver(isTaken: (changedAtMs: number) => boolean): boolean {
    const taken = profile.pendingOfOthers(owner).filter(({ pending }) => isTaken(pending.atMs));
    if (taken.length === 0) return false;
    const older = taken.map(({ pending }) => pending as Changes).reduce(composeChanges);
    waiting = composeChanges(older, waiting);
    for (const { key } of taken) profile.removePending(key);
    atMs = nowMs();
    write();
    return true;
  }

  return {
    /** From now on changes are those of this user; a login of another one has removed what was stored, so it is forgotten here. */
    begin(id: string): void {
      owner = id;
      notice();
    },
    add(key: DataKey, diff: DataDiff): void {
      notice();
      takeOver(() => true);
      waiting = composeChanges(waiting, only(key, diff));
      atMs = nowMs();
      write();
    },
    /** Puts what the first load found to be stored under all that was changed since. */
    addBelow(key: DataKey, diff: DataDiff): void {
      if (isEmptyDiff(diff)) return;
      notice();
      waiting = composeChanges(only(key, diff), waiting);
      atMs = nowMs();
      write();
    },
    /** Takes over the changes of pages that are gone; whether there were any. */
    adopt(): boolean {
      notice();
      const now = nowMs();
      return sending === null && takeOver((changedAtMs) => Math.abs(now - changedAtMs) > ORPHAN_MS);
    },
    /** What is stored next; null where nothing is to be stored. It is on its way until it is settled, put back or dropped. */
    take(): Sending | null {
      notice();
      const key = DATA_KEYS.find((one) => !isEmptyDiff(waiting[one]));
      if (key === undefined) return null;
      const { chunk, rest } = firstChunk(waiting[key], limit);
      sending = { key, diff: chunk };
      waiting = { ...waiting, [key]: rest };
      return sending;
    },
    /** The service has what was on its way. */
    settle(): void {
      notice();
      sending = null;
      limit = WIDEST;
      write();
    },
    putBack(): void {
      notice();
      waiting = unsent();
      sending = null;
    },
    /** What was on its way is refused: less of it is tried, or, where it is one change, it is given up; whether it was. */
    refuse(): boolean {
      notice();
      const size = sending === null ? 0 : sizeOf(sending.diff);
      if (size > 1) {
        limit = { ...limit, changes: Math.ceil(size / 2) };
        waiting = unsent();
      }
      sending = null;
      write();
      return size <= 1;
    },
    isEmpty(): boolean {
      notice();
      return isNothing();
    },
    /** A document of the service with all that is not stored yet, of this page and the others, put over it. */
    over(key: DataKey, document: UserData): UserData {
      notice();
      const others = profile.pendingOfOthers(owner).map(({ pending }) => pending[key]);
      return [...others, unsent()[key]].reduce(applyDiff, document);
    },
    /** Whether something at, above or below a path is not stored yet. */
    touches(key: DataKey, path: string): boolean {
      notice();
      const all = [unsent(), ...profile.pendingOfOthers(owner).map(({ pending }) => pending)];
      return all.some((changes) => touchesPath(changes[key], path));
    },
    /** The page goes: whoever comes next may take over at once. */
    release(): void {
      notice();
      atMs = 0;
      write();
    },
    forget(): void {
      [waiting, sending, limit] = [NO_CHANGES, null, WIDEST];
    },
  };
}
export type OwnChanges = ReturnType<typeof createChanges>;

const isWithin = (path: string, above: string): boolean => path === above || path.startsWith(`${above}.`);
const touchesPath = ({ merge, unmerge }: DataDiff, path: string): boolean =>
  [...Object.keys(merge), ...unmerge].some((changed) => isWithin(changed, path) || isWithin(path, changed));

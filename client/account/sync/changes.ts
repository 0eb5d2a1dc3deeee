import {
  applyDiff,
  DATA_LIMITS,
  type DataDiff,
  type DataKey,
  isEmptyDiff,
  jsonBytes,
  type Scalar,
  type UserData,
} from '@stillingen/wire/account';
import { ORPHAN_MS, STORE_BYTES } from '../constants.ts';
import { areEmpty, type Changes, composeChanges, DATA_KEYS, NO_CHANGES, type StoredProfile } from '../storage/profile.ts';

export interface Sending {
  readonly key: DataKey;
  readonly diff: DataDiff;
}

const WIDEST: ChunkLimit = { changes: DATA_LIMITS.merge, bytes: STORE_BYTES };
const only = (key: DataKey, diff: DataDiff): Changes => ({ ...NO_CHANGES, [key]: diff });

const isWithin = (path: string, above: string): boolean => path === above || path.startsWith(`${above}.`);
const touchesPath = ({ merge, unmerge }: DataDiff, path: string): boolean =>
  [...Object.keys(merge), ...unmerge].some((changed) => isWithin(changed, path) || isWithin(path, changed));

/**
 * The changes of a user that the service does not hold yet. They are stored under a key of this page
 * before they are sent, and stay until the service has them. A page that adds a change takes over
 * those of other pages, so all changes are sent in the order in which they were made.
 *
 *   waiting --take--> sending --settle--> gone
 *   sending --putBack, refuse--> waiting, or gone if a single change is refused
 */
export class OwnChanges {
  readonly #profile: StoredProfile;
  readonly #nowMs: () => number;
  #owner = '';
  #atMs = 0;
  #sending: Sending | null = null;
  #waiting: Changes = NO_CHANGES;
  #limit = WIDEST;

  constructor(profile: StoredProfile, nowMs: () => number) {
    this.#profile = profile;
    this.#nowMs = nowMs;
  }

  begin(id: string): void {
    this.#owner = id;
    this.#dropIfTaken();
  }

  add(key: DataKey, diff: DataDiff): void {
    this.#dropIfTaken();
    this.#takeOver(() => true);
    this.#waiting = composeChanges(this.#waiting, only(key, diff));
    this.#touch();
  }

  addBelow(key: DataKey, diff: DataDiff): void {
    if (isEmptyDiff(diff)) return;
    this.#dropIfTaken();
    this.#waiting = composeChanges(only(key, diff), this.#waiting);
    this.#touch();
  }

  adopt(): boolean {
    this.#dropIfTaken();
    const now = this.#nowMs();
    return this.#sending === null && this.#takeOver((changedAtMs) => Math.abs(now - changedAtMs) > ORPHAN_MS);
  }

  take(): Sending | null {
    this.#dropIfTaken();
    const key = DATA_KEYS.find((one) => !isEmptyDiff(this.#waiting[one]));
    if (key === undefined) return null;
    const { chunk, rest } = firstChunk(this.#waiting[key], this.#limit);
    this.#sending = { key, diff: chunk };
    this.#waiting = { ...this.#waiting, [key]: rest };
    return this.#sending;
  }

  settle(): void {
    this.#dropIfTaken();
    this.#sending = null;
    this.#limit = WIDEST;
    this.#write();
  }

  putBack(): void {
    this.#dropIfTaken();
    this.#waiting = this.#unsent();
    this.#sending = null;
  }

  /** The path of a change that is gone; null where the changes are sent again, in smaller parts. */
  refuse(): string | null {
    this.#dropIfTaken();
    const { merge = {}, unmerge = [] } = this.#sending?.diff ?? {};
    const paths = [...unmerge, ...Object.keys(merge)];
    if (paths.length > 1) {
      this.#limit = { ...this.#limit, changes: Math.ceil(paths.length / 2) };
      this.#waiting = this.#unsent();
    }
    this.#sending = null;
    this.#write();
    return paths.length > 1 ? null : (paths[0] ?? '');
  }

  isEmpty(): boolean {
    this.#dropIfTaken();
    return this.#isNothing();
  }

  over(key: DataKey, document: UserData): UserData {
    this.#dropIfTaken();
    const others = this.#profile.pendingOfOthers(this.#owner).map(({ pending }) => pending[key]);
    return [...others, this.#unsent()[key]].reduce(applyDiff, document);
  }

  touches(key: DataKey, path: string): boolean {
    this.#dropIfTaken();
    const all = [this.#unsent(), ...this.#profile.pendingOfOthers(this.#owner).map(({ pending }) => pending)];
    return all.some((changes) => touchesPath(changes[key], path));
  }

  release(): void {
    this.#dropIfTaken();
    this.#atMs = 0;
    this.#write();
  }

  discard(): void {
    this.#waiting = NO_CHANGES;
    this.#sending = null;
    this.#limit = WIDEST;
  }

  #unsent(): Changes {
    return this.#sending === null ? this.#waiting : composeChanges(only(this.#sending.key, this.#sending.diff), this.#waiting);
  }

  #isNothing(): boolean {
    return this.#sending === null && areEmpty(this.#waiting);
  }

  #write(): void {
    this.#profile.setPending({ id: this.#owner, atMs: this.#atMs, ...this.#unsent() });
  }

  #touch(): void {
    this.#atMs = this.#nowMs();
    this.#write();
  }

  #dropIfTaken(): void {
    if (this.#isNothing() || this.#profile.hasPending()) return;
    this.#waiting = NO_CHANGES;
    this.#sending = null;
  }

  #takeOver(isTaken: (changedAtMs: number) => boolean): boolean {
    const taken = this.#profile.pendingOfOthers(this.#owner).filter(({ pending }) => isTaken(pending.atMs));
    if (taken.length === 0) return false;
    const older = taken.map(({ pending }) => pending as Changes).reduce(composeChanges);
    this.#waiting = composeChanges(older, this.#waiting);
    for (const { key } of taken) this.#profile.removePending(key);
    this.#touch();
    return true;
  }
}

export interface ChunkLimit {
  readonly changes: number;
  readonly bytes: number;
}

/** At least one path. Removals go first, so the parts have the effect of the whole. */
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

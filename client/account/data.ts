import {
  applyDiff,
  type DataDiff,
  type DataKey,
  diffFault,
  isChange,
  isEmptyDiff,
  parsePath,
  type Scalar,
  storedValue,
  type UserData,
  valueAt,
} from '@stillingen/wire/account';
import type { StoredProfile } from './storage/profile.ts';
import type { Sync } from './sync/driver.ts';

export interface AccountData {
  get(path: string, key?: DataKey): Scalar | UserData | undefined;
  /** Stores a list as one text. Throws RangeError if path or value can not be stored. */
  set(path: string, value: Scalar | readonly (string | number)[], key?: DataKey): void;
  /** Also removes everything below the path. Throws RangeError for an invalid path. */
  remove(path: string, key?: DataKey): void;
  /** One call for several changes (MYG-48). Throws RangeError before any change. */
  change(changes: { readonly set?: Readonly<Record<string, Scalar>>; readonly remove?: readonly string[] }, key?: DataKey): void;
  isPending(path: string, key?: DataKey): boolean;
}

function checked(path: string): string {
  if (parsePath(path) === null)
    throw new RangeError(
      `${JSON.stringify(path)} is no path; allowed: up to 6 names of A-Z, a-z, 0-9, _ and - with dots between`,
    );
  return path;
}

function storable(path: string, value: Scalar | readonly (string | number)[]): Scalar {
  const stored = storedValue(value);
  if (stored === null)
    throw new RangeError(
      `what is set at ${path} can not be stored; allowed: finite numbers, truth values, texts of up to 4096 characters, lists of texts without a bar`,
    );
  return stored;
}

export function createData(profile: StoredProfile, sync: Sync, onChange: () => void): AccountData {
  function apply(key: DataKey, { merge, unmerge }: DataDiff): void {
    const document = profile.document(key);
    const gone = unmerge.filter((path) => valueAt(document, path) !== undefined);
    const kept = applyDiff(document, { merge: {}, unmerge: gone });
    const changed = Object.entries(merge).filter(([path, value]) => isChange(value, valueAt(kept, path)));
    const diff: DataDiff = { merge: Object.fromEntries(changed), unmerge: gone };
    if (isEmptyDiff(diff)) return;
    profile.setDocument(key, applyDiff(document, diff));
    sync.change(key, diff);
    onChange();
  }
  return {
    get: (path, key = 'data') => valueAt(profile.document(key), checked(path)),
    set(path, value, key = 'data') {
      apply(key, { merge: { [checked(path)]: storable(path, value) }, unmerge: [] });
    },
    remove: (path, key = 'data') => apply(key, { merge: {}, unmerge: [checked(path)] }),
    change({ set = {}, remove = [] }, key = 'data') {
      const merge = Object.fromEntries(Object.entries(set).map(([path, value]) => [checked(path), storable(path, value)]));
      const diff = { merge, unmerge: remove.map(checked) };
      const fault = diffFault(diff);
      if (fault !== null) throw new RangeError(fault);
      apply(key, diff);
    },
    isPending: (path, key = 'data') => sync.isPending(key, checked(path)),
  };
}

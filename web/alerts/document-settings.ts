import { DOCUMENT_KEY, type KeyValue } from '@stillingen/client';
import { applyDiff, parseUserData, type Scalar, type UserData, valueAt } from '@stillingen/wire/account';
import type { AlertSettings } from './contract.ts';

function readDocument(local: KeyValue): UserData {
  try {
    return parseUserData(JSON.parse(local.get(DOCUMENT_KEY) ?? '{}')) ?? {};
  } catch {
    return {};
  }
}

/** The document of a device without an account. */
export function createDocumentSettings(local: KeyValue): AlertSettings {
  const listeners = new Set<() => void>();
  const change = (merge: Record<string, Scalar>, unmerge: readonly string[]): void => {
    local.set(DOCUMENT_KEY, JSON.stringify(applyDiff(readDocument(local), { merge, unmerge })));
    for (const listener of listeners) listener();
  };
  return {
    get: (path) => valueAt(readDocument(local), path),
    set: (path, value) => change({ [path]: value }, []),
    remove: (path) => change({}, [path]),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

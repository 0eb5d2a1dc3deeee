import { applyDiff, type Scalar, type UserData, valueAt } from '@stillingen/wire/account';
import type { KeyValue } from '../ports.ts';
import { DOCUMENT_KEY } from '../settings.ts';
import type { DocumentChange } from './account-favourites.ts';

/** What a visitor chose, as scalars in a tree: the document of the account, or of this device. */
export interface VisitorDocument {
  get(path: string): Scalar | UserData | undefined;
  change(change: Partial<DocumentChange>): void;
}

/** O-104. */
export const TEAMS_KEY = 'fsdc_my_teams';
export const TEAMS_PATH = 'myteams';

type Part = typeof DOCUMENT_KEY | typeof TEAMS_KEY;

const partOf = (path: string): Part => (path === TEAMS_PATH || path.startsWith(`${TEAMS_PATH}.`) ? TEAMS_KEY : DOCUMENT_KEY);

/** The document of an anonymous visitor; my teams lie under a key of their own. */
export class LocalDocument implements VisitorDocument {
  readonly #local: KeyValue;

  constructor(local: KeyValue) {
    this.#local = local;
  }

  get(path: string): Scalar | UserData | undefined {
    return valueAt(this.#read(partOf(path)), path);
  }

  change({ set = {}, remove = [] }: Partial<DocumentChange>): void {
    for (const part of [DOCUMENT_KEY, TEAMS_KEY] as const) {
      const merge = Object.fromEntries(Object.entries(set).filter(([path]) => partOf(path) === part));
      const unmerge = remove.filter((path) => partOf(path) === part);
      if (unmerge.length === 0 && Object.keys(merge).length === 0) continue;
      const next = applyDiff(this.#read(part), { merge, unmerge });
      if (Object.keys(next).length === 0) this.#local.remove(part);
      else this.#local.set(part, JSON.stringify(next));
    }
  }

  /** SET-05: what cannot be parsed is absent. */
  #read(part: Part): UserData {
    try {
      return Object(JSON.parse(this.#local.get(part) ?? '{}')) as UserData;
    } catch {
      return {};
    }
  }
}

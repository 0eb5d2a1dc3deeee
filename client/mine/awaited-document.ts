import { applyDiff, parseUserData, type Scalar, type UserData, valueAt } from '@stillingen/wire/account';
import type { KeyValue } from '../ports.ts';
import { DOCUMENT_KEY } from '../settings.ts';
import type { DocumentChange } from './account-favourites.ts';
import type { VisitorDocument } from './visitor-document.ts';

function storedDocument(local: KeyValue): UserData {
  try {
    return parseUserData(JSON.parse(local.get(DOCUMENT_KEY) ?? '{}')) ?? {};
  } catch {
    return {};
  }
}

/** The account's document as this device last knew it, until the code of the account is here. */
export class AwaitedDocument implements VisitorDocument {
  #document: UserData;
  readonly #changes: Partial<DocumentChange>[] = [];

  constructor(local: KeyValue) {
    this.#document = storedDocument(local);
  }

  get(path: string): Scalar | UserData | undefined {
    return valueAt(this.#document, path);
  }

  change(change: Partial<DocumentChange>): void {
    this.#changes.push(change);
    this.#document = applyDiff(this.#document, { merge: change.set ?? {}, unmerge: change.remove ?? [] });
  }

  /** `isPassed`: by the path of a value. */
  passTo(document: VisitorDocument, isPassed: (path: string) => boolean = () => true): void {
    for (const { set = {}, remove = [] } of this.#changes.splice(0)) {
      const passed = Object.fromEntries(Object.entries(set).filter(([path]) => isPassed(path)));
      document.change({ set: passed, remove: remove.filter(isPassed) });
    }
  }
}

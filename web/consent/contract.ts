import type { Store } from '@stillingen/client';
import type { ConsentAnswer, ConsentPurpose } from '@stillingen/wire';
import type { ComponentType } from 'react';

/** What this browser's visitor has consented to; empty until an answer counts. */
export interface Consent extends Store<readonly ConsentPurpose[]> {
  /** What parts of the site need. */
  readonly needed: readonly ConsentPurpose[];
  /** Null while the visitor has not answered for all that is needed. */
  readonly answer: Store<ConsentAnswer | null>;
  /** Draws the question where it is open. */
  readonly Slot: ComponentType;
  /** Reads the cookie of the answer again. */
  refresh(): void;
}

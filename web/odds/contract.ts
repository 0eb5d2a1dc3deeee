import type { OddsView } from '@stillingen/wire';
import type { ComponentType } from 'react';
import type { SectionParts } from '../list/rows/row-kinds.ts';

export interface OddsListProps {
  readonly sportId: number;
  /** From today. */
  readonly day: number;
}

/** What lists and matches draw of odds: a chunk that is fetched only where the mode is on. */
export interface OddsParts {
  readonly view: OddsView;
  /** Rows of matches with three or two prices at their end. */
  readonly matches: SectionParts;
}

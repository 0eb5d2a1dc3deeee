import type { Store, Table } from '@stillingen/client';
import type { ComponentType } from 'react';
import type { SectionParts } from '../list/rows/row-kinds.ts';
import type { DayViewProps } from '../table/page.tsx';
import type { DayTable } from '../table/use-day-table.ts';

export interface OddsTableProps {
  readonly day: DayTable;
  readonly View: ComponentType<DayViewProps>;
}

/** What lists draw of odds: a chunk that is fetched only where the mode is on. */
export interface OddsParts extends SectionParts {
  /** In the footer of every page. */
  readonly Footer: ComponentType;
  /** Beside all that advertises gambling (AGE-01). */
  readonly Notice: ComponentType;
  /** In the row of a race, and in the last column of its competitors. */
  readonly RaceFavourites: ComponentType<{ readonly table: Table; readonly entries: readonly string[] }>;
  readonly EntryOdds: ComponentType<{ readonly entries: readonly string[]; readonly id?: string }>;
  /** Draws the table of a day with its odds. */
  readonly Table: ComponentType<OddsTableProps>;
  /** Whether an event has offers, for its tab; `shown` as of the request. */
  readonly offersOf: (eventId: string, shown: string) => Store<boolean>;
}

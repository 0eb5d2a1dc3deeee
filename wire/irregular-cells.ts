import { EVENTS, STANDINGS, SUMMARIES } from './feed-groups.ts';
import table from './irregular-cells.json' with { type: 'json' };
import type { FeedKind } from './names/feed-name.ts';

export interface IrregularCells {
  readonly title: string;
  readonly feeds: readonly FeedKind[];
  readonly cells: readonly (readonly [key: string, meaning: string])[];
}

const GROUPS: Readonly<Record<string, readonly FeedKind[]>> = { events: EVENTS, standings: STANDINGS, summaries: SUMMARIES };

/** Cells that stand in no table of rows; the table names feeds, or a group of them. */
export const IRREGULAR_CELLS: readonly IrregularCells[] = table.map(({ title, feeds, cells }) => ({
  title,
  feeds: feeds.flatMap((feed) => GROUPS[feed] ?? [feed as FeedKind]),
  cells: Object.entries(cells),
}));

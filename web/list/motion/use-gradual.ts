import { startTransition, useMemo, useState } from 'react';
import type { TableGroup } from '../races/meetings.ts';
import { FIRST_ROWS, firstRows } from './first-rows.ts';

/** Drawn in one go when the end of what is drawn comes near. */
const MORE_ROWS = 200;

/** The part of a long list that is drawn. */
export interface Gradual {
  readonly groups: readonly TableGroup[];
  /** Draws more of it; null where all of it is drawn. */
  readonly more: (() => void) | null;
}

/**
 * The groups to draw now: those of the first rows, and more of them as the reader comes near their end, so that a Saturday of
 * 1,500 matches never holds up a click. Another `key` begins anew.
 */
export function useGradual(groups: readonly TableGroup[], key: string): Gradual {
  const [drawn, setDrawn] = useState({ key, rows: FIRST_ROWS });
  const rows = drawn.key === key ? drawn.rows : FIRST_ROWS;
  const shown = useMemo(() => firstRows(groups, rows), [groups, rows]);
  const isWhole = shown.length === groups.length && shown.at(-1) === groups.at(-1);
  const more = useMemo(
    () => (isWhole ? null : () => startTransition(() => setDrawn({ key, rows: rows + MORE_ROWS }))),
    [isWhole, key, rows],
  );
  return { groups: shown, more };
}

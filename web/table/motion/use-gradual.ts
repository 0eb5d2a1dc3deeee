import type { TableLeague } from '@stillingen/client';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Drawn at once: more than any screen holds, and no more than a document carries. */
const FIRST_ROWS = 200;
/** Drawn in one go after that: a few milliseconds each. */
const MORE_ROWS = 60;

/** The leagues that hold the first rows; a league is never cut in two. */
function within(groups: readonly TableLeague[], rows: number): readonly TableLeague[] {
  let before = 0;
  const end = groups.findIndex(({ events }) => {
    const full = before >= rows;
    before += events.length;
    return full;
  });
  return end === -1 ? groups : groups.slice(0, end);
}

/**
 * The leagues to draw now: those of the first rows at once, the others little by little while nothing else happens, so that
 * a Saturday of 1,500 matches never holds up a click. Another `key` begins anew.
 */
export function useGradual(groups: readonly TableLeague[], key: string): readonly TableLeague[] {
  const [drawn, setDrawn] = useState({ key, rows: FIRST_ROWS });
  const rows = drawn.key === key ? drawn.rows : FIRST_ROWS;
  const shown = useMemo(() => within(groups, rows), [groups, rows]);
  const isWhole = shown.length === groups.length;
  useEffect(() => {
    if (isWhole) return;
    return whenIdle(() => startTransition(() => setDrawn({ key, rows: rows + MORE_ROWS })));
  }, [isWhole, key, rows]);
  return shown;
}

import { useEffect, useState } from 'react';

/** Drawn at once: more than any screen holds. */
const FIRST_ROWS = 60;
/** Drawn in one go after that: a few milliseconds. */
const MORE_ROWS = 40;
const DELAY_MS = 30;

/** How many rows of a long list to draw now: the first at once, the others little by little, so that nothing is held up. */
export function useGrowing(rows: number): number {
  const [drawn, setDrawn] = useState(FIRST_ROWS);
  useEffect(() => {
    if (drawn >= rows) return undefined;
    const timer = setTimeout(() => setDrawn(drawn + MORE_ROWS), DELAY_MS);
    return () => clearTimeout(timer);
  }, [drawn, rows]);
  return Math.min(drawn, rows);
}

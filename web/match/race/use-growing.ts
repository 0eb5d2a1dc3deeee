import { useEffect, useState } from 'react';

/** More than any screen holds. */
const FIRST_ROWS = 60;
/** A few milliseconds of work. */
const MORE_ROWS = 40;
const DELAY_MS = 30;

export function useGrowing(rows: number): number {
  const [drawn, setDrawn] = useState(FIRST_ROWS);
  useEffect(() => {
    if (drawn >= rows) return undefined;
    const timer = setTimeout(() => setDrawn(drawn + MORE_ROWS), DELAY_MS);
    return () => clearTimeout(timer);
  }, [drawn, rows]);
  return Math.min(drawn, rows);
}

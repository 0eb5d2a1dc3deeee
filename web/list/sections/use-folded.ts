import { useCallback, useEffect, useMemo, useState } from 'react';
import { readToggled, toggledCookie } from './collapsed.ts';

/** The leagues toggled away from their default, and what toggles one; remembered in a cookie (EXPAND-01). */
export function useFolded(first: readonly string[]): [ReadonlySet<string>, (stageId: string) => void] {
  const [ids, setIds] = useState(first);
  useEffect(() => {
    // The page may come from a shared cache.
    const remembered = readToggled(document.cookie);
    setIds((shown) => (shown.join() === remembered.join() ? shown : remembered));
  }, []);
  const toggle = useCallback((stageId: string): void => {
    setIds((before) => {
      const after = before.includes(stageId) ? before.filter((id) => id !== stageId) : [...before, stageId];
      document.cookie = toggledCookie(after);
      return after;
    });
  }, []);
  return [useMemo(() => new Set(ids), [ids]), toggle];
}

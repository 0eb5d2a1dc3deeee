import { useEffect, useState } from 'react';
import { CALENDAR_DAYS } from '@stillingen/domain';
import { hashOf, queryOf, type Selection, selectionOfHash } from './address.ts';

/** Day and category of the table: as the server drew it, then as the hash remembers, then as the visitor chooses (TAB-07). */
export function useSelection(first: Selection): [Selection, (change: Partial<Selection>) => void] {
  const [selection, setSelection] = useState(first);
  useEffect(() => {
    const restored = selectionOfHash(location.hash);
    if (restored !== null) setSelection(restored);
  }, []);
  const select = (change: Partial<Selection>): void => {
    const next = { ...selection, ...change };
    if (Math.abs(next.day) > CALENDAR_DAYS) return;
    history.replaceState(history.state, '', location.pathname + queryOf(next) + hashOf(next));
    setSelection(next);
  };
  return [selection, select];
}

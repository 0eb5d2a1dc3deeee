import { parseEventItemId } from '@stillingen/domain';
import { useEffect, useRef } from 'react';

/** Brings the row that the address names, '#g_1_AbCd1234', into sight as soon as it is among those `drawn` (EVENT-01). */
export function useLinkedRow(drawn: unknown): void {
  const sought = useRef(true);
  useEffect(() => {
    const id = location.hash.slice(1);
    if (!sought.current || parseEventItemId(id) === null) return;
    const row = document.getElementById(id);
    if (row === null) return;
    sought.current = false;
    row.scrollIntoView({ block: 'center' });
  }, [drawn]);
}

import type { TableLeague } from '@stillingen/client';
import { parseEventItemId, parseLeagueItemId } from '@stillingen/domain';
import { useEffect, useRef } from 'react';

/**
 * Brings the match that the address names, '#g_1_AbCd1234' (EVENT-01), or the league, '#1_jch8u3dn' (LEAGUE-01), into sight as
 * soon as it is among those `drawn`.
 */
export function useLinkedRow(drawn: readonly TableLeague[]): void {
  const sought = useRef(true);
  useEffect(() => {
    if (!sought.current) return;
    const item = location.hash.slice(1);
    const [match, stage] = [parseEventItemId(item), parseLeagueItemId(item)];
    const isHere = drawn.some(({ league, events }) =>
      match === null ? league.stageId === stage?.stageId : events.includes(match.id),
    );
    if (!isHere) return;
    sought.current = false;
    document.getElementById(item)?.scrollIntoView({ block: 'center' });
  }, [drawn]);
}

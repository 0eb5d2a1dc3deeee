import type { TableLeague } from '@stillingen/client';
import { leagueItemId, parseEventItemId, parseLeagueItemId } from '@stillingen/domain';
import { useEffect, useRef } from 'react';
import type { Gradual } from '../motion/use-gradual.ts';
import type { TableGroup } from '../races/meetings.ts';

const leagueWith = (
  groups: readonly TableGroup[],
  eventId: string | null,
  stageId: string | undefined,
): TableLeague | undefined =>
  groups
    .flatMap((group) => group.races ?? [group])
    .find(({ league, events }) => (eventId === null ? league.stageId === stageId : events.includes(eventId)));

/**
 * Scrolls to the match '#g_1_AbCd1234' (EVENT-01) or league '#1_jch8u3dn' (LEAGUE-01), drawing more
 * of the list if needed.
 */
export function useLinkedRow(list: readonly TableGroup[], { groups: drawn, more }: Gradual): void {
  const sought = useRef(true);
  useEffect(() => {
    if (!sought.current) return;
    const item = location.hash.slice(1);
    const [match, stage] = [parseEventItemId(item), parseLeagueItemId(item)];
    const foundIn = (groups: readonly TableGroup[]) => leagueWith(groups, match?.id ?? null, stage?.stageId);
    const found = foundIn(drawn);
    if (found === undefined) {
      if (more !== null && foundIn(list) !== undefined) more();
      return;
    }
    sought.current = false;
    const { sportId, stageId } = found.league;
    const place = document.getElementById(item) ?? document.getElementById(leagueItemId(sportId ?? 0, stageId ?? ''));
    place?.scrollIntoView({ block: 'center' });
  }, [list, drawn, more]);
}

import { buildPageFeedName, readStandings, type Standings } from '@stillingen/wire';
import { useMemo, useState } from 'react';
import { useStore } from '../../page/page-context.ts';
import { useFeedTexts } from '../../page/feed-texts.ts';
import { type ColumnHead, columnsOf, type StandingTableView, standingTables } from '../model/standings.ts';

/** Standings as they are drawn. */
export interface ShownStandings {
  /** Null until the first come. */
  readonly standings: Standings | null;
  readonly heads: readonly ColumnHead[];
  readonly tables: readonly StandingTableView[];
  /** Whether those that were asked for are still on their way; the last ones are shown meanwhile. */
  readonly isComing: boolean;
}

/** The text while another is on its way: the last one that was there. */
function useLast(current: string | null): string | null {
  const [last, setLast] = useState(current);
  if (current !== null && current !== last) setLast(current);
  return current ?? last;
}

/** A table of a stage by its code in the feeds, kept alive. `eventId` is the event whose changes matter most; empty where there is none. */
export function useStandings(eventId: string, tournament: string, stage: string, table: string): ShownStandings {
  const feed = buildPageFeedName({ kind: 'standings', tournament, stage, table });
  const texts = useFeedTexts(
    eventId,
    useMemo(() => [feed], [feed]),
  );
  const current = useStore(texts.text(feed));
  const shown = useLast(current);
  return useMemo(() => {
    const standings = shown === null ? null : readStandings(shown);
    const [heads, tables] = standings === null ? [[], []] : [columnsOf(standings), standingTables(standings)];
    return { standings, heads, tables, isComing: current === null };
  }, [shown, current]);
}

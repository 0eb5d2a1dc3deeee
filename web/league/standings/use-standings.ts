import { PROJECT_TYPE } from '@stillingen/domain';
import { buildPageFeedName, readStandings, type Standings } from '@stillingen/wire';
import { useMemo, useState } from 'react';
import { type FeedTexts, useFeedTexts } from '../../page/feed-texts.ts';
import { useStore } from '../../page/page-context.ts';
import { type ColumnHead, columnsOf, standingTables, type StandingTableView } from '../model/standings.ts';

export interface ShownStandings {
  readonly standings: Standings | null;
  readonly heads: readonly ColumnHead[];
  readonly tables: readonly StandingTableView[];
  /** The requested standings are on their way; the last ones stay visible. */
  readonly isComing: boolean;
  readonly retryNow: () => void;
}

function useLast(current: string | null): string | null {
  const [last, setLast] = useState(current);
  if (current !== null && current !== last) setLast(current);
  return current ?? last;
}

let lastRead: { readonly text: string; readonly standings: Standings; readonly tables: readonly StandingTableView[] } | null =
  null;

/** Several parts of a page show the same table: the last one is read once. */
function tablesOf(text: string) {
  if (lastRead?.text !== text) {
    const standings = readStandings(text);
    lastRead = { text, standings, tables: standingTables(standings) };
  }
  return lastRead;
}

/** The table of a stage as `texts`, opened with its `feed`, hold it. */
export function useStandingsOf(texts: FeedTexts, feed: string): ShownStandings {
  const current = useStore(texts.text(feed));
  const shown = useLast(current);
  return useMemo(() => {
    const { retryNow } = texts;
    if (shown === null) return { standings: null, heads: [], tables: [], isComing: true, retryNow };
    const { standings, tables } = tablesOf(shown);
    return { standings, heads: columnsOf(standings), tables, isComing: current === null, retryNow };
  }, [shown, current, texts]);
}

/** `eventId` is the match whose changes refetch it; empty for none. */
export function useStandings(eventId: string, tournament: string, stage: string, table: string): ShownStandings {
  const feed = buildPageFeedName({ kind: 'standings', tournament, stage, table });
  const texts = useFeedTexts(
    eventId,
    // The client follows pushes of a match by its row.
    useMemo(
      () =>
        eventId === '' ? [feed] : [buildPageFeedName({ kind: 'eventRow', projectType: PROJECT_TYPE.id, event: eventId }), feed],
      [eventId, feed],
    ),
  );
  return useStandingsOf(texts, feed);
}

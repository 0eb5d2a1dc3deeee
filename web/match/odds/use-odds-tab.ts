import { createStore } from '@stillingen/client';
import { useMemo } from 'react';
import { type PageSport, usePage, useStore } from '../../page/page-context.ts';
import { type MatchTabs, matchTabs } from '../model/tabs.ts';

const NEVER = createStore(false);

/** The tabs of a match: that of odds once the match has offers. */
export function useMatchTabs(sport: PageSport, eventId: string): MatchTabs {
  const { odds, request } = usePage();
  const offers = useMemo(() => odds?.offersOf(eventId, request.oddsShown ?? '') ?? NEVER, [odds, eventId, request]);
  return matchTabs(sport, request, useStore(offers, false));
}

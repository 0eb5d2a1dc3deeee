import { sportById } from '@stillingen/domain';
import type { FeedSource, Redirect, RenderRequest } from '@stillingen/wire';
import { DRAW_KEYS } from '../league/draw/keys.ts';
import { STANDINGS_KEYS } from '../league/standings/keys.ts';
import { definePage, type Resolved } from '../page/define-page.ts';
import { type MatchAddress, matchAddressOf } from '../page/paths.ts';
import { LINES_FIELD, type MatchTab, OLD_TAB_FIELD, pathOfOldTab, matchTabs, RACE_FIELDS, tabOfWord } from './model/tabs.ts';
import type { MatchPageProps } from './page.tsx';

/** Null for an unknown match, a sport without pages for them (SPORT-12), or an unknown tab. */
function tabOf(
  { eventId, tab }: MatchAddress,
  source: FeedSource,
  request: RenderRequest,
): { readonly sportId: number; readonly tab: MatchTab } | null {
  const sportId = source.sportOf(eventId);
  const sport = sportId === null ? null : sportById(sportId);
  const found = sport?.detailPage === true ? tabOfWord(matchTabs(sport, request), tab) : null;
  return found === null ? null : { sportId: sportId!, tab: found };
}

/** A match or race. */
export const matchPage = definePage({
  kind: 'match',
  fields: [
    OLD_TAB_FIELD,
    LINES_FIELD,
    ...Object.values(RACE_FIELDS),
    ...Object.values(DRAW_KEYS),
    ...Object.values(STANDINGS_KEYS),
  ],
  address: matchAddressOf,
  exists: (address, source, request) => tabOf(address, source, request) !== null,
  resolve(address, source, request): Resolved<MatchPageProps> | Redirect | null {
    const found = tabOf(address, source, request);
    if (found === null) return null;
    const { eventId } = address;
    const location = pathOfOldTab(sportById(found.sportId)!, eventId, request.search);
    if (location !== null) return { status: 301, location, dropsSearch: true };
    return { props: { eventId, ...found }, seeds: new Map() };
  },
});

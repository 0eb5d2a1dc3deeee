import { matchPath } from '../../app/routes.ts';
import { matchText } from '../../text/da-match.ts';
import type { MatchFacts } from './match-facts.ts';

/** The tabs of a match in their order; the words are those of the address, `?fane=statistik`. */
export const MATCH_TABS = {
  summary: 'resume',
  statistics: 'statistik',
  standings: 'stilling',
  corrections: 'rettelser',
} as const;
export type MatchTab = keyof typeof MATCH_TABS;

/** The name of the query field that names the tab. */
export const TAB_FIELD = 'fane';

/** The tab that a query names; the summary where it names none. */
export function tabOfSearch(search: string): MatchTab {
  const word = new URLSearchParams(search).get(TAB_FIELD);
  return (Object.keys(MATCH_TABS) as MatchTab[]).find((tab) => MATCH_TABS[tab] === word) ?? 'summary';
}

/** The address of a tab of a match; the summary is the match's own address. */
export const tabHref = (eventId: string, tab: MatchTab): string =>
  matchPath(eventId) + (tab === 'summary' ? '' : `?${TAB_FIELD}=${MATCH_TABS[tab]}`);

export interface TabLabel {
  readonly tab: MatchTab;
  readonly label: string;
  /** How many things stand behind it, where that is worth saying before it is opened. */
  readonly count: number | null;
}

/**
 * The tabs that a match has: statistics and standings only where they exist, corrections always, so that "none" can be said
 * too.
 */
export function tabsOf({ core, event, league }: MatchFacts, corrections: number): readonly TabLabel[] {
  const told = core?.tabs?.split(',');
  const exists: Readonly<Record<MatchTab, boolean>> = {
    summary: true,
    statistics: told?.includes('ST') ?? event.hasDetail === true,
    standings: told?.includes('TA') ?? league?.tables === 1,
    corrections: true,
  };
  return (Object.keys(MATCH_TABS) as MatchTab[])
    .filter((tab) => exists[tab])
    .map((tab) => ({
      tab,
      label: matchText.tabs[tab],
      count: tab === 'corrections' && corrections > 0 ? corrections : null,
    }));
}

/** The tab beside another: 1 to the right, -1 to the left; null at either end. */
export function neighbour(tabs: readonly TabLabel[], current: MatchTab, step: 1 | -1): MatchTab | null {
  return tabs[tabs.findIndex(({ tab }) => tab === current) + step]?.tab ?? null;
}

import type { CoreRow } from '@stillingen/wire';
import type { PageSport } from '../../page/page-context.ts';
import { matchPath } from '../../page/routes.ts';
import { matchText } from '../../text/da-match.ts';
import { hasBegun, type Race } from '../race/race.ts';
import type { Match } from './match-facts.ts';

/** The words of the address, `?fane=statistik`, of each tab. */
const TAB_WORDS = {
  summary: 'resume',
  board: 'resultat',
  statistics: 'statistik',
  standings: 'stilling',
  corrections: 'rettelser',
} as const satisfies Record<PageSport['tabs'][number], string>;
export type MatchTab = keyof typeof TAB_WORDS;

/** The name of the query field that names the tab. */
export const TAB_FIELD = 'fane';

/** The tab that a query names; null where it names none, for the first one. */
export function tabOfSearch(search: string): MatchTab | null {
  const word = new URLSearchParams(search).get(TAB_FIELD);
  return (Object.keys(TAB_WORDS) as MatchTab[]).find((tab) => TAB_WORDS[tab] === word) ?? null;
}

/** The address of a tab of a match or race; the one that is opened `first` has the page's own. */
export const tabHref = (eventId: string, tab: MatchTab, first: MatchTab): string =>
  matchPath(eventId) + (tab === first ? '' : `?${TAB_FIELD}=${TAB_WORDS[tab]}`);

/** What of a match is worth opening where nothing is available of its course. */
const HAS_CONTENT: ReadonlySet<MatchTab> = new Set(['statistics', 'standings']);

/** The tab that is opened where the address names none: the first with content. `hasCourse`: something is available of what happened. */
export const firstTab = (tabs: readonly TabLabel[], hasCourse: boolean): MatchTab =>
  (hasCourse ? undefined : tabs.find(({ tab }) => HAS_CONTENT.has(tab))?.tab) ?? tabs[0]!.tab;

export interface TabLabel {
  readonly tab: MatchTab;
  readonly label: string;
  /** How many things stand behind it, where that is worth saying before it is opened. */
  readonly count: number | null;
}

const labelled = (tab: MatchTab, corrections: number): TabLabel => ({
  tab,
  label: matchText.tabs[tab],
  count: tab === 'corrections' && corrections > 0 ? corrections : null,
});

/**
 * The tabs that a match has, of those that its sport has: statistics and standings only where they exist, corrections
 * always, so that "none" can be said too. The core says what exists; until it has come, the rows do.
 */
export function tabsOf(
  { event, league }: Match,
  core: CoreRow | null,
  sport: Pick<PageSport, 'tabs'>,
  corrections: number,
): readonly TabLabel[] {
  const available = core?.tabs?.split(',');
  const exists: Readonly<Record<MatchTab, boolean>> = {
    summary: true,
    board: false,
    statistics: available?.includes('ST') ?? event.hasDetail === true,
    standings: available?.includes('TA') ?? league.tables === 1,
    corrections: true,
  };
  return sport.tabs.filter((tab) => exists[tab]).map((tab) => labelled(tab, corrections));
}

/**
 * The tabs of a race, of those that its sport has: standings where the races of its league add up to some. Before it has begun
 * its board is a start list.
 */
export function raceTabs(sport: Pick<PageSport, 'tabs'>, race: Race, corrections: number): readonly TabLabel[] {
  const begun = hasBegun(race);
  const tabs = sport.tabs.filter((tab) => tab !== 'standings' || race.league.tables === 1);
  return tabs.map((tab) => {
    const label = labelled(tab, corrections);
    return tab === 'board' && !begun ? { ...label, label: matchText.race.startList } : label;
  });
}

/** The tab beside another: 1 to the right, -1 to the left; null at either end. */
export function neighbour(tabs: readonly TabLabel[], current: MatchTab, step: 1 | -1): MatchTab | null {
  return tabs[tabs.findIndex(({ tab }) => tab === current) + step]?.tab ?? null;
}

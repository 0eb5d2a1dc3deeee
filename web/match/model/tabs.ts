import type { CoreRow } from '@stillingen/wire';
import type { PageSport } from '../../page/page-context.ts';
import { matchPath } from '../../page/paths.ts';
import { matchText } from '../../text/da-match.ts';
import { hasBegun, type RaceFeed } from '../race/race.ts';
import type { MatchFeed } from './match-facts.ts';

const TAB_WORDS = {
  summary: 'resume',
  board: 'resultat',
  statistics: 'statistik',
  standings: 'stilling',
  corrections: 'rettelser',
} as const satisfies Record<PageSport['tabs'][number], string>;
export type MatchTab = keyof typeof TAB_WORDS;

export const TAB_FIELD = 'fane';

/** The tab that a query names; null where it names none, for the first one. */
export function tabOfSearch(search: string): MatchTab | null {
  const word = new URLSearchParams(search).get(TAB_FIELD);
  return (Object.keys(TAB_WORDS) as MatchTab[]).find((tab) => TAB_WORDS[tab] === word) ?? null;
}

/** The `first` tab has the address of the page. */
export const tabHref = (eventId: string, tab: MatchTab, first: MatchTab): string =>
  matchPath(eventId) + (tab === first ? '' : `?${TAB_FIELD}=${TAB_WORDS[tab]}`);

/** Tabs to open if the match has no incidents yet. */
const HAS_CONTENT: ReadonlySet<MatchTab> = new Set(['statistics', 'standings']);

/** The first tab with content. `hasCourse`: there are incidents. */
export const firstTab = (tabs: readonly TabLabel[], hasCourse: boolean): MatchTab =>
  (hasCourse ? undefined : tabs.find(({ tab }) => HAS_CONTENT.has(tab))?.tab) ?? tabs[0]!.tab;

export interface TabLabel {
  readonly tab: MatchTab;
  readonly label: string;
  readonly count: number | null;
}

const labelled = (tab: MatchTab, corrections: number): TabLabel => ({
  tab,
  label: matchText.tabs[tab],
  count: tab === 'corrections' && corrections > 0 ? corrections : null,
});

/** Statistics and standings only if they exist; corrections always. */
export function tabsOf(
  { event, league }: MatchFeed,
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

/** Standings only if the league adds up to some. Before the start the board is a start list. */
export function raceTabs(sport: Pick<PageSport, 'tabs'>, race: RaceFeed, corrections: number): readonly TabLabel[] {
  const begun = hasBegun(race);
  const tabs = sport.tabs.filter((tab) => tab !== 'standings' || race.league.tables === 1);
  return tabs.map((tab) => {
    const label = labelled(tab, corrections);
    return tab === 'board' && !begun ? { ...label, label: matchText.race.startList } : label;
  });
}

export function neighbour(tabs: readonly TabLabel[], current: MatchTab, step: 1 | -1): MatchTab | null {
  return tabs[tabs.findIndex(({ tab }) => tab === current) + step]?.tab ?? null;
}

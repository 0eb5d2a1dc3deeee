import { matchPath, type CoreRow, type RenderRequest } from '@stillingen/wire';
import type { PageSport } from '../../page/page-context.ts';
import { matchText } from '#text/match/match.ts';
import { raceText } from '#text/match/race.ts';
import { hasBegun, type RaceFeed } from '../race/race-feed.ts';
import type { MatchFeed } from './match-facts.ts';

export type MatchTab = PageSport['tabs'][number] | 'odds';

/** The tabs that the matches of a sport may have for one visitor. */
export interface MatchTabs {
  readonly tabs: readonly MatchTab[];
  /** Absent for visitors that are served no odds. */
  readonly oddsTab?: { readonly isListed: boolean; readonly label: string };
}

const LAST: ReadonlySet<MatchTab> = new Set(['videos', 'corrections']);
/** In `RenderRequest.oddsShown`. */
const ON_MATCH = 'k';

/** The tab of odds stands before the videos; its label differs without links (PAGE-28, O-120). */
export function matchTabs(
  { tabs }: Pick<PageSport, 'tabs'>,
  { odds, oddsShown = '' }: Pick<RenderRequest, 'odds' | 'oddsShown'>,
  hasOffers = false,
): MatchTabs {
  if (odds === undefined || !odds.hasTab) return { tabs };
  return {
    tabs: [...tabs.filter((tab) => !LAST.has(tab)), 'odds', ...tabs.filter((tab) => LAST.has(tab))],
    oddsTab: {
      isListed: hasOffers && odds.hasEntry && (oddsShown === '' || oddsShown.includes(ON_MATCH)),
      label: odds.isLinked ? matchText.tabs.odds : matchText.oddsComparison,
    },
  };
}

interface TabKind {
  /** The last part of its address; empty for the first tab. */
  readonly word: string;
  /** It has content where the core feed names one of these codes; absent where it always has. */
  readonly codes?: readonly string[];
}

const TABS: Readonly<Record<MatchTab, TabKind>> = {
  summary: { word: '' },
  board: { word: '' },
  splits: { word: 'forloeb' },
  statistics: { word: 'statistik', codes: ['ST'] },
  'line-ups': { word: 'opstillinger', codes: ['LI', 'PLI', 'SCR'] },
  squads: { word: 'hold', codes: ['LI', 'PLI', 'SCR'] },
  players: { word: 'spillere', codes: ['PS'] },
  commentary: { word: 'livetekst', codes: ['LC', 'MC'] },
  'head-to-head': { word: 'indbyrdes', codes: ['HH'] },
  standings: { word: 'stilling', codes: ['TA'] },
  draw: { word: 'turneringstrae', codes: ['DTF'] },
  videos: { word: 'video', codes: ['HIO'] },
  corrections: { word: 'rettelser', codes: ['COR'] },
  odds: { word: 'odds', codes: ['OD'] },
};

/** The tab that a word of an address names; null for a word that the sport has no tab for. */
export const tabOfWord = ({ tabs }: Pick<MatchTabs, 'tabs'>, word: string): MatchTab | null =>
  tabs.find((tab) => TABS[tab].word === word) ?? null;

export const wordOf = (tab: MatchTab): string => TABS[tab].word;

export const tabHref = (eventId: string, tab: MatchTab): string => matchPath(eventId, wordOf(tab));

/** The field of the query that asks for all lines of the commentary. */
export const LINES_FIELD = 'linjer';
export const ALL_LINES = 'alle';

/** Fields of the query of a race: a point, counted from 1, the card of a player, a graph, and columns. */
export const RACE_FIELDS = { point: 'punkt', player: 'spiller', graph: 'graf', columns: 'kolonner' } as const;

/** The field of the query that named a tab before each had a path; `resume` named the first. */
export const OLD_TAB_FIELD = 'fane';
const OLD_FIRST_WORD = 'resume';

/** The path of an old address; null for one without a tab. */
export function pathOfOldTab(sport: Pick<MatchTabs, 'tabs'>, eventId: string, search: string): string | null {
  const word = new URLSearchParams(search).get(OLD_TAB_FIELD);
  if (word === null) return null;
  return tabHref(eventId, tabOfWord(sport, word === OLD_FIRST_WORD ? '' : word) ?? sport.tabs[0]!);
}

export interface TabLabel {
  readonly tab: MatchTab;
  readonly label: string;
  readonly count: number | null;
  readonly elementId?: string;
}

/** PAGE-28. */
const ODDS_TAB_ID = 'odds-tab-prematch';

const labelled = (tab: MatchTab, corrections: number, oddsTab: MatchTabs['oddsTab']): TabLabel => ({
  tab,
  label: matchText.tabs[tab],
  count: tab === 'corrections' && corrections > 0 ? corrections : null,
  ...(tab === 'odds' ? { label: oddsTab?.label ?? matchText.tabs.odds, elementId: ODDS_TAB_ID } : {}),
});

/**
 * Tabs with content, and `wanted`, which the address names: its content may come while it is open.
 * Without a core feed, by the row of the match.
 */
export function tabsOf(
  { event, league }: MatchFeed,
  core: CoreRow | null,
  { tabs, oddsTab }: MatchTabs,
  corrections: number,
  wanted: MatchTab,
): readonly TabLabel[] {
  const known = [event.hasDetail === true ? 'ST' : '', league.tables === 1 ? 'TA' : ''];
  const available = new Set([
    ...(core?.tabs?.split(',') ?? known),
    corrections > 0 ? 'COR' : '',
    oddsTab?.isListed === true ? 'OD' : '',
  ]);
  return tabs
    .filter((tab) => tab === wanted || TABS[tab].codes?.some((code) => available.has(code)) !== false)
    .map((tab) => labelled(tab, corrections, oddsTab));
}

/** Standings only if the league adds up to some. Before the start the board is a start list. */
export function raceTabs(
  sport: MatchTabs & Pick<PageSport, 'progress'>,
  race: RaceFeed,
  { hasSplits, corrections }: { readonly hasSplits: boolean; readonly corrections: number },
  wanted: MatchTab,
): readonly TabLabel[] {
  const begun = hasBegun(race);
  const exists: Partial<Record<MatchTab, boolean>> = {
    splits: hasSplits,
    standings: race.league.tables === 1,
    corrections: corrections > 0,
    odds: sport.oddsTab?.isListed === true,
  };
  return sport.tabs
    .filter((tab) => tab === wanted || exists[tab] !== false)
    .map((tab) => {
      const label = labelled(tab, corrections, sport.oddsTab);
      if (tab === 'splits' && sport.progress === 'holes') return { ...label, label: raceText.cards };
      return tab === 'board' && !begun ? { ...label, label: matchText.race.startList } : label;
    });
}

export function neighbour(tabs: readonly TabLabel[], current: MatchTab, step: 1 | -1): MatchTab | null {
  return tabs[tabs.findIndex(({ tab }) => tab === current) + step]?.tab ?? null;
}

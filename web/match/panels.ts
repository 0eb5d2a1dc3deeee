import type { ComponentType } from 'react';
import { LazyComponent } from '../page/lazy-component.ts';
import type { MatchTab } from './model/tabs.ts';
import type { MatchFeedKind, PanelProps } from './panel-props.ts';

type PanelView = ComponentType<PanelProps<MatchFeedKind>>;

/** What stands under a tab: drawn once its feeds have arrived. */
export class LazyPanel extends LazyComponent<PanelProps<MatchFeedKind>> {
  readonly feeds: readonly MatchFeedKind[];

  constructor(feeds: readonly MatchFeedKind[], fetch: () => Promise<PanelView>) {
    super(fetch);
    this.feeds = feeds;
  }
}

/** `feeds` are requested while the panel is open; it is drawn when all have arrived. */
const panel = <Kind extends MatchFeedKind>(
  feeds: readonly Kind[],
  load: () => Promise<{ readonly Panel: ComponentType<PanelProps<Kind>> }>,
): LazyPanel => new LazyPanel(feeds, async () => (await load()).Panel as unknown as PanelView);

/**
 * Beside the summary and the corrections, which are part of the page. A panel is a folder with
 * `panel.tsx`, named as its tab: web/build/assets.ts finds its styles by that.
 */
const PANELS: Partial<Readonly<Record<MatchTab, LazyPanel>>> = {
  statistics: panel(['statistics'], () => import('./statistics/panel.tsx')),
  splits: panel(['raceCourse'], () => import('./splits/panel.tsx')),
  commentary: panel(['comments'], () => import('./commentary/panel.tsx')),
  'head-to-head': panel(['headToHead'], () => import('./head-to-head/panel.tsx')),
  'line-ups': panel(['lineups', 'scratches', 'summary'], () => import('./line-ups/panel.tsx')),
  squads: panel(['lineups', 'scratches', 'summary'], () => import('./squads/panel.tsx')),
  players: panel(['playerStatistics', 'playerStatisticsParts'], () => import('./players/panel.tsx')),
  videos: panel(['highlights'], () => import('./videos/panel.tsx')),
  draw: panel([], () => import('./draw/panel.tsx')),
  standings: panel([], () => import('./standings/panel.tsx')),
  odds: panel([], () => import('./odds/panel.tsx')),
};

const OF_PAGE: ReadonlySet<MatchTab> = new Set(['summary', 'board', 'corrections']);

export const hasPanel = (tab: MatchTab): boolean => OF_PAGE.has(tab) || PANELS[tab] !== undefined;

/** Null for a tab whose content is part of the page. */
export const panelOf = (tab: MatchTab): LazyPanel | null => PANELS[tab] ?? null;

export const loadAllPanels = (): Promise<unknown> => Promise.all(Object.values(PANELS).map((each) => each.load()));

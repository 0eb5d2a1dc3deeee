import type { ComponentType } from 'react';
import type { ContentProps } from './listing.tsx';
import type { LeagueTab } from './model/address.ts';

type PanelView = ComponentType<ContentProps>;

/** Tabs that are chunks of their own: folders with `panel.tsx`, found by web/build/assets.ts. */
const LOADERS: Partial<Readonly<Record<LeagueTab, () => Promise<{ readonly Panel: PanelView }>>>> = {
  overview: () => import('./overview/panel.tsx'),
  standings: () => import('./standings/panel.tsx'),
  draw: () => import('./draw/panel.tsx'),
  scorers: () => import('./scorers/panel.tsx'),
  news: () => import('./news/panel.tsx'),
  archive: () => import('./archive/panel.tsx'),
};

const views = new Map<LeagueTab, PanelView>();

/** Null for a tab that is part of the page, and until `loadPanel`. */
export const panelOf = (tab: LeagueTab): PanelView | null => views.get(tab) ?? null;

/** Call it before the page is drawn. Rejects where the chunk cannot be fetched. */
export async function loadPanel(tab: LeagueTab): Promise<void> {
  const loaded = await LOADERS[tab]?.();
  if (loaded !== undefined) views.set(tab, loaded.Panel);
}

/** On the server, where rendering does not wait. */
export const loadAllPanels = (): Promise<unknown> => Promise.all((Object.keys(LOADERS) as LeagueTab[]).map(loadPanel));

import type { ComponentType } from 'react';
import type { PageContent, PageKind, PropsOf } from './pages.ts';

/** Each page's component is a chunk. */
const COMPONENTS: { readonly [Kind in PageKind]: () => Promise<ComponentType<PropsOf<Kind>>> } = {
  table: async () => (await import('../table/page.tsx')).TablePage,
  match: async () => (await import('../match/page.tsx')).MatchPage,
  team: async () => (await import('../team/page.tsx')).TeamPage,
  league: async () => (await import('../league/page.tsx')).LeaguePage,
  category: async () => (await import('../category/page.tsx')).CategoryPage,
  settings: async () => (await import('../settings/page.tsx')).SettingsPage,
  account: async () => (await import('../account/page.tsx')).AccountPage,
  gallery: async () => (await import('../gallery/page.tsx')).GalleryPage,
  missing: async () => (await import('../missing/page.tsx')).MissingPage,
};

export type Components = Readonly<Record<PageKind, ComponentType<object>>>;

export const loadComponent = async (kind: PageKind): Promise<ComponentType<object>> =>
  (await COMPONENTS[kind]()) as ComponentType<object>;

export async function loadComponents(): Promise<Components> {
  const kinds = Object.keys(COMPONENTS) as PageKind[];
  const components = kinds.map(async (kind) => [kind, await loadComponent(kind)] as const);
  return Object.fromEntries(await Promise.all(components)) as Components;
}

export const sportOf = ({ props }: PageContent): number | null => ('sportId' in props ? props.sportId : null);

export const liveCountOf = (content: PageContent): number | null => (content.kind === 'table' ? content.props.live : null);

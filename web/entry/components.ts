import type { ComponentType } from 'react';
import { loadRail } from '../shell/rail/left-rail.tsx';
import type { PageContent, PageKind, PropsOf } from './pages.ts';

/** Each page's component is a chunk. Without props, on the server: with all that it may draw. */
const COMPONENTS: { readonly [Kind in PageKind]: (props: PropsOf<Kind> | null) => Promise<ComponentType<PropsOf<Kind>>> } = {
  table: async () => (await import('../table/page.tsx')).TablePage,
  async match(props) {
    const { MatchPage, loadAllParts, preparePanel } = await import('../match/page.tsx');
    await (props === null ? loadAllParts() : preparePanel(props.tab));
    return MatchPage;
  },
  team: async () => (await import('../team/page.tsx')).TeamPage,
  person: async () => (await import('../person/page.tsx')).PersonPage,
  async league(props) {
    const { LeaguePage, loadAllParts, loadPanel } = await import('../league/page.tsx');
    await (props === null ? loadAllParts() : loadPanel(props.tab));
    return LeaguePage;
  },
  category: async () => (await import('../category/page.tsx')).CategoryPage,
  news: async () => (await import('../news/page.tsx')).NewsPage,
  article: async () => (await import('../article/page.tsx')).ArticlePage,
  series: async () => (await import('../series/page.tsx')).SeriesPage,
  nation: async () => (await import('../nation/page.tsx')).NationPage,
  ranking: async () => (await import('../ranking/page.tsx')).RankingPage,
  tv: async () => (await import('../tv/page.tsx')).TvPage,
  settings: async () => (await import('../settings/page.tsx')).SettingsPage,
  account: async () => (await import('../account/page.tsx')).AccountPage,
  gallery: async () => (await import('../gallery/page.tsx')).GalleryPage,
  missing: async () => (await import('../missing/page.tsx')).MissingPage,
};

export type Components = Readonly<Record<PageKind, ComponentType<object>>>;

type Load = (props: object | null) => Promise<ComponentType<object>>;
const loaderOf = (kind: PageKind): Load => COMPONENTS[kind] as unknown as Load;

export const loadComponent = ({ kind, props }: PageContent): Promise<ComponentType<object>> => loaderOf(kind)(props);

export async function loadComponents(): Promise<Components> {
  await loadRail();
  const kinds = Object.keys(COMPONENTS) as PageKind[];
  const components = kinds.map(async (kind) => [kind, await loaderOf(kind)(null)] as const);
  return Object.fromEntries(await Promise.all(components)) as Components;
}

export const sportOf = ({ props }: PageContent): number | null => ('sportId' in props ? props.sportId : null);

export const liveCountOf = (content: PageContent): number | null => (content.kind === 'table' ? content.props.live : null);

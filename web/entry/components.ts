import type { ComponentType } from 'react';
import type { PageContent, PageKind, PropsOf } from './pages.ts';

/** Each page's component is a chunk. With props: and the part of it that these draw first. */
const COMPONENTS: { readonly [Kind in PageKind]: (props: PropsOf<Kind> | null) => Promise<ComponentType<PropsOf<Kind>>> } = {
  table: async () => (await import('../table/page.tsx')).TablePage,
  async match(props) {
    const { MatchPage, preparePanel } = await import('../match/page.tsx');
    if (props !== null) await preparePanel(props.tab);
    return MatchPage;
  },
  team: async () => (await import('../team/page.tsx')).TeamPage,
  person: async () => (await import('../person/page.tsx')).PersonPage,
  async league(props) {
    const { LeaguePage, loadPanel } = await import('../league/page.tsx');
    if (props !== null) await loadPanel(props.tab);
    return LeaguePage;
  },
  category: async () => (await import('../category/page.tsx')).CategoryPage,
  news: async () => (await import('../news/page.tsx')).NewsPage,
  article: async () => (await import('../article/page.tsx')).ArticlePage,
  series: async () => (await import('../series/page.tsx')).SeriesPage,
  nation: async () => (await import('../nation/page.tsx')).NationPage,
  ranking: async () => (await import('../ranking/page.tsx')).RankingPage,
  tv: async () => (await import('../tv/page.tsx')).TvPage,
  mine: async () => (await import('../mine/page.tsx')).MinePage,
  search: async () => (await import('../search/page.tsx')).SearchPage,
  settings: async () => (await import('../settings/page.tsx')).SettingsPage,
  responsible: async () => (await import('../responsible/page.tsx')).ResponsiblePage,
  privacy: async () => (await import('../privacy/page.tsx')).PrivacyPage,
  alerts: async () => (await import('../alerts/page.tsx')).AlertsPage,
  account: async () => (await import('../account/page.tsx')).AccountPage,
  app: async () => (await import('../app/page.tsx')).AppPage,
  about: async () => (await import('../about/page.tsx')).AboutPage,
  accessibility: async () => (await import('../accessibility/page.tsx')).AccessibilityPage,
  gallery: async () => (await import('../gallery/page.tsx')).GalleryPage,
  missing: async () => (await import('../missing/page.tsx')).MissingPage,
};

export const PAGE_KINDS = Object.keys(COMPONENTS) as readonly PageKind[];

type Load = (props: object | null) => Promise<ComponentType<object>>;

export const loadComponent = ({ kind, props }: { readonly kind: PageKind; readonly props: object | null }) =>
  (COMPONENTS[kind] as unknown as Load)(props);

export const sportOf = ({ props }: PageContent): number | null => ('sportId' in props ? props.sportId : null);

export const liveCountOf = (content: PageContent): number | null => (content.kind === 'table' ? content.props.live : null);

import { LazyView } from '../page/lazy-view.tsx';

/** What only some tabs show, or what stands beside them: chunks that follow the page. */
export const ASIDE = new LazyView('league/overview/aside.tsx', async () => (await import('./overview/aside.tsx')).OverviewAside);
export const STANDINGS = new LazyView('league/standings/panel.tsx', async () => (await import('./standings/panel.tsx')).Panel);

/** On the server, where rendering does not wait. */
export const loadAllViews = (): Promise<unknown> => Promise.all([ASIDE, STANDINGS].map((view) => view.load()));

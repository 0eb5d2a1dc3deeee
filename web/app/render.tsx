import { createStore } from '@stillingen/client';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { LeaguePage } from '../league/index.tsx';
import { MatchPage } from '../match/index.tsx';
import { seedOf, tablePlace, TablePage } from '../table/index.tsx';
import { shellText } from '../text/da.ts';
import { App } from './app.tsx';
import { type Assets, documentHtml } from './document.ts';
import { MissingPage, FailedPage } from './message-page.tsx';
import type { Page, PageHead, PageRequest } from './page-context.ts';
import type { PageKind, PageProps, Place } from './pages.ts';
import { type Route, routeOf } from './routes.ts';

export type RenderRequest = PageRequest;

/** Where a page's feeds come from. */
export interface FeedSource {
  /** The text of a feed as it is now; null where there is no such feed. */
  feed(name: string): string | null;
  /** The ids that an address stands for; null where it stands for none. */
  competition(sportId: number, country: string, slug: string): { countryId: number; templateId: string } | null;
  readonly config: { readonly projectId: number; readonly sign: string };
}
export type RenderResult =
  | { readonly status: number; readonly html: string }
  | { readonly status: 301 | 302; readonly location: string };

/** What the browser is told in order to continue where the server stopped. */
export interface Handover {
  readonly request: PageRequest;
  readonly config: FeedSource['config'];
  readonly place: Place;
}

const VIEWS: { readonly [Kind in PageKind]: ComponentType<PageProps[Kind]> } = {
  table: TablePage,
  match: MatchPage,
  league: LeaguePage,
  missing: MissingPage,
};

const MISSING: Place = { page: 'missing', props: {} };

function placeOf(route: Route | null, request: PageRequest, source: FeedSource): Place {
  if (route === null) return MISSING;
  if (route.page === 'table') return { page: 'table', props: tablePlace(route.sportId, request, source) };
  if (route.page === 'match') {
    const { eventId } = route;
    return source.feed(`df_ev_1_${eventId}`) === null ? MISSING : { page: 'match', props: { eventId } };
  }
  const { page, ...address } = route;
  const ids = source.competition(address.sportId, address.country, address.slug);
  return ids === null ? MISSING : { page, props: { ...address, ...ids } };
}

/** The feeds a page read while it was drawn: these travel with it. */
function readingPage(request: PageRequest, source: FeedSource, place: Place) {
  const seeds = new Map<string, string>();
  let head: PageHead = { title: shellText.brand };
  const page: Page = {
    request,
    client: null,
    nowS: createStore(Math.floor(request.nowMs / 1000)),
    text(name) {
      const known = seeds.get(name);
      if (known !== undefined) return known;
      const text = source.feed(name);
      if (text === null) return null;
      const seed = place.page === 'table' && name === place.props.feed ? seedOf(text, place.props) : text;
      seeds.set(name, seed);
      return seed;
    },
    describe(said) {
      head = said;
    },
  };
  return { page, seeds, head: () => head };
}

function html(request: PageRequest, source: FeedSource, place: Place, assets: Assets): string {
  const { page, seeds, head } = readingPage(request, source, place);
  const body = renderToString(<App page={page} place={place} View={VIEWS[place.page] as ComponentType<object>} />);
  const handover: Handover = { request, config: source.config, place };
  return documentHtml({
    title: head().title,
    description: head().description ?? shellText.tagline,
    canonical: place.page === 'missing' ? null : request.path === '/' ? '/fodbold/' : request.path,
    theme: request.theme,
    body,
    assets,
    handover,
    seeds,
  });
}

/** Makes the renderer of a build: `assetsOf` names what a kind of page loads. */
export function createRender(assetsOf: (kind: PageKind) => Assets) {
  return {
    /** The page at an address: its document, or where to go instead. A path without its closing slash is sent on. */
    render(request: RenderRequest, source: FeedSource): RenderResult {
      if (!request.path.endsWith('/')) return { status: 301, location: `${request.path}/${request.search}` };
      const place = placeOf(routeOf(request.path), request, source);
      return { status: place.page === 'missing' ? 404 : 200, html: html(request, source, place, assetsOf(place.page)) };
    },
    /** The page that says that something failed; needs nothing that could fail again. Status 500. */
    renderFailure(request: RenderRequest): RenderResult {
      const place = MISSING;
      const source: FeedSource = { feed: () => null, competition: () => null, config: { projectId: 0, sign: '' } };
      const { page } = readingPage(request, source, place);
      const body = renderToString(<App page={page} place={place} View={FailedPage} />);
      const title = `${shellText.errorTitle} · ${shellText.brand}`;
      return {
        status: 500,
        html: documentHtml({
          title, description: shellText.tagline, canonical: null, theme: request.theme, body, assets: assetsOf('missing'), handover: null, seeds: new Map(),
        }),
      };
    },
  };
}

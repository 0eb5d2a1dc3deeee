import type { RowKind } from '@stillingen/domain';
import {
  type CardPicture,
  type FeedSource,
  type HydrationData,
  NO_FEEDS,
  type RenderedPage,
  type RenderRequest,
  type RenderResult,
  type WebEntry,
} from '@stillingen/wire';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { registerAllRowKinds } from '../list/rows/register-row-kinds.ts';
import { type Alternate, alternatesOf } from '../subscribe/alternates.ts';
import { shownHref, TWIN_OF_FRONT } from '#language/address.ts';
import { TAGLINE } from '#text/shell.ts';
import { App } from './app.tsx';
import { breadcrumbs } from './breadcrumbs.ts';
import { type Assets, documentHtml, type DocumentParts } from './document.ts';
import { FailedPage, MessagePage } from '../shell/message-page.tsx';
import { RETRY_PATH } from './offline/paths.ts';
import { loadComponents } from './all-components.ts';
import { liveCountOf, sportOf } from './components.ts';
import { pageTypeOf } from './page-type.ts';
import { type PageContent, type PageKind, routeOf } from './pages.ts';
import { serverPage } from './server-page.ts';
import { isMissing, missing, resolveRoute } from './resolve-route.ts';
import type { ResolvedPage } from '../page/define-page.ts';
import { offlineText } from '#text/missing.ts';

registerAllRowKinds();

const KEPT_MISSING = 50;

const ID = /^[A-Za-z0-9]{8}$/;

/** Single slashes, one at the end, lower case except for ids. Never names a host. */
function canonicalPath(path: string): string {
  const [first, ...rest] = path.split('/').filter((segment) => segment !== '');
  if (first === undefined) return '/';
  const cased = `/${[first.toLowerCase(), ...rest].join('/')}/`;
  if (routeOf(cased) !== null) return cased;
  // A word of eight letters looks like an id.
  const withIds = `/${[first, ...rest].map((segment) => (ID.test(segment) ? segment : segment.toLowerCase())).join('/')}/`;
  return routeOf(withIds) === null ? cased.toLowerCase() : withIds;
}

/** Addresses of pictures must be absolute for others. */
function pictureOf({ kind, props }: PageContent, source: FeedSource): CardPicture | undefined {
  const base = source.config.imageBase ?? source.siteUrl;
  if (base === '' || source.card === undefined) return undefined;
  const { card } = source;
  const found =
    kind === 'match'
      ? card('match', props.eventId)
      : kind === 'team' || kind === 'person'
        ? card('participant', props.id)
        : kind === 'league'
          ? card('competition', props.templateId)
          : card('site', '');
  return { ...found, path: base + found.path };
}

function otherFormatsOf({ kind, props }: PageContent, title: string): readonly Alternate[] {
  if (kind === 'league') return alternatesOf('liga', props.templateId, title);
  if ((kind !== 'team' && kind !== 'person') || props.deleted) return [];
  return alternatesOf(kind === 'team' ? 'hold' : 'person', props.id, title);
}

/** `assetsOf` gives the files that a kind of page with these kinds of rows and these parts loads. */
export async function createRender(
  assetsOf: (kind: PageKind, rows: readonly RowKind[], parts: readonly string[]) => Assets,
): Promise<Pick<WebEntry, 'missingPage' | 'render' | 'renderFailure' | 'renderOffline'>> {
  const components = await loadComponents();
  function html(
    request: RenderRequest,
    source: FeedSource,
    resolved: ResolvedPage<PageContent>,
    View: ComponentType<object>,
    { isAlive = true, ...more }: Pick<DocumentParts, 'script'> & { readonly isAlive?: boolean } = {},
  ): string {
    const { seeds } = resolved;
    const { content } = resolved;
    // The page of missing addresses is kept for ever.
    const sources = content.kind === 'missing' ? undefined : source.sources?.();
    const shown = { ...resolved, kind: content.kind, sportId: sportOf(content), liveCount: liveCountOf(content), sources };
    const { page, head, way, sports, parts } = serverPage(request, source, shown);
    const body = renderToString(<App page={page} content={content} View={View} />);
    const { title, description = TAGLINE, about = () => null } = head();
    const thing = about();
    const place = request.path === '/' ? '/fodbold/' : request.path;
    const canonical = content.kind === 'missing' ? null : source.siteUrl + shownHref(place);
    const { twin } = request;
    const hydration: HydrationData<PageContent> | null = isAlive
      ? { request, config: source.config, content, sports: sports(), ...(page.sources && { sources: page.sources }) }
      : null;
    return documentHtml({
      title,
      description,
      canonical,
      // A page of results has only what others have.
      isListed: content.kind !== 'missing' && content.kind !== 'search',
      card: pictureOf(content, source),
      alternates: otherFormatsOf(content, title),
      twin: twin === undefined ? undefined : { path: twin, ...(canonical === null ? {} : { url: source.siteUrl + twin }) },
      things: [
        ...(thing === null ? [] : [{ ...thing, ...(canonical?.startsWith('http') ? { url: canonical } : {}) }]),
        ...(way().length > 1 ? [breadcrumbs(way(), source.siteUrl)] : []),
      ],
      theme: request.theme,
      compact: request.compact,
      pageType: pageTypeOf(content),
      body,
      assets: assetsOf(content.kind, [...new Set(sports().map(({ row }) => row))], parts()),
      hydration,
      seeds,
      ...more,
    });
  }
  const missingPages = new Map<string, string>();
  return {
    /** Rendered once per theme and delay, without address and time. Null if a page may exist. */
    missingPage(request: RenderRequest, source: FeedSource): string | null {
      const isElsewhere = routeOf(canonicalPath(request.path)) !== null && routeOf(request.path) === null;
      if (isElsewhere || !isMissing(routeOf(request.path), source, request)) return null;
      // Adverts are of one visitor.
      const { banners: _banners, ...shared } = request;
      const { theme, delayS, demo, gallery, odds, mobileUrl, twin } = shared;
      const key = JSON.stringify([theme, delayS, demo, gallery, odds, mobileUrl, twin === undefined]);
      const known = missingPages.get(key);
      if (known !== undefined) return known;
      if (missingPages.size >= KEPT_MISSING) missingPages.clear();
      const front = twin === undefined ? {} : { twin: TWIN_OF_FRONT };
      const common = { ...shared, ...front, path: '/', search: '', collapsed: [], live: '' };
      const made = html(common, source, missing(), components.missing);
      missingPages.set(key, made);
      return made;
    },
    render(request: RenderRequest, source: FeedSource): RenderResult {
      const canonical = canonicalPath(request.path);
      if (canonical !== request.path && routeOf(canonical) !== null) return { status: 301, location: canonical };
      const found = resolveRoute(routeOf(request.path), source, request);
      if ('location' in found) return found;
      const { kind } = found.content;
      return {
        status: kind === 'missing' ? 404 : 200,
        html: html(request, source, found, components[kind]),
      };
    },
    /** Needs nothing that could fail again. Status 500. */
    renderFailure(request: RenderRequest): RenderedPage {
      return { status: 500, html: html(request, NO_FEEDS, missing(), FailedPage, { isAlive: false }) };
    },
    renderOffline: (request: RenderRequest): string =>
      html(request, NO_FEEDS, missing(), OfflinePage, { isAlive: false, script: RETRY_PATH }),
  };
}

export const OfflinePage = () => <MessagePage title={offlineText.title} text={offlineText.text} />;

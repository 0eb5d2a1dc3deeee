import type { Sport } from '@stillingen/domain';
import type { OriginConfig } from './origin-config.ts';

export interface ClientConfig {
  readonly projectId: number;
  /** Value of the x-fsign header (FEED-04). */
  readonly sign: string;
  /** What stands between the project and the name of a feed (FEED-02); '/x/feed/' where absent. */
  readonly feedPrefix?: string;
  /** Up to 10 addresses of the push channel, 'wss://push.example.dk/push' (PUSH-03). */
  readonly push?: readonly string[];
  /** What push subjects stand under (PUSH-04); nothing where absent. */
  readonly pushNamespace?: string;
  /** The name of the site among those that share accounts (ACC-12); 'stillingen' where absent. */
  readonly accountNamespace?: string;
  /** Whether the server can say where the visitor is (FEED-05); it is not asked where absent. */
  readonly asksGeo?: boolean;
  /** Where feeds come from (ORIGIN-01); from the page's own host where absent. */
  readonly resolver?: OriginConfig;
}

/** The most addresses of the push channel (PUSH-03). */
export const MAX_PUSH_ALIASES = 10;

/** What the server passes to the web app for one page. */
export interface RenderRequest {
  readonly path: string;
  readonly search: string;
  /** The time the page shows, in milliseconds: `delayS` before the server's time. */
  readonly nowMs: number;
  /** Offset of Copenhagen from UTC in hours at that time: part of the names of list feeds. */
  readonly tzHours: number;
  readonly theme: 'light' | 'dark' | null;
  /** Delay of everything shown, in seconds (TV-synk). */
  readonly delayS: number;
  /** Ids of the leagues that the visitor toggled away from their default (EXPAND-01, O-008). */
  readonly collapsed: readonly string[];
  /** Whether all matches are simulated or replayed, some, or none. */
  readonly demo: 'all' | 'some' | 'none';
  /** Whether the gallery of row kinds is enabled. */
  readonly gallery: boolean;
  /** Number of running matches and races by sport: '1:116|7:3'. */
  readonly live: string;
}

/** A competition with its page. */
export interface Competition {
  readonly name: string;
  readonly path: string;
  /** Newest first: '2026/2027'. */
  readonly seasons: readonly string[];
  /** Whether its matches are simulated or replayed. */
  readonly simulated: boolean;
}

/** A country or category of a sport that has a page. */
export interface CategoryLink {
  readonly name: string;
  /** Its part of the address. */
  readonly segment: string;
}

/** What the server looks up for the web app while a page is rendered. All lookups are as of `RenderRequest.nowMs`. */
export interface FeedSource {
  /** The text of a feed; null if the feed does not exist or has no text of that time. */
  feed(name: string): string | null;
  /** The ids of the competition at an address; null if there is none. */
  competition(sportId: number, country: string, slug: string): { countryId: number; templateId: string } | null;
  /** The country or category of a sport at an address; null if there is none. */
  category(sportId: number, segment: string): { id: number; name: string } | null;
  competitions(sportId: number, categoryId: number): readonly Competition[];
  categories(sportId: number): readonly CategoryLink[];
  /** The sport of a match or race; null if the id is unknown. */
  sportOf(eventId: string): number | null;
  readonly config: ClientConfig;
}

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
}
export interface Redirect {
  readonly status: 301 | 302;
  readonly location: string;
}
export type RenderResult = RenderedPage | Redirect;

/** The module that the build of the web app exports for the server. */
export interface WebEntry {
  render(request: RenderRequest, source: FeedSource): RenderResult;
  /** The shared 404 page; null if the address may have a page. As cheap as the lookup. */
  missingPage(request: RenderRequest, source: FeedSource): string | null;
  /** The page for an internal error. */
  renderFailure(request: RenderRequest): RenderedPage;
  /** The page that the service worker shows without a connection. */
  renderOffline(request: RenderRequest): string;
  /** Path of the offline page, and the scripts it needs by path. */
  readonly offline: { readonly path: string; readonly scripts: Readonly<Record<string, string>> };
  /** The toggled leagues in a cookie header (EXPAND-01). */
  readToggled(cookies: string): readonly string[];
  /** The part of a query that pages read. */
  knownSearch(search: string): string;
  /** The chosen delay in a cookie header, in seconds. */
  readDelay(cookies: string): number;
  readonly themeScript: { readonly text: string; readonly hash: string };
  /** Address of the main script: differs between builds. */
  readonly program: string;
}

/** A sport as pages need it, without the fields for feeds and providers. */
export type PageSport = Omit<Sport, 'statistics' | 'betTypes'>;

/** What the browser needs to hydrate a rendered page; `Place` is the page's kind with its props. */
export interface HydrationData<Place> {
  readonly request: RenderRequest;
  readonly config: ClientConfig;
  readonly place: Place;
  /** The sports that the page shows. */
  readonly sports: readonly PageSport[];
}

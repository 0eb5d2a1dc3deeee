import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ClientConfig } from '@stillingen/wire';

/** What the built web app is asked for one page; the shapes are those of its server entry. */
export interface RenderRequest {
  readonly path: string;
  readonly search: string;
  readonly nowMs: number;
  readonly tzHours: number;
  readonly theme: 'light' | 'dark' | null;
  readonly collapsed: readonly string[];
  /** How many seconds all that is shown is behind; `nowMs` is less that. */
  readonly delayS: number;
  /** Whether all matches are simulated or replayed, some, or none. */
  readonly demo: 'all' | 'some' | 'none';
  /** Whether the gallery of row kinds is shown. */
  readonly gallery: boolean;
  /** How many matches and races are being played, by sport: '1:116|7:3'. */
  readonly live: string;
}
/** A competition with its page, and its seasons, the newest first: '2026/2027'. */
export interface Competition {
  readonly name: string;
  readonly path: string;
  readonly seasons: readonly string[];
  /** Whether its matches are simulated or played again. */
  readonly simulated: boolean;
}
/** A country or category of a sport that has a page; `segment` is its part of the address. */
export interface CategoryLink {
  readonly name: string;
  readonly segment: string;
}
export interface FeedSource {
  feed(name: string): string | null;
  competition(sportId: number, country: string, slug: string): { countryId: number; templateId: string } | null;
  category(sportId: number, segment: string): { id: number; name: string } | null;
  competitions(sportId: number, categoryId: number): readonly Competition[];
  categories(sportId: number): readonly CategoryLink[];
  sportOf(eventId: string): number | null;
  readonly config: ClientConfig;
}
export type RenderResult =
  | { readonly status: number; readonly html: string }
  | { readonly status: 301 | 302; readonly location: string };
/** The built web app, as the server runs it. */
export interface WebEntry {
  render(request: RenderRequest, source: FeedSource): RenderResult;
  /** The page of every address that nothing stands at, where it is one; null where something may. It costs no more than looking it up. */
  missingPage(request: RenderRequest, source: FeedSource): string | null;
  /** The page that says that something went wrong here. */
  renderFailure(request: RenderRequest): { readonly status: number; readonly html: string };
  /** The page that stands for one that can not be fetched. */
  renderOffline(request: RenderRequest): string;
  /** The address of that page, and by address the service worker that shows it and the program of the page. */
  readonly offline: { readonly path: string; readonly scripts: Readonly<Record<string, string>> };
  /** The leagues that a visitor toggled, from the cookies of a request (EXPAND-01). */
  readToggled(cookies: string): readonly string[];
  /** What pages read of a query. */
  knownSearch(search: string): string;
  /** The delay that a visitor chose, in seconds, from the cookies of a request. */
  readDelay(cookies: string): number;
  readonly themeScript: { readonly text: string; readonly hash: string };
  /** The address of the program that all pages load: another one in every build that differs. */
  readonly program: string;
}

/** The web app was not built. */
export class WebMissing extends Error {
  override readonly name = 'WebMissing';
}

/** Loads the built web app. Throws WebMissing where it was not built. */
export async function loadWebApp(webDir: string): Promise<WebEntry> {
  const entryFile = path.join(webDir, 'server', 'entry-server.js');
  if (!existsSync(entryFile)) throw new WebMissing(`the web app is not built: ${entryFile} is missing (npm run build -w web)`);
  return (await import(pathToFileURL(entryFile).href)) as WebEntry;
}

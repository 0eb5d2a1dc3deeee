import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ClientConfig } from '@stillingen/wire';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

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
export interface FeedSource {
  feed(name: string): string | null;
  competition(sportId: number, country: string, slug: string): { countryId: number; templateId: string } | null;
  category(sportId: number, segment: string): { id: number; name: string } | null;
  sportOf(eventId: string): number | null;
  readonly config: ClientConfig;
}
type RenderResult =
  | { readonly status: number; readonly html: string }
  | { readonly status: 301 | 302; readonly location: string };
/** The built web app, as the server runs it. */
interface WebEntry {
  render(request: RenderRequest, source: FeedSource): RenderResult;
  /** The page that says that something went wrong here. */
  renderFailure(request: RenderRequest): { readonly status: number; readonly html: string };
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

/** A rendered page as the frame sends it: its bytes by encoding. */
type Encoding = 'br' | 'gzip' | 'identity';
export interface PageBody {
  encoded(encoding: Encoding): EncodedPage | Promise<EncodedPage>;
}
interface EncodedPage {
  readonly encoding: Encoding;
  readonly bytes: Buffer;
}

export interface PageOptions {
  readonly entry: WebEntry;
  /** Where its files are. */
  readonly webDir: string;
  /** What pages are told, `delayS` seconds ago. */
  readonly source: (delayS: number) => FeedSource;
  readonly nowMs: () => number;
  readonly tzHours: (nowMs: number) => number;
  readonly demo: () => RenderRequest['demo'];
  readonly gallery: boolean;
  /** Whose scripts and frames pages may hold, beside our own: those of the captcha. */
  readonly captchaOrigins: readonly string[];
  readonly live: () => string;
  readonly createBody: (text: string) => PageBody;
  readonly encodingOf: (header: string | undefined) => Encoding;
  /** Told how long each page took to render (milliseconds). */
  readonly onRender: (ms: number) => void;
}

/** Pages are rendered anew after this time: a minute of a running match is at most this late without JavaScript. */
const PAGE_MS = 1000;
const KEPT_PAGES = 100;
const ONE_YEAR_MS = 365 * 24 * 3600 * 1000;

/** The web app was not built. */
export class WebMissing extends Error {
  override readonly name = 'WebMissing';
}

const THEME = /(?:^|;\s*)theme=(light|dark)(?:;|$)/;
/** A file that is not there is no page. */
const FILE = /\.[a-z0-9]{1,11}$/i;

/** The hosts beside our own that pages fetch from: those of feeds, and those of push as streams of events. */
function otherHosts({ resolver, push = [] }: ClientConfig): string {
  const entries = resolver === undefined ? [] : [...resolver.local, ...resolver.global, { url: resolver.default_url }];
  return [...entries.map(({ url }) => url), ...push.map((url) => new URL(url.replace(/^ws/, 'http')).origin)]
    .map((origin) => ` ${origin}`)
    .join('');
}

function securityHeaders(themeHash: string, config: ClientConfig, captchaOrigins: readonly string[]): Record<string, string> {
  const captcha = captchaOrigins.map((origin) => ` ${origin}`).join('');
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self' '${themeHash}'${captcha}`,
      `style-src 'self'${captcha}`,
      "img-src 'self' data:",
      "font-src 'self'",
      `connect-src 'self' ws: wss:${otherHosts(config)}${captcha}`,
      `frame-src${captcha === '' ? " 'none'" : captcha}`,
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      "object-src 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'geolocation=(), camera=(), microphone=()',
  };
}

/** Loads the built web app. Throws WebMissing where it was not built. */
export async function loadWebApp(webDir: string): Promise<WebEntry> {
  const entryFile = path.join(webDir, 'server', 'entry-server.js');
  if (!existsSync(entryFile)) throw new WebMissing(`the web app is not built: ${entryFile} is missing (npm run build -w web)`);
  return (await import(pathToFileURL(entryFile).href)) as WebEntry;
}

/** The pages, rendered by the built web app, and its assets. */
export async function pages(
  app: FastifyInstance,
  { entry, webDir, source, nowMs, tzHours, demo, gallery, captchaOrigins, live, createBody, encodingOf, onRender }: PageOptions,
): Promise<void> {
  const headers = securityHeaders(entry.themeScript.hash, source(0).config, captchaOrigins);

  await app.register(fastifyStatic, {
    root: path.join(webDir, 'client'),
    index: false,
    wildcard: false,
    preCompressed: true,
    maxAge: ONE_YEAR_MS,
    immutable: true,
  });

  function render(wish: RenderRequest, { log }: FastifyRequest): RenderResult {
    const startMs = performance.now();
    try {
      return entry.render(wish, source(wish.delayS));
    } catch (error) {
      log.error(error);
      return entry.renderFailure(wish);
    } finally {
      onRender(performance.now() - startMs);
    }
  }

  const kept = new Map<string, { atMs: number; status: number; body: PageBody }>();
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(405).header('allow', 'GET, HEAD').send('');
    const url = request.raw.url!;
    const end = url.includes('?') ? url.indexOf('?') : url.length;
    const [pathname, search] = [url.slice(0, end), url.slice(end)];
    if (FILE.test(pathname)) return reply.code(404).type('text/plain').send('');
    const { cookie = '' } = request.headers;
    const wish = {
      path: pathname,
      search: entry.knownSearch(search),
      theme: (THEME.exec(cookie)?.[1] as 'light' | 'dark' | undefined) ?? null,
      collapsed: entry.readToggled(cookie),
      delayS: entry.readDelay(cookie),
      demo: demo(),
      gallery,
    };
    const key = JSON.stringify(wish);
    const now = nowMs();
    let page = kept.get(key);
    if (page === undefined || now - page.atMs > PAGE_MS) {
      const shownMs = now - wish.delayS * 1000;
      // The counts are those of now: who is behind hears them in time.
      const result = render(
        { ...wish, nowMs: shownMs, tzHours: tzHours(shownMs), live: wish.delayS === 0 ? live() : '' },
        request,
      );
      if ('location' in result) return reply.redirect(result.location + (result.status === 301 ? search : ''), result.status);
      page = {
        atMs: now,
        status: result.status,
        body: createBody(result.html),
      };
      kept.delete(key);
      // Oldest first: what is too old to be sent is not kept either.
      for (const [old, { atMs }] of kept) {
        if (kept.size < KEPT_PAGES && now - atMs <= PAGE_MS) break;
        kept.delete(old);
      }
      kept.set(key, page);
    }
    const { encoding, bytes } = await page.body.encoded(encodingOf(request.headers['accept-encoding']));
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .code(page.status)
      .headers(headers)
      .header('vary', 'Accept-Encoding, Cookie')
      .header('cache-control', 'private, no-cache')
      .type('text/html; charset=utf-8')
      .send(bytes);
  });
}

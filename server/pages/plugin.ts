import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import path from 'node:path';
import type { ClientConfig, OddsView, RenderRequest } from '@stillingen/wire';
import type { Language } from '@stillingen/wire/words';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type EmbedOptions, serveEmbeds } from './embeds.ts';
import { addressedBy, isBareEnglish, type PageEdition, shownIn, type Twins } from './edition.ts';
import { createRenderQueue, type PageCacheOptions, PageCache } from './page-cache.ts';
import { REFUSAL_TEXTS } from './refusal-texts.ts';
import { imageSources, otherHosts, refuse, refuseResult, sendPage, statsHosts } from './replies.ts';
import { serveOfflinePages } from './web-entry.ts';

export interface PageOptions
  extends Omit<PageCacheOptions, 'entry' | 'queue' | 'source' | 'pageOf'>,
    PageEdition,
    Pick<EmbedOptions, 'source' | 'demo' | 'siteUrl' | 'encodingOf' | 'costs'> {
  /** Absent where the site is in Danish alone. */
  readonly english?: PageEdition & { readonly twins: Twins };
  /** Whether other sites may show matches and tables. */
  readonly embeds: boolean;
  readonly webDir: string;
  readonly gallery: boolean;
  readonly captchaOrigins: readonly string[];
  readonly mostWaiting: number;
  /** Null for a visitor that is served no odds; equal views share their pages. */
  readonly oddsOf: (headers: IncomingHttpHeaders) => OddsView | null;
  /** A line of Set-Cookie that deletes a cookie which does not count, else null. */
  readonly forgetOf?: (cookies: string) => string | null;
  /** What pages hold by the place of a visitor; equal ones share their pages. */
  readonly ofPlace?: (headers: IncomingHttpHeaders, path: string) => Pick<RenderRequest, 'banners' | 'mobileUrl'>;
  /** Finds what a page is drawn of; the seconds to wait above a limit, else null. */
  readonly prepare?: (
    request: Pick<RenderRequest, 'path' | 'search' | 'delayS'>,
    language: Language,
    sender: IncomingMessage,
  ) => Promise<number | null>;
}

/** Files of `assets` are named by their content; others keep their names when they change. */
const HASHED = /[\\/]assets[\\/][^\\/]+$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';

const THEME = /(?:^|;\s*)theme=(light|dark)(?:;|$)/;
/** A missing file is no page. */
const FILE = /\.[a-z0-9]{1,11}$/i;

function securityHeaders(
  themeHash: string,
  config: ClientConfig,
  { captchaOrigins, siteUrl, embeds }: Pick<PageOptions, 'captchaOrigins' | 'siteUrl' | 'embeds'>,
): Record<string, string> {
  const captcha = captchaOrigins.map((origin) => ` ${origin}`).join('');
  const banners = (config.bannerOrigins ?? []).map((origin) => ` ${origin}`).join('');
  const framed = captcha + banners;
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self' '${themeHash}'${captcha}`,
      `style-src 'self'${captcha}`,
      imageSources(config) + banners,
      "font-src 'self'",
      "media-src 'self'",
      ["connect-src 'self'", ...otherHosts(config, siteUrl), ...statsHosts(config), ...captchaOrigins].join(' '),
      "worker-src 'self'",
      // The page itself previews embeds.
      `frame-src${embeds ? " 'self'" : framed === '' ? " 'none'" : ''}${framed}`,
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      "object-src 'none'",
      // The script of a hosted captcha may not support trusted types.
      ...(captcha === '' ? ["require-trusted-types-for 'script'", 'trusted-types default'] : []),
    ].join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'geolocation=(), camera=(), microphone=()',
  };
}

export async function pages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { entry, english, webDir, nowMs, tzHours, demo, gallery, embeds, encodingOf, costs } = options;

  await app.register(fastifyStatic, {
    root: path.join(webDir, 'client'),
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => void reply.header('cache-control', HASHED.test(file) ? FOR_EVER : FOR_AN_HOUR),
  });

  const queue = createRenderQueue(options.mostWaiting);
  const drawnBy = (edition: PageEdition) => ({
    cache: new PageCache({ ...options, ...edition, queue }),
    headers: securityHeaders(edition.entry.themeScript.hash, edition.source(0).config, options),
  });
  const danish = drawnBy(options);
  const drawn = { da: danish, en: english === undefined ? danish : drawnBy(english) };
  serveOfflinePages(app, {
    pages: [
      { entry, headers: drawn.da.headers },
      ...(english === undefined ? [] : [{ entry: english.entry, headers: drawn.en.headers }]),
    ],
    request: () => ({ demo: demo(), gallery, nowMs: nowMs(), tzHours: tzHours(nowMs()) }),
  });
  if (embeds) serveEmbeds(app, { ...options, queue });
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(405).header('allow', 'GET, HEAD').send('');
    const url = request.raw.url!;
    const end = url.includes('?') ? url.indexOf('?') : url.length;
    const [pathname, search] = [url.slice(0, end), url.slice(end)];
    if (FILE.test(pathname)) return reply.code(404).type('text/plain').send('');
    if (english !== undefined && isBareEnglish(pathname)) return reply.redirect(`${pathname}/${search}`, 301);
    const { language, path: shownPath } = addressedBy(pathname, english !== undefined);
    const { cookie = '' } = request.headers;
    const odds = options.oddsOf(request.headers);
    const pageRequest = {
      path: shownPath,
      search: entry.knownSearch(search),
      theme: (THEME.exec(cookie)?.[1] as 'light' | 'dark' | undefined) ?? null,
      collapsed: entry.readToggled(cookie),
      delayS: entry.readDelay(cookie),
      ...entry.readListChoices(cookie),
      demo: demo(),
      gallery,
      ...(english === undefined ? {} : { twin: english.twins[language === 'en' ? 'danish' : 'english'](shownPath) }),
      ...(odds === null ? {} : { odds, oddsShown: entry.readOddsShown(cookie) }),
      ...options.ofPlace?.(request.headers, shownPath),
    };
    const waitS = (await options.prepare?.(pageRequest, language, request.raw)) ?? null;
    if (waitS !== null) return refuse(reply, 429, REFUSAL_TEXTS[language].searches, waitS);
    const { cache, headers } = drawn[language];
    const page = await cache.page(pageRequest, {
      admits: () => costs.admits(request.raw),
      spend: (ms) => costs.spend(request.raw, ms),
      report: (error) => request.log.error(error),
    });
    if (typeof page === 'string') return refuseResult(reply, page, language);
    if ('location' in page) {
      const keepsSearch = page.status === 301 && page.dropsSearch !== true;
      return reply.redirect(shownIn(language, page.location) + (keepsSearch ? search : ''), page.status);
    }
    reply.headers(headers).headers({ vary: 'Accept-Encoding, Cookie', 'cache-control': 'private, no-cache' });
    const forgotten = options.forgetOf?.(cookie) ?? null;
    if (forgotten !== null) void reply.header('set-cookie', forgotten);
    return sendPage(request, reply, page, encodingOf);
  });
}

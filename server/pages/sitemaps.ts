import { countryBySlug, type EventItem, type LiveState, rankingSlug, seriesOf, SPORT_NAMES, sportById } from '@stillingen/domain';
import {
  ABOUT_PATH,
  ACCESSIBILITY_PATH,
  APP_PATH,
  articlePath,
  matchPath,
  nationPath,
  NEWS_PATH,
  participantPath,
  rankingPath,
  RANKINGS_PATH,
  seriesPath,
  TV_PATH,
} from '@stillingen/wire';
import { DANISH } from '@stillingen/wire/words';
import type { FastifyInstance } from 'fastify';
import { categoryOf, isListed, leaguePagePath, placePath } from '../projection/league-header.ts';

interface SitemapOptions {
  readonly state: Pick<LiveState, 'leagues' | 'participants' | 'events' | 'races' | 'articles' | 'rankings'>;
  /** Without it there is no sitemap: its addresses must be absolute. */
  readonly siteUrl: string;
  readonly nowMs: () => number;
  /** The English address of a Danish path; absent where the site is in Danish alone. */
  readonly englishOf?: (path: string) => string;
}

/** The protocol of sitemaps allows 50,000 addresses a file. */
const FILE_ADDRESSES = 40_000;
/** Matches older than this are found through their competitions. */
const MATCHES_S = 90 * 24 * 3600;
const CACHE = 'public, max-age=3600';
const KEPT_MS = 3_600_000;

type Kind = 'sider' | 'steder' | 'turneringer' | 'deltagere' | 'kampe' | 'serier';
const KINDS: readonly Kind[] = ['sider', 'steder', 'turneringer', 'deltagere', 'kampe', 'serier'];

/** The pages of countries, in all sports and in each, and of categories. */
function* placesOf({ leagues }: SitemapOptions['state']): Generator<string> {
  for (const league of leagues.values()) {
    const place = categoryOf(league, DANISH);
    if (isListed(league)) yield placePath(league.sportId, place, DANISH);
    if (countryBySlug(place.slug) !== null) yield nationPath(place.slug);
  }
}

/** As the matches of a series name its page; null for a match without one. */
function seriesPathOf(event: EventItem, { leagues, participants }: SitemapOptions['state']): string | null {
  const id = event.round === '' ? null : seriesOf(leagues.get(event.leagueId)!, event);
  const slugs = [event.home, event.away].map((side) => participants.get(side)!.slug).filter((slug) => slug !== '');
  return id === null || slugs.length < 2 ? null : seriesPath(slugs.toSorted().join('-'), id);
}

function* pathsOf(kind: Kind, { state, nowMs }: SitemapOptions): Generator<string> {
  switch (kind) {
    case 'sider':
      for (const { segment } of SPORT_NAMES) yield `/${segment}/`;
      yield NEWS_PATH;
      yield TV_PATH;
      yield RANKINGS_PATH;
      yield* [APP_PATH, ABOUT_PATH, ACCESSIBILITY_PATH];
      for (const list of state.rankings.values()) if (!list.live) yield rankingPath(rankingSlug(list));
      for (const { id, url } of state.articles.values()) if (url === '') yield articlePath(id);
      return;
    case 'steder':
      yield* placesOf(state);
      return;
    case 'turneringer':
      for (const league of state.leagues.values()) yield leaguePagePath(league);
      return;
    case 'deltagere':
      for (const participant of state.participants.values()) {
        const path = participant.deleted === true ? '' : participantPath(participant);
        if (path !== '') yield path;
      }
      return;
    case 'kampe': {
      const fromS = nowMs() / 1000 - MATCHES_S;
      for (const all of [state.events, state.races])
        for (const { id, sportId, start } of all.values())
          if (start >= fromS && sportById(sportId)?.detailPage === true) yield matchPath(id);
      return;
    }
    case 'serier': {
      const fromS = nowMs() / 1000 - MATCHES_S;
      for (const event of state.events.values()) {
        const path = event.start < fromS ? null : seriesPathOf(event, state);
        if (path !== null) yield path;
      }
    }
  }
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LINKS = `${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
const listOf = (outer: string, inner: string, addresses: readonly string[]): string =>
  `${HEAD}<${outer} ${NAMESPACE}>${addresses.map((address) => `<${inner}><loc>${address}</loc></${inner}>`).join('')}</${outer}>`;

/** Each address names those of the same page in all languages, itself too. */
function listInBoth(pairs: readonly (readonly [danish: string, english: string])[]): string {
  const link = (language: string, href: string): string => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
  const entries = pairs.flatMap(([danish, english]) => {
    const links = link('da', danish) + link('en', english) + link('x-default', danish);
    return [danish, english].map((address) => `<url><loc>${address}</loc>${links}</url>`);
  });
  return `${HEAD}<urlset ${LINKS}>${entries.join('')}</urlset>`;
}

/** Files by name, all made at once. Paths hold no character that XML escapes. */
function filesOf(options: SitemapOptions): ReadonlyMap<string, string> {
  const { siteUrl, englishOf } = options;
  const absolute = (path: string): string => siteUrl + path;
  const files = new Map<string, string>();
  for (const kind of KINDS) {
    const paths = [...new Set(pathsOf(kind, options))];
    const most = englishOf === undefined ? FILE_ADDRESSES : FILE_ADDRESSES / 2;
    for (let from = 0; from < paths.length; from += most) {
      const part = paths.slice(from, from + most);
      const text =
        englishOf === undefined
          ? listOf('urlset', 'url', part.map(absolute))
          : listInBoth(part.map((path) => [absolute(path), absolute(englishOf(path))] as const));
      files.set(`/sitemap-${kind}-${from / most + 1}.xml`, text);
    }
  }
  const index = listOf('sitemapindex', 'sitemap', [...files.keys()].map(absolute));
  return files.set('/sitemap.xml', index);
}

/** The addresses of all pages for search engines, renewed once an hour. */
export function serveSitemaps(app: FastifyInstance, options: SitemapOptions): void {
  const { siteUrl, nowMs } = options;
  const robots = [
    'User-agent: *',
    'Disallow: /konto/',
    ...(options.englishOf === undefined ? [] : ['Disallow: /en/account/']),
    ...(siteUrl === '' ? [] : [`Sitemap: ${siteUrl}/sitemap.xml`]),
  ];
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE)
      .send(`${robots.join('\n')}\n`),
  );
  if (siteUrl === '') return;
  let kept: { readonly atMs: number; readonly files: ReadonlyMap<string, string> } | null = null;
  function fileOf(name: string): string | null {
    if (kept === null || nowMs() - kept.atMs > KEPT_MS) kept = { atMs: nowMs(), files: filesOf(options) };
    return kept.files.get(name) ?? null;
  }
  app.get('/sitemap:rest(.*\\.xml)', { schema: { hide: true } }, async (request, reply) => {
    const text = fileOf(request.url);
    return text === null
      ? reply.code(404).type('text/plain').send('')
      : reply.type('application/xml; charset=utf-8').header('cache-control', CACHE).send(text);
  });
}

import type { FastifyRequest } from 'fastify';
import { copenhagenHours, type LiveState } from '@stillingen/domain';
import { type FeedSource, GEO_HEADERS, GEO_PATH } from '@stillingen/wire';
import { DANISH, type Language, type Vocabulary } from '@stillingen/wire/words';
import Type from 'typebox';
import { ruleTrials } from '../../alerts/rules/plugin.ts';
import { RuleTrial } from '../../alerts/rules/trial.ts';
import type { ConsentCookies } from '../../consent/cookies.ts';
import { channelPaths } from '../../channels/documentation.ts';
import { channels } from '../../channels/plugin.ts';
import { createBody, createPageBody, encodingOf } from '../../feeds/body.ts';
import type { FeedLibrary } from '../../feeds/library.ts';
import { eventsOfPerson } from '../../feeds/persons/appearances.ts';
import { reportHead } from '../../feeds/reports/report.ts';
import { geoRecord } from '../../feeds/replies.ts';
import { graphql } from '../../graphql/plugin.ts';
import { jsonAnswer } from '../../http/documentation.ts';
import { addressOf } from '../../http/request.ts';
import { type CostLimit, createCostLimit } from '../../http/limits/cost-limit.ts';
import { createRateLimit } from '../../http/limits/rate-limit.ts';
import { captchaOrigins } from '../../ops/config/accounts.ts';
import type { Config } from '../../ops/config/config.ts';
import { clientConfig, feedSource, leaguePageOf, operatorOf } from '../../pages/feed-source.ts';
import { type PageEdition, twinsIn, withDanishWords } from '../../pages/edition.ts';
import { embedPaths } from '../../pages/embed-documentation.ts';
import { pages } from '../../pages/plugin.ts';
import { serveSecurityText } from '../../pages/security-txt.ts';
import { serveSitemaps } from '../../pages/sitemaps.ts';
import type { loadWebApp } from '../../pages/web-entry.ts';
import type { LanguageEdition, LanguageEditions } from '../../projection/editions.ts';
import { categoryOf, leaguePagePath, leaguePath, leagueSortKey, stageName } from '../../projection/league-header.ts';
import { type LiveCounts, type LiveNow, simulatedShare } from '../../projection/live-counts.ts';
import { logoAddress } from '../../images/pictures.ts';
import { cardPicture, serveImages } from '../../images/plugin.ts';
import { search } from '../../search/plugin.ts';
import { SearchIndex } from '../../search/search-index.ts';
import { PageAnswers } from '../../search/page-answers.ts';
import { siteSearch } from '../../search/site-plugin.ts';
import { SiteSearch } from '../../search/site-search.ts';
import type { SourceIndex } from '../../projection/sources/source-index.ts';
import type { Projection } from '../../projection/projection.ts';
import type { Images } from '../images/open-images.ts';
import { pictureSource } from '../images/picture-source.ts';
import type { RoleContext } from '../infrastructure.ts';
import { serveBanners } from '../banners/serve-banners.ts';
import type { EdgeAnswers } from '../odds/edge-odds.ts';
import { type EdgeOdds, oddsViewOf } from '../odds/serve-odds.ts';

const GEO = {
  summary: 'The location of a visitor, as the proxy in front reports it',
  tags: ['Queries'],
  documents: {
    response: {
      200: jsonAnswer(
        'Empty where unknown.',
        Type.Object(Object.fromEntries(Object.keys(GEO_HEADERS).map((name) => [name, Type.String()]))),
        { ...Object.fromEntries(Object.keys(GEO_HEADERS).map((name) => [name, ''])), countryCode: 'DK', cityName: 'Aarhus' },
      ),
    },
  },
};
const SEARCH_RATE = { requests: 20, windowMs: 10_000 } as const;

export interface EdgeParts {
  readonly context: RoleContext;
  readonly state: LiveState;
  readonly projection: Projection;
  readonly editions: LanguageEditions<FeedLibrary>;
  readonly liveNow: LiveNow;
  readonly liveCounts: LiveCounts;
  readonly sources: SourceIndex;
}

export const costLimitOf = ({ costPerAddress, clientAddressHeader }: Config): CostLimit =>
  createCostLimit({
    msPerSecond: costPerAddress,
    clockMs: () => performance.now(),
    addressOf: (sender) => addressOf(sender, clientAddressHeader),
  });

export interface Queries extends AsyncDisposable {
  readonly answers: PageAnswers;
}

export function serveQueries(
  { context: { config, app, follower }, state, projection, editions }: EdgeParts,
  odds: Pick<EdgeAnswers, 'queriesOf' | 'recall'> | null,
): Queries {
  const wordsOf = (project: number): Vocabulary => editions.find(({ projects }) => projects.includes(project))?.words ?? DANISH;
  const index = new SearchIndex(
    state,
    editions.map(({ words }) => words),
    (error) => app.log.error(error),
  );
  follower.onEntries((entries) => index.advance(entries));

  const limits = {
    limit: createRateLimit({ ...SEARCH_RATE, clockMs: Date.now }),
    addressOf: (request: FastifyRequest) => addressOf(request.raw, config.clientAddressHeader),
  };
  search(app, { index, leaguePath, wordsOf, ...limits });
  const siteWith = (words: Vocabulary): SiteSearch =>
    new SiteSearch({
      ...{ index, state, words, leaguePagePath, nowMs: Date.now, eventsOf: projection.eventsOf },
      sortKeyOf: (league) => leagueSortKey(league, DANISH),
      countryIdOf: (league) => categoryOf(league, DANISH).id,
    });
  const sites = new Map(editions.map(({ words }) => [words.language, siteWith(words)]));
  const danish = sites.get('da') ?? siteWith(DANISH);
  const siteIn = (language: Language): SiteSearch => sites.get(language) ?? danish;
  siteSearch(app, { siteIn, ...limits });
  app.get(GEO_PATH, { schema: GEO }, async ({ headers }, reply) =>
    reply.header('cache-control', 'private, no-store').send(geoRecord(headers, config.geoHeaders)),
  );
  ruleTrials(app, {
    trial: new RuleTrial(state),
    costs: costLimitOf(config),
    nowS: () => Date.now() / 1000,
    clockMs: () => performance.now(),
    bodyOf(text) {
      const body = createBody(text);
      return async (accepts) => body.encoded(encodingOf(accepts));
    },
  });
  graphql(
    app,
    {
      state,
      wordsOf,
      ...(odds === null ? {} : { oddsOf: odds.queriesOf, recall: (event: string) => odds.recall(event, null) }),
      names: { country: (league, words) => categoryOf(league, words).name, stage: stageName },
    },
    costLimitOf(config),
  );
  return {
    answers: new PageAnswers(siteIn, limits.limit),
    [Symbol.asyncDispose]: () => index[Symbol.asyncDispose](),
  };
}

export function serveChannels({ context: { config, app, documentation }, projection }: EdgeParts): void {
  documentation.add(channelPaths);
  channels(app, {
    ...{ shown: projection, eventsOfPerson, reportOf: reportHead, siteUrl: config.siteUrl },
    ...{ costs: costLimitOf(config), nowMs: Date.now, createBody, encodingOf },
  });
}

type WebApp = Awaited<ReturnType<typeof loadWebApp>>;

interface PartsOfVisitors {
  readonly odds: EdgeOdds | null;
  readonly consent: ConsentCookies | null;
  readonly images: Images;
}

export async function servePages(
  { context, state, editions, liveNow, liveCounts, sources }: EdgeParts,
  { entry, english }: { readonly entry: WebApp; readonly english: WebApp | null },
  { answers }: Queries,
  { odds, consent, images }: PartsOfVisitors,
): Promise<void> {
  const { config, app, metrics, documentation, banners, consent: needed } = context;
  const bannerOrigins = banners === null ? {} : { bannerOrigins: banners.origins };
  if (config.embeds) documentation.add(embedPaths);
  const pictures = pictureSource(state, editions[0].library, images, config.webDir);
  serveImages(app, { source: pictures, pool: images.pool, costs: costLimitOf(config), counts: metrics.images });
  const card: FeedSource['card'] = (kind, id) => cardPicture(pictures, kind, id);
  serveSecurityText(app, { email: config.operatorEmail, siteUrl: config.siteUrl, nowMs: Date.now });
  const twins = twinsIn(state);
  serveSitemaps(app, {
    ...{ state, siteUrl: config.siteUrl, nowMs: Date.now },
    ...(english === null ? {} : { englishOf: twins.english }),
  });
  const allWords = editions.map(({ words }) => words);
  const pagesIn = ({ words, library, projects: [projectId] }: LanguageEdition<FeedLibrary>, drawnBy: WebApp): PageEdition => ({
    entry: drawnBy,
    source: feedSource(
      state,
      library,
      {
        config: { ...clientConfig(config, projectId), ...needed, ...bannerOrigins },
        ...{ operator: operatorOf(config), siteUrl: config.siteUrl, words, card },
        search: (text, isLive) => answers.of(words.language, text, isLive),
        ...(config.logosDir === '' ? {} : { logo: (kind, id) => logoAddress(pictures, kind, id) }),
        sources: () => sources.named(),
        vacancy: () => sources.vacancy(),
      },
      Date.now,
    ),
    pageOf: (path) => leaguePageOf(state, allWords, path) ?? (words.language === 'en' ? withDanishWords(path) : null),
  });
  const edition = editions.find(({ words }) => words.language === 'en');
  await pages(app, {
    ...pagesIn(editions[0], entry),
    ...(english === null || edition === undefined ? {} : { english: { ...pagesIn(edition, english), twins } }),
    webDir: config.webDir,
    nowMs: Date.now,
    tzHours: (nowMs) => copenhagenHours(nowMs / 1000),
    demo: () => simulatedShare(state),
    live: (delayS) => (delayS === 0 ? liveNow.text() : liveCounts.at(Date.now() - delayS * 1000)),
    gallery: config.gallery,
    embeds: config.embeds,
    captchaOrigins: captchaOrigins(config.captcha),
    siteUrl: config.siteUrl,
    createBody: createPageBody,
    encodingOf,
    onRender: metrics.pageRendered,
    costs: costLimitOf(config),
    mostWaiting: config.rendersWaiting,
    oddsOf: oddsViewOf(odds),
    ...(consent === null ? {} : { forgetOf: (cookies: string) => consent.forget(cookies, Date.now() / 1000) }),
    ofPlace: serveBanners(context, state, { odds, consent }),
    prepare: (page, language, sender) => answers.prepare(page, language, addressOf(sender, config.clientAddressHeader)),
  });
}

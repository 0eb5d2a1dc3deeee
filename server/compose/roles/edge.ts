import { DANISH, type Vocabulary } from '@stillingen/wire/words';
import { copenhagenHours, type LiveState } from '@stillingen/domain';
import { captchaOrigins } from '../../ops/config/captcha.ts';
import { createBody, encodingOf } from '../../feeds/body.ts';
import { geoRecord } from '../../feeds/geo.ts';
import type { FeedLibrary } from '../../feeds/library.ts';
import { LiveCounts, isAnythingLive, liveText } from '../../projection/live-counts.ts';

import { feedHandler } from '../../feeds/plugin.ts';
import { categoryOf, leaguePath, stageName } from '../../projection/league-header.ts';
import { graphql } from '../../graphql/plugin.ts';
import type { FirstAnswer } from '../../http/reply.ts';
import { type CostLimit, createCostLimit } from '../../http/limits/cost-limit.ts';
import { pages } from '../../pages/plugin.ts';
import { loadWebApp } from '../../pages/web-entry.ts';
import { addressOf } from '../../http/address.ts';
import { PushHub } from '../../push/hub.ts';
import { PUSH_LIMITS } from '../../push/limits.ts';
import { push } from '../../push/plugin.ts';
import { createRateLimit, search } from '../../search/plugin.ts';
import { createSearchIndex } from '../../search/search-index.ts';
import { clientConfig } from '../../pages/client-config.ts';
import { createEditions } from '../editions.ts';
import { feedSource, leaguePageOf } from '../../pages/feed-source.ts';
import { accountGate, pushAccounts } from '../push-accounts.ts';
import { knownSubjects, publishSystemFeed, UpdatePublisher, withTracing } from '../../projection/publish-updates.ts';
import type { EdgeState } from '../../projection/edge-state.ts';
import { serviceOf, type ServiceStatus, watchStatus } from '../../projection/service-status.ts';
import type { EntryListener } from '../../bus/bus.ts';
import type { RoleContext } from './role.ts';

/** The address that locates a visitor (GEO-07). */
const GEO_PATH = '/api/geo/';
/** Searches of one address: as fast as typing. */
const SEARCH_RATE = { requests: 20, windowMs: 10_000 } as const;

const clockMs = (): number => performance.now();

export interface Edge extends AsyncDisposable {
  /** Takes entries that were applied to the state. */
  readonly onEntries: EntryListener;
  /** Answers feeds before the router. */
  readonly answerFeed: FirstAnswer;
  readonly library: Pick<FeedLibrary, 'answers'>;
  readonly hub: Pick<PushHub, 'counts' | 'connectionsBy'>;
}

/** Whether all, some or no leagues are simulated or replayed. */
function demoIn({ leagues }: LiveState): 'all' | 'some' | 'none' {
  let [real, other] = [false, false];
  for (const { origin } of leagues.values()) {
    if (origin === 'real') real = true;
    else other = true;
  }
  return other ? (real ? 'some' : 'all') : 'none';
}

/** Feeds, push, search and, with `withPages`, pages, from the state of the follower. */
export async function startEdge(
  { config, app, infrastructure, follower, metrics, tracing }: RoleContext,
  { projection, pastStates }: EdgeState,
  withPages: boolean,
): Promise<Edge> {
  await using stack = new AsyncDisposableStack();
  const { state } = follower;
  const entry = withPages ? await loadWebApp(config.webDir) : null;
  const service = (): ServiceStatus => ({
    ...serviceOf(
      { behindMs: follower.behindMs(), quietMs: follower.quietMs(), isLive: () => isAnythingLive(state, Date.now() / 1000) },
      Date.now(),
    ),
    program: entry?.program,
  });
  const editions = createEditions(
    config,
    { projection, pastStates },
    { nowMs: Date.now, service, onRender: metrics.feedRendered },
  );
  const [{ library }] = editions;
  const wordsOf = (project: number): Vocabulary => editions.find(({ projects }) => projects.includes(project))?.words ?? DANISH;
  const hub = stack.use(
    new PushHub({
      nowMs: Date.now,
      clockMs,
      isKnown: knownSubjects(state, editions, config.identityNamespace),
      gate: accountGate(infrastructure.db, {
        nowMs: Date.now,
        onError: (error) => app.log.error({ err: error }, 'sessions could not be asked'),
      }),
      namespace: config.pushNamespace,
    }),
  );
  stack.use(await pushAccounts(infrastructure.db, hub, { namespace: config.identityNamespace, project: config.projectId }));
  stack.use(
    watchStatus(
      () => service().status,
      () => publishSystemFeed(hub, library),
    ),
  );
  const liveCounts = new LiveCounts();
  liveCounts.note(liveText(state), Date.now());
  const publisher = new UpdatePublisher(projection, hub, editions, liveCounts);
  const onEntries = withTracing((entries) => publisher.publish(entries, Date.now()), hub, tracing);
  const costLimit = (): CostLimit =>
    createCostLimit({
      msPerSecond: config.costPerAddress,
      clockMs,
      addressOf: (sender) => addressOf(sender, config.clientAddressHeader),
    });
  const searchIndex = createSearchIndex(
    state,
    editions.map(({ words }) => words),
  );
  follower.onEntries(searchIndex.advance);

  search(app, {
    index: searchIndex,
    leaguePath,
    wordsOf,
    limit: createRateLimit({ ...SEARCH_RATE, nowMs: Date.now }),
    addressOf: (request) => addressOf(request.raw, config.clientAddressHeader),
  });
  app.get(GEO_PATH, async ({ headers }, reply) =>
    reply.header('cache-control', 'private, no-store').send(geoRecord(headers, config.geoHeaders)),
  );
  graphql(
    app,
    {
      state,
      wordsOf,
      names: { country: (league, words) => categoryOf(league, words).name, stage: stageName },
    },
    costLimit(),
  );
  if (entry !== null) {
    await pages(app, {
      entry,
      webDir: config.webDir,
      source: feedSource(state, library, clientConfig(config), Date.now),
      pageOf: (path) =>
        leaguePageOf(
          state,
          editions.map(({ words }) => words),
          path,
        ),
      nowMs: Date.now,
      tzHours: (nowMs) => copenhagenHours(nowMs / 1000),
      demo: () => demoIn(state),
      live: (delayS) => (delayS === 0 ? liveText(state) : liveCounts.at(Date.now() - delayS * 1000)),
      gallery: config.gallery,
      captchaOrigins: captchaOrigins(config.captcha),
      siteUrl: config.siteUrl,
      createBody,
      encodingOf,
      onRender: metrics.pageRendered,
      costs: costLimit(),
      mostWaiting: config.rendersWaiting,
    });
  }
  push(app, {
    hub,
    clockMs,
    random: Math.random,
    origins: config.pushOrigins,
    addressHeader: config.clientAddressHeader,
    limits: { ...PUSH_LIMITS, perAddress: config.pushPerAddress },
    rawWrites: config.pushRawWrites,
    onRefused: metrics.pushRefused,
  });
  const answerFeed = feedHandler({
    editions: editions.flatMap((edition) => edition.projects.map((projectId) => ({ projectId, library: edition.library }))),
    prefix: config.feedPrefix,
    sign: config.feedSign,
    geoOf: (headers) => geoRecord(headers, config.geoHeaders),
    report: (error) => app.log.error(error),
    onRefused: metrics.feedRefused,
    onCompressed: metrics.feedCompressed,
    costs: { now: costLimit(), earlier: costLimit() },
  });
  const disposal = stack.move();
  return { answerFeed, onEntries, library, hub, [Symbol.asyncDispose]: () => disposal.disposeAsync() };
}

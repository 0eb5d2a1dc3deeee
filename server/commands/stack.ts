import { copenhagenHours, copyState, type LiveState } from '@stillingen/domain';
import type { ClientConfig } from '@stillingen/wire';
import type { FastifyInstance } from 'fastify';
import { createInProcessBus } from '../bus/in-process.ts';
import { type Config, ConfigError } from '../config.ts';
import { createBody, encodingOf } from '../feeds/body.ts';
import { geoRecord } from '../feeds/geo.ts';
import { createFeedLibrary } from '../feeds/library.ts';
import { liveText } from '../feeds/lists/live-counts.ts';
import { participantPath } from '../feeds/competition/paths.ts';
import { feedHandler } from '../feeds/plugin.ts';
import { categoryOf, leaguePath } from '../feeds/state/rows.ts';
import { stageName } from '../feeds/state/words-da.ts';
import { graphql } from '../graphql/plugin.ts';
import { addressOf } from '../push/address.ts';
import { createPastStates } from '../feeds/state/past-states.ts';
import { createProjection } from '../feeds/state/projection.ts';
import { createApp } from '../http/app.ts';
import type { FirstAnswer } from '../http/listener.ts';
import { pages } from '../http/pages.ts';
import { search } from '../search/plugin.ts';
import { createRateLimit } from '../search/rate-limit.ts';
import { createSearchIndex } from '../search/search-index.ts';
import { createMetrics } from '../metrics.ts';
import { createDrain } from '../operations/drain.ts';
import { operations } from '../operations/plugin.ts';
import { ingest } from '../ingest/plugin.ts';
import { createFollower } from '../live/follower.ts';
import { createLeader, loadState } from '../live/leader.ts';
import { createPushHub } from '../push/hub.ts';
import { PUSH_LIMITS } from '../push/limits.ts';
import { push } from '../push/plugin.ts';
import type { Database } from '../store/database.ts';
import { databaseHealth } from '../store/health.ts';
import { announce, openStore } from '../store/open.ts';
import { providerOfKey } from '../store/providers.ts';
import { writeSnapshot } from '../store/snapshots.ts';
import { feedSource } from './feed-source.ts';
import { knownSubjects, pushChanges } from './push-changes.ts';

/** A running server: all roles in one process. */
export interface Stack extends AsyncDisposable {
  /** Where it is served. */
  readonly url: string;
  readonly db: Database;
  readonly state: LiveState;
}

/** Entries after which a snapshot pays: a start reads about this many in half a second. */
const SNAPSHOT_ENTRIES = 20_000;
const SNAPSHOT_CHECK_MS = 60_000;
/** Where a page asks where its visitor is (GEO-07). */
const GEO_PATH = '/api/geo/';
/** Searches of one address: as fast as anybody types. */
const SEARCH_RATE = { requests: 20, windowMs: 10_000 } as const;

/** Whether all leagues are of simulated or replayed matches, some, or none. */
function demoIn({ leagues }: LiveState): 'all' | 'some' | 'none' {
  let [real, other] = [false, false];
  for (const { origin } of leagues.values()) {
    if (origin === 'real') real = true;
    else other = true;
  }
  return other ? (real ? 'some' : 'all') : 'none';
}

/** A snapshot now and then while it runs, and one at the end, so that the next start is short. */
function keepSnapshots(db: Database, state: LiveState): AsyncDisposable {
  let written = state.n;
  let writing = Promise.resolve();
  const write = (): Promise<void> => {
    written = state.n;
    writing = writing.then(() => writeSnapshot(db, state)).catch(() => undefined);
    return writing;
  };
  const timer = setInterval(() => {
    if (state.n - written >= SNAPSHOT_ENTRIES) void write();
  }, SNAPSHOT_CHECK_MS);
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      if (state.n > written) await write();
      else await writing;
    },
  };
}

/** What browsers are told: only what differs from their own defaults. */
function clientConfig({
  projectId,
  feedSign,
  feedPrefix,
  feedResolver,
  geoHeaders,
  pushAliases,
  pushNamespace,
}: Config): ClientConfig {
  return {
    projectId,
    sign: feedSign,
    ...(feedPrefix === '/x/feed/' ? {} : { feedPrefix }),
    ...(pushAliases.length === 0 ? {} : { push: pushAliases }),
    ...(pushNamespace === '' ? {} : { pushNamespace }),
    ...(geoHeaders === '' ? {} : { asksGeo: true }),
    ...(feedResolver.resolver === null ? {} : { resolver: feedResolver.resolver }),
  };
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    return await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new ConfigError(`PORT ${config.port} is taken by another program; set PORT to a free one`);
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
      throw new ConfigError(`PORT ${config.port} on HOST ${config.host} can not be used: ${code}`);
    throw error;
  }
}

/** Starts store, live, edge and pages, and listens. Without `withPages` only the provider's door and the feeds are served. */
export async function startStack(config: Config, { withPages }: { withPages: boolean }): Promise<Stack> {
  await using stack = new AsyncDisposableStack();
  let answerFeed: FirstAnswer = () => false;
  const app = createApp(config, (request, response) => answerFeed(request, response));
  const { db } = stack.use(await openStore(config));
  const bus = stack.use(createInProcessBus());
  const loaded = await loadState(db);
  const metrics = createMetrics();
  let committed = loaded.n;
  const leader = createLeader({
    db,
    bus,
    state: loaded,
    nowMs: Date.now,
    report: (error) => app.log.error(error),
    onCommit: (n, ms) => {
      committed = n;
      metrics.committed(ms);
    },
  });
  stack.defer(() => leader.drain());
  const { state, beforeEntries, onEntries } = stack.use(await createFollower(bus, copyState(loaded)));
  stack.use(keepSnapshots(db, state));
  stack.defer(() => app.close());
  const drain = createDrain(app);
  // Half of the time, as the snapshot and the database need theirs.
  stack.defer(() => drain.settle((config.drainSeconds * 1000) / 2));
  const projection = createProjection(state, Date.now());
  const pastStates = createPastStates(state, Date.now());
  beforeEntries((entries) => pastStates.note(entries, Date.now()));
  const library = createFeedLibrary({
    projection,
    pastStates,
    nowMs: Date.now,
    service: { status: 0 },
    onRender: metrics.feedRendered,
  });
  // Ended before the frame, which waits for every connection.
  const hub = stack.use(
    createPushHub({ nowMs: Date.now, isKnown: knownSubjects(state, config.projectId), namespace: config.pushNamespace }),
  );
  stack.defer(() => drain.begin());
  onEntries(pushChanges(projection, hub, library, config.projectId));

  const searchIndex = createSearchIndex(state);
  onEntries(searchIndex.advance);

  await app.register(async (scope) =>
    ingest(scope, {
      providerOf: (key) => providerOfKey(db, key),
      submit: leader.submit,
      onResults: metrics.ingested,
      isEnding: () => drain.isEnding,
    }),
  );
  answerFeed = feedHandler({
    library,
    projectId: config.projectId,
    prefix: config.feedPrefix,
    sign: config.feedSign,
    geoOf: (headers) => geoRecord(headers, config.geoHeaders),
    report: (error) => app.log.error(error),
    onRefused: metrics.feedRefused,
    onCompressed: metrics.feedCompressed,
  });
  search(app, {
    index: searchIndex,
    paths: { league: leaguePath, participant: participantPath },
    limit: createRateLimit({ ...SEARCH_RATE, nowMs: Date.now }),
    addressOf: (request) => addressOf(request.raw, config.clientAddressHeader),
  });
  app.get(GEO_PATH, async ({ headers }, reply) =>
    reply.header('cache-control', 'private, no-store').send(geoRecord(headers, config.geoHeaders)),
  );
  graphql(app, { state, names: { country: (league) => categoryOf(league).name, stage: stageName } });
  operations(app, {
    isEnding: () => drain.isEnding,
    isDatabaseUp: async () => (await databaseHealth(db)) !== null,
    metrics: {
      contentType: metrics.contentType,
      text: async () =>
        metrics.text({
          committed,
          followed: state.n,
          feeds: library.answers,
          push: hub.counts,
          connections: hub.connectionsBy(),
          database: await databaseHealth(db),
        }),
    },
    metricsToken: config.metricsToken,
    addressHeader: config.clientAddressHeader,
  });
  if (withPages) {
    await pages(app, {
      webDir: config.webDir,
      source: feedSource(state, library, clientConfig(config), Date.now),
      nowMs: Date.now,
      tzHours: (nowMs) => copenhagenHours(nowMs / 1000),
      demo: () => demoIn(state),
      live: () => liveText(state),
      gallery: config.gallery,
      createBody,
      encodingOf,
      onRender: metrics.pageRendered,
    });
  }
  push(app, {
    hub,
    nowMs: Date.now,
    random: Math.random,
    origins: config.pushOrigins,
    addressHeader: config.clientAddressHeader,
    limits: { ...PUSH_LIMITS, perAddress: config.pushPerAddress },
  });
  const url = await listen(app, config);
  await announce(db, { url, pid: process.pid });
  const disposal = stack.move();
  return { url, db, state, [Symbol.asyncDispose]: () => disposal.disposeAsync() };
}

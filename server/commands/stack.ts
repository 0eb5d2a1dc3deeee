import { copenhagenHours, copyState, type LiveState } from '@stillingen/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createInProcessBus } from '../bus/in-process.ts';
import { type Config, ConfigError } from '../config.ts';
import { createBody, createFeedLibrary, type FeedLibrary } from '../feeds/library.ts';
import { liveText } from '../feeds/live-counts.ts';
import { encodingOf, feeds, type Geo } from '../feeds/plugin.ts';
import { createProjection, type Projection } from '../feeds/projection.ts';
import { attachPush, createApp } from '../http/app.ts';
import { pages } from '../http/pages.ts';
import { ingest } from '../ingest/plugin.ts';
import { createFollower } from '../live/follower.ts';
import { createLeader, loadState } from '../live/leader.ts';
import { createPushHub, type PushHub } from '../push/hub.ts';
import type { Database } from '../store/database.ts';
import { announce, openStore } from '../store/open.ts';
import { providerOfKey } from '../store/providers.ts';
import { writeSnapshot } from '../store/snapshots.ts';
import { feedSource } from './feed-source.ts';

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
const PROJECT_TYPE = 1;
/** How often it is told how many matches are being played. */
const LIVE_COUNTS_MS = 5000;

function geoOf(config: Config): (request: FastifyRequest) => Geo {
  const header = (request: FastifyRequest, name: string): string =>
    config.geoHeaders === 'cloudflare' ? String(request.headers[name] ?? '') : '';
  return (request) => ({
    country: header(request, 'cf-ipcountry'),
    city: header(request, 'cf-ipcity'),
    subdivisionName: header(request, 'cf-region'),
    subdivisionCode: header(request, 'cf-region-code'),
  });
}

function pushChanges(
  projection: Projection,
  hub: PushHub,
  library: FeedLibrary,
): Parameters<Awaited<ReturnType<typeof createFollower>>['onEntries']>[0] {
  let told = { live: '', atMs: 0 };
  return (entries) => {
    const nowMs = Date.now();
    const { texts, structural } = projection.advance(entries, nowMs);
    for (const [sportId, text] of texts) hub.publish(`u_${sportId}_${PROJECT_TYPE}`, text);
    if (!structural && nowMs - told.atMs < LIVE_COUNTS_MS) return;
    const live = liveText(projection.state);
    if (!structural && live === told.live) return;
    told = { live, atMs: nowMs };
    hub.publish(`sys_${PROJECT_TYPE}`, library.body(`sys_${PROJECT_TYPE}`)!.text);
  };
}

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
  const app = createApp(config);
  const { db } = stack.use(await openStore(config));
  const bus = stack.use(createInProcessBus());
  const loaded = await loadState(db);
  const leader = createLeader({ db, bus, state: loaded, nowMs: Date.now, report: (error) => app.log.error(error) });
  stack.defer(() => leader.drain());
  const { state, onEntries } = stack.use(await createFollower(bus, copyState(loaded)));
  stack.use(keepSnapshots(db, state));
  stack.defer(() => app.close());
  const projection = createProjection(state);
  const library = createFeedLibrary({ projection, nowMs: Date.now, service: { status: 0 } });
  // Ended before the frame, which waits for every connection.
  const hub = stack.use(createPushHub({ nowMs: Date.now }));
  onEntries(pushChanges(projection, hub, library));

  await app.register(async (scope) => ingest(scope, { providerOf: (key) => providerOfKey(db, key), submit: leader.submit }));
  await app.register(async (scope) =>
    feeds(scope, { library, projectId: config.projectId, sign: config.feedSign, geoOf: geoOf(config) }),
  );
  app.get('/healthz', async () => 'ok');
  if (withPages) {
    await pages(app, {
      webDir: config.webDir,
      source: feedSource(state, library, { projectId: config.projectId, sign: config.feedSign }),
      nowMs: Date.now,
      tzHours: (nowMs) => copenhagenHours(nowMs / 1000),
      demo: () => demoIn(state),
      live: () => liveText(state),
      gallery: config.gallery,
      createBody,
      encodingOf,
    });
  }
  attachPush(app, hub.accept);
  const url = await listen(app, config);
  await announce(db, { url, pid: process.pid });
  const disposal = stack.move();
  return { url, db, state, [Symbol.asyncDispose]: () => disposal.disposeAsync() };
}

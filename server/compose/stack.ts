import type { WhenPushed } from '../alerts/live-push.ts';
import type { LiveState } from '@stillingen/domain';
import type { Config } from '../ops/config/config.ts';
import { createApp } from '../http/app.ts';
import { documentApi } from '../http/documentation.ts';
import { LIMITS } from '../http/connection-limits.ts';
import type { FirstAnswer } from '../http/reply.ts';
import { createFollower } from '../leader/follower.ts';
import { loadState, loadWithHistory } from '../journal/load-state.ts';
import { Metrics } from '../ops/metrics/metrics.ts';
import { createDrain, operations } from '../ops/plugin.ts';
import { logOutput, stderrLog, wordsOutput } from '../ops/output.ts';
import { archiveFolder } from '../journal/archive.ts';
import { type Database, databaseHealth, journalAge } from '../database/database.ts';
import { noTracing, type Tracing } from '../ops/tracing.ts';
import { consentFor, NEEDED_BY, type NeedingPart } from './consent/needed-by.ts';
import { connectInfrastructure, listen, type RoleContext } from './infrastructure.ts';
import { openBannerConfig } from './banners/serve-banners.ts';
import { openOddsConfig } from './odds/serve-odds.ts';
import { openImages } from './images/open-images.ts';
import { readiness } from './readiness.ts';
import { type AlertsRole, startAlertsRole } from './roles/alerts.ts';
import { type Edge, startEdge } from './roles/edge.ts';
import { startIdentity } from './roles/identity.ts';
import { type Live, startLive } from './roles/live.ts';
import { type BookmakerOwners, followOdds } from './roles/odds.ts';
import type { OddsFollower } from '../odds/follower.ts';
import { createEdgeState } from '../projection/edge-state.ts';

export interface Stack extends AsyncDisposable {
  readonly url: string;
  readonly db: Database;
  readonly state: LiveState;
  /** Null without odds. */
  readonly odds: OddsFollower | null;
  /** Aborted with the reason when the database has failed for too long. */
  readonly failed: AbortSignal;
  readonly notices: readonly string[];
  readonly isLeading: () => boolean;
  /** Routes that the document of the API lacks, and does not hide. */
  readonly undocumented: readonly string[];
}

export interface StackOptions {
  readonly withPages: boolean;
  readonly signal?: AbortSignal;
  readonly bookmakers?: BookmakerOwners;
  /** Default: those of the product. */
  readonly needConsent?: readonly NeedingPart[];
}

/** The exporter is loaded only with a receiver. */
async function openTracing({ otlpEndpoint, otlpHeaders, roles }: Config): Promise<Tracing> {
  if (otlpEndpoint === '') return noTracing;
  const { createOtlpTracing } = await import('../ops/tracing-otlp.ts');
  return createOtlpTracing({ endpoint: otlpEndpoint, headers: otlpHeaders, roles, warn: stderrLog.warn });
}

async function metricsText(
  { config, infrastructure: { db }, follower, metrics }: RoleContext,
  {
    live,
    edge,
    alerts,
    odds,
    state,
  }: {
    readonly live: Live | null;
    readonly edge: Edge | null;
    readonly alerts: AlertsRole | null;
    readonly odds: OddsFollower | null;
    readonly state: LiveState;
  },
): Promise<string> {
  const [database, journal] = await Promise.all([databaseHealth(db), journalAge(db)]);
  return metrics.text({
    roles: config.roles,
    follower: {
      committed: follower.committed,
      followed: state.n,
      behindMs: follower.behindMs(),
      silentMs: follower.silentMs(),
      gaps: follower.gaps,
      read: follower.read,
    },
    leadership: live?.leadership ?? { term: 0, isStandby: false, takeOvers: 0 },
    archive: live?.archive ?? { chunks: 0, failures: 0 },
    journal,
    odds: odds === null ? null : { ...odds.counts(), waiting: live?.odds?.waiting ?? 0, shed: live?.odds?.shed ?? 0 },
    edge: edge === null ? null : { feeds: edge.library.answers, push: edge.hub.counts, connections: edge.hub.connectionsBy() },
    database,
    alerts: alerts?.counts() ?? null,
    lostLines: logOutput.lost + wordsOutput.lost,
  });
}

/** Disposal runs in the order in which visitors and providers notice it least. */
export async function startStack(
  config: Config,
  { withPages, signal = new AbortController().signal, bookmakers = new Map(), needConsent = NEEDED_BY }: StackOptions,
): Promise<Stack> {
  await using stack = new AsyncDisposableStack();
  const has = (role: Config['roles'][number]): boolean => config.roles.includes(role);
  const notices: string[] = [];
  const notice = (line: string): void => void notices.push(line);
  const oddsConfig = openOddsConfig(config, notice);
  const banners = openBannerConfig(config, oddsConfig);
  let edge: Edge | null = null;
  let answerFirst: FirstAnswer = () => null;
  const app = createApp(config, (request, socket) => answerFirst(request, socket));
  const documentation = await documentApi(app);
  const tracing = stack.use(await openTracing(config));
  const infrastructure = stack.use(await connectInfrastructure(config, signal, app.log));
  const { db, bus } = infrastructure;
  const archive = archiveFolder(config.dataDir);
  const images = has('edge')
    ? stack.use(await openImages(config, { warn: (line) => app.log.warn(line), onChange: () => edge?.onLogos() }))
    : null;
  const edgeState =
    images === null
      ? null
      : await loadWithHistory(db, archive, Date.now, (loaded, sinceMs) =>
          createEdgeState(loaded, sinceMs, { markOf: images.markOf, reports: config.matchReports }),
        );
  const state = edgeState?.state ?? (await loadState(db, archive));
  const metrics = new Metrics();
  let alerts: AlertsRole | null = null;
  const follower = stack.use(
    await createFollower({
      bus,
      db,
      state,
      before(entries) {
        edgeState?.before(entries, Date.now());
        edge?.beforeEntries(entries);
        alerts?.before(entries);
      },
      after(entries, trace) {
        metrics.followed(Date.now() - entries.at(-1)!.atMs);
        if (edge === null) edgeState?.after(entries, Date.now());
        else edge.onEntries(entries, trace);
        alerts?.after(entries);
      },
      report: (error) => app.log.error(error),
      tracing,
    }),
  );
  const drain = createDrain(app);
  const context: RoleContext = {
    config,
    app,
    infrastructure,
    follower,
    metrics,
    tracing,
    drain,
    documentation,
    odds: oddsConfig,
    consent: consentFor(config, needConsent),
    banners,
    notice,
  };

  const whenPushed: WhenPushed = (listener) => (edge === null ? listener() : edge.hub.whenWritten(listener));
  // Ends after the leader, whose lease must not wait for push services.
  alerts = has('alerts') ? stack.use(await startAlertsRole(context, whenPushed)) : null;
  const odds = config.odds && (has('live') || has('edge')) ? stack.use(await followOdds(context)) : null;
  const owners = new Map([...(oddsConfig?.bookmakers ?? []).map(({ id, provider }) => [id, provider] as const), ...bookmakers]);
  const live = has('live') ? stack.use(await startLive(context, odds, owners)) : null;
  if (has('identity')) stack.use(await startIdentity(context));
  stack.defer(() => app.close());
  // Half of the time: the snapshot and the database need the rest.
  stack.defer(() => drain.settle((config.drainSeconds * 1000) / 2));
  // Ended before the frame, which waits for every connection.
  if (edgeState !== null && images !== null)
    edge = stack.use(await startEdge(context, { edgeState, images, offers: odds, withPages }));
  stack.defer(() => drain.begin());
  if (edge !== null) answerFirst = edge.answerFeed;

  let isStarted = false;
  const readinessOf = readiness({ config, db, follower, leadership: live?.leadership ?? null });
  operations(app, {
    isEnding: () => drain.isEnding,
    readiness: async (role) => (isStarted ? readinessOf(role) : { isReady: false, text: 'starting' }),
    metrics: {
      contentType: metrics.contentType,
      text: () => metricsText(context, { live, edge, alerts, odds, state }),
    },
    metricsToken: config.metricsToken,
    addressHeader: config.clientAddressHeader,
  });
  const url = await listen(config, () => app.listen({ port: config.port, host: config.host, backlog: LIMITS.backlog }));
  // Commands beside a ready server ask for the announced URL.
  await live?.leadership.announce(url);
  isStarted = true;
  return Object.assign(stack.move(), {
    url,
    db,
    state,
    odds,
    failed: infrastructure.failed,
    notices,
    isLeading: () => live?.leadership.isLeading ?? false,
    undocumented: documentation.undocumented,
  });
}

import type { Entry } from '@stillingen/domain';
import { FactChanges } from '../../alerts/fact-changes.ts';
import { geoRecord } from '../../feeds/replies.ts';
import { feedPaths } from '../../feeds/documentation.ts';
import { FeedLibrary } from '../../feeds/library.ts';
import { LiveCounts, LiveNow } from '../../projection/live-counts.ts';
import { feedHandler } from '../../feeds/plugin.ts';
import type { FirstAnswer } from '../../http/reply.ts';
import { loadWebApp } from '../../pages/web-entry.ts';
import { PushHub } from '../../push/hub.ts';
import { PUSH_LIMITS } from '../../push/limits.ts';
import { MomentFeed } from '../../push/moments/feed.ts';
import { momentRoutes } from '../../push/moments/plugin.ts';
import { push } from '../../push/plugin.ts';
import { accountGate, pushAccounts } from '../push-accounts.ts';
import { createEditions } from '../../projection/editions.ts';
import { knownSubjects, publishSystemFeed, UpdatePublisher, withTracing } from '../../projection/publish-updates.ts';
import type { EdgeState } from '../../projection/edge-state.ts';
import { serviceOf, type ServiceStatus, watchStatus } from '../../projection/service-status.ts';
import { SourceIndex } from '../../projection/sources/source-index.ts';
import { followProviders } from '../../journal/providers.ts';
import { followNotice } from '../../journal/service-notice.ts';
import type { EntryListener } from '../../bus/bus.ts';
import { myGamesLimits } from '../../ops/config/mine.ts';
import type { FeedAnswers } from '../../ops/metrics/instruments.ts';
import type { Trace } from '../../ops/tracing.ts';
import { costLimitOf, type EdgeParts, serveChannels, servePages, serveQueries } from './edge-routes.ts';
import type { Images } from '../images/open-images.ts';
import type { RoleContext } from '../infrastructure.ts';
import { serveTelemetry } from './telemetry.ts';
import type { OddsFollower } from '../../odds/follower.ts';
import { serveConsent } from '../consent/serve-consent.ts';
import { answerOdds } from '../odds/edge-odds.ts';
import { serveOdds } from '../odds/serve-odds.ts';

const clockMs = (): number => performance.now();

export interface Edge extends AsyncDisposable {
  readonly beforeEntries: (entries: readonly Entry[]) => void;
  readonly onEntries: EntryListener;
  /** Called after logos have changed. */
  readonly onLogos: () => void;
  readonly answerFeed: FirstAnswer;
  readonly library: Pick<FeedLibrary, 'answers'>;
  readonly hub: Pick<PushHub, 'counts' | 'connectionsBy' | 'whenWritten'>;
}

function followSources({ infrastructure, follower, app }: RoleContext, sources: SourceIndex): Promise<AsyncDisposable> {
  follower.onEntries((entries) => sources.advance(entries));
  return followProviders(
    infrastructure.db,
    (attributions) => {
      sources.attributions = attributions;
    },
    (error) => app.log.error({ err: error }, 'the providers could not be read'),
  );
}

interface EdgeOptions {
  readonly edgeState: EdgeState;
  readonly images: Images;
  readonly offers: OddsFollower | null;
  readonly withPages: boolean;
}

export async function startEdge(context: RoleContext, { edgeState, images, offers, withPages }: EdgeOptions): Promise<Edge> {
  const { projection, pastStates } = edgeState;
  await using stack = new AsyncDisposableStack();
  const { config, app, infrastructure, follower, metrics, tracing } = context;
  const { state } = projection;
  const entry = withPages ? await loadWebApp(config.webDir) : null;
  const english = withPages && config.english ? await loadWebApp(config.webDir, 'en') : null;
  const liveNow = new LiveNow(projection);
  const notice = stack.use(
    await followNotice(infrastructure.db, (error) =>
      app.log.error({ err: error }, 'the notice of the operator could not be read'),
    ),
  );
  const service = (): ServiceStatus => ({
    ...serviceOf(
      {
        behindMs: follower.behindMs(),
        silenceMs: () => liveNow.silenceMs((provider) => follower.silenceOf(provider), Date.now() / 1000),
      },
      Date.now(),
    ),
    notice: notice.at(Date.now()),
    program: english === null ? entry?.program : `${entry?.program} ${english.program}`,
  });
  const sources = new SourceIndex(state);
  stack.use(await followSources(context, sources));
  const visitorOdds = await serveOdds(context, state);
  const odds =
    visitorOdds === null || offers === null
      ? null
      : stack.use(
          answerOdds({
            ...{ config: context.odds!, odds: visitorOdds, offers, edgeState, db: infrastructure.db, hub: () => hub },
            programs: config.oddsPrograms.country,
          }),
        );
  const answers = new Map<string, FeedAnswers>();
  const editions = createEditions(
    config,
    { projection, pastStates },
    (states) =>
      new FeedLibrary({
        ...{ ...states, nowMs: Date.now, service, myGames: myGamesLimits(config), sources },
        ...{ onRender: metrics.feedRendered, answers, odds: odds?.texts },
      }),
  );
  const [{ library }] = editions;
  const hub: PushHub = stack.use(
    new PushHub({
      nowMs: Date.now,
      clockMs,
      isKnown: knownSubjects(state, editions, config.identityNamespace),
      gate: accountGate(infrastructure.db, {
        nowMs: Date.now,
        onError: (error) => app.log.error({ err: error }, 'sessions could not be looked up'),
      }),
      namespace: config.pushNamespace,
      ...(odds === null ? {} : { oddsGate: odds.push }),
    }),
  );
  stack.use(await pushAccounts(infrastructure.db, hub, { namespace: config.identityNamespace, project: config.projectId }));
  stack.use(watchStatus(service, () => publishSystemFeed(hub, library)));
  const liveCounts = new LiveCounts();
  liveCounts.note(liveNow.text(), Date.now());
  const publisher = new UpdatePublisher(projection, hub, editions, liveCounts);
  const onEntries = withTracing((entries) => publisher.publish(entries, Date.now()), hub, tracing);
  const parts: EdgeParts = { context, state, projection, editions, liveNow, liveCounts, sources };
  const queries = stack.use(serveQueries(parts, odds));
  serveChannels(parts);
  const { cookies } = stack.use(await serveConsent(context));
  serveTelemetry(context);
  if (entry !== null) await servePages(parts, { entry, english }, queries, { odds: visitorOdds, consent: cookies, images });
  const moments = new MomentFeed({
    ...{ state, nowMs: Date.now },
    changes: new FactChanges({ state, nowMs: Date.now, isWanted: () => true }),
  });
  const admitAny = push(app, {
    hub,
    clockMs,
    random: Math.random,
    origins: config.pushOrigins,
    addressHeader: config.clientAddressHeader,
    limits: { ...PUSH_LIMITS, perAddress: config.pushPerAddress },
    rawWrites: config.pushRawWrites,
    onRefused: metrics.pushRefused,
  });
  stack.use(momentRoutes(app, moments, admitAny));
  context.documentation.add(() => feedPaths(config.feedPrefix));
  const answerFeed = feedHandler({
    editions: editions.flatMap((edition) => edition.projects.map((projectId) => ({ projectId, library: edition.library }))),
    prefix: config.feedPrefix,
    sign: config.feedSign,
    geoOf: (headers) => geoRecord(headers, config.geoHeaders),
    report: (error) => app.log.error(error),
    onRefused: metrics.feedRefused,
    onCompressed: metrics.feedCompressed,
    costs: { now: costLimitOf(config), earlier: costLimitOf(config) },
    audienceOf: odds?.audienceOf,
    recall: odds?.recall,
  });
  return Object.assign(stack.move(), {
    answerFeed,
    beforeEntries: (entries: readonly Entry[]) => moments.before(entries),
    onEntries(entries: readonly Entry[], trace?: Trace) {
      onEntries(entries, trace);
      odds?.onEntries(entries);
      moments.after(entries);
    },
    onLogos: () => publisher.publishParticipants(Date.now()),
    library,
    hub,
  });
}

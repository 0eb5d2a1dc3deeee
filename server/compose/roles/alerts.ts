import type { Entry } from '@stillingen/domain';
import { alertRoutes } from '../../alerts/plugin.ts';
import type { WhenPushed } from '../../alerts/live-push.ts';
import { reachOf } from '../../alerts/endpoint.ts';
import { type AlertService, startAlerts } from '../../alerts/service.ts';
import { startWebhooks, type WebhookService } from '../../alerts/webhooks/service.ts';
import { addressOf } from '../../http/request.ts';
import { subscribeEvents } from '../../identity/events.ts';
import { deviceOf } from '../../identity/http/caller.ts';
import { createVault, openKeyFile } from '../../identity/secrets/keys.ts';
import { findSession } from '../../identity/sessions/queries.ts';
import { archiveFolder } from '../../journal/archive.ts';
import { keyFileOf } from '../../ops/config/config.ts';
import { ownUrl, type RoleContext } from '../infrastructure.ts';

export interface AlertsRole extends AsyncDisposable {
  readonly before: (entries: readonly Entry[]) => void;
  readonly after: (entries: readonly Entry[]) => void;
  readonly counts: () => AlertService['counts'] & { readonly webhooks: WebhookService['counts'] };
}

/** Of the time of the drain: the log of messages and the database need the rest. */
const SENDING_SHARE = 0.75;

export async function startAlertsRole(
  { config, app, infrastructure, follower, metrics, drain }: RoleContext,
  whenPushed: WhenPushed,
): Promise<AlertsRole> {
  await using stack = new AsyncDisposableStack();
  const { db } = infrastructure;
  const { projectId: project } = config;
  const vault = createVault(await openKeyFile(db, keyFileOf(config)));
  const drainMs = (): number => drain.leftMs(config.drainSeconds * 1000 * SENDING_SHARE);
  const webhooks = stack.use(
    await startWebhooks({
      db,
      state: follower.state,
      vault,
      archive: archiveFolder(config.dataDir),
      siteUrl: () => config.siteUrl || ownUrl(config, app.server),
      reach: reachOf(config.webhookLoopback),
      isAlone: config.natsUrl === '',
      nowMs: Date.now,
      random: Math.random,
      whenPushed,
      drainMs,
      onOutcome: metrics.webhookAttempt,
      report: (error) => app.log.error({ err: error }, 'webhooks failed'),
    }),
  );
  const service = stack.use(
    await startAlerts({
      db,
      state: follower.state,
      vault,
      project,
      keys: config.webPushKeys.pair,
      siteUrl: config.siteUrl,
      operatorEmail: config.operatorEmail,
      allowsLoopback: config.webPushLoopback,
      nowMs: Date.now,
      whenPushed,
      drainMs,
      metrics,
      warn: (line) => app.log.warn(line),
      report: (error) => app.log.error({ err: error }, 'alerts failed'),
    }),
  );
  stack.use(
    await subscribeEvents(db, {
      onEvent(event) {
        if (event.kind === 'revoked') service.sessionsEnded(event.userId);
        else if (event.project === project) service.userChanged(event.userId);
      },
      onGap: () => service.reload(),
    }),
  );
  await app.register(async (scope) =>
    alertRoutes(scope, {
      service,
      allowsLoopback: config.webPushLoopback,
      addressOf: (request) => addressOf(request.raw, config.clientAddressHeader),
      async sessionOf(login, cookies) {
        const session = await findSession(db, Date.now(), login, deviceOf(cookies));
        return session?.scope === 'full' ? { userId: session.userId, session: session.key } : null;
      },
    }),
  );
  return Object.assign(stack.move(), {
    before(entries: readonly Entry[]) {
      service.before(entries);
      webhooks.before(entries);
    },
    after(entries: readonly Entry[]) {
      service.after(entries);
      webhooks.after(entries);
    },
    counts: () => ({ ...service.counts, webhooks: webhooks.counts }),
  });
}

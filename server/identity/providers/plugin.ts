import type { Calls } from '@stillingen/wire/account';
import type { FastifyInstance } from 'fastify';
import type { Identity } from '../context.ts';
import { routeOf } from '../http/routes.ts';
import { appleNotifications, facebookDeletion } from './unlinking/webhooks.ts';
import { connectionRoutes } from './connections.ts';
import { loginUsingProvider } from './login/login.ts';
import type { Providers } from './providers.ts';
import { scheduleRevocations } from './unlinking/unlink.ts';

/** GET /v5/offer: asked for before a window of the account is drawn. */
function offer(app: FastifyInstance, { captcha }: Identity, providers: Providers): void {
  app.route({
    ...routeOf('offer'),
    schema: { summary: 'See what is offered' },
    handler: async (): Promise<Calls['offer']['answer']> => ({
      providers: providers.offer,
      captcha: captcha.offer,
    }),
  });
}

/** The calls of providers. */
export const providerRoutes =
  (providers: Providers) =>
  (app: FastifyInstance, identity: Identity): void => {
    const { db, vault, nowMs } = identity;
    const { apple, facebook } = providers;
    offer(app, identity, providers);
    connectionRoutes(app, identity);
    loginUsingProvider(app, identity, providers);
    if (facebook !== null) facebookDeletion(app, identity, facebook);
    if (apple === null) return;
    appleNotifications(app, identity, apple);
    const revoking = scheduleRevocations({ db, vault, nowMs, apple }, (error) =>
      app.log.error({ err: error }, 'nothing was given back'),
    );
    app.addHook('onClose', async () => revoking[Symbol.dispose]());
  };

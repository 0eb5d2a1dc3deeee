import type { FastifyInstance } from 'fastify';
import type { Identity } from '../context.ts';
import { documented } from '../http/answers.ts';
import { CallRouter, routeOf } from '../http/routes.ts';
import { LIMITS } from '../limits/limits.ts';
import { requireBasicSession } from '../sessions/authenticate.ts';
import { disconnect, listConnections } from './connections.ts';
import { loginUsingProvider } from './login/login.ts';
import type { Providers } from './verification/providers.ts';
import { DisconnectQuery, ProviderLoginBody, readProviderLogin } from './schema.ts';
import { scheduleRevocations } from './unlinking/unlink.ts';
import { appleNotifications, facebookDeletion } from './unlinking/webhooks.ts';

export const providerRoutes =
  (providers: Providers) =>
  (app: FastifyInstance, identity: Identity): void => {
    const { apple, facebook, offer } = providers;
    app.route({
      ...routeOf('offer'),
      schema: documented('offer', { summary: 'List login providers and the captcha' }),
      handler: async () => ({ providers: offer, captcha: identity.captcha.offer }),
    });
    const router = new CallRouter(app, identity);
    router.publicCall(
      'loginUsingProvider',
      {
        summary: 'Log in by a provider',
        body: ProviderLoginBody,
        read: readProviderLogin,
        limit: LIMITS.providerByAddress,
      },
      async (form, context) => loginUsingProvider(identity, providers, form, context),
    );
    router.userRoute('connections', { summary: 'List connections', proof: requireBasicSession }, async ({ session }) =>
      listConnections(identity, session.userId),
    );
    router.userRoute(
      'disconnect',
      { summary: 'Remove a connection', querystring: DisconnectQuery, proof: requireBasicSession },
      async ({ session, query, caller }) => disconnect(identity, session, query.key, caller),
    );
    if (facebook !== null) facebookDeletion(app, identity, facebook);
    if (apple === null) return;
    appleNotifications(app, identity, apple);
    const revocations = scheduleRevocations(identity, apple, (error) =>
      app.log.error({ err: error }, 'refresh tokens were not revoked'),
    );
    app.addHook('onClose', async () => revocations[Symbol.dispose]());
  };

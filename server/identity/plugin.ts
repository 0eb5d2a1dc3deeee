import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './accounts/plugin.ts';
import { captchaRoutes } from './captcha/plugin.ts';
import type { Identity } from './context.ts';
import { exportRoutes } from './export/plugin.ts';
import { configureHttp, rejectOtherMethods } from './http/setup.ts';
import { sessionRoutes } from './sessions/plugin.ts';

export type IdentityRoutes = (app: FastifyInstance, identity: Identity) => void;

const ROUTES: readonly IdentityRoutes[] = [accountRoutes, sessionRoutes, captchaRoutes, exportRoutes];

export async function identityService(
  app: FastifyInstance,
  identity: Identity,
  more: readonly IdentityRoutes[] = [],
): Promise<void> {
  configureHttp(app, identity.config);
  const finish = rejectOtherMethods(app);
  for (const addRoutes of [...ROUTES, ...more]) addRoutes(app, identity);
  // Some routes have a scope of their own.
  await app.after();
  finish();
}

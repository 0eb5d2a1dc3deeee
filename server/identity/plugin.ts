import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { data } from './user-data/plugin.ts';
import { deletion } from './deletion/deletion.ts';
import { forgottenPassword } from './passwords/forgotten-password.ts';
import { login } from './accounts/login.ts';
import { passwordChange } from './passwords/password-change.ts';
import { registration } from './accounts/registration.ts';
import { updateUser } from './accounts/update-user.ts';
import { verification } from './accounts/verification.ts';
import { captchaRoutes } from './captcha/plugin.ts';
import type { Identity } from './context.ts';
import { exportRoutes } from './export/plugin.ts';
import { rejectOtherMethods, configureHttp } from './http/setup.ts';
import { sessionRoutes } from './sessions/plugin.ts';

/** Adds calls to the service. */
export type IdentityRoutes = (app: FastifyInstance, identity: Identity) => void;

const ROUTES: readonly IdentityRoutes[] = [
  registration,
  login,
  verification,
  deletion,
  sessionRoutes,
  data,
  passwordChange,
  forgottenPassword,
  updateUser,
  captchaRoutes,
  exportRoutes,
];

/** Serves the calls of accounts in a scope of their own, below its prefix, and at /openapi.json what they are. */
export async function identityService(
  app: FastifyInstance,
  identity: Identity,
  more: readonly IdentityRoutes[] = [],
): Promise<void> {
  await app.register(swagger, { openapi: { info: { title: 'Stillingen: accounts', version: '1' } } });
  configureHttp(app, identity.config);
  const close = rejectOtherMethods(app);
  for (const add of [...ROUTES, ...more]) add(app, identity);
  // Some stand in scopes of their own.
  await app.after();
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  close();
}

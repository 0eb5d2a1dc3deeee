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
import { challengeCall } from './captcha/plugin.ts';
import type { Identity } from './context.ts';
import { exportCall } from './export/plugin.ts';
import { closeMethods, frameCalls } from './http/setup.ts';
import { sessionCalls } from './sessions/plugin.ts';

/** Adds calls to the service. */
export type IdentityCalls = (app: FastifyInstance, identity: Identity) => void;

const CALLS: readonly IdentityCalls[] = [
  registration,
  login,
  verification,
  deletion,
  sessionCalls,
  data,
  passwordChange,
  forgottenPassword,
  updateUser,
  challengeCall,
  exportCall,
];

/** Serves the calls of accounts in a scope of their own, below its prefix, and at /openapi.json what they are. */
export async function identityService(
  app: FastifyInstance,
  identity: Identity,
  more: readonly IdentityCalls[] = [],
): Promise<void> {
  await app.register(swagger, { openapi: { info: { title: 'Stillingen: accounts', version: '1' } } });
  frameCalls(app, identity.config);
  const close = closeMethods(app);
  for (const add of [...CALLS, ...more]) add(app, identity);
  // Some stand in scopes of their own.
  await app.after();
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  close();
}

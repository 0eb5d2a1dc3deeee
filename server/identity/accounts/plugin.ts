import type { Calls } from '@stillingen/wire/account';
import type { FastifyInstance } from 'fastify';
import type { Identity } from '../context.ts';
import { deleteAccount } from '../deletion/deletion.ts';
import { documented } from '../http/answers.ts';
import { CallErrorV5 } from '../http/errors.ts';
import { BODY_BYTES, CallRouter, routeOf } from '../http/routes.ts';
import { LIMITS } from '../limits/limits.ts';
import { createResetLinks } from '../passwords/forgotten-password.ts';
import { changePassword } from '../passwords/password-change.ts';
import { readUserData, storeUserData } from '../user-data/user-data.ts';
import { login } from './login.ts';
import { register } from './registration.ts';
import {
  DeleteAccountBody,
  ForgottenPasswordBody,
  ForgottenPasswordCaptchaBody,
  GetDataBody,
  LoginBody,
  parseAddress,
  PasswordChangeBody,
  readDataChange,
  readLogin,
  readPasswordChange,
  readProfile,
  readRegistration,
  RegistrationBody,
  requireAddress,
  StoreMergedDataBody,
  UpdateUserBody,
  VerificationBody,
} from './schema.ts';
import { updateUser } from './update-user.ts';
import { verify } from './verification.ts';

const STORE_BYTES = 64 * 1024;

function publicCalls(router: CallRouter, identity: Identity): void {
  const { namespace } = identity.config;
  router.publicCall(
    'registration',
    {
      summary: 'Register',
      body: RegistrationBody,
      read: readRegistration(namespace),
      limit: LIMITS.registrationByAddress,
    },
    async (form, { caller }) => register(identity, form, caller),
  );
  router.publicCall(
    'login',
    { summary: 'Log in', body: LoginBody, read: readLogin, limit: LIMITS.loginByAddress },
    async (form, { caller, reply }) => login(identity, form, caller, reply),
  );
  router.publicCall(
    'verification',
    { summary: 'Confirm a code', body: VerificationBody, limit: LIMITS.codesByAddress },
    async (sent, { caller }) => verify(identity, sent, caller),
  );
  router.publicCall(
    'passwordChange',
    { summary: 'Choose a new password', body: PasswordChangeBody, read: readPasswordChange(namespace) },
    async (form, { caller, request }) => changePassword(identity, form, caller, request),
  );
}

function sessionCalls(router: CallRouter, identity: Identity): void {
  router.sessionCall(
    'updateUser',
    { summary: 'Change a profile', body: UpdateUserBody, read: readProfile, session: 'full' },
    async (form, { session, caller }) => updateUser(identity, form, session, caller),
  );
  router.sessionCall(
    'deleteAccount',
    { summary: 'Delete the account', body: DeleteAccountBody, session: 'fresh', limit: LIMITS.deletionByUser },
    async (_sent, { session, caller }) => deleteAccount(identity, session, caller),
  );
  router.sessionCall(
    'storeMergedData',
    {
      summary: 'Change a document',
      body: StoreMergedDataBody,
      bodyBytes: STORE_BYTES,
      read: readDataChange,
      session: 'full',
      limit: LIMITS.storeByUser,
    },
    async (change, { session }) => storeUserData(identity, session, change),
  );
  router.sessionCall(
    'getData',
    { summary: 'Read all documents', body: GetDataBody, session: 'full', limit: LIMITS.readByUser },
    async (_sent, { session }) => readUserData(identity, session),
  );
}

/** Alike for every address, before any lookup: neither body nor time reveals an account. */
function forgottenPasswordCalls(app: FastifyInstance, router: CallRouter, identity: Identity): void {
  const { config, captcha, callerOf } = identity;
  const links = createResetLinks(identity, (error) => app.log.error({ err: error }, 'a reset link was not queued'));
  app.addHook('onClose', () => links[Symbol.asyncDispose]());
  router.publicCall(
    'forgottenPassword',
    {
      summary: 'Request a mail link',
      body: ForgottenPasswordBody,
      read: ({ email }) => requireAddress(email),
      limit: LIMITS.forgottenByAddress,
    },
    async ({ norm }) => links.queue(norm),
  );
  app.route<{ Body: Calls['forgottenPasswordCaptcha']['sent'] }>({
    ...routeOf('forgottenPasswordCaptcha'),
    bodyLimit: BODY_BYTES,
    schema: documented('forgottenPasswordCaptcha', {
      summary: 'Request a mail link, with a captcha',
      body: ForgottenPasswordCaptchaBody,
    }),
    async handler(request, reply) {
      const { email, captcha: answer, projectId, namespace } = request.body;
      const address = parseAddress(email);
      if (address === null || projectId !== config.project || namespace !== config.namespace)
        throw new CallErrorV5(400, 'invalidData', 'a field is invalid');
      await identity.limits.enforce(LIMITS.forgottenWithCaptchaByAddress, callerOf(request).address);
      if (!captcha.isOff && !(await captcha.verify(answer))) throw new CallErrorV5(400, 'invalidCaptcha', 'the captcha is wrong');
      links.queue(address.norm);
      return reply.code(202).send({});
    },
  });
}

export function accountRoutes(app: FastifyInstance, identity: Identity): void {
  const router = new CallRouter(app, identity);
  publicCalls(router, identity);
  sessionCalls(router, identity);
  forgottenPasswordCalls(app, router, identity);
}

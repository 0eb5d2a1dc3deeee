import { type Calls, DONE } from '@stillingen/wire/account';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Identity } from '../context.ts';
import { enforceLimit, enforceLimitV5, routeOf, serveCall } from '../http/routes.ts';
import { BODY_BYTES } from '../http/setup.ts';
import { CallErrorV5 } from '../http/errors.ts';
import { LIMITS } from '../limits/limits.ts';
import {
  parseAddress,
  CaptchaField,
  checkSite,
  EmailField,
  requireAddress,
  NamespaceField,
  ProjectField,
} from '../accounts/schema.ts';
import { linkedProviders } from '../providers/links.ts';
import { userByEmail } from '../accounts/queries.ts';

const Body = Type.Object({ email: EmailField, namespace: NamespaceField, p: ProjectField }, { additionalProperties: false });
const CaptchaBody = Type.Object(
  { email: EmailField, captcha: CaptchaField, projectId: ProjectField, namespace: NamespaceField },
  { additionalProperties: false },
);

/** Sends the link of a new password to an address, if it has an owner and was not sent to too often. */
async function sendLink({ db, limits, codes, mail }: Identity, norm: string): Promise<void> {
  if ((await limits.consume(LIMITS.forgottenMails, norm)) !== null) return;
  const user = await userByEmail(db, norm);
  if (user?.email == null) return;
  const { id, email, name } = user;
  await db.begin(async (tx) => {
    const code = await codes.issue(tx, { userId: id, kind: 'forgottenPassword' });
    await mail.enqueue(tx, {
      kind: 'forgottenPassword',
      to: email,
      name,
      code,
      userId: id,
      providers: await linkedProviders(tx, id),
    });
  });
}

/**
 * POST /v3/forgottenpassword and, with a captcha, /v5/accounts/forgotten-password: the answer is the same for every address, and
 * comes before anything is looked up, so that its time tells nothing either.
 */
export function forgottenPassword(app: FastifyInstance, identity: Identity): void {
  const { config, limits, captcha, callerOf } = identity;
  const underWay = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(underWay);
  });
  function sendAfterwards(norm: string): void {
    const sending = sendLink(identity, norm)
      .catch((error: unknown) => app.log.error({ err: error }, 'a mail link was not queued'))
      .finally(() => underWay.delete(sending));
    underWay.add(sending);
  }

  serveCall(
    app,
    'forgottenPassword',
    { summary: 'Ask for a mail link', body: Body },
    async ({ email, namespace, p }, request) => {
      checkSite(config, { namespace, p });
      const { norm } = requireAddress(email);
      await enforceLimit(limits, LIMITS.forgottenByAddress, callerOf(request).address);
      sendAfterwards(norm);
      return { r: DONE };
    },
  );

  app.route<{ Body: Calls['forgottenPasswordCaptcha']['sent'] }>({
    ...routeOf('forgottenPasswordCaptcha'),
    bodyLimit: BODY_BYTES,
    schema: { summary: 'Ask for a mail link, with a captcha', body: CaptchaBody },
    async handler(request, reply) {
      const { email, captcha: answer, projectId, namespace } = request.body;
      const address = parseAddress(email);
      if (address === null || projectId !== config.project || namespace !== config.namespace)
        throw new CallErrorV5(400, 'invalidData', 'a field is not as it must be');
      await enforceLimitV5(limits, LIMITS.forgottenWithCaptchaByAddress, callerOf(request).address);
      if (!captcha.isOff && !(await captcha.verify(answer))) throw new CallErrorV5(400, 'invalidCaptcha', 'the captcha is wrong');
      sendAfterwards(address.norm);
      return reply.code(202).send({});
    },
  });
}

import { ACCOUNT_PREFIX } from '@stillingen/wire/account';
import type { FastifyInstance, FastifySchema } from 'fastify';
import Type, { type TSchema } from 'typebox';
import { jsonAnswer, textAnswer } from '../../../http/documentation.ts';
import type { Caller, Identity } from '../../context.ts';
import { CallErrorV5 } from '../../http/errors.ts';
import { BODY_BYTES } from '../../http/routes.ts';
import { AppleNotificationBody, DeletionStatusQuery } from '../schema.ts';
import type { Apple } from '../verification/apple.ts';
import type { Facebook } from '../verification/facebook.ts';
import { InvalidCredential } from '../verification/request.ts';
import { unlinkProvider, type UnlinkReason } from './unlink.ts';

export const APPLE_NOTIFICATIONS_PATH = '/v5/providers/apple/notifications';
export const FACEBOOK_DELETION_PATH = '/v5/providers/facebook/data-deletion';
const MAX_FORM = 8192;

/** Apple sends two names for the end of an account. Its mail events are ignored. */
const REASON_OF: Readonly<Record<string, UnlinkReason>> = {
  'consent-revoked': 'consent-revoked',
  'account-delete': 'account-deleted',
  'account-deleted': 'account-deleted',
};

/** Login providers call these, and what they sign is verified. */
const webhook = (summary: string, answer: object, body?: TSchema): FastifySchema => ({
  ...{ summary, tags: ['Accounts'], documents: { response: { 200: answer } } },
  ...(body === undefined ? {} : { body }),
});

function rejectUnsigned(error: unknown, message: string): never {
  if (!(error instanceof InvalidCredential)) throw error;
  throw new CallErrorV5(400, 'verificationFailed', message);
}

export function appleNotifications(app: FastifyInstance, identity: Identity, apple: Apple): void {
  const { db, callerOf } = identity;
  app.route<{ Body: { payload: string } }>({
    method: 'POST',
    url: APPLE_NOTIFICATIONS_PATH,
    bodyLimit: BODY_BYTES,
    schema: webhook('Receive an Apple notification', jsonAnswer('Received.', Type.Object({}), {}), AppleNotificationBody),
    async handler(request) {
      const event = await apple
        .eventOf(request.body.payload)
        .catch((error: unknown) => rejectUnsigned(error, 'the notification is not signed by Apple for this site'));
      const reason = REASON_OF[event.type];
      if (reason !== undefined) {
        const key = { provider: 'apple', issuer: apple.issuer, sub: event.sub } as const;
        await db.begin((tx) => unlinkProvider(identity, tx, key, reason, callerOf(request)));
      }
      return {};
    },
  });
}

const confirmation = (at: Date): string =>
  `De oplysninger, vi havde om dig fra Facebook, blev slettet ${at.toISOString().slice(0, 16).replace('T', ' kl. ')} (UTC).\n` +
  'Har du også en adgangskode eller et andet login hos os, findes din konto stadig. Du kan slette den i indstillingerne.\n';

/** The confirmation code; a repeated request gets the same. */
async function deleteFacebookData(identity: Identity, issuer: string, sub: string, caller: Caller): Promise<string> {
  const { db, nowMs, random, vault } = identity;
  const code = random(12).toString('hex');
  const at = new Date(nowMs());
  return db.begin(async (tx) => {
    await unlinkProvider(identity, tx, { provider: 'facebook', issuer, sub }, 'data-deletion', caller);
    const [row] = await tx<{ confirmation_code: string }[]>`
      insert into deletion_log (user_hash, requested_at, done_at, confirmation_code)
      values (${vault.digest(`facebook ${sub}`)}, ${at}, ${at}, ${code})
      on conflict (user_hash) do update set requested_at = excluded.requested_at, done_at = excluded.done_at
      returning confirmation_code`;
    return row!.confirmation_code;
  });
}

export function facebookDeletion(app: FastifyInstance, identity: Identity, facebook: Facebook): void {
  const { db, config, callerOf } = identity;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
      done(null, new URLSearchParams(text as string).get('signed_request'));
    });
    scope.route<{ Body: string | null }>({
      method: 'POST',
      url: FACEBOOK_DELETION_PATH,
      bodyLimit: MAX_FORM,
      schema: webhook(
        'Receive a Facebook deletion request',
        jsonAnswer('Deleted.', Type.Object({ url: Type.String(), confirmation_code: Type.String() }), {
          ...{ url: `https://example.dk${ACCOUNT_PREFIX}${FACEBOOK_DELETION_PATH}?code=0a1b`, confirmation_code: '0a1b' },
        }),
      ),
      async handler(request) {
        const signed = request.body;
        if (typeof signed !== 'string') throw new CallErrorV5(400, 'invalidData', 'a form with signed_request is needed');
        try {
          const code = await deleteFacebookData(identity, facebook.issuer, facebook.subjectOf(signed), callerOf(request));
          return { url: `${config.siteUrl}${ACCOUNT_PREFIX}${FACEBOOK_DELETION_PATH}?code=${code}`, confirmation_code: code };
        } catch (error) {
          return rejectUnsigned(error, 'the request is not signed by Facebook for this site');
        }
      },
    });
  });
  app.route<{ Querystring: { code: string } }>({
    method: 'GET',
    url: FACEBOOK_DELETION_PATH,
    schema: {
      ...webhook('See that data from Facebook were deleted', textAnswer('In Danish.', confirmation(new Date(0)))),
      querystring: DeletionStatusQuery,
    },
    async handler(request, reply) {
      const [row] = await db<{ done_at: Date }[]>`
        select done_at from deletion_log where confirmation_code = ${request.query.code}`;
      if (row === undefined) throw new CallErrorV5(404, 'unknown', 'unknown confirmation code');
      return reply.type('text/plain; charset=utf-8').send(confirmation(row.done_at));
    },
  });
}

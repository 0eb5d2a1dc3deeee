import { ACCOUNT_PREFIX } from '@stillingen/wire/account';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Identity } from '../../context.ts';
import { CallErrorV5 } from '../../http/errors.ts';
import { BODY_BYTES } from '../../http/setup.ts';
import { MAX_TOKEN } from '../tokens/id-token.ts';
import type { Apple } from '../verification/apple.ts';
import type { Facebook } from '../verification/facebook.ts';
import { InvalidCredential } from '../verification/request.ts';
import { unlinkProvider, type UnlinkReason } from './unlink.ts';

export const APPLE_NOTIFICATIONS_PATH = '/v5/providers/apple/notifications';

/** What Apple tells, and what it means here. It names the end of an account in two ways. Mail that is turned on or off ends nothing. */
const MEANING: Readonly<Record<string, UnlinkReason>> = {
  'consent-revoked': 'consent-revoked',
  'account-delete': 'account-deleted',
  'account-deleted': 'account-deleted',
};
const Body = Type.Object({ payload: Type.String({ minLength: 1, maxLength: MAX_TOKEN }) });

/** What Apple tells about who signed in with it. Its signature is all that proves it. */
export function appleNotifications(app: FastifyInstance, identity: Identity, apple: Apple): void {
  const { db, callerOf } = identity;
  app.route<{ Body: { payload: string } }>({
    method: 'POST',
    url: APPLE_NOTIFICATIONS_PATH,
    bodyLimit: BODY_BYTES,
    schema: { summary: 'Hear from Apple', body: Body },
    async handler(request) {
      const event = await apple.eventOf(request.body.payload).catch((error: unknown) => {
        if (!(error instanceof InvalidCredential)) throw error;
        throw new CallErrorV5(400, 'verificationFailed', 'the notification is not signed by Apple for this site');
      });
      const reason = MEANING[event.type];
      if (reason !== undefined) {
        const key = { provider: 'apple', issuer: apple.issuer, sub: event.sub } as const;
        await db.begin((tx) => unlinkProvider(identity, tx, key, reason, callerOf(request)));
      }
      return {};
    },
  });
}

export const FACEBOOK_DELETION_PATH = '/v5/providers/facebook/data-deletion';
const MAX_FORM = 8192;

const Query = Type.Object({ code: Type.String({ pattern: '^[0-9a-f]{24}$' }) }, { additionalProperties: false });

/** What the visitor reads who follows the link that Facebook shows. */
const confirmation = (at: Date): string =>
  `De oplysninger, vi havde om dig fra Facebook, blev slettet ${at.toISOString().slice(0, 16).replace('T', ' kl. ')} (UTC).\n` +
  'Har du også en adgangskode eller et andet login hos os, findes din konto stadig. Du kan slette den i indstillingerne.\n';

/**
 * Facebook's request to delete what came from it, and the page where it can be seen that this was done. It is done at once; the
 * record of it names nobody.
 */
export function facebookDeletion(app: FastifyInstance, identity: Identity, facebook: Facebook): void {
  const { db, config, nowMs, random, vault, callerOf } = identity;

  async function forget(sub: string, caller: ReturnType<typeof callerOf>): Promise<string> {
    const code = random(12).toString('hex');
    const at = new Date(nowMs());
    return db.begin(async (tx) => {
      await unlinkProvider(identity, tx, { provider: 'facebook', issuer: facebook.issuer, sub }, 'data-deletion', caller);
      // Asked again, Facebook is told the same.
      const [row] = await tx<{ confirmation_code: string }[]>`
        insert into deletion_log (user_hash, requested_at, done_at, confirmation_code)
        values (${vault.digest(`facebook ${sub}`)}, ${at}, ${at}, ${code})
        on conflict (user_hash) do update set requested_at = excluded.requested_at, done_at = excluded.done_at
        returning confirmation_code`;
      return row!.confirmation_code;
    });
  }

  void app.register(async (scope) => {
    // Facebook sends a form, and nobody else calls.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
      done(null, new URLSearchParams(text as string).get('signed_request'));
    });
    scope.route<{ Body: string | null }>({
      method: 'POST',
      url: FACEBOOK_DELETION_PATH,
      bodyLimit: MAX_FORM,
      schema: { summary: 'Hear from Facebook' },
      async handler(request) {
        const signed = request.body;
        if (typeof signed !== 'string') throw new CallErrorV5(400, 'invalidData', 'a form with signed_request is needed');
        try {
          const code = await forget(facebook.subjectOf(signed), callerOf(request));
          return { url: `${config.siteUrl}${ACCOUNT_PREFIX}${FACEBOOK_DELETION_PATH}?code=${code}`, confirmation_code: code };
        } catch (error) {
          if (!(error instanceof InvalidCredential)) throw error;
          throw new CallErrorV5(400, 'verificationFailed', 'the request is not signed by Facebook for this site');
        }
      },
    });
  });
  app.route<{ Querystring: { code: string } }>({
    method: 'GET',
    url: FACEBOOK_DELETION_PATH,
    schema: { summary: 'See that data from Facebook were deleted', querystring: Query },
    async handler(request, reply) {
      const [row] = await db<{ done_at: Date }[]>`
        select done_at from deletion_log where confirmation_code = ${request.query.code}`;
      if (row === undefined) throw new CallErrorV5(404, 'unknown', 'there is no such deletion');
      return reply.type('text/plain; charset=utf-8').send(confirmation(row.done_at));
    },
  });
}

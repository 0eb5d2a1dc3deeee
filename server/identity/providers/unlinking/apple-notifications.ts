import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Identity } from '../../context.ts';
import { BODY_BYTES } from '../../http/setup.ts';
import { V5Refusal } from '../../http/errors.ts';
import type { Apple } from '../verification/apple.ts';
import { endLink, type EndReason } from './unlink.ts';
import { MAX_TOKEN } from '../tokens/id-token.ts';
import { ProofRefused } from '../verification/request.ts';

export const APPLE_NOTIFICATIONS_PATH = '/v5/providers/apple/notifications';

/** What Apple tells, and what it means here. It names the end of an account in two ways. Mail that is turned on or off ends nothing. */
const MEANING: Readonly<Record<string, EndReason>> = {
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
        if (!(error instanceof ProofRefused)) throw error;
        throw new V5Refusal(400, 'verificationFailed', 'the notification is not signed by Apple for this site');
      });
      const reason = MEANING[event.type];
      if (reason !== undefined) {
        const key = { provider: 'apple', issuer: apple.issuer, sub: event.sub } as const;
        await db.begin((tx) => endLink(identity, tx, key, reason, callerOf(request)));
      }
      return {};
    },
  });
}

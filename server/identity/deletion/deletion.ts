import { DONE, type ProfileId } from '@stillingen/wire/account';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Statements } from '../../database/database.ts';
import type { Identity } from '../context.ts';
import { publishEvent } from '../events.ts';
import { enforceLimit, serveCall } from '../http/routes.ts';
import { callError } from '../http/errors.ts';
import { LIMITS } from '../limits/limits.ts';
import { withdrawMails } from '../mail/outbox.ts';
import { queueRevocations } from '../providers/unlinking/unlink.ts';
import { LoggedInSchema, requireSession } from '../sessions/authenticate.ts';
import { lockUser, userById } from '../accounts/queries.ts';

const Body = Type.Object({ loggedIn: LoggedInSchema }, { additionalProperties: false });

/** Removes a user with all that is kept of them. The code under which the deletion is on record; null where there was no such user. */
export async function deleteUser(
  { nowMs, random, vault, mail }: Identity,
  tx: Statements,
  userId: ProfileId,
): Promise<string | null> {
  if (!(await lockUser(tx, userId))) return null;
  const user = (await userById(tx, userId))!;
  const at = new Date(nowMs());
  await queueRevocations(tx, userId, at);
  await tx`delete from users where id = ${userId}`;
  const confirmation = random(12).toString('hex');
  await tx`
    insert into deletion_log (user_hash, requested_at, done_at, confirmation_code)
    values (${vault.digest(userId)}, ${at}, ${at}, ${confirmation})`;
  const pending = await tx<{ id: string }[]>`
    delete from pending_registrations where email_norm = ${user.emailNorm} returning id`;
  for (const id of [userId, ...pending.map((each) => each.id)]) await withdrawMails(tx, id);
  if (user.email !== null) await mail.enqueue(tx, { kind: 'deleteAccount', to: user.email, name: user.name, userId });
  await publishEvent(tx, { kind: 'revoked', userId });
  return confirmation;
}

/** POST /v3/deleteaccount: asks for a login of a moment ago, as a stolen session must not be enough (C10). */
export function deletion(app: FastifyInstance, identity: Identity): void {
  const { db, limits, callerOf } = identity;
  serveCall(app, 'deleteAccount', { summary: 'Delete the account', body: Body }, async ({ loggedIn }, request) => {
    const { userId, isFresh } = await requireSession(identity, loggedIn, request);
    if (!isFresh) throw callError('loginMismatch');
    await enforceLimit(limits, LIMITS.deletionByUser, userId);
    await db.begin(async (tx) => {
      await identity.audit(tx, { userId: null, event: 'deletion', ok: true, caller: callerOf(request) });
      await deleteUser(identity, tx, userId);
    });
    return { r: DONE };
  });
}

import { DONE, type ProfileId } from '@stillingen/wire/account';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Statements } from '../../database/database.ts';
import type { Caller, Identity } from '../context.ts';
import { enforceLimit, serveCall } from '../http/routes.ts';
import { callError } from '../http/errors.ts';
import { LIMITS } from '../limits/limits.ts';
import { MAX_TRIES, sha256 } from '../secrets/tokens.ts';
import { checkSite, CodeField, IdField, NamespaceField } from './schema.ts';
import { isUniqueViolation, lockUser } from './queries.ts';

const Body = Type.Object(
  {
    t: Type.Optional(Type.Union([Type.Literal('verifyEmail'), Type.Literal('verifyAccount')])),
    c: CodeField,
    i: IdField,
    namespace: NamespaceField,
  },
  { additionalProperties: false },
);

interface Pending {
  readonly id: string;
  readonly email_norm: string;
  readonly email: string;
  readonly pw_phc: string;
  readonly pw_pepper_kid: string;
  readonly is_contested: boolean;
  readonly name: string;
  readonly nickname: string;
  readonly lang: string;
  readonly project: number;
  readonly tou_version: string;
  readonly pp_version: string;
  readonly created_ip_trunc: string;
}

/** Makes an account of the registration whose code this is; false where it is of none, or the address has an owner by now. */
async function confirmRegistration(identity: Identity, tx: Statements, id: ProfileId, code: string): Promise<boolean> {
  const { db, nowMs, terms } = identity;
  const at = new Date(nowMs());
  // One statement, so that of many at once one alone finds the row.
  const [pending] = await tx<Pending[]>`
    delete from pending_registrations
    where id = ${id} and code_sha256 = ${sha256(code)} and expires_at > ${at} and tries < ${MAX_TRIES} returning *`;
  if (pending === undefined) {
    await tx`update pending_registrations set tries = tries + 1 where id = ${id} and tries < ${MAX_TRIES}`;
    return false;
  }
  const user = {
    id,
    status: 1,
    email_norm: pending.email_norm,
    email: pending.email,
    email_verified_at: at,
    name: pending.name,
    nickname: pending.nickname,
    lang: pending.lang,
    pw_phc: pending.is_contested ? null : pending.pw_phc,
    pw_pepper_kid: pending.is_contested ? null : pending.pw_pepper_kid,
    created_at: at,
    last_seen_day: at,
  };
  const { count } = await tx`insert into users ${db(user)} on conflict (email_norm) do nothing`;
  if (count === 0) return false;
  await terms.agree(tx, {
    userId: id,
    project: pending.project,
    versions: { tou: pending.tou_version, pp: pending.pp_version },
    source: 'registration',
    address: pending.created_ip_trunc,
  });
  return true;
}

/** Makes an address that was typed the proved one; false where the code is none, or it was typed over by another since. */
async function confirmEmail(
  identity: Identity,
  tx: Statements,
  userId: ProfileId,
  code: string,
  kind: 'verifyEmail' | 'verifyAccount',
) {
  if (!(await lockUser(tx, userId))) return false;
  const used = await identity.codes.use(tx, { userId, kind, code });
  if (used?.targetEmail == null) return false;
  const { targetEmail } = used;
  const { count } = await tx`
    update users set status = 1, email = ${targetEmail}, email_norm = ${targetEmail.toLowerCase()},
      email_verified_at = ${new Date(identity.nowMs())}, pending_email = null
    where id = ${userId} and pending_email = ${targetEmail}`;
  return count === 1;
}

/** POST /v3/verification: uses up the code of a mail. It logs nobody in. */
export function verification(app: FastifyInstance, identity: Identity): void {
  const { db, config, limits, callerOf } = identity;

  async function use(kind: 'verifyEmail' | 'verifyAccount', id: ProfileId, code: string, caller: Caller): Promise<boolean> {
    return db.begin(async (tx) => {
      const isConfirmed =
        (kind === 'verifyAccount' && (await confirmRegistration(identity, tx, id, code))) ||
        (await confirmEmail(identity, tx, id, code, kind));
      if (isConfirmed) await identity.audit(tx, { userId: id, event: kind, ok: true, caller });
      return isConfirmed;
    });
  }

  serveCall(app, 'verification', { summary: 'Confirm a code', body: Body }, async ({ t, c, i, namespace }, request) => {
    checkSite(config, { namespace });
    const caller = callerOf(request);
    await enforceLimit(limits, LIMITS.codesByAddress, caller.address);
    let isConfirmed: boolean;
    try {
      isConfirmed = await use(t ?? 'verifyAccount', i, c, caller);
    } catch (error) {
      // Somebody else proved the same address at the same moment.
      if (!isUniqueViolation(error)) throw error;
      isConfirmed = false;
    }
    if (!isConfirmed) throw callError('verificationFailed');
    return t === undefined ? { r: DONE } : { r: DONE, t };
  });
}

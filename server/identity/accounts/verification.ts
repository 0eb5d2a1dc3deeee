import { type Calls, DONE, type ProfileId, type VerificationType } from '@stillingen/wire/account';
import type { Statements } from '../../database/database.ts';
import type { Caller, Identity } from '../context.ts';
import { callError } from '../http/errors.ts';
import { MAX_TRIES, sha256 } from '../secrets/tokens.ts';
import { isUniqueViolation, lockUser } from './queries.ts';

interface PendingRow {
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

/** False for a wrong code or an address with an owner. */
async function confirmRegistration(identity: Identity, tx: Statements, id: ProfileId, code: string): Promise<boolean> {
  const { db, nowMs, terms } = identity;
  const at = new Date(nowMs());
  // One statement: of concurrent calls only one gets the row.
  const [pending] = await tx<PendingRow[]>`
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

/** False for a wrong code or a pending address that changed since. */
async function confirmEmail(
  identity: Identity,
  tx: Statements,
  userId: ProfileId,
  code: string,
  kind: VerificationType,
): Promise<boolean> {
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

/** POST /v3/verification: consumes the code of a mail. It opens no session. */
export async function verify(
  identity: Identity,
  { t, c: code, i: id }: Calls['verification']['sent'],
  caller: Caller,
): Promise<Calls['verification']['answer']> {
  const kind: VerificationType = t ?? 'verifyAccount';
  const isConfirmed = await identity.db
    .begin(async (tx) => {
      const confirmed =
        (kind === 'verifyAccount' && (await confirmRegistration(identity, tx, id, code))) ||
        (await confirmEmail(identity, tx, id, code, kind));
      if (confirmed) await identity.audit(tx, { userId: id, event: kind, ok: true, caller });
      return confirmed;
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) return false;
      throw error;
    });
  if (!isConfirmed) throw callError('verificationFailed');
  return t === undefined ? { r: DONE } : { r: DONE, t };
}

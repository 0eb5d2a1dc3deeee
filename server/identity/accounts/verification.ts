import { type Calls, DONE, type ProfileId, type VerificationType } from '@stillingen/wire/account';
import type { Statements } from '../../database/database.ts';
import type { Caller, Identity } from '../context.ts';
import { callError } from '../http/errors.ts';
import { MAX_TRIES, sha256 } from '../secrets/tokens.ts';
import { isUniqueViolation, lockUser } from './queries.ts';

interface Confirmed {
  readonly project: number;
  readonly tou: string;
  readonly pp: string;
  readonly address: string;
  readonly isNew: boolean;
}

/** False for a wrong code or an address with an owner. */
async function confirmRegistration(identity: Identity, tx: Statements, id: ProfileId, code: string): Promise<boolean> {
  const { nowMs, terms } = identity;
  const at = new Date(nowMs());
  // One statement: of concurrent calls only one gets the row.
  const [confirmed] = await tx<Confirmed[]>`
    with pending as (
      delete from pending_registrations
      where id = ${id} and code_sha256 = ${sha256(code)} and expires_at > ${at} and tries < ${MAX_TRIES} returning *
    ), created as (
      insert into users (id, status, email_norm, email, email_verified_at, name, nickname, lang, pw_phc, pw_pepper_kid,
        created_at, last_seen_day)
      select id, 1, email_norm, email, ${at}::timestamptz, name, nickname, lang,
        case when not is_contested then pw_phc end, case when not is_contested then pw_pepper_kid end, ${at}::timestamptz, ${at}::date
      from pending on conflict (email_norm) do nothing returning 1
    )
    select project, tou_version as tou, pp_version as pp, created_ip_trunc as address,
      exists (select from created) as "isNew" from pending`;
  if (confirmed === undefined) {
    await tx`update pending_registrations set tries = tries + 1 where id = ${id} and tries < ${MAX_TRIES}`;
    return false;
  }
  const { project, tou, pp, address, isNew } = confirmed;
  if (isNew) await terms.agree(tx, { userId: id, project, versions: { tou, pp }, source: 'registration', address });
  return isNew;
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

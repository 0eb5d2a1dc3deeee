import { DONE, type Done } from '@stillingen/wire/account';
import type { Statements } from '../../database/database.ts';
import type { Caller, Identity, StoredPassword } from '../context.ts';
import { callError } from '../http/errors.ts';
import { truncateAddress } from '../http/caller.ts';
import { LIMITS } from '../limits/limits.ts';
import { CODE_MINUTES, newCode, newProfileId, sha256 } from '../secrets/tokens.ts';
import { pendingByEmail, userByEmail } from './queries.ts';
import type { RegistrationForm } from './schema.ts';

interface PendingRegistration extends Omit<RegistrationForm, 'password' | 'captcha'> {
  readonly password: StoredPassword;
  readonly earlier: StoredPassword | null;
  readonly isSame: boolean;
  readonly caller: Caller;
}

/** Different passwords for one address make it contested: its owner chooses one by mail. */
async function writePending(identity: Identity, tx: Statements, pending: PendingRegistration): Promise<void> {
  const { db, nowMs, random, terms, mail } = identity;
  const { address, name, nickname, project, password, earlier, isSame, caller } = pending;
  const now = nowMs();
  const code = newCode(random);
  const versions = await terms.current(project);
  const row = {
    id: newProfileId(random),
    email_norm: address.norm,
    email: address.email,
    pw_phc: password.phc,
    pw_pepper_kid: password.kid,
    name,
    nickname,
    lang: 'da',
    project,
    tou_version: versions.tou,
    pp_version: versions.pp,
    code_sha256: sha256(code),
    created_ip_trunc: truncateAddress(caller.address),
    created_at: new Date(now),
    expires_at: new Date(now + CODE_MINUTES.verifyAccount * 60_000),
  };
  await tx`
    insert into pending_registrations ${db(row)}
    on conflict (email_norm) do update set
      id = excluded.id, email = excluded.email, pw_phc = excluded.pw_phc, pw_pepper_kid = excluded.pw_pepper_kid,
      name = excluded.name, nickname = excluded.nickname, project = excluded.project, tou_version = excluded.tou_version,
      pp_version = excluded.pp_version, code_sha256 = excluded.code_sha256, tries = 0,
      created_ip_trunc = excluded.created_ip_trunc, created_at = excluded.created_at, expires_at = excluded.expires_at,
      is_contested = pending_registrations.expires_at > excluded.created_at and (
        pending_registrations.is_contested or not ${isSame}
        or pending_registrations.pw_phc is distinct from ${earlier?.phc ?? null}::text)`;
  await mail.enqueue(tx, { kind: 'verify', to: address.email, name, code, userId: row.id });
  await identity.audit(tx, { userId: null, event: 'registration', ok: true, caller });
}

/** POST /v3/registration. A taken address takes the same work as a free one. */
export async function register(identity: Identity, form: RegistrationForm, caller: Caller): Promise<Done> {
  const { db, config, captcha, hasher, mail, nowMs } = identity;
  const { captcha: answer, password, ...rest } = form;
  const { norm } = form.address;
  if (!captcha.isOff && !(await captcha.verify(answer))) throw callError('captchaMismatch');
  await identity.limits.enforce(LIMITS.registrationMails, norm);

  const earlier = await pendingByEmail(db, norm, nowMs());
  const { isRight: isSame } = await hasher.verify(password, earlier);
  const stored = await hasher.hash(password);
  const owner = await userByEmail(db, norm);
  if (owner !== null && !config.hidesTakenAddresses) throw callError('registrationDuplicate');
  await db.begin(async (tx) => {
    if (owner === null) await writePending(identity, tx, { ...rest, password: stored, earlier, isSame, caller });
    else await mail.enqueue(tx, { kind: 'alreadyRegistered', to: owner.email!, name: owner.name, userId: owner.id });
  });
  return { r: DONE };
}

import type { ProfileId } from '@stillingen/wire/account';
import type { Statements } from '../../../database/database.ts';
import { parseAddress, type Address } from '../../accounts/schema.ts';
import { userByEmail } from '../../accounts/queries.ts';
import type { Caller, Identity } from '../../context.ts';
import { CallError, callError } from '../../http/errors.ts';
import { newProfileId } from '../../secrets/tokens.ts';
import { addLink } from '../queries.ts';
import type { ProviderIdentity } from '../verification/provider-identity.ts';

export interface SignUp {
  readonly verified: ProviderIdentity;
  readonly typed: Address | null;
  readonly agrees: boolean;
  readonly project: number;
  readonly caller: Caller;
}

interface NewUser {
  readonly status: 1 | 2;
  readonly email: Address | null;
  readonly pending: Address | null;
}

async function insertUser(
  tx: Statements,
  identity: Identity,
  { verified, caller, project }: SignUp,
  { status, email, pending }: NewUser,
): Promise<ProfileId> {
  const { nowMs, random, terms } = identity;
  const at = new Date(nowMs());
  const id = newProfileId(random);
  const rows = await tx`
    insert into users (id, status, email, email_norm, email_verified_at, pending_email, name, created_at, last_seen_day)
    values (${id}, ${status}, ${email?.email ?? null}, ${email?.norm ?? null}, ${email === null ? null : at},
      ${pending?.email ?? null}, ${verified.name ?? ''}, ${at}, ${at})
    on conflict (email_norm) do nothing returning 1`;
  if (rows.length === 0) throw callError('registrationDuplicate');
  await addLink(tx, { userId: id, verified, at });
  const source = `registration ${verified.provider}`;
  await terms.agree(tx, { userId: id, project, versions: await terms.current(project), source, address: caller.address });
  await identity.audit(tx, { userId: id, event: 'registration', ok: true, caller, detail: { method: verified.provider } });
  return id;
}

/** Mails a verification code; the owner of a taken address gets a notice instead. */
export async function sendEmailVerification(
  tx: Statements,
  { mail, codes }: Identity,
  userId: ProfileId,
  { email, norm }: Address,
): Promise<void> {
  const owner = await userByEmail(tx, norm);
  if (owner !== null)
    return mail.enqueue(tx, { kind: 'alreadyRegistered', to: owner.email!, name: owner.name, userId: owner.id });
  const code = await codes.issue(tx, { userId, kind: 'verifyEmail', targetEmail: email });
  return mail.enqueue(tx, { kind: 'verifyEmail', to: email, code, userId });
}

/** Verified at once if the provider runs the mailbox, else pending until our mail is confirmed.
 * Throws XE3 for a taken address, XE8 without agreement, XE7 without an address. */
export async function signUp(tx: Statements, identity: Identity, form: SignUp): Promise<ProfileId> {
  const { verified, typed, agrees, project } = form;
  const provided = verified.email === null ? null : parseAddress(verified.email);
  if (provided !== null && (await userByEmail(tx, provided.norm)) !== null) throw callError('registrationDuplicate');
  if (!agrees) throw new CallError({ err: 'XE8', ...(await identity.terms.missing(tx, '', project)) });
  if (provided !== null && verified.isProviderMailbox) {
    const userId = await insertUser(tx, identity, form, { status: 1, email: provided, pending: null });
    // A pending registration of this address does not own its mailbox.
    await tx`delete from pending_registrations where email_norm = ${provided.norm}`;
    await identity.mail.enqueue(tx, { kind: 'social', to: provided.email, name: verified.name ?? '', userId });
    return userId;
  }
  const pending = provided ?? typed;
  if (pending === null) throw callError('providerNeedsEmail');
  const userId = await insertUser(tx, identity, form, { status: provided === null ? 2 : 1, email: null, pending });
  await sendEmailVerification(tx, identity, userId, pending);
  return userId;
}

import type { ProfileId } from '@stillingen/wire/account';
import type { Statements } from '../../../database/database.ts';
import { parseAddress, type Address } from '../../accounts/schema.ts';
import { userByEmail } from '../../accounts/queries.ts';
import type { Caller, Identity } from '../../context.ts';
import { CallError, callError } from '../../http/errors.ts';
import { newProfileId } from '../../secrets/tokens.ts';
import { addLink } from '../links.ts';
import type { ProviderIdentity } from '../verification/provider-identity.ts';

/** Somebody whom a provider vouches for, and what the visitor said on the page. */
export interface SignUp {
  readonly verified: ProviderIdentity;
  /** Typed by the visitor; null where none was. */
  readonly typed: Address | null;
  /** Whether the visitor agreed to the documents. */
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
  user: NewUser,
): Promise<ProfileId> {
  const { nowMs, random, terms } = identity;
  const at = new Date(nowMs());
  const id = newProfileId(random);
  const { status, email, pending } = user;
  const rows = await tx`
    insert into users (id, status, email, email_norm, email_verified_at, pending_email, name, created_at, last_seen_day)
    values (${id}, ${status}, ${email?.email ?? null}, ${email?.norm ?? null}, ${email === null ? null : at},
      ${pending?.email ?? null}, ${verified.name ?? ''}, ${at}, ${at})
    on conflict (email_norm) do nothing returning 1`;
  // Somebody took the address a moment ago.
  if (rows.length === 0) throw callError('registrationDuplicate');
  await addLink(tx, { userId: id, verified, at });
  const source = `registration ${verified.provider}`;
  await terms.agree(tx, { userId: id, project, versions: await terms.current(project), source, address: caller.address });
  await identity.audit(tx, { userId: id, event: 'registration', ok: true, caller, detail: { method: verified.provider } });
  return id;
}

/** Asks the owner of a mailbox whether the user may have its address; the owner of an account with it is told instead. */
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

/**
 * Makes an account for somebody who has none. An address is theirs at once where the provider runs the mailbox; else our own
 * mail asks for its proof, and until then it neither opens nor blocks anything. Refuses with XE3 where the address belongs to
 * another account, with XE8 where the documents are not agreed to, with XE7 where there is no address; nothing is written then.
 */
export async function signUp(tx: Statements, identity: Identity, newcomer: SignUp): Promise<ProfileId> {
  const { verified, typed, agrees, project } = newcomer;
  const told = verified.email === null ? null : parseAddress(verified.email);
  if (told !== null && (await userByEmail(tx, told.norm)) !== null) throw callError('registrationDuplicate');
  if (!agrees) throw new CallError({ err: 'XE8', ...(await identity.terms.missing(tx, '', project)) });
  if (told === null) {
    if (typed === null) throw callError('providerNeedsEmail');
    const userId = await insertUser(tx, identity, newcomer, { status: 2, email: null, pending: typed });
    await sendEmailVerification(tx, identity, userId, typed);
    return userId;
  }
  if (!verified.isProviderMailbox) {
    const userId = await insertUser(tx, identity, newcomer, { status: 1, email: null, pending: told });
    await sendEmailVerification(tx, identity, userId, told);
    return userId;
  }
  const userId = await insertUser(tx, identity, newcomer, { status: 1, email: told, pending: null });
  // Whoever began to register with this address can not have its mailbox.
  await tx`delete from pending_registrations where email_norm = ${told.norm}`;
  await identity.mail.enqueue(tx, { kind: 'social', to: told.email, name: verified.name ?? '', userId });
  return userId;
}

import type { Profile, ProfileId } from '@stillingen/wire/account';
import type { Database, Statements } from '../../database/database.ts';
import type { StoredPassword } from '../context.ts';

export interface User {
  readonly id: ProfileId;
  readonly name: string;
  readonly nickname: string;
  /** Verified address. */
  readonly email: string | null;
  readonly emailNorm: string | null;
  readonly pendingEmail: string | null;
  readonly password: StoredPassword | null;
}

type UserRow = Omit<User, 'password'> & { readonly phc: string | null; readonly kid: string | null };

async function selectUser(db: Statements, where: ReturnType<Statements>): Promise<User | null> {
  const [row] = await db<UserRow[]>`
    select id, name, nickname, email, email_norm as "emailNorm", pending_email as "pendingEmail", pw_phc as phc, pw_pepper_kid as kid
    from users where ${where}`;
  if (row === undefined) return null;
  const { phc, kid, ...user } = row;
  return { ...user, password: phc === null ? null : { phc, kid: kid! } };
}

export const userById = (db: Statements, id: ProfileId): Promise<User | null> => selectUser(db, db`id = ${id}`);

export const userByEmail = (db: Statements, norm: string): Promise<User | null> => selectUser(db, db`email_norm = ${norm}`);

export const personalWords = ({ email, name, nickname }: User): readonly string[] => [email ?? '', name, nickname];

/** Shows a pending address as unverified (C19). */
export const profileOf = ({ id, name, email, pendingEmail }: User): Profile => ({
  id,
  name,
  email: pendingEmail ?? email ?? '',
  emailIsVerified: pendingEmail === null && email !== null,
});

export const isUniqueViolation = (error: unknown): boolean => (error as { code?: unknown }).code === '23505';

/** Locks a user row; false if it is gone or its password has changed. */
export async function lockUser(tx: Statements, id: ProfileId, password?: StoredPassword): Promise<boolean> {
  const same = password === undefined ? tx`` : tx`and pw_phc = ${password.phc}`;
  const rows = await tx`select from users where id = ${id} ${same} for update`;
  return rows.length === 1;
}

export async function pendingByEmail(db: Database, norm: string, nowMs: number): Promise<StoredPassword | null> {
  const [row] = await db<StoredPassword[]>`
    select pw_phc as phc, pw_pepper_kid as kid from pending_registrations
    where email_norm = ${norm} and expires_at > ${new Date(nowMs)}`;
  return row ?? null;
}

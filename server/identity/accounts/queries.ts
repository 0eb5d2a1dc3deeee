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

interface Row {
  readonly id: string;
  readonly name: string;
  readonly nickname: string;
  readonly email: string | null;
  readonly email_norm: string | null;
  readonly pending_email: string | null;
  readonly pw_phc: string | null;
  readonly pw_pepper_kid: string | null;
}

const COLUMNS = ['id', 'name', 'nickname', 'email', 'email_norm', 'pending_email', 'pw_phc', 'pw_pepper_kid'] as const;

const userOf = (row: Row): User => ({
  id: row.id,
  name: row.name,
  nickname: row.nickname,
  email: row.email,
  emailNorm: row.email_norm,
  pendingEmail: row.pending_email,
  password: row.pw_phc === null ? null : { phc: row.pw_phc, kid: row.pw_pepper_kid! },
});

export async function userById(db: Statements, id: ProfileId): Promise<User | null> {
  const [row] = await db<Row[]>`select ${db(COLUMNS)} from users where id = ${id}`;
  return row === undefined ? null : userOf(row);
}

export async function userByEmail(db: Statements, norm: string): Promise<User | null> {
  const [row] = await db<Row[]>`select ${db(COLUMNS)} from users where email_norm = ${norm}`;
  return row === undefined ? null : userOf(row);
}

/** Words that a password must not consist of. */
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
  const [row] = await db<{ pw_phc: string; pw_pepper_kid: string }[]>`
    select pw_phc, pw_pepper_kid from pending_registrations where email_norm = ${norm} and expires_at > ${new Date(nowMs)}`;
  return row === undefined ? null : { phc: row.pw_phc, kid: row.pw_pepper_kid };
}

import type { Profile, ProfileId } from '@stillingen/wire/account';
import type { Database, Statements } from '../../database/database.ts';
import type { StoredPassword } from '../context.ts';

/** A user, as calls need one. */
export interface User {
  readonly id: ProfileId;
  readonly name: string;
  readonly nickname: string;
  /** The proved address; null before the first is proved. */
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

/** The user to whom an address belongs, who has proved it. */
export async function userByEmail(db: Statements, norm: string): Promise<User | null> {
  const [row] = await db<Row[]>`select ${db(COLUMNS)} from users where email_norm = ${norm}`;
  return row === undefined ? null : userOf(row);
}

/** What stands beside a password on the pages of its user: none is made of it. */
export const personalWords = ({ email, name, nickname }: User): readonly string[] => [email ?? '', name, nickname];

/** What a user sees; an address that waits for its proof is shown, and said to be unproved (C19). */
export const profileOf = ({ id, name, email, pendingEmail }: User): Profile => ({
  id,
  name,
  email: pendingEmail ?? email ?? '',
  emailIsVerified: pendingEmail === null && email !== null,
});

/** Whether the database refused a row as another one holds its key. */
export const isUniqueViolation = (error: unknown): boolean => (error as { code?: unknown }).code === '23505';

/** Locks the row of a user until the transaction ends; false where there is none, or its password is another by now. */
export async function lockUser(tx: Statements, id: ProfileId, password?: StoredPassword): Promise<boolean> {
  const same = password === undefined ? tx`` : tx`and pw_phc = ${password.phc}`;
  const rows = await tx`select from users where id = ${id} ${same} for update`;
  return rows.length === 1;
}

/** The password of a registration that waits for its code. */
export async function pendingByEmail(db: Database, norm: string, nowMs: number): Promise<StoredPassword | null> {
  const [row] = await db<{ pw_phc: string; pw_pepper_kid: string }[]>`
    select pw_phc, pw_pepper_kid from pending_registrations where email_norm = ${norm} and expires_at > ${new Date(nowMs)}`;
  return row === undefined ? null : { phc: row.pw_phc, kid: row.pw_pepper_kid };
}

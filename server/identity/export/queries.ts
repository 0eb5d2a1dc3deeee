import type { ProfileId } from '@stillingen/wire/account';
import type { Database, Statements } from '../../database/database.ts';

export interface Section {
  readonly table: string;
  /** Names in the file by column. Secrets and row ids are left out. */
  readonly columns: Readonly<Record<string, string>>;
}

const camelCase = (column: string): string => column.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());

const USER_COLUMNS =
  'id status email email_verified_at pending_email name nickname lang created_at last_seen_day inactive_told_at'.split(' ');
export const PROFILE: Section['columns'] = Object.fromEntries(USER_COLUMNS.map((column) => [column, camelCase(column)]));

export const SECTIONS = {
  documents: {
    table: 'user_docs',
    columns: { project: 'project', key: 'key', doc: 'content', rev: 'rev', bytes: 'bytes', updated_at: 'updatedAt' },
  },
  connections: {
    table: 'provider_links',
    columns: {
      provider: 'provider',
      issuer: 'issuer',
      sub: 'sub',
      email_at_link: 'email',
      is_private_relay: 'isPrivateRelay',
      linked_at: 'connectedAt',
    },
  },
  sessions: {
    table: 'sessions',
    columns: {
      key: 'key',
      scope: 'scope',
      platform: 'platform',
      app_version: 'appVersion',
      ua_family: 'device',
      ip_trunc: 'network',
      created_at: 'createdAt',
      authed_at: 'provedAt',
      last_seen_hour: 'lastSeenAt',
      expires_at: 'expiresAt',
      revoked_at: 'endedAt',
      reason: 'endedBy',
    },
  },
  codes: {
    table: 'codes',
    columns: {
      kind: 'kind',
      target_email: 'email',
      created_at: 'createdAt',
      expires_at: 'expiresAt',
      tries: 'wrongTries',
      used_at: 'usedAt',
    },
  },
  termsAgreements: {
    table: 'terms_agreements',
    columns: { type: 'type', version: 'version', project: 'project', at: 'at', source: 'source', ip_trunc: 'network' },
  },
  marketingConsents: {
    table: 'marketing_consents',
    columns: { level: 'level', granted: 'granted', text_version: 'textVersion', at: 'at', source: 'source' },
  },
  events: {
    table: 'audit',
    columns: { at: 'at', event: 'event', ok: 'ok', ip_trunc: 'network', ua_family: 'device', detail: 'detail' },
  },
  waitingMails: {
    table: 'mail_outbox',
    columns: { kind: 'kind', created_at: 'createdAt', next_at: 'nextTryAt', tries: 'tries' },
  },
} as const satisfies Record<string, Section>;

type Row = Readonly<Record<string, unknown>>;
type UserExport = { readonly exportedAt: Date; readonly profile: Row } & Readonly<Record<keyof typeof SECTIONS, Row[]>>;

const renamed = (row: Row, columns: Section['columns']): Row =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [columns[column]!, value]));

async function rowsOf(tx: Statements, { table, columns }: Section, userId: ProfileId): Promise<Row[]> {
  const names = Object.keys(columns);
  const order = names.find((name) => /^(?:at|created_at|linked_at|updated_at)$/.test(name))!;
  const rows = await tx<Row[]>`select ${tx(names)} from ${tx(table)} where user_id = ${userId} order by ${tx(order)}`;
  return rows.map((row) => renamed(row, columns));
}

export async function exportUser(db: Database, userId: ProfileId, nowMs: number): Promise<UserExport | null> {
  return db.begin('isolation level repeatable read read only', async (tx) => {
    const [user] = await tx<Row[]>`select ${tx(Object.keys(PROFILE))} from users where id = ${userId}`;
    if (user === undefined) return null;
    const sections: [string, Row[]][] = [];
    for (const [name, section] of Object.entries(SECTIONS)) sections.push([name, await rowsOf(tx, section, userId)]);
    return {
      exportedAt: new Date(nowMs),
      profile: renamed(user, PROFILE),
      ...(Object.fromEntries(sections) as Record<keyof typeof SECTIONS, Row[]>),
    };
  });
}

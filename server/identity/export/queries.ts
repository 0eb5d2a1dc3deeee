import type { ProfileId } from '@stillingen/wire/account';
import type { Database, Statements } from '../../database/database.ts';

export interface Section {
  readonly table: string;
  /** Names in the file by column. Secrets and row ids are left out. */
  readonly columns: Readonly<Record<string, string>>;
}

const camelCase = (column: string): string => column.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());

/** Columns in camel case, but for those of `others`. */
const columnsOf = (names: string, others: Section['columns'] = {}): Section['columns'] =>
  Object.fromEntries(names.split(' ').map((column) => [column, others[column] ?? camelCase(column)]));

export const PROFILE = columnsOf(
  'id status email email_verified_at pending_email name nickname lang created_at last_seen_day inactive_told_at',
);

export const SECTIONS = {
  documents: { table: 'user_docs', columns: columnsOf('project key doc rev bytes updated_at', { doc: 'content' }) },
  connections: {
    table: 'provider_links',
    columns: columnsOf('provider issuer sub email_at_link is_private_relay linked_at', {
      email_at_link: 'email',
      linked_at: 'connectedAt',
    }),
  },
  sessions: {
    table: 'sessions',
    columns: columnsOf(
      'key scope platform app_version ua_family ip_trunc created_at authed_at last_seen_hour expires_at revoked_at reason',
      {
        ua_family: 'device',
        ip_trunc: 'network',
        authed_at: 'provedAt',
        last_seen_hour: 'lastSeenAt',
        revoked_at: 'endedAt',
        reason: 'endedBy',
      },
    ),
  },
  codes: {
    table: 'codes',
    columns: columnsOf('kind target_email created_at expires_at tries used_at', { target_email: 'email', tries: 'wrongTries' }),
  },
  termsAgreements: {
    table: 'terms_agreements',
    columns: columnsOf('type version project at source ip_trunc', { ip_trunc: 'network' }),
  },
  marketingConsents: { table: 'marketing_consents', columns: columnsOf('level granted text_version at source') },
  oddsLock: { table: 'odds_locks', columns: columnsOf('until created_at') },
  alerts: {
    table: 'alert_subscriptions',
    columns: columnsOf('host delay_s created_at seen_at accepted_day refused sent_day sent_count', { host: 'pushService' }),
  },
  events: {
    table: 'audit',
    columns: columnsOf('at event ok ip_trunc ua_family detail', { ip_trunc: 'network', ua_family: 'device' }),
  },
  waitingMails: { table: 'mail_outbox', columns: columnsOf('kind created_at next_at tries', { next_at: 'nextTryAt' }) },
} as const satisfies Record<string, Section>;

type ExportRow = Readonly<Record<string, unknown>>;
type UserExport = { readonly exportedAt: Date; readonly profile: ExportRow } & Readonly<
  Record<keyof typeof SECTIONS, ExportRow[]>
>;

const renamed = (row: ExportRow, columns: Section['columns']): ExportRow =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [columns[column]!, value]));

async function rowsOf(tx: Statements, { table, columns }: Section, userId: ProfileId): Promise<ExportRow[]> {
  const names = Object.keys(columns);
  const order = names.find((name) => /^(?:at|created_at|linked_at|updated_at)$/.test(name))!;
  const rows = await tx<ExportRow[]>`select ${tx(names)} from ${tx(table)} where user_id = ${userId} order by ${tx(order)}`;
  return rows.map((row) => renamed(row, columns));
}

export async function exportUser(db: Database, userId: ProfileId, nowMs: number): Promise<UserExport | null> {
  return db.begin('isolation level repeatable read read only', async (tx) => {
    const [user] = await tx<ExportRow[]>`select ${tx(Object.keys(PROFILE))} from users where id = ${userId}`;
    if (user === undefined) return null;
    const sections: [string, ExportRow[]][] = [];
    for (const [name, section] of Object.entries(SECTIONS)) sections.push([name, await rowsOf(tx, section, userId)]);
    return {
      exportedAt: new Date(nowMs),
      profile: renamed(user, PROFILE),
      ...(Object.fromEntries(sections) as Record<keyof typeof SECTIONS, ExportRow[]>),
    };
  });
}

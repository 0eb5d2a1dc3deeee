import path from 'node:path';
import { isDatabaseUrl, isNatsUrl, matching, type Setting, wholeNumber } from './setting.ts';

export const ROLES = ['live', 'edge', 'identity', 'alerts'] as const;
export type Role = (typeof ROLES)[number];
export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);
export const ROLE_FORM = `some of ${ROLES.join(', ')}, separated by commas`;

export function parseRoles(text: string): readonly Role[] | null {
  const named = text.split(',').map((each) => each.trim());
  const roles = ROLES.filter((role) => named.includes(role));
  return roles.length > 0 && roles.length === named.length ? roles : null;
}

export const PROCESS_SETTINGS = {
  port: {
    name: 'PORT',
    fallback: '8080',
    allowed: 'a port from 1 to 65535, or 0 for a free one',
    meaning: 'the port to listen on',
    parse: wholeNumber(0, 65535),
  },
  host: {
    name: 'HOST',
    fallback: '127.0.0.1',
    allowed: 'an address of this machine, such as 127.0.0.1 or 0.0.0.0',
    meaning: 'the address to listen on',
    parse: matching(/^[0-9a-zA-Z.:-]{1,253}$/),
  },
  dataDir: {
    name: 'DATA_DIR',
    fallback: './data',
    allowed: 'a folder that the server may write',
    meaning: 'where the embedded database and the archive keep their files',
    parse: (text: string) => (text === '' || text.includes('\0') ? null : path.resolve(text)),
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    fallback: '',
    allowed: 'postgres://user:password@host:port/database, its parts percent-encoded, or empty for the embedded one',
    meaning: 'a PostgreSQL of your own, 16 or newer',
    parse: (text: string) => (text === '' || isDatabaseUrl(text) ? text : null),
  },
  databaseRetrySeconds: {
    name: 'DATABASE_RETRY_SECONDS',
    fallback: '120',
    allowed: 'a number from 1 to 86400',
    meaning:
      'how long the embedded database may fail to restart before the server exits with code 1; a full disk is waited for without a limit',
    parse: wholeNumber(1, 86_400),
  },
  journalDays: {
    name: 'JOURNAL_DAYS',
    fallback: '0',
    allowed: 'a number from 1 to 36500, or 0 to keep all entries in the database',
    meaning: 'after how many days journal entries move from the database to files in the folder archive of DATA_DIR',
    parse: wholeNumber(0, 36_500),
  },
  natsUrl: {
    name: 'NATS_URL',
    fallback: '',
    allowed:
      'nats://user:password@host:port or tls://..., their parts percent-encoded, several separated by commas, or empty for one process',
    meaning:
      'the NATS JetStream server over which several machines exchange journal entries; they share the database of DATABASE_URL',
    parse: (text: string) => (text === '' || text.split(',').every(isNatsUrl) ? text : null),
    isSecret: true,
  },
  roles: {
    name: 'ROLES',
    fallback: ROLES.join(','),
    allowed: ROLE_FORM,
    meaning:
      'what this process does: live accepts messages of providers, edge serves visitors, identity serves accounts, alerts sends Web Push and webhooks; without NATS_URL one process has all roles',
    parse: parseRoles,
  },
  drainSeconds: {
    name: 'DRAIN_SECONDS',
    fallback: '10',
    allowed: 'a number from 1 to 300',
    meaning: 'how long the server may take to shut down in order after SIGTERM',
    parse: wholeNumber(1, 300),
  },
} as const satisfies Record<string, Setting<unknown>>;

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../database/open.ts';
import { temporaryFolder } from '../../testing/run.ts';
import { countAccounts, readAccounts, writeRows } from './table-rows.ts';
import { checkBackupFile } from './backup-file.ts';

/** Tables left out of backups: secrets, data of a day, derived data, and those with own records. */
const LEFT_OUT = {
  opens: ['sessions', 'codes', 'pending_registrations', 'mail_outbox'],
  isOver: ['rate_counters', 'oidc_seen', 'redeemed_codes', 'captcha_spent'],
  isMadeAnew: ['migration', 'instance', 'snapshot', 'snapshot_piece', 'odds_key', 'consent_key', 'offer_confirmation'],
  // Browsers subscribe again with the new keys.
  isSubscribed: ['alert_keys', 'alert_subscriptions', 'alert_moments', 'alert_log'],
  // A copy of a site must not post to the receivers of the original.
  isPosted: ['webhook_endpoints', 'webhook_messages', 'webhook_progress'],
  // A line of the operator about today.
  isOfToday: ['service_notice'],
  hasRecords: ['journal', 'provider', 'provider_key', 'pepper_keys', 'offer', 'offer_version', 'offer_history'],
};

it('a backup holds every table except those listed here', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stillingen-account-rows-'));
  {
    await using store = await openStore({ dataDir: path.join(folder, 'data'), databaseUrl: '' });
    const { db } = store;
    const tables = await db<{ name: string }[]>`select tablename as name from pg_tables where schemaname = 'public'`;
    const kept = tables.map(({ name }) => name).filter((name) => !Object.values(LEFT_OUT).flat().includes(name));
    const id = 'a'.repeat(26);
    await db`insert into users (id, status, created_at, last_seen_day) values (${id}, 1, now(), now())`;
    await db`insert into provider_links (provider, issuer, sub, user_id, linked_at) values ('p', 'i', 's', ${id}, now())`;
    await db`insert into user_docs (user_id, project, key, doc, rev, bytes, updated_at) values (${id}, 8, 'data', '{"a": 1.10}', 1, 9, now())`;
    await db`insert into terms_documents (type, version, project, lang, title, valid_from, content, sha256) values ('pp', '1', 8, 'da', 't', now(), 'c', 's')`;
    await db`insert into terms_agreements (user_id, type, version, project, at, source, ip_trunc) values (${id}, 'pp', '1', 8, now(), 's', '')`;
    await db`insert into marketing_consents (user_id, level, granted, text_version, at, source) values (${id}, 'BASIC', true, '1', now(), 's')`;
    await db`insert into provider_revocations (sealed, created_at, next_at) values ('\\x00ff', now(), now())`;
    await db`insert into audit (at, user_id, event, ok, ip_trunc, ua_family) values (now(), ${id}, 'e', true, '', '')`;
    await db`insert into odds_locks (user_id, until, created_at) values (${id}, now(), now())`;
    await db`insert into consent_proofs (id, at, text_version, asked, granted) values ('AAAAAAAAAAAAAAAAAAAAAA', now(), 1, 'statistics', '')`;
    await db`insert into deletion_log (user_hash, requested_at, done_at, confirmation_code) values ('\\x01', now(), now(), 'c')`;
    const rows = await db.begin((tx) => Array.fromAsync(readAccounts(tx)));
    expect(rows.map(({ table }) => table).toSorted()).toEqual(kept.toSorted());
    expect(await db.begin(countAccounts)).toEqual({ users: 1, keys: [] });

    // Unchanged, identity columns included.
    await db`truncate ${db(kept)} restart identity cascade`;
    await db.begin(async (tx) => {
      for (const row of rows) await writeRows(tx, [row]);
    });
    expect(await db.begin((tx) => Array.fromAsync(readAccounts(tx)))).toEqual(rows);
  }
  rmSync(folder, { recursive: true, force: true });
});

const HEADER = `${JSON.stringify({ format: 'stillingen-backup', version: 1, migrations: [], createdAt: '', entries: 0 })}\n`;

it('the check of a backup ends when it is interrupted', async () => {
  const folder = temporaryFolder('backup');
  onTestFinished(() => folder[Symbol.dispose]());
  const file = path.join(folder.path, 'long.gz');
  writeFileSync(file, gzipSync(HEADER + '{}\n'.repeat(2_000_000)));
  const ending = new AbortController();
  const checking = checkBackupFile(file, [], ending.signal);
  await nextTurn();
  ending.abort();
  await expect(checking).rejects.toThrow('interrupted; nothing was restored');
});

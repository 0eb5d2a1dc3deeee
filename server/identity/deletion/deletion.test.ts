import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { LoggedIn } from '@stillingen/wire/account';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, SITE, startTestIdentity, type TestIdentity } from '../../testing/identity/identity.ts';
import { runCleanup } from '../cleanup.ts';
import { parseKeys } from '../secrets/keys.ts';
import { deleteRestoredUsers, maintainDeletionList, readDeletionList } from './deletion-list.ts';
import { temporaryFolder } from '../../testing/run.ts';

let service: TestIdentity;
beforeEach(async () => {
  service = await startTestIdentity();
});
afterEach(() => service[Symbol.asyncDispose]());

const MINUTE_MS = 60_000;
const remove = (loggedIn: LoggedIn) => service.call('deleteAccount', { loggedIn });

describe('deletion', () => {
  it('[ACC-30] deletes every trace of the user and frees the address', async () => {
    const own = await service.signedIn('leaver@konto.dk');
    const other: LoggedIn = (await service.login('leaver@konto.dk')).body;
    const diff = { merge: { 'mygames.data.g_1_AbCd1234.AD': 5 }, unmerge: [] };
    await service.call('storeMergedData', { loggedIn: own, key: 'data', dataDiff: diff, project: 8 });
    await service.call('updateUser', { loggedIn: own, name: 'Navn Navnesen', email: 'next-leaver@konto.dk', project: 8 });
    await service.call('forgottenPassword', { email: 'leaver@konto.dk', namespace: SITE.namespace, p: 8 });
    await expect.poll(async () => (await service.mailsTo('leaver@konto.dk')).at(-1)?.kind).toBe('forgottenPassword');
    await service.login('leaver@konto.dk', 'Forkert_1');
    expect(await service.everyRow()).toMatch(/leaver@konto\.dk/);

    expect((await remove(own)).body).toEqual({ r: 'XY1' });
    expect(await service.everyRow()).not.toMatch(/leaver|konto\.dk|Navnesen/i);
    expect(await service.everyRow()).not.toContain(own.id);
    const waiting = [...(await service.mailsTo('leaver@konto.dk')), ...(await service.mailsTo('next-leaver@konto.dk'))];
    expect(waiting.map(({ kind }) => kind)).toEqual(['deleteAccount']);
    expect((await service.mailsTo('leaver@konto.dk')).at(-1)).toMatchObject({ kind: 'deleteAccount', name: 'Navn Navnesen' });
    for (const loggedIn of [own, { id: other.id, hash: other.hash }])
      expect((await service.call('getData', { loggedIn, project: 8 })).body).toEqual({ err: 'XE1' });
    expect((await service.login('leaver@konto.dk')).body).toEqual({ err: 'XE1' });
    expect(await service.identity.db`select confirmation_code from deletion_log`).toHaveLength(1);
    expect(await service.signUp('leaver@konto.dk', PASSWORD)).not.toBe(own.id);
  });

  it('[AERR-03] refuses a session whose login is older than 15 minutes (C10)', async () => {
    const own = await service.signedIn('stale@example.dk');
    service.advance(15 * MINUTE_MS);
    expect((await remove(own)).body).toEqual({ err: 'XE1' });
    const again = (await service.login('stale@example.dk')).body;
    expect((await remove({ id: again.id, hash: again.hash })).body).toEqual({ r: 'XY1' });
  });

  it('deletes the account of a session that has not agreed to the terms (C7)', async () => {
    const id = await service.signUp('no-terms@example.dk');
    await service.identity.db`delete from terms_agreements where user_id = ${id}`;
    const { hash } = (await service.login('no-terms@example.dk')).body;
    expect((await remove({ id, hash })).body).toEqual({ r: 'XY1' });
  });
});

const DAY_MS = 86_400_000;
const MONTHS_22_DAYS = 672;
const EMAIL = 'frida@example.dk';

async function pass(days: number): Promise<void> {
  service.advance(days * DAY_MS);
  await runCleanup(service.identity);
}
const warningsAndReceipts = async (email = EMAIL): Promise<string[]> =>
  (await service.mailsTo(email)).map(({ kind }) => kind).filter((kind) => kind !== 'verify');
const users = async (): Promise<number> => (await service.identity.db`select from users`).length;

describe('an inactive account', () => {
  it('sends an inactive account one warning mail after 22 months and deletes it after 24', async () => {
    const own = await service.signedIn(EMAIL);
    await service.call('updateUser', { loggedIn: own, name: 'Frida', project: 8 });
    await pass(MONTHS_22_DAYS - 5);
    expect(await warningsAndReceipts()).toEqual([]);
    await pass(7);
    await pass(1);
    expect(await warningsAndReceipts()).toEqual(['inactive']);
    expect((await service.mailsTo(EMAIL)).at(-1)?.name).toBe('Frida');
    await pass(30);
    expect(await users()).toBe(1);
    await pass(40);
    expect([await users(), await warningsAndReceipts()]).toEqual([0, ['deleteAccount']]);
    const deletions = await service.identity.db`select user_id, detail from audit where event = 'deletion'`;
    expect([...deletions]).toEqual([{ user_id: null, detail: { inactive: true } }]);
  });

  it('keeps an account whose user logs in, and warns again after another 22 months', async () => {
    await service.signUp(EMAIL);
    await pass(MONTHS_22_DAYS + 2);
    expect((await service.login(EMAIL)).status).toBe(200);
    await pass(100);
    expect([await users(), await warningsAndReceipts()]).toEqual([1, ['inactive']]);
    await pass(MONTHS_22_DAYS - 100 + 3);
    expect(await warningsAndReceipts()).toEqual(['inactive', 'inactive']);
  });

  it('deletes no account without a warning when the server was off for years', async () => {
    await service.signUp(EMAIL);
    await pass(1200);
    expect([await users(), await warningsAndReceipts()]).toEqual([1, ['inactive']]);
    await pass(59);
    expect(await users()).toBe(1);
    await pass(2);
    expect(await users()).toBe(0);
  });
});

describe('cleanup', () => {
  it('cleans up in one process at a time', async () => {
    await service.signUp(EMAIL);
    service.advance((MONTHS_22_DAYS + 2) * DAY_MS);
    const done = await Promise.all([1, 2, 3].map(() => runCleanup(service.identity)));
    expect(done).toContain(true);
    expect(await warningsAndReceipts()).toEqual(['inactive']);
    const { db } = service.identity;
    await db.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(7345514)`;
      expect(await runCleanup(service.identity)).toBe(false);
    });
    expect(await runCleanup(service.identity)).toBe(true);
  });
});

const { path: folder } = temporaryFolder('deletions');
const file = path.join(folder, 'new', 'deleted');

const unexpected = (error: unknown): void => expect.unreachable(String(error));
const usersOf = async (...emails: string[]): Promise<string[]> => {
  const rows = await service.identity.db<
    { email: string }[]
  >`select email from users where email in ${service.identity.db(emails)}`;
  return rows.map(({ email }) => email).toSorted();
};

describe('the deletion list', () => {
  it('writes the deletion list at the first deletion, without personal data', async () => {
    const own = await service.signedIn('gone@example.dk');
    {
      await using _kept = await maintainDeletionList(service.identity.db, file, unexpected);
      expect(existsSync(file)).toBe(false);
      expect((await service.call('deleteAccount', { loggedIn: own })).body).toEqual({ r: 'XY1' });
    }
    expect(readDeletionList(file)).toHaveLength(1);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const text = readFileSync(file, 'utf8');
    expect(text).not.toContain('gone@example.dk');
    expect(text).not.toContain(own.id);
    expect(existsSync(`${file}.part`)).toBe(false);
    expect(readDeletionList(path.join(folder, 'none'))).toEqual([]);
  });

  it('deletes restored users again, and no other, under any key of the key file', async () => {
    const { db, vault, nowMs } = service.identity;
    const [back, back2, stays] = [
      await service.signedIn('back@example.dk'),
      await service.signedIn('back2@example.dk'),
      await service.signedIn('stays@example.dk'),
    ];
    await service.call('deleteAccount', { loggedIn: back2 });
    const list = [
      { user_hash: `\\x${vault.digest(back.id).toString('hex')}`, at: nowMs(), code: 'a1' },
      { user_hash: `\\x${vault.digest(`facebook 77`).toString('hex')}`, at: nowMs(), code: 'a2' },
      { user_hash: `\\x${vault.digest(`facebook 78`).toString('hex')}`, at: nowMs() - 60_000, code: 'a3' },
    ].map(({ user_hash, at, code }) => {
      const time = new Date(at).toISOString();
      return JSON.stringify({ user_hash, requested_at: time, done_at: time, confirmation_code: code });
    });
    for (const sub of ['77', '78'])
      await db`
        insert into provider_links (provider, issuer, sub, user_id, linked_at)
        values ('facebook', 'https://www.facebook.com', ${sub}, ${stays.id}, ${new Date(nowMs() - 1)})`;
    const before = (await db`select from users`).length;
    const rotated = parseKeys(`new ${randomBytes(32).toString('base64url')}\n${readFileSync(service.keyFile, 'utf8')}`, 'keys');
    expect(await db.begin((tx) => deleteRestoredUsers(tx, rotated, list, nowMs()))).toBe(1);
    expect(await usersOf('back@example.dk', 'back2@example.dk', 'stays@example.dk')).toEqual(['stays@example.dk']);
    expect((await db`select from users`).length).toBe(before - 1);
    // 78 was linked again after its deletion.
    const links = await db<{ sub: string }[]>`select sub from provider_links`;
    expect(links.map(({ sub }) => sub)).toEqual(['78']);
    const log = await db<{ confirmation_code: string }[]>`select confirmation_code from deletion_log`;
    expect(log.map(({ confirmation_code: code }) => code)).toEqual(expect.arrayContaining(['a1', 'a2', 'a3']));
    expect(await db.begin((tx) => deleteRestoredUsers(tx, rotated, list, nowMs()))).toBe(0);
  });
});

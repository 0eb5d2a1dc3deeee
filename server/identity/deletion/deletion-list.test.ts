import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseKeys } from '../secrets/key-file.ts';
import { startTestIdentity, type TestIdentity } from '../../testing/identity/identity.ts';
import { endDeleted, keepDeletionList, readDeletionList } from './deletion-list.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'stillingen-deletions-'));
const file = path.join(folder, 'new', 'deleted');
let service: TestIdentity;
beforeAll(async () => {
  service = await startTestIdentity();
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

const unexpected = (error: unknown): void => expect.unreachable(String(error));
const usersOf = async (...emails: string[]): Promise<string[]> => {
  const rows = await service.identity.db<
    { email: string }[]
  >`select email from users where email in ${service.identity.db(emails)}`;
  return rows.map(({ email }) => email).toSorted();
};

describe('the list of deleted accounts', () => {
  it('is kept beside the database from the first deletion on, and names nobody', async () => {
    const own = await service.signedIn('gone@example.dk');
    {
      await using _kept = await keepDeletionList(service.identity.db, file, unexpected);
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

  it('ends who came back by a restore, and nobody else, whichever of the keys it was written with', async () => {
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
    expect(await db.begin((tx) => endDeleted(tx, rotated, list, nowMs()))).toBe(1);
    expect(await usersOf('back@example.dk', 'back2@example.dk', 'stays@example.dk')).toEqual(['stays@example.dk']);
    expect((await db`select from users`).length).toBe(before - 1);
    // One that was connected again after its data were deleted is not the one that was meant.
    const links = await db<{ sub: string }[]>`select sub from provider_links`;
    expect(links.map(({ sub }) => sub)).toEqual(['78']);
    const log = await db<{ confirmation_code: string }[]>`select confirmation_code from deletion_log`;
    expect(log.map(({ confirmation_code: code }) => code)).toEqual(expect.arrayContaining(['a1', 'a2', 'a3']));
    expect(await db.begin((tx) => endDeleted(tx, rotated, list, nowMs()))).toBe(0);
  });
});

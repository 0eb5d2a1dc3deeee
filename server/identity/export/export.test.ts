import { CALLS, type LoggedIn } from '@stillingen/wire/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basicAuth, PASSWORD, startTestIdentity, type TestIdentity } from '../../testing/identity/identity.ts';
import { PROFILE, type Section, SECTIONS } from './queries.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startTestIdentity();
});
afterAll(() => service[Symbol.asyncDispose]());

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const take = (loggedIn: LoggedIn) => service.request('GET', CALLS.exportData.path, { headers: basicAuth(loggedIn) });

const WITHHELD: Readonly<Record<string, readonly string[]>> = {
  users: ['email_norm', 'pw_phc', 'pw_pepper_kid'],
  user_docs: ['user_id'],
  provider_links: ['user_id', 'refresh_token_enc'],
  sessions: ['user_id', 'sha256', 'device_sha256'],
  codes: ['user_id', 'sha256'],
  terms_agreements: ['id', 'user_id'],
  marketing_consents: ['id', 'user_id'],
  audit: ['id', 'user_id'],
  mail_outbox: ['id', 'user_id', 'sealed'],
  odds_locks: ['user_id'],
  // The document is that of the account.
  alert_subscriptions: ['id', 'user_id', 'endpoint_sha256', 'sealed', 'session', 'document'],
};

const EXPORTED = new Map([
  ['users', Object.keys(PROFILE)],
  ...Object.values<Section>(SECTIONS).map(({ table, columns }): [string, string[]] => [table, Object.keys(columns)]),
]);

describe('the data export', () => {
  it('exports every column of every table with user data, but for secrets', async () => {
    const columns = await service.identity.db<{ table: string; names: string }[]>`
      select table_name as table, string_agg(column_name, ' ') as names from information_schema.columns
      where table_schema = 'public' group by table_name
      having table_name = 'users' or bool_or(column_name = 'user_id')`;
    expect(columns.map(({ table }) => table).toSorted()).toEqual(Object.keys(WITHHELD).toSorted());
    for (const { table, names } of columns)
      expect([...(EXPORTED.get(table) ?? []), ...WITHHELD[table]!].toSorted(), table).toEqual(names.split(' ').toSorted());
  });

  it('exports the data of the user and of no other', async () => {
    const other = await service.signedIn('other@example.dk');
    const own = await service.signedIn('own@example.dk');
    for (const [loggedIn, value] of [
      [own, 5],
      [other, 6],
    ] as const) {
      const dataDiff = { merge: { 'mygames.data.g_1_AbCd1234.AD': value }, unmerge: [] };
      await service.call('storeMergedData', { loggedIn, key: 'data', dataDiff, project: 8 });
    }
    await service.call('updateUser', { loggedIn: own, name: 'Åse', email: 'next@example.dk', project: 8 });
    const { status, headers, body } = await take(own);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="konto-\d{4}-\d\d-\d\d\.json"$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      profile: { id: own.id, email: 'own@example.dk', pendingEmail: 'next@example.dk', name: 'Åse', status: 1 },
      documents: [{ project: 8, key: 'data', content: { mygames: { data: { g_1_AbCd1234: { AD: 5 } } } } }],
      connections: [],
      sessions: [{ scope: 'full', platform: 'web', endedAt: null }],
      codes: [{ kind: 'verifyEmail', email: 'next@example.dk' }],
      termsAgreements: [{ type: 'tou' }, { type: 'pp' }],
      marketingConsents: [],
      waitingMails: [{ kind: 'verify' }, { kind: 'verifyEmail' }, { kind: 'emailChanging' }],
    });
    expect(body.events.map(({ event }: { event: string }) => event)).toEqual([
      'verifyAccount',
      'login',
      'email-change',
      'export',
    ]);
    const text = JSON.stringify(body);
    for (const secret of [own.hash, PASSWORD, 'argon2', 'other@example.dk']) expect(text).not.toContain(secret);
  });

  it('exports once a day', async () => {
    const own = await service.signedIn('daily@example.dk');
    expect((await take(own)).status).toBe(200);
    const again = await take(own);
    expect([again.status, again.body.code]).toEqual([429, 190]);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
    service.advance(DAY_MS);
    const { id, hash } = (await service.login('daily@example.dk')).body;
    expect((await take({ id, hash })).status).toBe(200);
  });

  it('requires a login of the last 15 minutes to export', async () => {
    const own = await service.signedIn('stale@example.dk');
    service.advance(15 * MINUTE_MS);
    expect((await take(own)).status).toBe(401);
    expect((await take({ ...own, hash: '0'.repeat(64) })).status).toBe(401);
    expect((await service.request('GET', CALLS.exportData.path)).status).toBe(401);
    expect((await service.request('POST', CALLS.exportData.path, { body: '{}' })).status).toBe(405);
  });

  it('exports to a session without agreed terms', async () => {
    const id = await service.signUp('no-terms@example.dk');
    await service.identity.db`delete from terms_agreements where user_id = ${id}`;
    const { hash } = (await service.login('no-terms@example.dk')).body;
    expect((await take({ id, hash })).body.profile.id).toBe(id);
  });
});

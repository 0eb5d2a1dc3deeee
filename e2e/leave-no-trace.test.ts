import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { solveCaptcha } from '@stillingen/client/account';
import { ACCOUNT_PREFIX, CALLS, type CallName, CHALLENGE_PATH, type LoggedIn } from '@stillingen/wire/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../server/store/open.ts';
import { temporaryFolder } from '../server/test-folder.ts';
import { type Ended, type Program, startProgram } from './setup/program.ts';

const { path: folder } = temporaryFolder('trace');
const dataDir = path.join(folder, 'data');
const mailFolder = path.join(dataDir, 'mail');

const EMAIL = 'forsvundet-bruger@konto.example';
const NEXT_EMAIL = 'anden-adresse@konto.example';
const NAME = 'Frida Forsvundet';
const PASSWORD = 'Hemmelig_Kode_77';
const TRACES = /forsvundet|anden-adresse|konto\.example|Hemmelig_Kode/i;
const place = { namespace: 'stillingen', project: 8 };

const mails = (): string[] => readdirSync(mailFolder).toSorted();
const linkIn = (file: string) => {
  const text = readFileSync(path.join(mailFolder, file), 'utf8')
    .replace(/=\r?\n/g, '')
    .replaceAll('=3D', '=');
  const [, id = '', code = ''] = /#t=\w+&i=(\w+)&c=(\w+)/.exec(text) ?? [];
  return { id, code };
};
async function mailOf(kind: string): Promise<{ id: string; code: string }> {
  await expect.poll(() => mails().some((file) => file.includes(`-${kind}-`)), { timeout: 10_000 }).toBe(true);
  return linkIn(mails().find((file) => file.includes(`-${kind}-`))!);
}

/** Every row of every table, as text. */
async function everyRow(): Promise<string> {
  await using store = await openStore({ dataDir, databaseUrl: '' });
  const tables = await store.db<{ name: string }[]>`select tablename as name from pg_tables where schemaname = 'public'`;
  const rows = await Promise.all(
    tables.map(({ name }) => store.db<{ text: string }[]>`select t::text as text from ${store.db(name)} t`),
  );
  return rows
    .flat()
    .map(({ text }) => text)
    .join('\n');
}

describe('a user who deletes the account', () => {
  let program: Program;
  let url: string;
  let own: LoggedIn;
  let ended: Ended;
  beforeAll(async () => {
    program = startProgram(['serve'], { DATA_DIR: dataDir, LOG_LEVEL: 'debug' });
    url = (await program.ready()) + ACCOUNT_PREFIX;
  });
  afterAll(async () => {
    await program[Symbol.asyncDispose]();
  });

  async function call(name: CallName, sent: object) {
    const { method, path: address } = CALLS[name];
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url + address, { method, headers, body: JSON.stringify(sent) });
    return { status: response.status, body: await response.json() };
  }

  it('[REG-02] registers with a proof of work, and finds the link in the mail', async () => {
    const captcha = await solveCaptcha(await (await fetch(url + CHALLENGE_PATH)).json());
    const agreed = { termsofservice: true, touApproval: true, ppApproval: true };
    const registration = { email: EMAIL, password: PASSWORD, name: NAME, captcha, ...agreed, ...place };
    expect((await call('registration', registration)).body).toEqual({ r: 'XY1' });
    const { id, code } = await mailOf('verify');
    expect((await call('verification', { c: code, i: id, namespace: place.namespace })).body).toEqual({ r: 'XY1' });
    const { body } = await call('login', { email: EMAIL, password: PASSWORD, ...place });
    own = { id: body.id, hash: body.hash };
    expect(own.id).toBe(id);
  });

  it('leaves data, mails, attempts and an address that waits', async () => {
    const dataDiff = { merge: { 'mygames.data.g_1_AbCd1234.AD': 5 }, unmerge: [] };
    expect((await call('storeMergedData', { loggedIn: own, key: 'data', dataDiff, project: 8 })).body).toMatchObject({
      r: 'XY1',
    });
    expect((await call('updateUser', { loggedIn: own, email: NEXT_EMAIL, project: 8 })).body).toMatchObject({ r: 'XY1' });
    await call('forgottenPassword', { email: EMAIL, namespace: place.namespace, p: 8 });
    await call('login', { email: EMAIL, password: 'Forkert_Kode_1', ...place });
    for (const kind of ['verifyEmail', 'emailChanging', 'forgottenPassword']) await mailOf(kind);
    const authorization = `Basic ${btoa(`${own.id}:${own.hash}`)}`;
    const exported = await (await fetch(url + CALLS.exportData.path, { headers: { authorization } })).text();
    expect(exported).toMatch(TRACES);
  });

  it('[ACC-30] is found nowhere afterwards: no table, no line of the log, no mail but the receipt', async () => {
    expect((await call('deleteAccount', { loggedIn: own })).body).toEqual({ r: 'XY1' });
    await mailOf('deleteAccount');
    await program[Symbol.asyncDispose]();
    ended = await program.ended;
    expect(ended.code).toBe(0);
    const rows = await everyRow();
    expect(rows).not.toMatch(TRACES);
    for (const secret of [own.id, own.hash]) expect(rows).not.toContain(secret);
    expect(ended.stdout + ended.stderr).not.toMatch(TRACES);
    expect(ended.stdout + ended.stderr).not.toContain(own.hash);
    expect(mails().map((file) => file.split('-')[2])).toEqual(['deleteAccount']);
  });

  it('was told once where mails go, and shown their links, as the site is on this machine alone', () => {
    const lines = ended.stdout.split('\n').filter((line) => line.includes('SMTP_URL'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(mailFolder);
    expect(ended.stdout).toMatch(/a mail leads to http:\/\/localhost:\d+\/konto\/#t=verifyAccount&i=/);
  });
});

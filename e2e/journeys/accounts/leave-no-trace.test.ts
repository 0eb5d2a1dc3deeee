import { readdirSync } from 'node:fs';
import path from 'node:path';
import { solveCaptcha } from '@stillingen/client/account';
import { ACCOUNT_PREFIX, CALLS, CHALLENGE_PATH, type LoggedIn } from '@stillingen/wire/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../../server/database/open.ts';
import { temporaryFolder } from '../../../server/testing/run.ts';
import { APPROVALS, call, codeOfMail, newestMail, PLACE } from '../../harness/account.ts';
import { type Ended, type Program, startProgram } from '../../harness/program.ts';

const { path: folder } = temporaryFolder('trace');
const dataDir = path.join(folder, 'data');
const mailFolder = path.join(dataDir, 'mail');

const EMAIL = 'forsvundet-bruger@konto.example';
const NEXT_EMAIL = 'anden-adresse@konto.example';
const NAME = 'Frida Forsvundet';
const PASSWORD = 'Hemmelig_Kode_77';
const TRACES = /forsvundet|anden-adresse|konto\.example|Hemmelig_Kode/i;

const mails = (): string[] => readdirSync(mailFolder).toSorted();
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
  const server = { url: '', config: { dataDir } };
  let own: LoggedIn;
  let ended: Ended;
  beforeAll(async () => {
    program = startProgram(['serve'], { DATA_DIR: dataDir, LOG_LEVEL: 'debug' });
    server.url = await program.ready();
  });
  afterAll(async () => {
    await program[Symbol.asyncDispose]();
  });

  const addressOf = (at: string): string => server.url + ACCOUNT_PREFIX + at;

  it('[REG-02] a user registers with a proof of work, and gets the link by mail', async () => {
    const captcha = await solveCaptcha(await (await fetch(addressOf(CHALLENGE_PATH))).json());
    const registration = { email: EMAIL, password: PASSWORD, name: NAME, captcha, ...APPROVALS, ...PLACE };
    expect(await call(server, 'registration', registration)).toEqual({ r: 'XY1' });
    const code = await codeOfMail(server, 'verify', EMAIL);
    expect(await call(server, 'verification', { namespace: PLACE.namespace, ...code })).toEqual({ r: 'XY1' });
    const { id, hash } = await call(server, 'login', { email: EMAIL, password: PASSWORD, ...PLACE });
    own = { id, hash };
    expect(own.id).toBe(code.i);
  });

  it('a user leaves documents, mails, failed logins and an unconfirmed address before the deletion', async () => {
    const dataDiff = { merge: { 'mygames.data.g_1_AbCd1234.AD': 5 }, unmerge: [] };
    const { namespace, project } = PLACE;
    expect(await call(server, 'storeMergedData', { loggedIn: own, key: 'data', dataDiff, project })).toMatchObject({ r: 'XY1' });
    expect(await call(server, 'updateUser', { loggedIn: own, email: NEXT_EMAIL, project })).toMatchObject({ r: 'XY1' });
    await call(server, 'forgottenPassword', { email: EMAIL, namespace, p: project });
    await call(server, 'login', { email: EMAIL, password: 'Forkert_Kode_1', ...PLACE });
    await newestMail(server, 'verifyEmail', NEXT_EMAIL);
    for (const kind of ['emailChanging', 'forgottenPassword']) await newestMail(server, kind, EMAIL);
    const authorization = `Basic ${btoa(`${own.id}:${own.hash}`)}`;
    const exported = await (await fetch(addressOf(CALLS.exportData.path), { headers: { authorization } })).text();
    expect(exported).toMatch(TRACES);
  });

  it('[ACC-30] a deleted account is left in no table, no log line and no mail but the receipt', async () => {
    expect(await call(server, 'deleteAccount', { loggedIn: own })).toEqual({ r: 'XY1' });
    await newestMail(server, 'deleteAccount', EMAIL);
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

  it('the server logs the folder of mails once, and their links, when it serves this machine alone', () => {
    const lines = ended.stderr.split('\n').filter((line) => line.includes('SMTP_URL'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(mailFolder);
    expect(ended.stdout).toMatch(/mail link: http:\/\/localhost:\d+\/konto\/#t=verifyAccount&i=/);
  });
});

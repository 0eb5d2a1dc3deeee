import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../server/testing/run.ts';
import { call, newestMail, openAccount, PLACE } from '../../harness/account.ts';
import { runProgram, startProgram } from '../../harness/program.ts';

const PASSWORD = 'Rugbrød_med_2_sild';
const MERGE = { 'mygames.data.g_1_AbCd1234.AD': 1_763_640_000, 'mygames.data.g_1_AbCd1234.MG': '0', 'x.y': 0.1 };

const { path: folder } = temporaryFolder('accounts');
const inFolder = (...names: string[]): string => path.join(folder, ...names);
const settingsOf = (name: string) => ({ DATA_DIR: inFolder(name), CAPTCHA: 'off' });
const settings = settingsOf('data');
const backup = inFolder('backup.gz');
const linesOf = (file: string): string[] => gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n');

const login = (url: string, email: string) => call({ url }, 'login', { ...PLACE, email, password: PASSWORD });
const docOf = (url: string, loggedIn: { id: string; hash: string }) =>
  call({ url }, 'getData', { loggedIn, project: PLACE.project });

describe('an operator whose visitors have accounts', () => {
  it('backup writes accounts, and reports that the key file is kept elsewhere', async () => {
    await using program = startProgram(['serve'], settings);
    const url = await program.ready();
    const server = { url, config: { dataDir: settings.DATA_DIR } };
    for (const email of ['maja@example.dk', 'bo@example.dk']) {
      await openAccount(server, email, PASSWORD);
      // The listening address: no other is configured.
      const { text } = await newestMail(server, 'verify', email);
      expect(text).toContain(`${url.replace('127.0.0.1', 'localhost')}/konto/#`);
    }
    const { id, hash } = await login(url, 'maja@example.dk');
    const dataDiff = { merge: MERGE, unmerge: [] };
    expect(
      await call({ url }, 'storeMergedData', { loggedIn: { id, hash }, key: 'data', dataDiff, project: PLACE.project }),
    ).toMatchObject({
      r: 'XY1',
      rev: 1,
    });
    const { code, stdout, stderr } = await runProgram(['backup', backup], settings);
    expect(code, stderr).toBe(0);
    expect(stdout).toMatch(
      /^0 entries and 2 accounts are in .*\n.* keep a copy of .*identity\.keys \(k[0-9a-f]{8}\) in another place\n$/,
    );
    const { id: bo, hash: boHash } = await login(url, 'bo@example.dk');
    expect(await call({ url }, 'deleteAccount', { loggedIn: { id: bo, hash: boHash } })).toMatchObject({ r: 'XY1' });
  });

  it('a backup has no key, no session and no queued mail', () => {
    const rows = linesOf(backup)
      .map((line) => JSON.parse(line) as { kind?: string; table?: string })
      .filter(({ kind }) => kind === 'account');
    expect([...new Set(rows.map(({ table }) => table))]).toEqual([
      'users',
      'user_docs',
      'terms_documents',
      'terms_agreements',
      'audit',
    ]);
    const [, secret] = readFileSync(path.join(settings.DATA_DIR, 'identity.keys'), 'utf8').trim().split(' ');
    expect(linesOf(backup).join('')).not.toContain(secret);
  });

  it('restore refuses in one line without the key file, and changes nothing', async () => {
    const { code, stderr } = await runProgram(['restore', backup], settingsOf('keyless'));
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringMatching(/^the key file .*identity\.keys can not be read: .* nothing was changed\n$/),
    });
    expect(existsSync(inFolder('keyless'))).toBe(false);
    mkdirSync(inFolder('other'));
    writeFileSync(inFolder('other', 'identity.keys'), `k1 ${'A'.repeat(43)}\n`, { mode: 0o600 });
    expect((await runProgram(['restore', backup], settingsOf('other'))).stderr).toMatch(/lacks the key k[0-9a-f]{8},.*\n$/);
  });

  it('restore with the key file keeps passwords valid, and later deletions deleted', async () => {
    const restored = settingsOf('restored');
    mkdirSync(restored.DATA_DIR);
    for (const name of ['identity.keys', 'deleted-accounts.ndjson'])
      copyFileSync(path.join(settings.DATA_DIR, name), path.join(restored.DATA_DIR, name));
    const { code, stdout, stderr } = await runProgram(['restore', backup], restored);
    expect(code, stderr).toBe(0);
    expect(stdout).toBe('0 entries and 1 account are restored\n1 more had been deleted since the backup, and stay deleted\n');
    await using program = startProgram(['serve'], restored);
    const url = await program.ready();
    const maja = await login(url, 'maja@example.dk');
    expect(maja).toEqual({ id: expect.any(String), hash: expect.any(String) });
    expect(await docOf(url, maja)).toMatchObject({
      rev: 1,
      data: { mygames: { data: { g_1_AbCd1234: { AD: 1_763_640_000, MG: '0' } } }, x: { y: 0.1 } },
    });
    expect(await login(url, 'bo@example.dk')).toEqual({ err: 'XE1' });
  });

  it('a backup of a restored server has the same content', async () => {
    const again = settingsOf('again');
    mkdirSync(again.DATA_DIR);
    copyFileSync(path.join(settings.DATA_DIR, 'identity.keys'), path.join(again.DATA_DIR, 'identity.keys'));
    expect((await runProgram(['restore', backup], again)).stdout).toBe('0 entries and 2 accounts are restored\n');
    const second = inFolder('second.gz');
    expect((await runProgram(['backup', second], again)).code).toBe(0);
    expect(linesOf(second).slice(1, -1)).toEqual(linesOf(backup).slice(1, -1));
  });

  it('restore can leave accounts out when the key file is lost', async () => {
    const without = settingsOf('without');
    const { code, stdout, stderr } = await runProgram(['restore', backup, '--without-accounts'], without);
    expect({ code, stdout }, stderr).toEqual({ code: 0, stdout: '0 entries are restored\n' });
    await using program = startProgram(['serve'], without);
    expect(await login(await program.ready(), 'maja@example.dk')).toEqual({ err: 'XE1' });
  });

  it('a start warns in one line when SITE_URL is missing', async () => {
    async function noticesWith(more: Record<string, string>): Promise<number> {
      const program = startProgram(['serve'], { ...settings, LOG_LEVEL: 'warn', ...more });
      await program.ready();
      await program[Symbol.asyncDispose]();
      return (await program.ended).stderr.split('\n').filter((line) => line.startsWith('SITE_URL is not set')).length;
    }
    expect(await noticesWith({})).toBe(1);
    expect(await noticesWith({ SITE_URL: 'https://example.dk' })).toBe(0);
  });
});

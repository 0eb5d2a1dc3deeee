import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../testing/identity/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

function run(...words: string[]): Promise<{ code: number; text: string }> {
  const { database } = site.service;
  const dataDir = 'socketFolder' in database ? path.dirname(database.socketFolder) : '';
  const main = path.join(import.meta.dirname, '..', 'main.ts');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [main, 'account', ...words],
      { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' } },
      (error, stdout, stderr) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout + stderr }),
    );
  });
}

describe('stillingen account', () => {
  it('lists the connections of an account, removes them and logs out its devices', async () => {
    const loggedIn = await site.service.signedIn('operated@example.dk');
    const person = site.person();
    await site.loginBy('gso', { ...(await site.token(person)), loggedIn });
    const listed = await run('show', 'Operated@example.dk');
    expect(listed.text).toMatch(/^google person\d+@gmail\.com since \d{4}-.*Z\n1 connection\n$/);
    expect(await run('disconnect', 'operated@example.dk')).toEqual({
      code: 0,
      text: 'removed: google; all devices are logged out\n',
    });
    expect((await run('show', 'operated@example.dk')).text).toBe('0 connections\n');
    expect((await site.service.call('getData', { loggedIn, project: 8 })).body).toEqual({ err: 'XE1' });
    expect((await site.loginBy('gso', await site.token(person))).body.id).not.toBe(loggedIn.id);
  });

  it('changes nothing for an unknown address, and refuses other words', async () => {
    expect(await run('show', 'nobody@example.dk')).toEqual({
      code: 1,
      text: 'no account has the verified address "nobody@example.dk"; nothing was changed\n',
    });
    expect(await run('delete', 'nobody@example.dk')).toMatchObject({ code: 2 });
  });
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CHALLENGE_PATH } from '@stillingen/wire/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestIdentity } from '../../testing/identity/identity.ts';
import { createHostedCaptcha } from './hosted.ts';
import { noCaptcha } from './none.ts';

let server: Server;
let asked: string[] = [];
let answer: { readonly status: number; readonly body: string } | null = null;
let verifyUrl = '';

/** Stands for the service of somebody else. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push(Buffer.concat(chunks).toString());
      if (answer !== null) response.writeHead(answer.status, { location: '/elsewhere' }).end(answer.body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  verifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/verify`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const SETTING = { secret: 'hemmelig&', siteKey: 'key', scriptUrl: 'https://captcha.example/script.js' };

function captchaOf(url = verifyUrl) {
  asked = [];
  const reported: unknown[] = [];
  return { reported, captcha: createHostedCaptcha({ ...SETTING, verifyUrl: url }, (error) => reported.push(error)) };
}

describe('a captcha of somebody else', () => {
  it('is asked with the secret whether an answer holds', async () => {
    const { captcha } = captchaOf();
    answer = { status: 200, body: '{"success":true}' };
    expect(await captcha.verify('a b')).toBe(true);
    expect(asked).toEqual(['secret=hemmelig%26&response=a+b']);
    // Pages are told all that they need, and not the secret.
    expect(captcha.offer).toEqual({ kind: 'hosted', siteKey: 'key', scriptUrl: 'https://captcha.example/script.js' });
  });

  it.each([
    ['a no', { status: 200, body: '{"success":false}' }],
    ['a word for yes', { status: 200, body: '{"success":"true"}' }],
    ['an error', { status: 500, body: '{"success":true}' }],
    ['another address', { status: 302, body: '{"success":true}' }],
    ['no JSON', { status: 200, body: '<html>' }],
    ['nothing', { status: 200, body: 'null' }],
    ['silence for three seconds', null],
  ])('lets nobody pass where it answers %s', async (_what, said) => {
    const { captcha } = captchaOf();
    answer = said;
    expect(await captcha.verify('x')).toBe(false);
  });

  it('lets nobody pass where it is not there, and says so', async () => {
    const { captcha, reported } = captchaOf('http://127.0.0.1:1/verify');
    expect(await captcha.verify('x')).toBe(false);
    expect(reported).toHaveLength(1);
  });

  it('is not asked about what is no answer', async () => {
    const { captcha } = captchaOf();
    for (const each of ['', undefined, null, {}, ['x']]) expect(await captcha.verify(each)).toBe(false);
    expect(asked).toEqual([]);
  });

  it('[REG-01] stands before a registration, and there is no work to ask for', async () => {
    const { captcha } = captchaOf();
    await using service = await startTestIdentity({ captcha: () => captcha });
    answer = { status: 200, body: '{"success":false}' };
    expect((await service.register('a@example.dk')).body).toEqual({ err: 'XE2' });
    answer = { status: 200, body: '{"success":true}' };
    expect((await service.register('a@example.dk')).body).toEqual({ r: 'XY1' });
    expect((await service.request('GET', CHALLENGE_PATH)).status).toBe(404);
  });
});

describe('no captcha', () => {
  it('asks nobody anything', async () => {
    await using service = await startTestIdentity({ captcha: () => noCaptcha });
    expect((await service.register('a@example.dk', { captcha: '' })).body).toEqual({ r: 'XY1' });
    expect((await service.request('GET', CHALLENGE_PATH)).status).toBe(404);
  });
});

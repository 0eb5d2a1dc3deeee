import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutgoingMail } from './transport.ts';
import { createSmtpCarrier } from './smtp.ts';
import { startTestMailServer, type TestMailServer } from '../../testing/identity/mail-server.ts';

let server: TestMailServer;
beforeAll(async () => {
  server = await startTestMailServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const MAIL: OutgoingMail = {
  kind: 'social',
  id: 'ab',
  owner: 'aa',
  to: 'a@example.dk',
  subject: 'Emne',
  text: 'Hej\n',
  html: '<p>Hej</p>',
  link: null,
};
const portOf = (): string => new URL(server.url).port;

let reported: NodeJS.ErrnoException[] = [];
async function carryTo(smtpUrl: string) {
  reported = [];
  const report = (error: unknown): void => void reported.push(error as NodeJS.ErrnoException);
  await using carrier = createSmtpCarrier({ smtpUrl, from: 'post@example.dk', report });
  return await carrier.carry(MAIL);
}

describe('the way to a mail server', () => {
  it('opens with the password of the address, which may hold any letter', async () => {
    expect(await carryTo(`smtp://us%40er:p%C3%A5%3A%2Fs@127.0.0.1:${portOf()}`)).toBe('carried');
    expect(server.passwords).toEqual(['på:/s']);
  });

  it('takes no password over a line that others can read', async () => {
    const before = [server.passwords.length, server.received.length];
    // This machine under a name that does not say so.
    expect(await carryTo(`smtp://user:secret@0.0.0.0:${portOf()}`)).toBe('away');
    expect([server.passwords.length, server.received.length]).toEqual(before);
  });

  it('is said to be away where nobody listens, and where TLS is asked for and not there', async () => {
    expect(await carryTo('smtp://127.0.0.1:1')).toBe('away');
    expect(reported.map(({ code }) => code)).toEqual(['ESOCKET']);
    expect(await carryTo(`smtps://127.0.0.1:${portOf()}`)).toBe('away');
  });
});

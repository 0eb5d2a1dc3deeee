import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readMail, startTestMailServer, type TestMailServer } from '../../testing/identity/mail-server.ts';
import { createFolderTransport, createSmtpTransport, type MailTransport, type OutgoingMail } from './transports.ts';
import { temporaryFolder } from '../../testing/run.ts';
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
async function sendTo(smtpUrl: string) {
  reported = [];
  const report = (error: unknown): void => void reported.push(error as NodeJS.ErrnoException);
  await using transport = createSmtpTransport({ smtpUrl, from: 'post@example.dk', report });
  return await transport.send(MAIL);
}

describe('the SMTP transport', () => {
  it('logs in to the mail server with the password of the URL, in any characters', async () => {
    expect(await sendTo(`smtp://us%40er:p%C3%A5%3A%2Fs@127.0.0.1:${portOf()}`)).toBe('sent');
    expect(server.passwords).toEqual(['på:/s']);
  });

  it('sends no password to a mail server over an unencrypted connection', async () => {
    const before = [server.passwords.length, server.received.length];
    // This machine under a name that does not show it.
    expect(await sendTo(`smtp://user:secret@0.0.0.0:${portOf()}`)).toBe('unavailable');
    expect([server.passwords.length, server.received.length]).toEqual(before);
  });

  it('reports an unreachable mail server and missing TLS as unavailable', async () => {
    expect(await sendTo('smtp://127.0.0.1:1')).toBe('unavailable');
    expect(reported.map(({ code }) => code)).toEqual(['ESOCKET']);
    expect(await sendTo(`smtps://127.0.0.1:${portOf()}`)).toBe('unavailable');
  });
});

const DAY_MS = 86_400_000;
let base: string;
let folder: string;
let now: number;
let links: string[];
let transport: MailTransport;

beforeEach(() => {
  base = temporaryFolder('mail').path;
  folder = path.join(base, 'mail');
  now = Date.UTC(2027, 2, 1, 12);
  links = [];
  const onLink = (link: string): void => void links.push(link);
  transport = createFolderTransport({ folder, from: 'noreply@localhost', nowMs: () => now, onLink });
});

const mail = (change: Partial<OutgoingMail>): OutgoingMail => ({
  kind: 'verify',
  id: 'ab',
  owner: 'aa',
  to: 'a@example.dk',
  subject: 'Bekræft',
  text: 'Hej\n',
  html: '<p>Hej</p>',
  link: null,
  ...change,
});
const files = (): string[] => readdirSync(folder).toSorted();
const kinds = (): string[] => files().map((file) => file.split('-')[2]!);

describe('the folder transport', () => {
  it('writes each mail as an .eml file readable by its owner only', async () => {
    expect(await transport.send(mail({ link: 'http://localhost:8080/konto/#t' }))).toBe('sent');
    const [file] = files();
    const { head, text } = readMail(readFileSync(path.join(folder, file!), 'utf8'));
    expect([head.get('to'), head.get('subject'), text.trim()]).toEqual(['a@example.dk', 'Bekræft', 'Hej']);
    expect(statSync(path.join(folder, file!)).mode & 0o077).toBe(0);
    expect(statSync(folder).mode & 0o077).toBe(0);
    expect(file).not.toContain('example');
    expect(links).toEqual(['http://localhost:8080/konto/#t']);
  });

  it('deletes the mail files of a deleted account but for the receipt', async () => {
    await transport.send(mail({}));
    await transport.send(mail({ kind: 'passwordChanged', id: 'cd', to: 'another@example.dk' }));
    await transport.send(mail({ kind: 'social', id: 'ef', owner: 'bb' }));
    await transport.send(mail({ kind: 'deleteAccount', id: '01' }));
    expect(kinds().toSorted()).toEqual(['deleteAccount', 'social']);
  });

  it('deletes mail files after 30 days', async () => {
    await transport.send(mail({}));
    now += 30 * DAY_MS;
    await transport.send(mail({ kind: 'social', id: 'cd' }));
    expect(kinds()).toEqual(['verify', 'social']);
    now += 1;
    await transport.send(mail({ kind: 'inactive', id: 'ef' }));
    expect(kinds()).toEqual(['social', 'inactive']);
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, SITE, startTestIdentity, type TestIdentity } from '../../testing/identity/identity.ts';
import { htmlWords, readMail, startTestMailServer, type TestMailServer } from '../../testing/identity/mail-server.ts';
import type { Mail, MailKind, MailResult } from '../context.ts';
import { runMailWorker, type MailWorkerOptions, sendDue } from './mail-worker.ts';
import { writeMail } from './render.ts';
import { createSmtpTransport, type MailTransport, type OutgoingMail } from './transports.ts';
const SITE_URL = 'https://kampe.example.dk';
const FROM = 'Stillingen <post@example.dk>';
const MINUTE_MS = 60_000;
const CODE = 'c0'.repeat(20);
const USER = 'a1'.repeat(13);

const KINDS: Readonly<Record<MailKind, string | null>> = {
  verify: 'verifyAccount',
  verifyEmail: 'verifyEmail',
  forgottenPassword: 'newPassword',
  social: null,
  deleteAccount: null,
  passwordChanged: null,
  passwordReset: null,
  disconnected: null,
  emailChanging: null,
  alreadyRegistered: null,
  connected: null,
  inactive: null,
};

let service: TestIdentity;
let server: TestMailServer;
let transport: MailTransport;
let results: MailResult[] = [];
let reported: unknown[] = [];
let options: MailWorkerOptions;

beforeAll(async () => {
  service = await startTestIdentity({ config: { siteUrl: SITE_URL } });
});
afterAll(() => service[Symbol.asyncDispose]());
beforeEach(async () => {
  server = await startTestMailServer();
  transport = createSmtpTransport({ smtpUrl: server.url, from: FROM, report: () => undefined });
  results = [];
  reported = [];
  options = {
    identity: service.identity,
    transport,
    perMinute: 1000,
    metrics: { mail: (result) => results.push(result) },
    report: (error) => reported.push(error),
  };
  await service.identity.db`delete from mail_outbox`;
});
afterEach(async () => {
  await transport[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const post = (mail: Partial<Mail> = {}): Promise<void> =>
  service.identity.mail.enqueue(service.identity.db, { kind: 'social', to: 'maja@example.dk', ...mail });
const waiting = async (): Promise<number> => (await service.identity.db`select from mail_outbox`).length;
const receivers = (): string[] => server.received.flatMap(({ to }) => to);

describe('a mail', () => {
  it.each(Object.keys(KINDS) as MailKind[])(
    '[ACC-10] renders a mail of kind %s in Danish with the same words in text and HTML',
    async (kind) => {
      await post({ kind, name: 'Åse Østergård', code: CODE, userId: USER });
      await sendDue(options);
      const { from, to, raw } = server.received[0]!;
      expect({ from, to }).toEqual({ from: 'post@example.dk', to: ['maja@example.dk'] });
      const { head, text, html } = readMail(raw);
      expect(head.get('from')).toBe(FROM);
      expect(head.get('to')).toBe('maja@example.dk');
      expect(head.get('subject')).toMatch(/konto|adgangskode|e-mailadresse/);
      expect(head.get('auto-submitted')).toBe('auto-generated');
      expect(head.get('message-id')).toMatch(/^<[0-9a-f]{32}@example\.dk>$/);
      expect(text.split(/\s+/).filter(Boolean)).toEqual(htmlWords(html));
      expect(text).toMatch(/^Hej/);
      expect(text).toMatch(/Venlig hilsen kampe\.example\.dk\s*$/);
      expect(text + html).not.toMatch(/undefined|null|\[object/);
      expect(results).toEqual(['sent']);
      expect(await waiting()).toBe(0);
    },
  );

  it.each(Object.entries(KINDS))(
    '[REG-05] links a mail of kind %s to the own site only, with the code in the fragment (%s)',
    async (kind, leadsTo) => {
      await post({ kind: kind as MailKind, name: 'http://evil.example', code: CODE, userId: USER });
      await sendDue(options);
      const { text, html } = readMail(server.received[0]!.raw);
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url!.replaceAll('&amp;', '&'));
      const expected = leadsTo === null ? SITE_URL : `${SITE_URL}/konto/#t=${leadsTo}&i=${USER}&c=${CODE}`;
      expect(links).toEqual(kind === 'deleteAccount' ? [] : [expected]);
      for (const link of links) expect(text).toContain(link);
      expect(text.includes(CODE)).toBe(leadsTo !== null);
    },
  );

  it('omits a name from a mail when another person may have typed it', async () => {
    for (const kind of ['verify', 'verifyEmail', 'forgottenPassword'] as const)
      await post({ kind, name: 'Vind nu', code: CODE, userId: USER });
    await sendDue(options);
    const greeted = server.received
      .map(({ raw }) => readMail(raw))
      .map(({ head, text }) => [head.get('subject'), text.includes('Vind nu')]);
    expect(Object.fromEntries(greeted)).toEqual({
      'Bekræft din konto på kampe.example.dk': false,
      'Bekræft din e-mailadresse på kampe.example.dk': false,
      'Ny adgangskode til kampe.example.dk': true,
    });
  });

  it('keeps names out of the headers of a mail and escapes them in markup', async () => {
    await post({ name: 'Maja\r\nBcc: others@example.dk\r\n\r\n<b onclick="x">&amp;' });
    await sendDue(options);
    const { to, raw } = server.received[0]!;
    const { head, text, html } = readMail(raw);
    expect(to).toEqual(['maja@example.dk']);
    expect(head.has('bcc')).toBe(false);
    expect(text).toMatch(/^Hej Maja Bcc: others@example\.dk <b onclick="x">&amp;$/m);
    expect(html).not.toContain('<b ');
    expect(text.split(/\s+/).filter(Boolean)).toEqual(htmlWords(html));
  });

  it('sends a mail to exactly one receiver, whose address can not inject headers', async () => {
    const more = ['a@example.dk, b@example.dk', 'Maja <c@example.dk>', 'd@example.dk\r\nBcc: e@example.dk', 'd@example.dk\n'];
    for (const email of more) expect((await service.register(email)).body, email).toMatchObject({ err: 'XE11' });
    expect(await waiting()).toBe(0);
    await post({ to: 'd@example.dk\r\nBcc: e@example.dk' });
    await post({ to: 'f@example.dk' });
    await sendDue(options);
    for (const { raw } of server.received) expect(readMail(raw).head.has('bcc')).toBe(false);
    expect(receivers()).toContain('f@example.dk');
  });
});

describe('mails of calls', () => {
  it('[REG-02][ACC-34] sends one mail per call, never with a password', async () => {
    await using _sending = await runMailWorker(options);
    const email = 'frida@example.dk';
    expect((await service.register(email)).body).toEqual({ r: 'XY1' });
    await expect.poll(receivers).toEqual([email]);
    const [, id, code] = /#t=verifyAccount&i=(\w+)&c=(\w+)/.exec(readMail(server.received[0]!.raw).text)!;
    expect((await service.call('verification', { c: code, i: id, namespace: SITE.namespace })).body).toEqual({ r: 'XY1' });
    const { hash } = (await service.login(email)).body;
    const changed = await service.call('passwordChange', { id, password: PASSWORD, newpassword: 'Ny_kode_99' });
    expect(changed.body).toEqual({ r: 'XY1' });
    await service.call('forgottenPassword', { email, namespace: SITE.namespace, p: 8 });
    await expect.poll(() => server.received.length).toBe(3);
    expect(typeof hash).toBe('string');
    for (const { raw } of server.received) {
      const { head, text, html } = readMail(raw);
      for (const secret of [PASSWORD, 'Ny_kode_99', hash]) expect([...head.values(), text, html].join()).not.toContain(secret);
    }
    expect(server.received.map(({ raw }) => readMail(raw).head.get('subject'))).toEqual([
      'Bekræft din konto på kampe.example.dk',
      'Din adgangskode til kampe.example.dk er ændret',
      'Ny adgangskode til kampe.example.dk',
    ]);
    await expect.poll(waiting).toBe(0);
    expect(reported).toEqual([]);
  });

  it('answers calls unchanged during an hour without the mail server and loses no mail', async () => {
    await server.end();
    await using _sending = await runMailWorker(options);
    const known = 'known@example.dk';
    await service.signUp(known);
    expect((await service.register('new@example.dk')).body).toEqual({ r: 'XY1' });
    for (const email of [known, 'nobody@example.dk'])
      expect((await service.call('forgottenPassword', { email, namespace: SITE.namespace, p: 8 })).body).toEqual({ r: 'XY1' });
    await expect.poll(waiting).toBe(3);
    for (let minute = 0; minute < 60; minute += 1) {
      service.advance(MINUTE_MS);
      await sendDue(options);
    }
    expect(await waiting()).toBe(3);
    expect(new Set(results)).toEqual(new Set(['put-off']));
    expect(results.length).toBeLessThan(130);
    await server.start();
    // The worker may hold a lease of the last attempt.
    await expect
      .poll(async () => {
        service.advance(MINUTE_MS);
        await sendDue(options);
        return waiting();
      })
      .toBe(0);
    expect(receivers().toSorted()).toEqual([known, known, 'new@example.dk']);
  });
});

describe('an undelivered mail', () => {
  it('drops, counts and deletes a mail after a permanent rejection', async () => {
    server.refuse(550);
    await post();
    await sendDue(options);
    expect(results).toEqual(['refused']);
    expect(await waiting()).toBe(0);
  });

  it('retries a mail up to an hour after a temporary rejection while others are sent', async () => {
    server.refuse(451);
    await post();
    const waits: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      const before = service.identity.nowMs();
      await sendDue(options);
      const [row] = await service.identity.db<{ next_at: Date }[]>`select next_at from mail_outbox`;
      const ms = row!.next_at.getTime() - before;
      waits.push(ms / MINUTE_MS);
      service.advance(ms);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    server.refuse(null);
    await post({ to: 'other@example.dk' });
    await sendDue(options);
    expect(receivers().toSorted()).toEqual(['maja@example.dk', 'other@example.dk']);
  });

  it('drops an undelivered mail after three days', async () => {
    await post();
    await server.end();
    service.advance(72 * 60 * MINUTE_MS);
    await sendDue(options);
    expect([await waiting(), results]).toEqual([1, ['put-off']]);
    service.advance(2 * MINUTE_MS);
    await sendDue(options);
    expect([await waiting(), results]).toEqual([0, ['put-off', 'expired']]);
  });

  it('sends other mails when one can not be decrypted', async () => {
    await service.identity.db`
      insert into mail_outbox (kind, sealed, created_at, next_at)
      select 'verify', '\\x00', ${new Date(service.identity.nowMs())}, ${new Date(service.identity.nowMs())}`;
    await post();
    await sendDue(options);
    expect(receivers()).toEqual(['maja@example.dk']);
    expect(reported).toHaveLength(1);
  });
});

describe('the mail queue', () => {
  it('sends no more mails a minute than its limit', async () => {
    for (let i = 0; i < 25; i += 1) await post({ to: `u${i}@example.dk` });
    const few = { ...options, perMinute: 10 };
    const sent: number[] = [];
    for (let minute = 0; minute < 3; minute += 1) {
      service.advance(MINUTE_MS);
      await sendDue(few);
      sent.push(server.received.length);
    }
    expect(sent).toEqual([10, 20, 25]);
    expect(new Set(receivers()).size).toBe(25);
  });

  it('sends each mail from one of many processes', async () => {
    for (let i = 0; i < 60; i += 1) await post({ to: `u${i}@example.dk` });
    await Promise.all(Array.from({ length: 6 }, () => sendDue(options)));
    expect(receivers()).toHaveLength(60);
    expect(new Set(receivers()).size).toBe(60);
  });

  it('leases a mail to a process for five minutes', async () => {
    await post();
    const stuck = Promise.withResolvers<'deferred'>();
    const never: MailTransport = { send: () => stuck.promise, [Symbol.asyncDispose]: () => Promise.resolve() };
    const sending = sendDue({ ...options, transport: never });
    await expect
      .poll(async () => {
        const [row] = await service.identity.db<{ next_at: Date }[]>`select next_at from mail_outbox`;
        return row!.next_at.getTime() - service.identity.nowMs();
      })
      .toBe(5 * MINUTE_MS);
    service.advance(5 * MINUTE_MS - 1);
    await sendDue(options);
    expect(receivers()).toEqual([]);
    service.advance(1);
    await sendDue(options);
    expect(receivers()).toEqual(['maja@example.dk']);
    stuck.resolve('deferred');
    await sending;
  });

  it('passes kind, link and a pseudonym of the user to the transport', async () => {
    await post({ kind: 'verify', userId: USER, code: CODE });
    await post({ kind: 'deleteAccount', to: 'new@example.dk', userId: USER });
    await post({ userId: 'b2'.repeat(13) });
    const carried: OutgoingMail[] = [];
    const recorder: MailTransport = {
      async send(mail) {
        carried.push(mail);
        return 'sent';
      },
      [Symbol.asyncDispose]: () => Promise.resolve(),
    };
    await sendDue({ ...options, transport: recorder });
    const byKind = (kind: MailKind): OutgoingMail => carried.find((mail) => mail.kind === kind)!;
    const [verify, receipt, other] = [byKind('verify'), byKind('deleteAccount'), byKind('social')];
    expect(verify).toMatchObject({ kind: 'verify', link: `${SITE_URL}/konto/#t=verifyAccount&i=${USER}&c=${CODE}` });
    expect(receipt).toMatchObject({ kind: 'deleteAccount', link: null, owner: verify.owner });
    expect(other.owner).not.toBe(verify.owner);
    for (const { owner } of carried) expect(owner).toMatch(/^[0-9a-f]{32}$/);
  });

  it('sends a mail again with the same id after a crash', async () => {
    await post();
    const [row] = await service.identity.db`select * from mail_outbox`;
    await sendDue(options);
    await service.identity.db`
      insert into mail_outbox (id, kind, sealed, created_at, next_at) overriding system value
      values (${row!.id}, ${row!.kind}, ${row!.sealed}, ${row!.created_at}, ${row!.next_at})`;
    await sendDue(options);
    const ids = server.received.map(({ raw }) => readMail(raw).head.get('message-id'));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('stores no readable receiver or content of a mail', async () => {
    await post({ kind: 'verify', to: 'hemmelig@example.dk', name: 'Hemmelig', code: CODE });
    const [row] = await service.identity.db<
      { text: string }[]
    >`select m::text || encode(m.sealed, 'escape') as text from mail_outbox m`;
    for (const secret of ['hemmelig', 'Hemmelig', CODE]) {
      expect(row!.text).not.toContain(secret);
      expect(row!.text).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });
});

const subjectAt = (siteUrl: string): string => writeMail({ kind: 'verify', code: 'c', userId: 'u' } as never, siteUrl).subject;

it('names the site in a mail by its host, and by the product name on a loopback host', () => {
  expect(subjectAt('https://kampe.example.dk')).toBe('Bekræft din konto på kampe.example.dk');
  for (const own of ['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])
    expect(subjectAt(own)).toBe('Bekræft din konto på Stillingen');
});

import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Transporter } from 'nodemailer';
import type { MailKind } from '../context.ts';
import { isLoopbackHost } from '../http/origins.ts';

const CONNECT_MS = 10_000;
const SOCKET_MS = 30_000;
const MAX_CONNECTIONS = 3;

interface SmtpError {
  readonly responseCode?: number;
  readonly command?: string;
}

/** Replies to RCPT TO and DATA concern this mail; all other failures concern the server. */
function resultOf({ responseCode = 0, command = '' }: SmtpError): SendResult {
  if (command !== 'RCPT TO' && command !== 'DATA') return 'unavailable';
  if (responseCode >= 500) return 'rejected';
  return responseCode >= 400 ? 'deferred' : 'unavailable';
}

async function connect(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const user = decodeURIComponent(username);
  return createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port === '' ? {} : { port: Number(port) }),
    secure: protocol === 'smtps:',
    // Never send a password unencrypted.
    requireTLS: user !== '' && !isLoopbackHost(hostname),
    ...(user === '' ? {} : { auth: { user, pass: decodeURIComponent(password) } }),
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SOCKET_MS,
  });
}

interface SmtpOptions {
  readonly smtpUrl: string;
  readonly from: Sender;
  readonly report: (error: unknown) => void;
}

/** Sends to the server of `smtpUrl`, by STARTTLS if offered. Connects at the first mail. */
export function createSmtpTransport({ smtpUrl, from, report }: SmtpOptions): MailTransport {
  let transport: Promise<Transporter> | null = null;
  return {
    async send(mail) {
      transport ??= connect(smtpUrl);
      try {
        await (await transport).sendMail(messageOf(mail, from));
        return 'sent';
      } catch (error) {
        const result = resultOf(error as SmtpError);
        if (result === 'unavailable') report(error);
        return result;
      }
    },
    async [Symbol.asyncDispose]() {
      (await transport)?.close();
    },
  };
}

const DAY_MS = 86_400_000;
const KEPT_MS = 30 * DAY_MS;

interface FolderOptions {
  readonly folder: string;
  readonly from: Sender;
  readonly nowMs: () => number;
  readonly onLink?: (link: string) => void;
}

const stampMsOf = (file: string): number => Number(file.split('-')[0]);

/** Writes mails to files. Files of a user are deleted with the account, others after 30 days. */
export function createFolderTransport({ folder, from, nowMs, onLink = () => undefined }: FolderOptions): MailTransport {
  async function removeOld(hasEnded: (file: string) => boolean): Promise<void> {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.eml') && hasEnded(file));
    await Promise.all(files.map((file) => rm(path.join(folder, file), { force: true })));
  }
  return {
    async send(mail) {
      const { createTransport } = await import('nodemailer');
      const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(messageOf(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { owner, kind, id } = mail;
      const now = nowMs();
      await removeOld((file) => stampMsOf(file) < now - KEPT_MS || (kind === 'deleteAccount' && file.includes(owner)));
      await writeFile(path.join(folder, `${now}-${owner}-${kind}-${id}.eml`), message as Buffer, { mode: 0o600 });
      if (mail.link !== null) onLink(mail.link);
      return 'sent';
    },
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}

export interface OutgoingMail {
  readonly kind: MailKind;
  /** Stable over retries. */
  readonly id: string;
  readonly owner: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly link: string | null;
}

/** `rejected`: permanent. `deferred`: retry this mail later. `unavailable`: no mail can be sent now. */
export type SendResult = 'sent' | 'rejected' | 'deferred' | 'unavailable';

export interface MailTransport extends AsyncDisposable {
  send(mail: OutgoingMail): Promise<SendResult>;
}

/** `Stillingen <post@example.dk>`, or the address alone. */
export type Sender = string;

/** Headers hold no user input but the bare address; files and addresses are not loaded. */
export const messageOf = ({ id, to, subject, text, html }: OutgoingMail, from: Sender) => ({
  from,
  to: { name: '', address: to },
  envelope: { from: /<([^>]+)>/.exec(from)?.[1] ?? from, to: [to] },
  subject,
  text,
  html,
  messageId: `<${id}@${from.replace(/^.*@/, '').replace('>', '')}>`,
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

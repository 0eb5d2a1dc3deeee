import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Transporter } from 'nodemailer';
import { isLoopbackHost } from '../http/origins.ts';
import { type SendResult, type MailTransport, messageOf, type Sender } from './transport.ts';

const CONNECT_MS = 10_000;
const SILENT_MS = 30_000;
const MAX_CONNECTIONS = 3;

interface SmtpError {
  readonly responseCode?: number;
  readonly command?: string;
}

/** What the server thinks of this one mail is said about its receiver or its content; all else is about us, or the line. */
function resultOf({ responseCode = 0, command = '' }: SmtpError): SendResult {
  if (command !== 'RCPT TO' && command !== 'DATA') return 'away';
  if (responseCode >= 500) return 'refused';
  return responseCode >= 400 ? 'later' : 'away';
}

async function connect(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const user = decodeURIComponent(username);
  return createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port === '' ? {} : { port: Number(port) }),
    secure: protocol === 'smtps:',
    // A password crosses no line in the clear.
    requireTLS: user !== '' && !isLoopbackHost(hostname),
    ...(user === '' ? {} : { auth: { user, pass: decodeURIComponent(password) } }),
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
  });
}

interface SmtpOptions {
  readonly smtpUrl: string;
  readonly from: Sender;
  /** Told why nobody was there to take a mail: the operator has to see to it. */
  readonly report: (error: unknown) => void;
}

/** Hands mails to the server of `smtpUrl`, by STARTTLS where it offers it. It is reached when the first mail comes. */
export function createSmtpTransport({ smtpUrl, from, report }: SmtpOptions): MailTransport {
  let transport: Promise<Transporter> | null = null;
  return {
    async send(mail) {
      transport ??= connect(smtpUrl);
      try {
        await (await transport).sendMail(messageOf(mail, from));
        return 'carried';
      } catch (error) {
        const result = resultOf(error as SmtpError);
        if (result === 'away') report(error);
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
  /** Told of where the code of a mail leads; of nothing else that it says. */
  readonly onLink?: (link: string) => void;
}

const stampMsOf = (file: string): number => Number(file.split('-')[0]);

/**
 * Writes mails as files, where no mail server is named. What was written to a user goes with the account, all but its receipt;
 * the rest after 30 days.
 */
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
      return 'carried';
    },
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}

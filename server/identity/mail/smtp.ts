import { isLoopbackHost } from '../loopback.ts';
import type { Transporter } from 'nodemailer';
import type { Carried, Carrier, Sender } from './transport.ts';
import { messageOf } from './message.ts';

const CONNECT_MS = 10_000;
const SILENT_MS = 30_000;
const MAX_CONNECTIONS = 3;

interface SmtpError {
  readonly responseCode?: number;
  readonly command?: string;
}

/** What the server thinks of this one mail is said about its receiver or its content; all else is about us, or the line. */
function resultOf({ responseCode = 0, command = '' }: SmtpError): Carried {
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

interface Options {
  readonly smtpUrl: string;
  readonly from: Sender;
  /** Told why nobody was there to take a mail: the operator has to see to it. */
  readonly report: (error: unknown) => void;
}

/** Hands mails to the server of `smtpUrl`, by STARTTLS where it offers it. It is reached when the first mail comes. */
export function createSmtpCarrier({ smtpUrl, from, report }: Options): Carrier {
  let transport: Promise<Transporter> | null = null;
  return {
    async carry(mail) {
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

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
}

export interface TestMailServer extends AsyncDisposable {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  readonly passwords: readonly string[];
  refuse(status: number | null): void;
  end(): Promise<void>;
  start(): Promise<void>;
}

class SmtpRejection extends Error {
  readonly responseCode: number;
  constructor(responseCode: number) {
    super('not taken');
    this.responseCode = responseCode;
  }
}

export async function startTestMailServer(): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const passwords: string[] = [];
  let refused: number | null = null;
  let port = 0;
  let server: SMTPServer | null = null;

  function create(): SMTPServer {
    return new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        passwords.push(password ?? '');
        done(null, { user: username });
      },
      onRcptTo: (_address, _session, done) => done(refused === null ? undefined : new SmtpRejection(refused)),
      onData(stream, { envelope }, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const { mailFrom, rcptTo } = envelope;
          received.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            raw: Buffer.concat(chunks).toString('utf8'),
          });
          done();
        });
      },
    });
  }
  async function start(): Promise<void> {
    server = create();
    server.on('error', () => undefined);
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    port = (server.server.address() as AddressInfo).port;
  }
  async function end(): Promise<void> {
    await new Promise<void>((resolve) => (server === null ? resolve() : server.close(() => resolve())));
    server = null;
  }
  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    passwords,
    refuse(status) {
      refused = status;
    },
    end,
    start,
    [Symbol.asyncDispose]: end,
  };
}

export interface ReadMail {
  /** Decoded and unfolded headers by lower-case name. */
  readonly head: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
}

function unquoted(body: string): string {
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** RFC 2047. */
function decoded(field: string): string {
  return field
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_all, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString('utf8') : unquoted(word.replaceAll('_', ' ')),
    );
}

function split(raw: string): { head: ReadonlyMap<string, string>; body: string } {
  const end = raw.search(/\r?\n\r?\n/);
  const lines = raw
    .slice(0, end)
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/);
  const head = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decoded(line.slice(colon + 1).trim())];
  });
  return { head: new Map(head), body: raw.slice(end).replace(/^(?:\r?\n){2}/, '') };
}

function contentOf(part: string): string {
  const { head, body } = split(part);
  const encoding = head.get('content-transfer-encoding') ?? '7bit';
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? unquoted(body) : body;
}

export function readMail(raw: string): ReadMail {
  const { head, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(head.get('content-type') ?? '')?.[1];
  if (boundary === undefined) throw new Error(`no alternatives: ${head.get('content-type')}`);
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => part.replace(/^\r?\n/, ''));
  const [text, html] = ['text/plain', 'text/html'].map((type) => {
    const part = parts.find((each) => split(each).head.get('content-type')?.startsWith(type));
    if (part === undefined) throw new Error(`no ${type}`);
    return contentOf(part).replaceAll('\r\n', '\n');
  });
  return { head, text: text!, html: html! };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
export const htmlWords = (html: string): string[] =>
  html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => ENTITIES[name]!)
    .split(/\s+/)
    .filter((word) => word !== '');

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
  /** Rejects the next receivers with a status; null accepts them. */
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

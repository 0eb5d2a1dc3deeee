// `attack.ts URL MODE`: one address that requests expensive answers; reports its counts by status.
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { randomBytes } from 'node:crypto';
import { ATTACKER, type Mode } from './run.ts';

const CONNECTIONS = 32;

const [origin, mode] = process.argv.slice(2) as [string, Mode];
const { hostname, port } = new URL(origin);
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
let answers: Record<string, number> = {};

interface AttackRequest {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}
const SIGN = { 'x-fsign': 'stillingen' } as const;
const JSON_TYPE = { 'content-type': 'application/json' } as const;
const listName = (n: number): string => `f_${1 + (n % 8)}_${(n % 15) - 7}_${(Math.floor(n / 15) % 27) - 12}_da_1`;

const REQUESTS: { readonly [Name in Mode]: ((n: number) => AttackRequest) | null } = {
  connections: null,
  'missing pages': (n) => ({ path: `/findes-ikke-${n}/` }),
  'feed names': (n) => ({ path: `/8/x/feed/${n % 2 === 0 ? `f_${n}` : listName(n)}`, headers: SIGN }),
  'earlier states': (n) => ({
    path: `/8/x/feed/${listName(Math.floor(n / 180))}?asof=${Math.floor(Date.now() / 1000) - (n % 180)}`,
    headers: SIGN,
  }),
  'bad sessions': () => ({
    path: '/id/v4/getdata',
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ loggedIn: { id: 'a'.repeat(26), hash: randomBytes(32).toString('hex') }, project: 8 }),
  }),
  'bad keys': () => ({
    path: '/ingest/v1/messages',
    method: 'POST',
    headers: { ...JSON_TYPE, authorization: `Bearer sk_${randomBytes(32).toString('base64url')}` },
    body: '[]',
  }),
};

function count(what: string): void {
  answers[what] = (answers[what] ?? 0) + 1;
}

const send = ({ path, method = 'GET', headers = {}, body }: AttackRequest): Promise<void> =>
  new Promise((resolve) => {
    const sent = request({ hostname, port, path, method, agent, headers: { ...ATTACKER, ...headers } }, (response) => {
      count(String(response.statusCode));
      response.resume();
      response.once('close', resolve);
    });
    sent.once('error', () => {
      count('broken');
      resolve();
    });
    sent.end(body);
  });

const connectOnly = (): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      count('connected');
      socket.destroy();
    });
    socket.once('error', () => count('broken'));
    socket.once('close', () => resolve());
  });

let n = 0;
async function lane(): Promise<void> {
  const requestOf = REQUESTS[mode];
  for (;;) {
    n += 1;
    await (requestOf === null ? connectOnly() : send(requestOf(n)));
  }
}
for (let i = 0; i < CONNECTIONS; i += 1) void lane();

process.on('message', () => {
  process.send!(answers);
  answers = {};
});
process.once('disconnect', () => process.exit(0));

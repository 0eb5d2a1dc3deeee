import path from 'node:path';
import { type CallName, CALLS, type Calls, type LoggedIn } from '@stillingen/wire/account';
import { createApp } from '../../http/app.ts';
import { documentApi } from '../../http/documentation.ts';
import { layDatabase } from '../postgres.ts';
import { temporaryFolder } from '../run.ts';
import type { LogLevel } from '../../ops/config/reports.ts';
import { connect, type DatabaseAddress } from '../../database/database.ts';
import { openStore } from '../../database/open.ts';
import type { Captcha, Identity, IdentityConfig, Mail } from '../../identity/context.ts';
import { openMail } from '../../identity/mail/mail-worker.ts';
import { type IdentityOptions, openIdentity } from '../../identity/open.ts';
import { type IdentityRoutes, identityService } from '../../identity/plugin.ts';
import type { HashCost } from '../../identity/secrets/hasher.ts';
import { createMarketing } from '../../identity/terms/consents.ts';
import { DOCUMENTS, publishDocuments } from '../../identity/terms/publish.ts';
import { ProjectTerms } from '../../identity/terms/terms.ts';
import { watchedDatabase, watchedHasher, type WorkLog } from './work.ts';

export const SOLVED = 'solved';
export const PASSWORD = 'Aa_45678';
export const SITE_URL = 'http://localhost:8080';
export const SITE = { namespace: 'test', project: 8 } as const;
const LIGHT: HashCost = { memory: 64, passes: 1 };
/** In the middle of all rate limit windows. */
const START_MS = Date.UTC(2027, 2, 1, 12, 1, 1);

export const basicAuth = ({ id, hash }: LoggedIn) => ({
  authorization: `Basic ${Buffer.from(`${id}:${hash}`).toString('base64')}`,
});

export interface TestCaller {
  readonly address?: string;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

export interface TestIdentity extends AsyncDisposable {
  readonly identity: Identity;
  readonly url: string;
  readonly database: DatabaseAddress;
  readonly keyFile: string;
  advance(ms: number): void;
  call(name: CallName, sent: unknown, caller?: TestCaller): Promise<TestAnswer>;
  request(method: string, address: string, init?: { body?: string; headers?: Record<string, string> }): Promise<TestAnswer>;
  mailsTo(address: string): Promise<Mail[]>;
  everyRow(): Promise<string>;
  register(email: string, change?: Partial<Calls['registration']['sent']>, caller?: TestCaller): Promise<TestAnswer>;
  signUp(email: string, password?: string): Promise<string>;
  login(email: string, password?: string, caller?: TestCaller): Promise<TestAnswer>;
  signedIn(email: string): Promise<LoggedIn>;
}

const testCaptcha: Captcha = {
  isOff: false,
  offer: 'proof-of-work',
  challenge: () => Promise.resolve({}),
  verify: (answer) => Promise.resolve(answer === SOLVED),
};

export async function startTestIdentity({
  config = {},
  more = [],
  captcha = () => testCaptcha,
  hashCost = LIGHT,
  clock = () => START_MS,
  asksMarketing = false,
  databaseUrl = '',
  peer = null,
  work = null,
  logLevel = 'silent',
  guessesPerAddress = 30,
}: {
  config?: Partial<IdentityConfig>;
  more?: readonly IdentityRoutes[];
  captcha?: IdentityOptions['captcha'];
  hashCost?: HashCost;
  clock?: () => number;
  asksMarketing?: boolean;
  databaseUrl?: string;
  peer?: Pick<TestIdentity, 'database' | 'keyFile'> | null;
  work?: WorkLog | null;
  logLevel?: LogLevel;
  guessesPerAddress?: number;
} = {}): Promise<TestIdentity> {
  await using stack = new AsyncDisposableStack();
  const { path: folder } = stack.use(temporaryFolder('identity'));
  const dataDir = path.join(folder, 'data');
  if (peer === null && databaseUrl === '') await layDatabase(dataDir);
  const { db: ground, address: database } =
    peer === null ? stack.use(await openStore({ dataDir, databaseUrl })) : { db: connect(peer.database), address: peer.database };
  if (peer !== null) stack.defer(() => ground.end({ timeout: 5 }));
  const db = work === null ? ground : watchedDatabase(ground, work);
  const keyFile = peer?.keyFile ?? path.join(folder, 'keys');
  let advancedMs = 0;
  const nowMs = (): number => clock() + advancedMs;
  const words = { operator: 'Foreningen', address: 'Gade 1', email: 'post@example.dk', site: 'example.dk' };
  const documents = await publishDocuments(db, { folder: DOCUMENTS, words, project: SITE.project, nowMs: nowMs() });
  const identity = stack.use(
    await openIdentity({
      db,
      config: {
        siteUrl: SITE_URL,
        origins: [],
        allowsAnyHost: false,
        isProxied: false,
        hidesTakenAddresses: false,
        ...SITE,
        ...config,
      },
      keyFile,
      nowMs,
      addressOf: ({ headers }) => String(headers['x-test-address'] ?? '127.0.0.1'),
      guessesPerAddress,
      captcha,
      terms: new ProjectTerms(documents, { project: SITE.project, nowMs }),
      marketing: createMarketing({ isEnabled: asksMarketing, nowMs }),
      metrics: { failedLogins: () => undefined },
      onCredentialStuffing: () => undefined,
      report: () => undefined,
      hashCost,
    }),
  );
  const app = createApp({ logLevel });
  await documentApi(app);
  const served = work === null ? identity : { ...identity, hasher: watchedHasher(identity.hasher, work) };
  await app.register(async (scope) => identityService(scope, served, more));
  // Client and server share a loop: without this, either may close an idle connection first.
  app.server.keepAliveTimeout = 600_000;
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  stack.defer(() => app.close());

  let callers = 0;
  const nextAddress = (): string => {
    callers += 1;
    return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
  };

  async function request(
    method: string,
    address: string,
    { body, headers }: { body?: string; headers?: Record<string, string> } = {},
  ) {
    const response = await fetch(url + address, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        'x-test-address': nextAddress(),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  const call: TestIdentity['call'] = (name, sent, { address, cookie, headers = {} } = {}) =>
    request(CALLS[name].method, CALLS[name].path, {
      body: JSON.stringify(sent),
      headers: {
        ...(address === undefined ? {} : { 'x-test-address': address }),
        ...(cookie === undefined ? {} : { cookie }),
        ...headers,
      },
    });

  async function mailsTo(to: string): Promise<Mail[]> {
    const rows = await db<{ sealed: Buffer }[]>`select sealed from mail_outbox order by id`;
    return rows.map(({ sealed }) => openMail(identity.vault, sealed)).filter((mail) => mail.to === to);
  }

  async function everyRow(): Promise<string> {
    const tables = await db<{ name: string }[]>`select tablename as name from pg_tables where schemaname = 'public'`;
    const texts = await Promise.all(
      tables.map(async ({ name }) => {
        const rows = await db<{ text: string }[]>`select t::text as text from ${db(name)} t`;
        return rows.map(({ text }) => `${name} ${text}`);
      }),
    );
    return texts.flat().join('\n');
  }

  const register: TestIdentity['register'] = (email, change = {}, caller = {}) =>
    call(
      'registration',
      {
        email,
        password: PASSWORD,
        termsofservice: true,
        touApproval: true,
        ppApproval: true,
        captcha: SOLVED,
        ...SITE,
        ...change,
      },
      caller,
    );

  async function signUp(email: string, password = PASSWORD): Promise<string> {
    const answer = await register(email, { password });
    const mail = (await mailsTo(email)).findLast(({ kind }) => kind === 'verify');
    const verified = await call('verification', { c: mail?.code, i: mail?.userId, namespace: SITE.namespace });
    if (verified.body.r !== 'XY1') throw new Error(`${JSON.stringify(answer.body)} ${JSON.stringify(verified.body)}`);
    return mail!.userId!;
  }

  const login: TestIdentity['login'] = (email, password = PASSWORD, caller = {}) =>
    call('login', { email, password, ...SITE }, caller);

  const disposal = stack.move();
  return {
    identity,
    url,
    database,
    keyFile,
    advance: (ms) => {
      advancedMs += ms;
    },
    call,
    request,
    mailsTo,
    everyRow,
    register,
    signUp,
    login,
    async signedIn(email) {
      await signUp(email);
      const { id, hash } = (await login(email)).body;
      return { id, hash };
    },
    [Symbol.asyncDispose]: () => disposal.disposeAsync(),
  };
}

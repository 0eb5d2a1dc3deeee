import { createHash, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { Calls, LoggedIn, Profile, SocialProvider } from '@stillingen/wire/account';
import { SITE, startTestIdentity, type TestAnswer, type TestCaller, type TestIdentity } from './identity.ts';
import { nonceHash } from '../../identity/providers/tokens/id-token.ts';
import { providerRoutes } from '../../identity/providers/plugin.ts';
import { createProviders } from '../../identity/providers/verification/providers.ts';
import { type GraphPerson, startTestGraph, type TestGraph } from './graph.ts';
import { type Person, startTestProvider, type TestProvider } from './openid-provider.ts';

type ProviderLogin = Calls['loginUsingProvider']['sent'];

export interface TestSite extends AsyncDisposable {
  readonly service: TestIdentity;
  startPeer(): Promise<TestIdentity>;
  readonly openId: TestProvider;
  readonly graph: TestGraph;
  readonly applePublicKey: KeyObject;
  loginBy(provider: SocialProvider, sent: Partial<ProviderLogin>, caller?: TestCaller, by?: TestIdentity): Promise<TestAnswer>;
  person(claims?: Record<string, unknown>): Person;
  token(person: Person, change?: Record<string, unknown>): Promise<Pick<ProviderLogin, 'idToken' | 'nonce'>>;
  code(person: Person): Promise<Pick<ProviderLogin, 'code' | 'codeVerifier' | 'redirectUri' | 'nonce'>>;
  access(person: GraphPerson): Pick<ProviderLogin, 'accessToken'>;
  usersOf(sub: string): Promise<readonly UserRow[]>;
  countUsers(): Promise<number>;
  profileOf(loggedIn: LoggedIn): Promise<Profile>;
  kindsTo(address: string): Promise<string[]>;
  inOneWindow(windowMs: number, run: () => Promise<void>): Promise<void>;
}

export interface UserRow {
  readonly id: string;
  readonly status: number;
}

const secret = (): string => randomBytes(32).toString('base64url');

export async function startTestSite(): Promise<TestSite> {
  await using stack = new AsyncDisposableStack();
  const openId = stack.use(await startTestProvider());
  const graph = stack.use(await startTestGraph());
  const { privateKey, publicKey: applePublicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const keysUrl = `${openId.url}/jwks`;
  const config = {
    google: {
      clientId: openId.clientId,
      clientSecret: openId.clientSecret,
      issuer: openId.url,
      tokenUrl: `${openId.url}/token`,
      keysUrl,
    },
    apple: {
      clientId: openId.clientId,
      appId: 'the-app',
      teamId: 'TEAM',
      keyId: 'KEY',
      privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
      issuer: openId.url,
      tokenUrl: `${graph.url}/apple/token`,
      revokeUrl: `${graph.url}/apple/revoke`,
      keysUrl,
    },
    facebook: { clientId: graph.appId, clientSecret: graph.appSecret, graphUrl: graph.url },
  };
  const start = (peer: TestIdentity | null): Promise<TestIdentity> =>
    startTestIdentity({
      // The providers run on real time.
      clock: Date.now,
      more: [(app, identity) => providerRoutes(createProviders(config, identity.nowMs))(app, identity)],
      peer,
    });
  const service = stack.use(await start(null));
  const { db, nowMs } = service.identity;
  let people = 0;
  const disposal = stack.move();
  return {
    service,
    startPeer: () => start(service),
    openId,
    graph,
    applePublicKey,
    loginBy: (provider, sent, caller = {}, by = service) =>
      by.call('loginUsingProvider', { provider, touApproval: true, ppApproval: true, ...SITE, ...sent }, caller),
    person(claims = {}) {
      people += 1;
      return {
        sub: `sub-${people}`,
        claims: { email: `person${people}@gmail.com`, email_verified: true, name: 'Ida Holm', ...claims },
      };
    },
    async token({ sub, claims }, change = {}) {
      const nonce = secret();
      return { nonce, idToken: await openId.sign({ sub, ...claims, nonce: nonceHash(nonce), ...change }) };
    },
    async code(person) {
      const [nonce, codeVerifier] = [secret(), secret()];
      const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
      const code = await openId.authorize(person, { nonce: nonceHash(nonce), codeChallenge });
      return { nonce, codeVerifier, code, redirectUri: openId.redirectUri };
    },
    access: (person) => ({ accessToken: graph.issue(person) }),
    usersOf: (sub) => db<UserRow[]>`
      select users.id, status from users join provider_links on user_id = users.id where sub = ${sub}`,
    countUsers: async () => (await db`select from users`).length,
    profileOf: async ({ id, hash }) =>
      (await service.call('getData', { loggedIn: { id, hash }, project: SITE.project })).body.profile,
    kindsTo: async (address) => (await service.mailsTo(address)).map(({ kind }) => kind),
    async inOneWindow(windowMs, run) {
      const leftMs = windowMs - (nowMs() % windowMs);
      const shiftMs = leftMs < 120_000 ? leftMs : 0;
      service.advance(shiftMs);
      await run();
      service.advance(-shiftMs);
    },
    [Symbol.asyncDispose]: () => disposal.disposeAsync(),
  };
}

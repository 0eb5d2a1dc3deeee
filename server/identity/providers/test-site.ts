import { createHash, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { Calls, SocialProvider } from '@stillingen/wire/account';
import { PLACE, startTestIdentity, type TestAnswer, type TestCaller, type TestIdentity } from '../test-identity.ts';
import { nonceHash } from './id-token.ts';
import { providerCalls } from './plugin.ts';
import { createProviders } from './providers.ts';
import { type GraphPerson, startTestGraph, type TestGraph } from './test-graph.ts';
import { type Person, startTestProvider, type TestProvider } from './test-provider.ts';

type Sent = Calls['loginUsingProvider']['sent'];

/** An account service that knows three providers, which run on loopback. */
export interface TestSite extends AsyncDisposable {
  readonly service: TestIdentity;
  /** Stands for Google, and for Apple as far as tokens go. */
  readonly openId: TestProvider;
  readonly graph: TestGraph;
  /** The operator's key at Apple, as Apple knows it. */
  readonly applePublicKey: KeyObject;
  loginBy(provider: SocialProvider, sent: Partial<Sent>, caller?: TestCaller): Promise<TestAnswer>;
  /** What a page sends of somebody who signed in at Google's own button. */
  token(person: Person, change?: Record<string, unknown>): Promise<Pick<Sent, 'idToken' | 'nonce'>>;
  /** What a page sends of somebody who came back from Google with a code. */
  code(person: Person): Promise<Pick<Sent, 'code' | 'codeVerifier' | 'redirectUri' | 'nonce'>>;
  /** What a page sends of somebody who came back from Facebook. */
  access(person: GraphPerson): Pick<Sent, 'accessToken'>;
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
  const service = stack.use(
    await startTestIdentity({
      // That of the providers goes on as well.
      clock: Date.now,
      more: [(app, identity) => providerCalls(createProviders(config, identity.nowMs))(app, identity)],
    }),
  );
  const disposal = stack.move();
  return {
    service,
    openId,
    graph,
    applePublicKey,
    loginBy: (provider, sent, caller = {}) =>
      service.call('loginUsingProvider', { provider, touApproval: true, ppApproval: true, ...PLACE, ...sent }, caller),
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
    [Symbol.asyncDispose]: () => disposal.disposeAsync(),
  };
}

import { generateKeyPairSync, type KeyObject, sign as signBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type JWTPayload, SignJWT } from 'jose';
import Provider from 'oidc-provider';

export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export interface Person {
  readonly sub: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** A real OpenID provider on loopback, whose key the tests hold. */
export interface TestProvider extends AsyncDisposable {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  readonly kid: string;
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
  setReachable(isReachable: boolean): void;
  authorize(person: Person, asked: { readonly nonce: string; readonly codeChallenge: string }): Promise<string>;
  sign(claims: JWTPayload, header?: Record<string, unknown>): Promise<string>;
  signText(header: object, payload: string, key?: KeyObject): string;
}

const CLIENT = { clientId: 'stillingen-client', clientSecret: 'a secret of the operator with thirty-two letters' };
const REDIRECT = 'https://stillingen.example/login';
const KID = 'first';

const base64 = (text: string): string => Buffer.from(text).toString('base64url');

async function follow(from: string): Promise<URL> {
  const jar = new Map<string, string>();
  let next = from;
  while (!next.startsWith(REDIRECT)) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const each of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      jar.set(name, value);
    }
    const to = response.headers.get('location');
    if (to === null) throw new Error(`${response.status} ${(await response.text()).slice(0, 400)}`);
    next = new URL(to, next).href;
  }
  return new URL(next);
}

export async function startTestProvider(): Promise<TestProvider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const people = new Map<string, Person>();
  let isReachable = true;
  const server = createServer();
  const url = await listen(server);
  const provider = new Provider(url, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [REDIRECT],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: KID, alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['of a test'] },
    conformIdTokenClaims: false,
    claims: { openid: ['sub', 'email', 'email_verified', 'name', 'hd'] },
    features: { devInteractions: { enabled: false } },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 3600 },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub)?.claims }) }),
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!isReachable) return response.destroy();
    if (request.url?.startsWith('/interaction/') !== true) return void answer(request, response);
    return void provider.interactionDetails(request, response).then(async ({ params }) => {
      const accountId = String(params.login_hint);
      const grant = new provider.Grant({ accountId, clientId: CLIENT.clientId });
      grant.addOIDCScope('openid');
      const result = { login: { accountId }, consent: { grantId: await grant.save() } };
      return provider.interactionFinished(request, response, result);
    });
  });
  return {
    url,
    ...CLIENT,
    redirectUri: REDIRECT,
    kid: KID,
    publicKey,
    privateKey,
    setReachable(next) {
      isReachable = next;
    },
    async authorize(person, { nonce, codeChallenge }) {
      people.set(person.sub, person);
      const query = new URLSearchParams({
        client_id: CLIENT.clientId,
        redirect_uri: REDIRECT,
        response_type: 'code',
        scope: 'openid',
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        login_hint: person.sub,
      });
      const page = await follow(`${url}/auth?${query}`);
      return page.searchParams.get('code')!;
    },
    async sign(claims, header = {}) {
      const iat = Math.floor(Date.now() / 1000);
      return new SignJWT({ iss: url, aud: CLIENT.clientId, iat, exp: iat + 3600, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: KID, ...header })
        .sign(privateKey);
    },
    signText(header, payload, key = privateKey) {
      const input = `${base64(JSON.stringify(header))}.${base64(payload)}`;
      return `${input}.${signBytes('RSA-SHA256', Buffer.from(input), key).toString('base64url')}`;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

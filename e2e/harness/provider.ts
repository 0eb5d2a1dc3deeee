import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import Provider, { interactionPolicy } from 'oidc-provider';
import { temporaryFolder } from '../../server/testing/run.ts';
import { freePort } from '../../server/testing/child.ts';

/** An OpenID provider on loopback, with one person signed in. */
export interface OpenIdProvider extends AsyncDisposable {
  readonly settings: Readonly<Record<string, string>>;
  setPerson(person: { readonly sub: string; readonly email?: string; readonly name?: string }): void;
}

const CLIENT = { clientId: 'stillingen-client', clientSecret: 'a secret of the operator with thirty-two letters' };

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}
const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  // The provider needs the redirect address before the site starts.
  const sitePort = await freePort();
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  const server = createServer();
  const url = `http://127.0.0.1:${await listen(server)}`;
  let person: Parameters<OpenIdProvider['setPerson']>[0] = { sub: 'nobody' };
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const provider = new Provider(url, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [`${siteUrl}/konto/`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'first', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['of a test'] },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'hd'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 3600 },
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      // A provider that runs the mailbox proves the address.
      claims: () => ({ ...person, sub, ...(person.email === undefined ? {} : { email_verified: true, hd: 'example.dk' }) }),
    }),
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/') !== true) return void answer(request, response);
    return void provider.interactionDetails(request, response).then(async () => {
      const grant = new provider.Grant({ accountId: person.sub, clientId: CLIENT.clientId });
      grant.addOIDCScope('openid email profile');
      const result = { select_account: {}, login: { accountId: person.sub }, consent: { grantId: await grant.save() } };
      return provider.interactionFinished(request, response, result);
    });
  });
  const folder = temporaryFolder('provider');
  const file = path.join(folder.path, 'providers.json');
  const google = { ...CLIENT, issuer: url, authorizeUrl: `${url}/auth`, tokenUrl: `${url}/token`, keysUrl: `${url}/jwks` };
  writeFileSync(file, JSON.stringify({ google }));
  return {
    settings: { LOGIN_PROVIDERS: file, PORT: String(sitePort), SITE_URL: siteUrl },
    setPerson(next) {
      person = next;
    },
    async [Symbol.asyncDispose]() {
      await closed(server);
      folder[Symbol.dispose]();
    },
  };
}

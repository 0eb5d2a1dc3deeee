import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './openid-provider.ts';

export interface GraphPerson {
  readonly id: string;
  readonly name?: string;
  readonly email?: string;
}

export interface TestGraph extends AsyncDisposable {
  readonly url: string;
  readonly appId: string;
  readonly appSecret: string;
  issue(person: GraphPerson, change?: Readonly<Record<string, unknown>>): string;
  impersonate(accessToken: string, person: GraphPerson): void;
  signedRequest(fields: Readonly<Record<string, unknown>>, secret?: string): string;
  readonly toApple: { readonly path: string; readonly form: URLSearchParams }[];
  setApple(status: number): void;
}

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export const WITHOUT_TOKEN = 'without-token';

export async function startTestGraph(): Promise<TestGraph> {
  const [appId, appSecret] = ['4711', 'the secret of the app'];
  const inspected = new Map<string, Readonly<Record<string, unknown>>>();
  const people = new Map<string, GraphPerson>();
  const toApple: { path: string; form: URLSearchParams }[] = [];
  let appleStatus = 200;

  async function answer(request: IncomingMessage): Promise<readonly [number, object]> {
    const { pathname, searchParams } = new URL(request.url!, 'http://graph');
    if (pathname.startsWith('/apple/')) {
      const form = new URLSearchParams(await text(request));
      toApple.push({ path: pathname, form });
      const token = form.get('code') === WITHOUT_TOKEN ? {} : { refresh_token: `refresh-${toApple.length}` };
      return [appleStatus, { ...token, error: 'invalid_grant' }];
    }
    const token = searchParams.get('access_token') ?? '';
    if (pathname === '/debug_token') {
      if (token !== `${appId}|${appSecret}`) return [400, { error: { code: 190 } }];
      return [200, { data: inspected.get(searchParams.get('input_token') ?? '') ?? { is_valid: false } }];
    }
    const proof = createHmac('sha256', appSecret).update(token).digest('hex');
    const person = people.get(token);
    if (pathname !== '/me' || person === undefined || searchParams.get('appsecret_proof') !== proof)
      return [400, { error: { code: 100 } }];
    return [200, person];
  }
  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) => response.writeHead(status).end(JSON.stringify(body)));
  });
  return {
    url: await listen(server),
    appId,
    appSecret,
    issue(person, change = {}) {
      const token = randomBytes(20).toString('hex');
      const expires = Math.floor(Date.now() / 1000) + 3600;
      inspected.set(token, { app_id: appId, type: 'USER', is_valid: true, user_id: person.id, expires_at: expires, ...change });
      people.set(token, person);
      return token;
    },
    impersonate: (token, person) => void people.set(token, person),
    signedRequest(fields, secret = appSecret) {
      const payload = base64(fields);
      return `${createHmac('sha256', secret).update(payload).digest('base64url')}.${payload}`;
    },
    toApple,
    setApple(status) {
      appleStatus = status;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { PushSubscriptionKeys } from '@stillingen/wire';

/** A device that subscribes: its private key decrypts what arrives (RFC 8291). */
export class TestDevice {
  readonly subscription: PushSubscriptionKeys;
  readonly #curve: ECDH;
  readonly #auth = randomBytes(16);

  constructor(endpoint: string) {
    this.#curve = createECDH('prime256v1');
    const p256dh = this.#curve.generateKeys('base64url');
    this.subscription = { endpoint, keys: { p256dh, auth: this.#auth.toString('base64url') } };
  }

  /** The text of a body in aes128gcm of one record (RFC 8188). */
  decrypt(body: Buffer): string {
    const [salt, recordSize, idLength] = [body.subarray(0, 16), body.readUInt32BE(16), body[20]!];
    const sender = body.subarray(21, 21 + idLength);
    const record = body.subarray(21 + idLength);
    if (record.length > recordSize) throw new Error('more than one record');
    const shared = this.#curve.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#curve.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    const end = padded.findLastIndex((byte) => byte !== 0);
    if (padded[end] !== 2) throw new Error('the last record has no delimiter');
    return padded.subarray(0, end).toString('utf8');
  }
}

interface VapidClaims {
  readonly aud: string;
  readonly exp: number;
  readonly sub: string;
}

/** The claims of a valid signature (RFC 8292). Throws for a wrong one. */
export function vapidClaims(authorization: string): VapidClaims & { readonly key: string } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url')) as [string, string];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')))
    throw new Error('the signature is wrong');
  return { ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as VapidClaims), key };
}

export interface ReceivedPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface ServiceAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestPushService extends AsyncDisposable {
  readonly url: string;
  readonly received: readonly ReceivedPush[];
  /** Of the requests at a path, in order; the last is repeated. Null: never answers. */
  answer(path: string, answers: readonly (ServiceAnswer | null)[]): void;
  device(name: string): TestDevice;
  /** The texts that a device received, decrypted. */
  textsOf(device: TestDevice): readonly string[];
}

/** A push service on loopback, as RFC 8030 defines it: 201, unless a test sets other answers. */
export async function startPushService(): Promise<TestPushService> {
  const received: ReceivedPush[] = [];
  const answers = new Map<string, (ServiceAnswer | null)[]>();
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const path = request.url!;
      received.push({ path, headers: request.headers, body });
      const planned = answers.get(path) ?? [{ status: 201 }];
      const answer = planned.length > 1 ? planned.shift()! : planned[0];
      if (answer != null) response.writeHead(answer.status, answer.headers).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    received,
    answer: (path, planned) => void answers.set(path, [...planned]),
    device: (name) => new TestDevice(`${url}/${name}`),
    textsOf: (device) =>
      received.filter(({ path }) => url + path === device.subscription.endpoint).map(({ body }) => device.decrypt(body)),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

import http from 'node:http';
import https from 'node:https';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import webPush from 'web-push';
import { PRIVATE_ADDRESS, publicLookup, readEndpoint } from './endpoint.ts';
import type { VapidKeys } from './vapid.ts';

export interface WorkerSettings {
  readonly vapid: VapidKeys;
  readonly contact: string;
  readonly allowsLoopback: boolean;
}

export interface SendOrder {
  readonly id: number;
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly payload: string;
  readonly ttlS: number;
  readonly topic: string;
}

export interface SendAnswer {
  readonly id: number;
  /** 0: no answer. */
  readonly status: number;
  readonly retryAfter: string;
  /** Of the answer's Date header; empty without. */
  readonly date: string;
  /** Why there is no answer: `timeout`, `private`, `invalid` or the code of the error. */
  readonly error: string;
}

/** Goals may wait for pages and live push. On Linux the priority is per thread. */
const NICE = 10;
if (process.platform === 'linux') setPriority(NICE);

const TIMEOUT_MS = 10_000;
/** A push service answers with a line; more is not read. */
const MAX_ANSWER_BYTES = 16 * 1024;
const SIGNED_MS = 3_600_000;
const ENCODING = 'aes128gcm';
/** As many as the queue has on the way to one push service. */
const SOCKETS = { keepAlive: true, maxFreeSockets: 128, timeout: 60_000 } as const;

const { vapid, contact, allowsLoopback } = workerData as WorkerSettings;
const agents = { 'http:': new http.Agent(SOCKETS), 'https:': new https.Agent(SOCKETS) };
const lookup = publicLookup(allowsLoopback);

const signed = new Map<string, { readonly header: string; readonly atMs: number }>();
/** One signature for all messages of an hour to a push service. */
function authorization(origin: string): string {
  const nowMs = Date.now();
  const known = signed.get(origin);
  if (known !== undefined && Math.abs(nowMs - known.atMs) < SIGNED_MS) return known.header;
  const { Authorization: header } = webPush.getVapidHeaders(origin, contact, vapid.publicKey, vapid.privateKey, ENCODING);
  if (signed.size > 1000) signed.clear();
  signed.set(origin, { header, atMs: nowMs });
  return header;
}

let answers: SendAnswer[] = [];
function answer(given: Partial<SendAnswer> & { readonly id: number }): void {
  if (answers.length === 0)
    setImmediate(() => {
      parentPort!.postMessage(answers, []);
      answers = [];
    });
  answers.push({ status: 0, retryAfter: '', date: '', error: '', ...given });
}

/** Node checks the key of each cipher by an exception, whose stack costs more than the cipher. */
function withoutStacks<Result>(call: () => Result): Result {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return call();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function send({ id, endpoint, keys, payload, ttlS, topic }: SendOrder): void {
  const url = readEndpoint(endpoint, allowsLoopback);
  if (url === null) return answer({ id, error: 'private' });
  let details: webPush.RequestDetails;
  try {
    const headers = { Authorization: authorization(url.origin) };
    const options = { TTL: ttlS, urgency: 'high', topic, contentEncoding: ENCODING, headers } as const;
    details = withoutStacks(() => webPush.generateRequestDetails({ endpoint, keys }, payload, options));
  } catch {
    return answer({ id, error: 'invalid' });
  }
  let isAnswered = false;
  const once = (given: Omit<Partial<SendAnswer>, 'id'>): void => {
    clearTimeout(timer);
    if (!isAnswered) answer({ id, ...given });
    isAnswered = true;
  };
  const protocol = url.protocol as keyof typeof agents;
  const { request } = protocol === 'https:' ? https : http;
  const sending = request(url, { method: 'POST', headers: details.headers, agent: agents[protocol], lookup }, (response) => {
    const { 'retry-after': retryAfter = '', date = '' } = response.headers;
    let bytes = 0;
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_ANSWER_BYTES) sending.destroy();
    });
    response.on('error', () => undefined);
    once({ status: response.statusCode ?? 0, retryAfter, date });
  });
  const timer = setTimeout(() => {
    once({ error: 'timeout' });
    sending.destroy();
  }, TIMEOUT_MS);
  sending.on('error', (error: NodeJS.ErrnoException) =>
    once({ error: error.message === PRIVATE_ADDRESS ? 'private' : (error.code ?? 'failed') }),
  );
  sending.end(details.body);
}

parentPort!.on('message', (orders: readonly SendOrder[]) => {
  for (const order of orders) send(order);
});

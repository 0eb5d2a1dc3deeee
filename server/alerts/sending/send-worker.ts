import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import webPush from 'web-push';
import { guardedLookup } from '../../http/outbound/guard.ts';
import { reachOf, readEndpoint } from '../endpoint.ts';
import { createPost, type PostAnswer } from './post.ts';
import type { VapidKeys } from '../vapid.ts';

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

export interface SendAnswer extends PostAnswer {
  readonly id: number;
}

/** Goals may wait for pages and live push. On Linux the priority is per thread. */
const NICE = 19;
if (process.platform === 'linux') setPriority(NICE);

const SIGNED_MS = 3_600_000;
const ENCODING = 'aes128gcm';

const { vapid, contact, allowsLoopback } = workerData as WorkerSettings;
const post = createPost(guardedLookup(reachOf(allowsLoopback)));

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
  post(url, details, (given) => answer({ id, ...given }));
}

parentPort!.on('message', (orders: readonly SendOrder[]) => {
  for (const order of orders) send(order);
});

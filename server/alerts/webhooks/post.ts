import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Reach } from '../../http/outbound/guard.ts';
import { createOutbound } from '../../http/outbound/request.ts';

/** An attempt to deliver a message. */
export interface WebhookOrder {
  readonly url: string;
  readonly secret: string;
  /** The header webhook-id. */
  readonly message: string;
  readonly body: string;
}

export interface WebhookAnswer {
  /** 0: no answer. */
  readonly status: number;
  readonly retryAfter: string;
  readonly date: string;
  /** Why there is no answer; else empty. */
  readonly error: string;
  /** The begin of the answer. */
  readonly text: string;
}

const TIMEOUT_MS = 15_000;
const MAX_ANSWER_BYTES = 64 * 1024;
const TEXT_CHARACTERS = 200;
const SECRET_BYTES = 32;

export const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/** Signs and posts a message. `nowMs`: the time of the attempt. */
export function createWebhookPost(reach: Reach): (order: WebhookOrder, nowMs: number) => Promise<WebhookAnswer> {
  const outbound = createOutbound(reach);
  return async ({ url, secret, message, body }, nowMs) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Stillingen-Webhooks',
      'webhook-id': message,
      'webhook-timestamp': String(Math.floor(nowMs / 1000)),
      'webhook-signature': new Webhook(secret).sign(message, new Date(nowMs), body),
    };
    const limits = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_ANSWER_BYTES };
    const answer = await outbound(new URL(url), { method: 'POST', headers, body, ...limits });
    const { status } = answer;
    // An answer counts by its status, whatever becomes of its body.
    if ('reason' in answer) return { status, retryAfter: '', date: '', error: status === 0 ? answer.error : '', text: '' };
    const { 'retry-after': retryAfter = '', date = '' } = answer.headers;
    return { status, retryAfter, date, error: '', text: answer.body.toString().slice(0, TEXT_CHARACTERS) };
  };
}

import type { DeliveryOutcome } from '@stillingen/wire';
import type { SendAnswer } from './send-worker.ts';

/** What follows from the answer of a push service. */
export type NextStep =
  | { readonly kind: 'done'; readonly outcome: DeliveryOutcome; readonly removes: boolean }
  | { readonly kind: 'again'; readonly afterMs: number; readonly isShort: boolean; readonly hostPauseMs: number };

const BACKOFF_MS = [1000, 4000, 15_000, 60_000] as const;
const MAX_RETRY_AFTER_S = 3600;

/** Seconds or a date (RFC 9110); null for other texts. The date counts from the answer's own. */
export function retryAfterMs(text: string, dateHeader: string, nowMs: number): number | null {
  if (/^\d{1,9}$/.test(text)) return Math.min(Number(text), MAX_RETRY_AFTER_S) * 1000;
  const at = Date.parse(text);
  if (Number.isNaN(at)) return null;
  const from = Date.parse(dateHeader);
  return Math.min(Math.max(0, at - (Number.isNaN(from) ? nowMs : from)), MAX_RETRY_AFTER_S * 1000);
}

const done = (outcome: DeliveryOutcome, removes = false): NextStep => ({ kind: 'done', outcome, removes });

/** `attempts`: made so far, this one included. */
export function nextStep(
  { status, error, retryAfter, date }: SendAnswer,
  { attempts, isShort, nowMs }: { readonly attempts: number; readonly isShort: boolean; readonly nowMs: number },
): NextStep {
  if (status >= 200 && status < 300) return done('sent');
  if (status === 404 || status === 410 || error === 'private' || error === 'invalid') return done('refused', true);
  if (status === 413 && !isShort) return { kind: 'again', afterMs: 0, isShort: true, hostPauseMs: 0 };
  const isTemporary = status === 0 || status === 429 || status >= 500;
  if (!isTemporary) return done('refused');
  const pause = BACKOFF_MS[attempts - 1];
  if (pause === undefined) return done('failed');
  const asked = retryAfterMs(retryAfter, date, nowMs);
  // 429 may concern one subscription, 503 concerns its service.
  const hostPauseMs = status === 503 ? (asked ?? 0) : 0;
  return { kind: 'again', afterMs: Math.max(pause, asked ?? 0), isShort, hostPauseMs };
}

export const isFailureOfHost = ({ status, error }: Pick<SendAnswer, 'status' | 'error'>): boolean =>
  status >= 500 || (status === 0 && error !== 'private' && error !== 'invalid');

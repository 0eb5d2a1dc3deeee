import { createHash } from 'node:crypto';
import type { AlertFacts, AlertKind } from '@stillingen/domain';
import type { AlertPayload, AlertText } from '@stillingen/wire';

/** One for all its recipients. */
export interface OutgoingMessage {
  readonly kind: string;
  readonly event: string;
  readonly payload: string;
  /** For a push service that finds it too large. */
  readonly shortPayload: string;
  readonly topic: string;
  readonly untilMs: number;
  /** Sent before others, and dropped last. */
  readonly isUrgent: boolean;
}

const MINUTE_MS = 60_000;
/** How long a message is worth delivering. */
const LIFETIME_MS: Readonly<Record<AlertKind | 'rule', number>> = {
  start: 10 * MINUTE_MS,
  goal: 10 * MINUTE_MS,
  red: 10 * MINUTE_MS,
  half: 10 * MINUTE_MS,
  end: 240 * MINUTE_MS,
  lineups: 60 * MINUTE_MS,
  correction: 30 * MINUTE_MS,
  moved: 720 * MINUTE_MS,
  rule: 10 * MINUTE_MS,
};
const URGENT: ReadonlySet<AlertKind | 'rule'> = new Set(['goal', 'red', 'end', 'correction', 'rule']);
const TOPIC_CHARACTERS = 32;

/** Equal for messages that replace each other while a push service keeps them (RFC 8030). */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, TOPIC_CHARACTERS);

export interface Content extends AlertText {
  readonly kind: AlertKind | 'rule';
  /** Within the event. */
  readonly tag: string;
}

export function messageOf(
  { kind, title, body, tag: own }: Content,
  { event }: AlertFacts,
  path: string,
  atMs: number,
): OutgoingMessage {
  const tag = `${event} ${own}`;
  const payload: AlertPayload = { t: title, b: body, tag, url: path, ts: Math.floor(atMs / 1000), kind };
  return {
    ...{ kind, event },
    payload: JSON.stringify(payload),
    shortPayload: JSON.stringify({ ...payload, b: '' }),
    topic: topicOf(tag),
    untilMs: atMs + LIFETIME_MS[kind],
    isUrgent: URGENT.has(kind),
  };
}

const TEST_MS = MINUTE_MS;

export const testMessage = (nowMs: number): OutgoingMessage => {
  const payload: AlertPayload = {
    t: 'Sådan ser en besked ud',
    b: 'Beskeder fra Stillingen kommer frem på denne enhed.',
    ...{ tag: 'test', url: '/', ts: Math.floor(nowMs / 1000), kind: 'test' },
  };
  const text = JSON.stringify(payload);
  return { kind: 'test', event: '', payload: text, shortPayload: text, topic: 'test', untilMs: nowMs + TEST_MS, isUrgent: true };
};

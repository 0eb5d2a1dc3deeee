import type { LoggedIn } from '../account/calls.ts';
import { isLoginHash, isProfileId } from '../account/logged-in.ts';
import { parsePushSubject } from './subject.ts';
import { WireError } from '../text/text.ts';

export type ClientFrame =
  | {
      readonly op: 'subscribe';
      readonly s: string;
      readonly e?: string;
      readonly o?: number;
      /** For the channel of an account (C22). */
      readonly loggedIn?: LoggedIn;
      /** For odds: admits for ten minutes to those that a visitor is served. */
      readonly ticket?: string;
    }
  | { readonly op: 'unsubscribe'; readonly s: string };

export interface DataFrame {
  readonly s: string;
  readonly e: string;
  readonly o: number;
  readonly n?: number;
  /** Server time in milliseconds. */
  readonly t: number;
  readonly d: string;
}
export type Positions = Readonly<Record<string, number>>;
export type ServerFrame =
  | DataFrame
  | { readonly op: 'subscribed'; readonly s: string; readonly e: string; readonly o: number; readonly recovered: boolean }
  | { readonly op: 'refused'; readonly s: string; readonly code: string }
  /** Time over which to spread the reconnect if the connection is lost. */
  | { readonly op: 'heartbeat'; readonly e: string; readonly t: number; readonly p: Positions; readonly afterMs?: number }
  /** Frames were dropped for a slow reader; the next ones follow these positions. */
  | { readonly op: 'resync'; readonly e: string; readonly t: number; readonly p: Positions }
  /** The server is shutting down: spread the reconnect over this time. */
  | { readonly op: 'drain'; readonly afterMs: number }
  /** Too many connections: spread the retry, to the same server, over this time. */
  | { readonly op: 'busy'; readonly afterMs: number };

export const PUSH_REFUSALS = {
  unknown: 'unknown subject: no such event, or another project',
  notLoggedIn: 'the session is not valid: unknown, ended, of another device, or without agreement to the terms',
  tooManyTries: 'too many invalid sessions on this connection',
  unavailable: 'the session can not be verified now; retry later',
} as const;
export type PushRefusal = keyof typeof PUSH_REFUSALS;

export const PushClose = {
  badFrame: 4400,
  idle: 4410,
  drain: 4503,
  tooMuch: 1008,
  tooBig: 1009,
  textOnly: 1003,
  slow: 1013,
} as const;

export const MAX_SUBJECTS = 128;
/** Bytes. */
export const MAX_CLIENT_FRAME_BYTES = 4096;

function parseObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new WireError('the frame is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new WireError('the frame is not an object');
  return value as Record<string, unknown>;
}

const isEpoch = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,32}$/.test(value);
const isTicket = (value: unknown): value is string => typeof value === 'string' && /^[\w.-]{1,512}$/.test(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isPositions = (value: unknown): value is Positions =>
  typeof value === 'object' && value !== null && Object.values(value).every(isCount);

const isLoggedIn = (value: unknown): value is LoggedIn =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'hash' in value &&
  isProfileId(value.id) &&
  isLoginHash(value.hash);

/** Throws WireError. */
export function parseClientFrame(text: string, namespace = ''): ClientFrame {
  const { op, s, e, o, loggedIn, ticket } = parseObject(text);
  if (op !== 'subscribe' && op !== 'unsubscribe') throw new WireError('op is subscribe or unsubscribe');
  const subject = typeof s === 'string' ? parsePushSubject(s, namespace) : null;
  if (typeof s !== 'string' || subject === null) throw new WireError('s is not a subject');
  if (op === 'unsubscribe') return { op, s };
  if (loggedIn !== undefined && (subject.kind !== 'account' || !isLoggedIn(loggedIn)))
    throw new WireError('loggedIn is the id and hash of a session, for the channel of an account alone');
  if (ticket !== undefined && (subject.kind !== 'odds' || !isTicket(ticket)))
    throw new WireError('ticket is the one that the mode of odds was answered with, for odds alone');
  const proof = {
    ...(loggedIn === undefined ? {} : { loggedIn: { id: loggedIn.id, hash: loggedIn.hash } }),
    ...(ticket === undefined ? {} : { ticket }),
  };
  if (e === undefined && o === undefined) return { op, s, ...proof };
  if (!isEpoch(e) || !isCount(o)) throw new WireError('e and o are not a position');
  return { op, s, e, o, ...proof };
}

/** Throws WireError. */
export function parseServerFrame(text: string): ServerFrame {
  const frame = parseObject(text);
  const { op, s, e, o, n, t, d, code, afterMs } = frame;
  switch (op) {
    case undefined:
      if (typeof s === 'string' && typeof e === 'string' && isCount(o) && isCount(t) && typeof d === 'string')
        return isCount(n) ? { s, e, o, n, t, d } : { s, e, o, t, d };
      break;
    case 'subscribed':
      if (typeof s === 'string' && typeof e === 'string' && isCount(o))
        return { op, s, e, o, recovered: frame.recovered === true };
      break;
    case 'refused':
      if (typeof s === 'string' && typeof code === 'string') return { op, s, code };
      break;
    case 'heartbeat':
    case 'resync':
      if (typeof e === 'string' && isCount(t) && isPositions(frame.p))
        return { op, e, t, p: frame.p, ...(isCount(afterMs) && { afterMs }) };
      break;
    case 'drain':
    case 'busy':
      if (isCount(afterMs)) return { op, afterMs };
      break;
  }
  throw new WireError('no such server frame');
}

import { WireError } from './text.ts';

/** Control frames are JSON; a data frame carries feed text in `d` (push of decisions.md). */
export type ClientFrame =
  | { readonly op: 'subscribe'; readonly s: string; readonly e?: string; readonly o?: number }
  | { readonly op: 'unsubscribe'; readonly s: string };

export interface DataFrame {
  /** Subject. */
  readonly s: string;
  /** Epoch: changes when the server has lost its history. */
  readonly e: string;
  /** Offset: counts from 1 within subject and epoch, without gaps. */
  readonly o: number;
  /** Server time in milliseconds. */
  readonly t: number;
  /** Feed text: update rows. */
  readonly d: string;
}
export type ServerFrame =
  | DataFrame
  | { readonly op: 'subscribed'; readonly s: string; readonly e: string; readonly o: number; readonly recovered: boolean }
  | { readonly op: 'heartbeat'; readonly e: string; readonly t: number; readonly p: Readonly<Record<string, number>> }
  | { readonly op: 'drain'; readonly afterMs: number };

/** Close codes of the push channel. A retired code is never used again. */
export const PushClose = { badFrame: 4400, tooManySubjects: 4408, slow: 1013, drain: 4503 } as const;

/** The most subjects one connection may follow. */
export const MAX_SUBJECTS = 128;

const SUBJECT = /^(?:u_\d{1,2}_\d{1,2}|sys_\d{1,2})$/;

/** Whether a text names a subject that exists. */
export const isSubject = (text: unknown): text is string => typeof text === 'string' && SUBJECT.test(text);

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

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** A frame from a client. Throws WireError where it is none. */
export function parseClientFrame(text: string): ClientFrame {
  const { op, s, e, o } = parseObject(text);
  if (!isSubject(s)) throw new WireError('no such subject');
  if (op === 'unsubscribe') return { op, s };
  if (op !== 'subscribe') throw new WireError('no such op');
  if (typeof e === 'string' && e.length <= 32 && isCount(o)) return { op, s, e, o };
  return { op, s };
}

/** A frame from the server. Throws WireError where it is none. */
export function parseServerFrame(text: string): ServerFrame {
  const frame = parseObject(text);
  const { op, s, e, o, t, d } = frame;
  switch (op) {
    case undefined:
      if (typeof s === 'string' && typeof e === 'string' && isCount(o) && isCount(t) && typeof d === 'string')
        return { s, e, o, t, d };
      break;
    case 'subscribed':
      if (typeof s === 'string' && typeof e === 'string' && isCount(o))
        return { op, s, e, o, recovered: frame.recovered === true };
      break;
    case 'heartbeat':
      if (typeof e === 'string' && isCount(t) && typeof frame.p === 'object' && frame.p !== null) return frame as ServerFrame;
      break;
    case 'drain':
      if (isCount(frame.afterMs)) return { op, afterMs: frame.afterMs };
      break;
  }
  throw new WireError('no such server frame');
}

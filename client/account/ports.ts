import type { FeedResponse, KeyValue, Ports } from '../ports.ts';
import type { Push } from '../push/push.ts';

/** Where the account is kept in this browser. What is written may be seen by other pages of the site at once. */
export interface AccountStorage extends KeyValue {
  keys(): readonly string[];
  /** Calls the listener with each key that another page changed; null where all may have changed. Returns what ends it. */
  subscribe(listener: (key: string | null) => void): () => void;
}

export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly signal: AbortSignal;
}

/** Every contact of the account client with the world. */
export interface AccountPorts extends Pick<Ports, 'after' | 'nowMs' | 'random' | 'online' | 'visibility' | 'session'> {
  request(url: string, init: Request): Promise<FeedResponse>;
  readonly storage: AccountStorage;
  randomBytes(length: number): Uint8Array;
  sha256(bytes: Uint8Array): Promise<Uint8Array>;
  /** Solves a challenge of the proof of work; the answer is what calls are sent as `captcha`. */
  solveCaptcha(challenge: unknown): Promise<string>;
  /** Follows the channel of a user (ACC-51) by a session of that user; one that was refused is followed no longer. */
  readonly subscribe: (...wanted: Required<Parameters<Push['subscribe']>>) => () => void;
}

import type { PushRefusal } from '@stillingen/wire';
import type { LoggedIn, ProfileId } from '@stillingen/wire/account';
import type { PushLimits } from './limits.ts';

export interface AccountGate {
  /** The secret of the device that the cookies of a handshake name; null without one. */
  deviceOf(cookies: string): string | null;
  /** Null where it is not valid. Rejects, like `validSessions`, if sessions can not be read. */
  sessionOf(loggedIn: LoggedIn, device: string | null): Promise<string | null>;
  validSessions(keys: readonly string[]): Promise<ReadonlySet<string>>;
  onError(error: unknown): void;
}

export const NO_ACCOUNTS: AccountGate = {
  deviceOf: () => null,
  sessionOf: () => Promise.resolve(null),
  validSessions: () => Promise.resolve(new Set()),
  onError: () => undefined,
};

export interface SessionClaim {
  readonly loggedIn: LoggedIn;
  readonly device: string | null;
}

interface AccountSubscription<Subscriber> {
  readonly subscriber: Subscriber;
  readonly s: string;
  readonly id: ProfileId;
  /** Null until the session is proved. */
  key: string | null;
  /** Sessions of the user changed during the look-up. */
  maybeStale: boolean;
}

interface Visitor<Subscriber> {
  readonly subscriptions: Map<string, AccountSubscription<Subscriber>>;
  wrongProofs: number;
}

function createQueue(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  let free = limit;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}

type ProofResult = { readonly key: string } | { readonly code: PushRefusal };

/** A subscriber follows a channel as long as its session is valid. */
export class AccountChannels<Subscriber extends object> {
  readonly #gate: AccountGate;
  readonly #wrongProofs: number;
  readonly #onRefused: (subscriber: Subscriber, s: string, code: PushRefusal) => void;
  readonly #inQueue: <T>(task: () => Promise<T>) => Promise<T>;
  readonly #visitors = new Map<Subscriber, Visitor<Subscriber>>();

  /** `onRefused` ends a subscription, if there is one, and reports the code. */
  constructor(
    gate: AccountGate,
    { wrongProofs, proofsAtOnce }: Pick<PushLimits, 'wrongProofs' | 'proofsAtOnce'>,
    onRefused: (subscriber: Subscriber, s: string, code: PushRefusal) => void,
  ) {
    this.#gate = gate;
    this.#wrongProofs = wrongProofs;
    this.#onRefused = onRefused;
    this.#inQueue = createQueue(proofsAtOnce);
  }

  enter(
    subscriber: Subscriber,
    { s, id }: { readonly s: string; readonly id: ProfileId },
    claim: SessionClaim | undefined,
    follow: () => void,
  ): void {
    if (claim === undefined) return this.#refuse(subscriber, s, 'notLoggedIn');
    const visitor = this.#visitors.get(subscriber) ?? { subscriptions: new Map(), wrongProofs: 0 };
    this.#visitors.set(subscriber, visitor);
    if (visitor.wrongProofs >= this.#wrongProofs) return this.#refuse(subscriber, s, 'tooManyTries');
    const subscription: AccountSubscription<Subscriber> = { subscriber, s, id, key: null, maybeStale: false };
    visitor.subscriptions.set(s, subscription);
    void this.#prove(subscription, visitor, claim, follow);
  }

  leave(subscriber: Subscriber, s?: string): void {
    if (s === undefined) this.#visitors.delete(subscriber);
    else this.#visitors.get(subscriber)?.subscriptions.delete(s);
  }

  /** Null: of all users. */
  revalidate(userId: ProfileId | null): void {
    const stale: (readonly [key: string, subscription: AccountSubscription<Subscriber>])[] = [];
    for (const { subscriptions } of this.#visitors.values())
      for (const subscription of subscriptions.values()) {
        if (userId !== null && subscription.id !== userId) continue;
        subscription.maybeStale = true;
        if (subscription.key !== null) stale.push([subscription.key, subscription]);
      }
    if (stale.length > 0) void this.#check(stale);
  }

  /** False where the channel was left or subscribed anew. */
  #isCurrent(subscription: AccountSubscription<Subscriber>): boolean {
    return this.#visitors.get(subscription.subscriber)?.subscriptions.get(subscription.s) === subscription;
  }

  #refuse(subscriber: Subscriber, s: string, code: PushRefusal): void {
    this.#visitors.get(subscriber)?.subscriptions.delete(s);
    this.#onRefused(subscriber, s, code);
  }

  async #prove(
    subscription: AccountSubscription<Subscriber>,
    visitor: Visitor<Subscriber>,
    claim: SessionClaim,
    follow: () => void,
  ): Promise<void> {
    // Counted before the look-up, so that many subscriptions at once do not cause as many look-ups.
    visitor.wrongProofs += 1;
    const result = await this.#lookUp(subscription, claim);
    if ('key' in result || result.code === 'unavailable') visitor.wrongProofs -= 1;
    if (!this.#isCurrent(subscription)) return;
    if ('code' in result) return this.#refuse(subscription.subscriber, subscription.s, result.code);
    subscription.key = result.key;
    follow();
  }

  async #lookUp(subscription: AccountSubscription<Subscriber>, { loggedIn, device }: SessionClaim): Promise<ProofResult> {
    if (loggedIn.id !== subscription.id) return { code: 'notLoggedIn' };
    try {
      for (;;) {
        subscription.maybeStale = false;
        const key = await this.#inQueue(async () =>
          this.#isCurrent(subscription) ? this.#gate.sessionOf(loggedIn, device) : undefined,
        );
        if (key === undefined) return { code: 'unavailable' };
        if (key === null) return { code: 'notLoggedIn' };
        if (!subscription.maybeStale) return { key };
      }
    } catch (error) {
      this.#gate.onError(error);
      return { code: 'unavailable' };
    }
  }

  async #check(stale: readonly (readonly [key: string, subscription: AccountSubscription<Subscriber>])[]): Promise<void> {
    let valid: ReadonlySet<string> = new Set();
    let code: PushRefusal = 'notLoggedIn';
    try {
      valid = await this.#gate.validSessions([...new Set(stale.map(([key]) => key))]);
    } catch (error) {
      this.#gate.onError(error);
      code = 'unavailable';
    }
    for (const [key, subscription] of stale)
      if (!valid.has(key) && this.#isCurrent(subscription)) this.#refuse(subscription.subscriber, subscription.s, code);
  }
}

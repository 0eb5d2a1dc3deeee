import type { PushRefusal } from '@stillingen/wire';
import type { LoggedIn, ProfileId } from '@stillingen/wire/account';
import type { PushLimits } from './limits.ts';
import { createTurns } from './turns.ts';

/** What push asks of accounts. */
export interface AccountGate {
  /** The secret of the device that the cookies of a handshake name; null without one. */
  deviceOf(cookies: string): string | null;
  /** The key of a session; null where it does not hold. Rejects where it can not be asked just now. */
  sessionOf(loggedIn: LoggedIn, device: string | null): Promise<string | null>;
  /** Those of the sessions that hold still. Rejects where it can not be asked just now. */
  stillHeld(keys: readonly string[]): Promise<ReadonlySet<string>>;
  /** Told why it could not be asked. */
  onError(error: unknown): void;
}

/** Nobody has an account. */
export const NO_ACCOUNTS: AccountGate = {
  deviceOf: () => null,
  sessionOf: () => Promise.resolve(null),
  stillHeld: () => Promise.resolve(new Set()),
  onError: () => undefined,
};

/** Who asks to follow a channel, as the connection tells it. */
export interface Proof {
  readonly loggedIn: LoggedIn;
  readonly device: string | null;
}

/** The channels of accounts: who follows one has a session of its user, for as long as it holds. */
export interface AccountChannels<Follower> {
  /** Calls `follow` once the session is proved. */
  enter(
    follower: Follower,
    channel: { readonly s: string; readonly id: ProfileId },
    proof: Proof | undefined,
    follow: () => void,
  ): void;
  /** The follower leaves one channel, or all. */
  leave(follower: Follower, s?: string): void;
  /** Sessions of the user, or of anybody where it is null, may have ended. */
  doubt(id: ProfileId | null): void;
}

/** One channel that a follower asked for. */
interface Entry<Follower> {
  readonly follower: Follower;
  readonly s: string;
  readonly id: ProfileId;
  /** Null until the session is proved. */
  key: string | null;
  /** A session of the user ended while this one was being asked for: the answer may be of before. */
  isDoubted: boolean;
}

/** Kept for as long as the connection. */
interface Visitor<Follower> {
  readonly entries: Map<string, Entry<Follower>>;
  wrongProofs: number;
}

type Verdict = { readonly key: string } | { readonly code: PushRefusal };

export function createAccountChannels<Follower extends object>(
  gate: AccountGate,
  { wrongProofs, proofsAtOnce }: Pick<PushLimits, 'wrongProofs' | 'proofsAtOnce'>,
  /** Ends what is followed, if it is, and says why. */
  tellRefusal: (follower: Follower, s: string, code: PushRefusal) => void,
): AccountChannels<Follower> {
  const visitors = new Map<Follower, Visitor<Follower>>();
  const inTurn = createTurns(proofsAtOnce);

  /** False where the channel was left, or asked for anew. */
  const isCurrent = (entry: Entry<Follower>): boolean => visitors.get(entry.follower)?.entries.get(entry.s) === entry;

  function refuse(follower: Follower, s: string, code: PushRefusal): void {
    visitors.get(follower)?.entries.delete(s);
    tellRefusal(follower, s, code);
  }

  /** The key of the session as it is now, or why there is none. */
  async function ask(entry: Entry<Follower>, { loggedIn, device }: Proof): Promise<Verdict> {
    if (loggedIn.id !== entry.id) return { code: 'notLoggedIn' };
    try {
      for (;;) {
        entry.isDoubted = false;
        const key = await inTurn(async () => (isCurrent(entry) ? gate.sessionOf(loggedIn, device) : undefined));
        if (key === undefined) return { code: 'unavailable' };
        if (key === null) return { code: 'notLoggedIn' };
        if (!entry.isDoubted) return { key };
      }
    } catch (error) {
      gate.onError(error);
      return { code: 'unavailable' };
    }
  }

  async function prove(entry: Entry<Follower>, visitor: Visitor<Follower>, proof: Proof, follow: () => void): Promise<void> {
    // Counted before it is known, so that many at once are not asked for all.
    visitor.wrongProofs += 1;
    const verdict = await ask(entry, proof);
    if ('key' in verdict || verdict.code === 'unavailable') visitor.wrongProofs -= 1;
    if (!isCurrent(entry)) return;
    if ('code' in verdict) return refuse(entry.follower, entry.s, verdict.code);
    entry.key = verdict.key;
    follow();
  }

  /** Ends those whose sessions do not hold, or can not be asked for. */
  async function check(doubted: readonly (readonly [key: string, entry: Entry<Follower>])[]): Promise<void> {
    let held: ReadonlySet<string> = new Set();
    let code: PushRefusal = 'notLoggedIn';
    try {
      held = await gate.stillHeld([...new Set(doubted.map(([key]) => key))]);
    } catch (error) {
      gate.onError(error);
      code = 'unavailable';
    }
    for (const [key, entry] of doubted) if (!held.has(key) && isCurrent(entry)) refuse(entry.follower, entry.s, code);
  }

  return {
    enter(follower, { s, id }, proof, follow) {
      if (proof === undefined) return refuse(follower, s, 'notLoggedIn');
      const visitor = visitors.get(follower) ?? { entries: new Map(), wrongProofs: 0 };
      visitors.set(follower, visitor);
      if (visitor.wrongProofs >= wrongProofs) return refuse(follower, s, 'tooManyTries');
      const entry: Entry<Follower> = { follower, s, id, key: null, isDoubted: false };
      visitor.entries.set(s, entry);
      void prove(entry, visitor, proof, follow);
    },
    leave(follower, s) {
      if (s === undefined) visitors.delete(follower);
      else visitors.get(follower)?.entries.delete(s);
    },
    doubt(id) {
      const doubted: [key: string, entry: Entry<Follower>][] = [];
      for (const { entries } of visitors.values())
        for (const entry of entries.values()) {
          if (id !== null && entry.id !== id) continue;
          entry.isDoubted = true;
          if (entry.key !== null) doubted.push([entry.key, entry]);
        }
      if (doubted.length > 0) void check(doubted);
    },
  };
}

import { createHash } from 'node:crypto';
import { hold } from './cost-limit.ts';
import { ClientWindows, RateLimited } from './rate-limit.ts';

/** Keeps unknown secrets (sessions, API keys) away from the database. */
export interface GuessLimit {
  /** Null if unknown; not looked up again. Rejects with RateLimited unless found before. */
  check<Found>(address: string, secret: string, find: () => Promise<Found | null>): Promise<Found | null>;
}

const WINDOW_MS = 60_000;
const KEPT_SECRETS = 20_000;

const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64');

function createRecent(most: number) {
  const values = new Set<string>();
  return {
    has: (value: string): boolean => values.has(value),
    add(value: string): void {
      values.delete(value);
      values.add(value);
      if (values.size > most) values.delete(values.values().next().value!);
    },
  };
}

export function createGuessLimit({
  perMinute,
  clockMs,
}: {
  readonly perMinute: number;
  readonly clockMs: () => number;
}): GuessLimit {
  const windows = new ClientWindows(WINDOW_MS, clockMs);
  const unknown = createRecent(KEPT_SECRETS);
  const found = createRecent(KEPT_SECRETS);
  /** Lookups in progress: after a start a provider sends many batches with one key. */
  const underWay = new Map<string, Promise<unknown>>();

  async function checkOnce<Found>(address: string, digest: string, find: () => Promise<Found | null>): Promise<Found | null> {
    const window = windows.of(address);
    if (!found.has(digest) && window.count >= perMinute) {
      await hold();
      const waitS = windows.secondsLeft(window);
      throw new RateLimited(waitS, `too many unknown secrets from this address; allowed: again in ${waitS} s`);
    }
    // Counted before the lookup, so that many at once are not all looked up.
    window.count += 1;
    if (unknown.has(digest)) return null;
    const answer = await find().catch((error: unknown) => {
      window.count -= 1;
      throw error;
    });
    if (answer === null) unknown.add(digest);
    else {
      window.count -= 1;
      found.add(digest);
    }
    return answer;
  }

  return {
    check<Found>(address: string, secret: string, find: () => Promise<Found | null>) {
      const digest = digestOf(secret);
      const running = underWay.get(`${address} ${digest}`) as Promise<Found | null> | undefined;
      if (running !== undefined) return running;
      const started = checkOnce(address, digest, find).finally(() => underWay.delete(`${address} ${digest}`));
      underWay.set(`${address} ${digest}`, started);
      return started;
    },
  };
}

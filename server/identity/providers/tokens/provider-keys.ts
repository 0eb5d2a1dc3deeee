import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { requestProvider, ProviderUnreachable } from '../verification/request.ts';

/** A clock that is further off than this is not followed. */
const MAX_SKEW_MS = 5 * 60_000;
/** What the header can not tell: it counts whole seconds, and the answer was under way. */
const RESOLUTION_MS = 2000;

/**
 * How far the clock of a provider is ahead of ours, in milliseconds, by the header of an answer that came between two moments of
 * our own clock. An answer that a cache kept tells its age. 0 where it does not tell, or where it agrees.
 */
export function clockSkewMs(headers: Headers, askedMs: number, answeredMs: number): number {
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date)) return 0;
  const age = /^\d{1,9}$/.test(headers.get('age') ?? '') ? Number(headers.get('age')) * 1000 : 0;
  const ahead = date + 500 + age - (askedMs + answeredMs) / 2;
  if (Math.abs(ahead) <= RESOLUTION_MS) return 0;
  return Math.max(-MAX_SKEW_MS, Math.min(MAX_SKEW_MS, ahead));
}

/** The keys are asked for at most so often, whatever tokens name. */
const COOLDOWN_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Bounds on how long the keys are kept without asking. */
const KEPT_MS = { least: 60_000, most: 24 * HOUR_MS, untold: HOUR_MS };
/** A provider that is out of reach is believed so long by the keys it gave. */
const MAX_STALE_MS = 24 * HOUR_MS;

/** The public keys of a provider and its clock, as they were at one moment. */
export interface KeySet {
  readonly find: JWTVerifyGetKey;
  /** By how much its clock is ahead of ours, in milliseconds. */
  readonly clockSkewMs: number;
}

export interface ProviderKeys {
  /** Throws ProviderUnreachable where none were ever got. */
  current(): Promise<KeySet>;
  /** Asked for anew; null where that was done within the last minute. */
  renewed(): Promise<KeySet | null>;
}

interface Kept extends KeySet {
  readonly loadedMs: number;
  readonly freshUntilMs: number;
}

function keptMs(cacheControl: string | null): number {
  const seconds = /(?:^|[\s,])max-age=(\d{1,9})(?:$|[\s,])/.exec(cacheControl ?? '')?.[1];
  return seconds === undefined ? KEPT_MS.untold : Math.max(KEPT_MS.least, Math.min(KEPT_MS.most, Number(seconds) * 1000));
}

/** Keys from an address of the provider's, kept as long as it says. */
export function createProviderKeys(url: string, nowMs: () => number): ProviderKeys {
  let kept: Kept | null = null;
  let askedMs = Number.NEGATIVE_INFINITY;
  let loading: Promise<Kept> | null = null;

  async function load(): Promise<Kept> {
    askedMs = nowMs();
    const { status, headers, body } = await requestProvider(url);
    const now = nowMs();
    try {
      if (status !== 200) throw new Error(`status ${status}`);
      kept = {
        find: createLocalJWKSet(body as unknown as JSONWebKeySet),
        clockSkewMs: clockSkewMs(headers, askedMs, now),
        loadedMs: now,
        freshUntilMs: now + keptMs(headers.get('cache-control')),
      };
      return kept;
    } catch (error) {
      throw new ProviderUnreachable(`${new URL(url).host} gives no keys: ${(error as Error).message}`);
    }
  }
  /** Many who ask at once wait for one answer. */
  const loadOnce = (): Promise<Kept> => {
    loading ??= load().finally(() => {
      loading = null;
    });
    return loading;
  };
  /** Whichever way our own clock was set in between. */
  const isCooling = (): boolean => Math.abs(nowMs() - askedMs) < COOLDOWN_MS;

  return {
    async current() {
      if (kept === null) return loadOnce();
      if (nowMs() < kept.freshUntilMs || (isCooling() && loading === null)) return kept;
      const stale = kept;
      return loadOnce().catch((error: unknown) => {
        if (nowMs() - stale.loadedMs > MAX_STALE_MS) throw error;
        return stale;
      });
    },
    async renewed() {
      if (loading === null && isCooling()) return null;
      return loadOnce();
    },
  };
}

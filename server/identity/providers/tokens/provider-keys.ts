import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { requestProvider, ProviderUnreachable } from '../verification/request.ts';

const MAX_SKEW_MS = 5 * 60_000;
/** Precision of the date header: whole seconds, plus the transfer. */
const RESOLUTION_MS = 2000;

/** Milliseconds by which a provider's clock is ahead; 0 without a date or within its precision. */
export function clockSkewMs(headers: Headers, requestedMs: number, answeredMs: number): number {
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date)) return 0;
  const age = /^\d{1,9}$/.test(headers.get('age') ?? '') ? Number(headers.get('age')) * 1000 : 0;
  const ahead = date + 500 + age - (requestedMs + answeredMs) / 2;
  if (Math.abs(ahead) <= RESOLUTION_MS) return 0;
  return Math.max(-MAX_SKEW_MS, Math.min(MAX_SKEW_MS, ahead));
}

const COOLDOWN_MS = 60_000;
const HOUR_MS = 3_600_000;
const KEPT_MS = { least: 60_000, most: 24 * HOUR_MS, default: HOUR_MS };
/** Keys are used so long while the provider is unreachable. */
const MAX_STALE_MS = 24 * HOUR_MS;

export interface KeySet {
  readonly find: JWTVerifyGetKey;
  readonly clockSkewMs: number;
}

export interface ProviderKeys {
  /** Throws ProviderUnreachable if no keys were ever loaded. */
  current(): Promise<KeySet>;
  /** Reloads the keys; null within a minute of the last request. */
  renewed(): Promise<KeySet | null>;
}

interface Kept extends KeySet {
  readonly loadedMs: number;
  readonly freshUntilMs: number;
}

function keptMs(cacheControl: string | null): number {
  const seconds = /(?:^|[\s,])max-age=(\d{1,9})(?:$|[\s,])/.exec(cacheControl ?? '')?.[1];
  return seconds === undefined ? KEPT_MS.default : Math.max(KEPT_MS.least, Math.min(KEPT_MS.most, Number(seconds) * 1000));
}

export function createProviderKeys(url: string, nowMs: () => number): ProviderKeys {
  let kept: Kept | null = null;
  let requestedMs = Number.NEGATIVE_INFINITY;
  let loading: Promise<Kept> | null = null;

  async function load(): Promise<Kept> {
    requestedMs = nowMs();
    const { status, headers, body } = await requestProvider(url);
    const now = nowMs();
    try {
      if (status !== 200) throw new Error(`status ${status}`);
      kept = {
        find: createLocalJWKSet(body as unknown as JSONWebKeySet),
        clockSkewMs: clockSkewMs(headers, requestedMs, now),
        loadedMs: now,
        freshUntilMs: now + keptMs(headers.get('cache-control')),
      };
      return kept;
    } catch (error) {
      throw new ProviderUnreachable(`${new URL(url).host} served no keys: ${(error as Error).message}`);
    }
  }
  const loadOnce = (): Promise<Kept> => {
    loading ??= load().finally(() => {
      loading = null;
    });
    return loading;
  };
  /** Absolute: our clock may have been set back. */
  const isCooling = (): boolean => Math.abs(nowMs() - requestedMs) < COOLDOWN_MS;

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

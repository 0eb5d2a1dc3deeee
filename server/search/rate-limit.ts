/** Says whether an asker may ask once more; null where it may, else the seconds after which it may again. */
export type RateLimit = (asker: string) => number | null;

/** Askers remembered; past it those who began longest ago are forgotten. */
const KEPT_ASKERS = 20_000;

/** So many requests of each asker in a window of time (milliseconds). */
export function createRateLimit({
  requests,
  windowMs,
  nowMs,
}: {
  requests: number;
  windowMs: number;
  nowMs: () => number;
}): RateLimit {
  const windows = new Map<string, { fromMs: number; count: number }>();
  return (asker) => {
    const now = nowMs();
    const known = windows.get(asker);
    if (known === undefined || now - known.fromMs >= windowMs) {
      windows.delete(asker);
      if (windows.size >= KEPT_ASKERS) windows.delete(windows.keys().next().value!);
      windows.set(asker, { fromMs: now, count: 1 });
      return null;
    }
    known.count += 1;
    return known.count <= requests ? null : Math.ceil((known.fromMs + windowMs - now) / 1000);
  };
}

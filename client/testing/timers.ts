/** Timers that a test runs. */
export function manualTimers(startMs = 0) {
  let nowMs = startMs;
  let waiting: { readonly atMs: number; readonly call: () => void }[] = [];
  return {
    nowMs: () => nowMs,
    after(delayMs: number, call: () => void): () => void {
      const timer = { atMs: nowMs + delayMs, call };
      waiting.push(timer);
      return () => {
        waiting = waiting.filter((each) => each !== timer);
      };
    },
    advance(ms: number): void {
      const endMs = nowMs + ms;
      for (;;) {
        const next = waiting.filter(({ atMs }) => atMs <= endMs).sort((a, b) => a.atMs - b.atMs)[0];
        if (next === undefined) break;
        waiting = waiting.filter((each) => each !== next);
        nowMs = next.atMs;
        next.call();
      }
      nowMs = endMs;
    },
  };
}

const NO_IDLE_DELAY_MS = 30;

/** Calls once when the browser has nothing else to do. Returns what calls it off. */
export function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(call, NO_IDLE_DELAY_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(call);
  return () => cancelIdleCallback(idle);
}

const NO_IDLE_DELAY_MS = 30;

/** Returns the disposer. */
export function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(call, NO_IDLE_DELAY_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(call);
  return () => cancelIdleCallback(idle);
}

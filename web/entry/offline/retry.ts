const RETRY_MS = 10_000;

/** Serialized and sent to browsers as text: must not refer to anything outside. */
function retry(retryMs: number): void {
  const ask = (): void => {
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => location.reload(),
      () => {},
    );
  };
  addEventListener('online', ask);
  setInterval(ask, retryMs);
}

export const retryText = `(${String(retry)})(${RETRY_MS})`;

const RETRY_MS = 10_000;

/** What the page without a connection does: it loads its address again as soon as that answers. Sent to browsers as text. */
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

/** That as a program of its own. */
export const retryText = `(${String(retry)})(${RETRY_MS})`;

/**
 * Whether a page of this origin may open the push channel: one of our own host, one that is configured, or a program, which sends
 * none. No cookie counts for anything here; this only keeps other sites from living on our connections.
 */
export function isOriginAllowed(origin: string | undefined, host: string | undefined, allowed: readonly string[]): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

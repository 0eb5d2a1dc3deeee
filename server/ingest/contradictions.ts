import type { Contradiction } from '@stillingen/domain';

/** Matches that are remembered; the oldest are forgotten first. */
const MAX_MATCHES = 1000;

/** Logs once for each match and provider that it contradicts the one whose word counts: at every later score it would again. */
export function createContradictionLog(log: (line: Contradiction & { readonly provider: string }) => void) {
  const logged = new Set<string>();
  return (provider: string, contradiction: Contradiction): void => {
    const match = `${provider} ${contradiction.eventId}`;
    if (logged.has(match)) return;
    logged.add(match);
    if (logged.size > MAX_MATCHES) logged.delete(logged.values().next().value!);
    log({ provider, ...contradiction });
  };
}

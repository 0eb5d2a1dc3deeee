import type { Contradiction } from '@stillingen/domain';

/** The oldest are forgotten first. */
const MAX_MATCHES = 1000;

/** Logs the first contradiction of a provider on each match: later scores of it would repeat it. */
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

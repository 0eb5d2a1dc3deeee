import type { Contradiction } from '@stillingen/domain';
import type { MessageResult } from '@stillingen/domain/messages';
import type { FastifyBaseLogger } from 'fastify';

const MAX_CONTRADICTIONS = 1000;

/** Logs the first contradiction of a provider on each match: later scores of it would repeat it. */
export function createContradictionLog(log: (line: Contradiction & { readonly provider: string }) => void) {
  const logged = new Set<string>();
  return (provider: string, contradiction: Contradiction): void => {
    const match = `${provider} ${contradiction.eventId}`;
    if (logged.has(match)) return;
    logged.add(match);
    if (logged.size > MAX_CONTRADICTIONS) logged.delete(logged.values().next().value!);
    log({ provider, ...contradiction });
  };
}

const MAX_FIELDS = 20;
const MAX_CHARACTERS = 100;

/** Logs each unknown field of a provider once: its format has changed, or a name is misspelt. */
export function createUnknownFieldLog(log: (provider: string, field: string) => void) {
  const logged = new Map<string, Set<string>>();
  return (provider: string, results: readonly MessageResult[]): void => {
    for (const { ignored = [] } of results) {
      for (const path of ignored) {
        const field = path.replaceAll(/\/\d+(?=\/|$)/g, '/*').slice(0, MAX_CHARACTERS);
        const known = logged.get(provider) ?? new Set();
        if (known.has(field) || known.size >= MAX_FIELDS) continue;
        logged.set(provider, known.add(field));
        log(provider, field);
      }
    }
  };
}

/** On an almost full disk some commits succeed between failures: that is one outage. */
const CALM_MS = 1000;

export interface OutageLog {
  refused(err: Error): void;
  over(): void;
}

export function createOutageLog(log: Pick<FastifyBaseLogger, 'error' | 'warn'>): OutageLog {
  let refused = 0;
  let lastMs = 0;
  return {
    refused(err) {
      refused += 1;
      lastMs = performance.now();
      if (refused === 1) log.error({ err }, 'the journal can not be reached: messages are refused');
    },
    over() {
      if (refused === 0 || performance.now() - lastMs < CALM_MS) return;
      log.warn({ refused }, 'the journal is reached again: messages are accepted');
      refused = 0;
    },
  };
}

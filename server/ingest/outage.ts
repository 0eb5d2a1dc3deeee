import type { FastifyBaseLogger } from 'fastify';

/** On an almost full disk some commits succeed between failures: that is one outage. */
const CALM_MS = 1000;

/** Logs the start of an outage, and its end with the number of refused batches. */
export function createOutage(log: Pick<FastifyBaseLogger, 'error' | 'warn'>): { refused(err: Error): void; over(): void } {
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
      log.warn({ refused }, 'the journal is reached again: messages are taken');
      refused = 0;
    },
  };
}

import type { FastifyBaseLogger } from 'fastify';

/** Tells the operator once when messages can not be taken, and why, and once when they are taken again, however many were refused. */
export function createOutage(log: Pick<FastifyBaseLogger, 'error' | 'warn'>): { refused(err: Error): void; over(): void } {
  let refused = 0;
  return {
    refused(err) {
      refused += 1;
      if (refused === 1) log.error({ err }, 'the journal can not be reached: messages are refused');
    },
    over() {
      if (refused > 0) log.warn({ refused }, 'the journal is reached again: messages are taken');
      refused = 0;
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface Drain {
  readonly isEnding: boolean;
  begin(): void;
  /** Resolves when all requests in progress are answered, or after the timeout. */
  settle(timeoutMs: number): Promise<void>;
}

const LOOK_MS = 10;

/** Counts requests in the router; those of the fast path are answered at once. */
export function createDrain(app: FastifyInstance): Drain {
  let isEnding = false;
  let underWay = 0;
  app.addHook('onRequest', async (_request, reply) => {
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
    });
    if (isEnding) reply.header('connection', 'close');
  });
  return {
    get isEnding() {
      return isEnding;
    },
    begin() {
      isEnding = true;
    },
    async settle(timeoutMs) {
      const untilMs = performance.now() + timeoutMs;
      while (underWay > 0 && performance.now() < untilMs) await sleep(LOOK_MS);
    },
  };
}

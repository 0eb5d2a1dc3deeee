import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** The end of a server, in order. */
export interface Drain {
  /** It says to whoever asks that it ends. */
  readonly isEnding: boolean;
  begin(): void;
  /** Waits until what is being answered is answered, or for so many milliseconds. */
  settle(timeoutMs: number): Promise<void>;
}

const LOOK_MS = 10;

/** Counts the requests under way that the router has taken on; what is answered at once is none. */
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

import type { Message, MessageResult } from '@stillingen/domain/messages';
import type { Clock, IngestClient, Log } from '../ports.ts';

export const BATCH = 500;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

export interface Delivery {
  /**
   * Delivers batch by batch, retrying each until it is accepted; rejects only on abort. `pauseMs`
   * is waited after each batch.
   */
  send(
    messages: readonly Message[],
    options?: { pauseMs?: number; refusalsExpected?: boolean },
  ): Promise<readonly MessageResult[]>;
}

export function createDelivery({
  door,
  clock,
  signal,
  log,
}: {
  door: IngestClient;
  clock: Clock;
  signal: AbortSignal;
  log: Log;
}): Delivery {
  const reported = new Set<string>();
  const reportRefusals = (batch: readonly Message[], results: readonly MessageResult[]): void => {
    for (const { index, result, code = 'unknown', path = '' } of results) {
      if (result !== 'refused' || reported.has(code)) continue;
      reported.add(code);
      log.warn(
        `Demo world: the door refused ${batch[index]?.kind} ${batch[index]?.key}: ${code} ${path}; further ones of this kind are not reported`,
      );
    }
  };
  const deliver = async (batch: readonly Message[]): Promise<readonly MessageResult[]> => {
    for (let retryMs = FIRST_RETRY_MS; ; retryMs = Math.min(2 * retryMs, LAST_RETRY_MS)) {
      signal.throwIfAborted();
      try {
        return await door.deliver(batch);
      } catch (error) {
        signal.throwIfAborted();
        log.warn(
          `Demo world: the door did not take ${batch.length} messages (${String(error)}); next try in ${retryMs / 1000} s`,
        );
        await clock.sleep(retryMs, signal);
      }
    }
  };
  return {
    async send(messages, { pauseMs = 0, refusalsExpected = false } = {}) {
      const results: MessageResult[] = [];
      for (let from = 0; from < messages.length; from += BATCH) {
        const batch = messages.slice(from, from + BATCH);
        const answered = await deliver(batch);
        if (!refusalsExpected) reportRefusals(batch, answered);
        for (const result of answered) results.push({ ...result, index: result.index + from });
        if (pauseMs > 0) await clock.sleep(pauseMs, signal);
      }
      return results;
    },
  };
}

import type { Message, MessageResult } from '@stillingen/domain/messages';
import type { Clock, IngestClient, Log } from '../ports.ts';

export const BATCH = 500;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

export interface Delivery {
  /** Delivers batch by batch, each retried until it is accepted; rejects only on abort. */
  send(
    messages: readonly Message[],
    options?: { pauseMs?: number; refusalsExpected?: boolean },
  ): Promise<readonly MessageResult[]>;
}

export function createDelivery({
  client,
  clock,
  signal,
  log,
}: {
  client: IngestClient;
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
        `Demo world: the provider API refused ${batch[index]?.kind} ${batch[index]?.key}: ${code} ${path}; further refusals with this code are not logged`,
      );
    }
  };
  const deliver = async (batch: readonly Message[]): Promise<readonly MessageResult[]> => {
    for (let retryMs = FIRST_RETRY_MS; ; retryMs = Math.min(2 * retryMs, LAST_RETRY_MS)) {
      signal.throwIfAborted();
      try {
        return await client.deliver(batch);
      } catch (error) {
        signal.throwIfAborted();
        log.warn(`Demo world: delivery of ${batch.length} messages failed (${String(error)}); retry in ${retryMs / 1000} s`);
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

import type { Message, MessageResult } from '@stillingen/domain/messages';
import type { Clock, IngestClient, Log } from '../ports.ts';

export const BATCH = 500;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

export interface Ports {
  readonly client: IngestClient;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly log: Log;
}

export class Delivery {
  readonly #ports: Ports;
  readonly #reported = new Set<string>();

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** Delivers batch by batch, each retried until it is accepted; rejects only on abort. */
  async send(messages: readonly Message[], { pauseMs = 0, refusalsExpected = false } = {}): Promise<readonly MessageResult[]> {
    const { clock, signal } = this.#ports;
    const all: MessageResult[] = [];
    for (let from = 0; from < messages.length; from += BATCH) {
      const batch = messages.slice(from, from + BATCH);
      const results = await this.#deliver(batch);
      if (!refusalsExpected) this.#reportRefusals(batch, results);
      for (const result of results) all.push({ ...result, index: result.index + from });
      if (pauseMs > 0) await clock.sleep(pauseMs, signal);
    }
    return all;
  }

  async #deliver(batch: readonly Message[]): Promise<readonly MessageResult[]> {
    const { client, clock, signal, log } = this.#ports;
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
  }

  #reportRefusals(batch: readonly Message[], results: readonly MessageResult[]): void {
    for (const { index, result, code = 'unknown', path = '' } of results) {
      if (result !== 'refused' || this.#reported.has(code)) continue;
      this.#reported.add(code);
      const { kind, key } = batch[index]!;
      this.#ports.log.warn(
        `Demo world: the provider API refused ${kind} ${key}: ${code} ${path}; further refusals with this code are not logged`,
      );
    }
  }
}

import type { OddsMessage } from '@stillingen/domain/messages';
import { IngestError } from '../../ingest-client.ts';
import type { Clock, Log, OddsClient } from '../../ports.ts';
import type { OddsBoard } from './board.ts';

const TICK_MS = 1000;
const MESSAGES_AT_ONCE = 500;
const RETRY_MS = 10_000;

interface Ports {
  readonly board: OddsBoard;
  readonly client: OddsClient;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly log: Log;
}

/** Submits what bookmakers send, second by second, until `signal` is aborted. Late odds are dropped. */
export async function runOdds({ board, client, clock, signal, log }: Ports): Promise<void> {
  const reported = new Set<string>();
  const submit = async (messages: readonly OddsMessage[]): Promise<void> => {
    const results = await client.submitOdds(messages);
    results.forEach(({ result, code = 'unknown', path = '' }, index) => {
      if (result !== 'refused') return;
      board.refused(messages[index]!);
      if (reported.has(code)) return;
      reported.add(code);
      const { kind, key } = messages[index]!;
      log.warn(
        `Demo world: ${kind} ${key} of a bookmaker was refused: ${code} ${path}; further refusals with this code are not logged`,
      );
    });
  };
  while (!signal.aborted) {
    const messages = board.tick(clock.nowMs());
    try {
      for (let from = 0; from < messages.length; from += MESSAGES_AT_ONCE)
        await submit(messages.slice(from, from + MESSAGES_AT_ONCE));
    } catch (error) {
      signal.throwIfAborted();
      for (const message of messages) board.refused(message);
      if (error instanceof IngestError && error.isFinal) {
        log.warn(`Demo world: no odds are published: ${error.message}`);
        return;
      }
      await clock.sleep(RETRY_MS, signal);
    }
    await clock.sleep(TICK_MS, signal);
  }
}

import type { Message, MessageResult, OddsMessage } from '@stillingen/domain/messages';
import type { DeliverOptions, IngestClient, OddsClient } from './ports.ts';

/**
 * A stopped server does not answer, and another may have taken its place. A message sent twice
 * counts once.
 */
const TIMEOUT_MS = 10_000;
/** Request timeout and too many requests: the same batch may be accepted later. */
const RETRYABLE = new Set([408, 429]);

/** A server refused a whole batch: none of its messages was accepted. */
export class IngestError extends Error {
  override readonly name = 'IngestError';
  readonly status: number;
  constructor(status: number, text: string) {
    super(`the provider API answered ${status}: ${text.slice(0, 300)}`);
    this.status = status;
  }

  /** Whether a retry of the same batch is refused too. */
  get isFinal(): boolean {
    return this.status >= 400 && this.status < 500 && !RETRYABLE.has(this.status);
  }
}

/**
 * Whether another server may accept a batch that failed here: this one is a standby (503) or cannot
 * be reached.
 */
const isUnavailable = (error: unknown): boolean => !(error instanceof IngestError) || error.status === 503;

async function post(
  url: string,
  path: string,
  key: string,
  messages: readonly (Message | OddsMessage)[],
): Promise<MessageResult[]> {
  const response = await fetch(new URL(`/ingest/v1/${path}`, url), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(messages),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status !== 200) throw new IngestError(response.status, await response.text());
  return ((await response.json()) as { results: MessageResult[] }).results;
}

/**
 * A client of the provider API over HTTP. `url` is one address or several, separated by commas: it
 * stays with the address that accepted the last batch, and tries the next where that one is not
 * available.
 */
export function createIngestClient({ url, key }: { url: string; key: string }): IngestClient & OddsClient {
  const addresses = url.split(',');
  let turn = 0;
  async function submit(path: string, messages: readonly (Message | OddsMessage)[]): Promise<MessageResult[]> {
    for (let left = addresses.length - 1; ; left -= 1) {
      try {
        return await post(addresses[turn % addresses.length]!, path, key, messages);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        turn += 1;
        if (left === 0) throw error;
      }
    }
  }
  return {
    deliver: (messages, { wholeEvents = false }: DeliverOptions = {}) =>
      submit(`messages${wholeEvents ? '?events=whole' : ''}`, messages),
    submitOdds: (messages) => submit('odds', messages),
  };
}

/** The longest time between two deliveries of a provider that is alive, milliseconds. */
export const HEARTBEAT_MS = 30_000;

/**
 * Delivers an empty batch: nothing happened, and the provider is alive. A failure is ignored; the
 * next one follows soon.
 */
export const sendHeartbeat = async (ingest: IngestClient): Promise<void> => {
  await ingest.deliver([]).catch(() => undefined);
};

import type { Message, MessageResult } from '@stillingen/domain/messages';
import type { DeliverOptions, Door } from './ports.ts';

/** A server that stopped says nothing; another one may have taken its place. What is sent twice counts once. */
const TIMEOUT_MS = 10_000;
/** Statuses that ask for the same again, later: too slow, too many. */
const LATER = new Set([408, 429]);

/** The door said no to a whole batch: nothing of it was accepted. */
export class DoorError extends Error {
  override readonly name = 'DoorError';
  readonly status: number;
  constructor(status: number, text: string) {
    super(`the provider's door answered ${status}: ${text.slice(0, 300)}`);
    this.status = status;
  }

  /** Whether the same batch would be refused again: what was asked is wrong, not when. */
  get isFinal(): boolean {
    return this.status >= 400 && this.status < 500 && !LATER.has(this.status);
  }
}

/** Another server takes messages, or none that can be reached does here. */
const isElsewhere = (error: unknown): boolean => !(error instanceof DoorError) || error.status === 503;

async function deliverTo(
  url: string,
  key: string,
  messages: readonly Message[],
  { wholeEvents = false }: DeliverOptions,
): Promise<MessageResult[]> {
  const response = await fetch(new URL(`/ingest/v1/messages${wholeEvents ? '?events=whole' : ''}`, url), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(messages),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status !== 200) throw new DoorError(response.status, await response.text());
  return ((await response.json()) as { results: MessageResult[] }).results;
}

/**
 * The door of running servers, reached over HTTP with a provider's API key. `url` names one address or several, separated by
 * commas: the one that took the last batch is asked first, and the next where it can not take this one.
 */
export function createHttpDoor({ url, key }: { url: string; key: string }): Door {
  const addresses = url.split(',');
  let turn = 0;
  return {
    async deliver(messages: readonly Message[], options: DeliverOptions = {}) {
      for (let left = addresses.length - 1; ; left -= 1) {
        try {
          return await deliverTo(addresses[turn % addresses.length]!, key, messages, options);
        } catch (error) {
          if (!isElsewhere(error)) throw error;
          turn += 1;
          if (left === 0) throw error;
        }
      }
    },
  };
}

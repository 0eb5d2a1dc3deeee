import type { Message, MessageResult } from '@stillingen/domain/messages';
import type { Door } from './ports.ts';

/** The door said no to a whole batch: nothing of it was accepted. */
export class DoorError extends Error {
  override readonly name = 'DoorError';
  readonly status: number;
  constructor(status: number, text: string) {
    super(`the provider's door answered ${status}: ${text.slice(0, 300)}`);
    this.status = status;
  }
}

/** The door of a running server, reached over HTTP with a provider's API key. */
export function createHttpDoor({ url, key }: { url: string; key: string }): Door {
  return {
    async deliver(messages: readonly Message[]) {
      const response = await fetch(new URL('/ingest/v1/messages', url), {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(messages),
      });
      if (response.status !== 200) throw new DoorError(response.status, await response.text());
      return ((await response.json()) as { results: MessageResult[] }).results;
    },
  };
}

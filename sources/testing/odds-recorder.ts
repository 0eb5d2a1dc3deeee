import type { OddsMessage } from '../odds/message.ts';
import type { OddsClient } from '../ports.ts';

/** Accepts every message once, and keeps it. */
export function createOddsRecorder(): OddsClient & { readonly submitted: OddsMessage[] } {
  const submitted: OddsMessage[] = [];
  const seen = new Set<string>();
  return {
    submitted,
    submitOdds: async (messages) =>
      messages.map((message, index) => {
        const own = `${message.key} ${message.seq}`;
        if (seen.has(own)) return { index, result: 'duplicate' };
        seen.add(own);
        submitted.push(message);
        return { index, result: 'accepted' };
      }),
  };
}

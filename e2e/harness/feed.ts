import { copenhagenHours } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import { buildFeedName, type EventRow, eventRow } from '@stillingen/wire';
import { nowS } from './match.ts';

/** What a list without events says. */
const NOTHING = '0';

/** The matches of a list feed's text, in its order. */
export const eventsOf = (text: string): readonly EventRow[] => (text === NOTHING ? [] : eventRow.readAll(text));

/** Name of the list of the football matches of a day, as it is in Copenhagen. */
export const listFeed = (day = 0): string =>
  buildFeedName({ kind: 'full', sport: 1, day, tz: copenhagenHours(nowS()), lang: 'da', projectType: 1 });

/** The feed of today's football matches, as any program may read it. */
export async function todaysMatches(url: string): Promise<readonly EventRow[]> {
  const response = await fetch(`${url}/8/x/feed/${listFeed()}`, { headers: { 'x-fsign': 'stillingen' } });
  return eventsOf(await response.text());
}

/** Knocks at the provider's door; gives up where the signal says so. */
export const deliver = (
  url: string,
  key: string,
  messages: readonly Message[],
  signal: AbortSignal | null = null,
): Promise<Response> =>
  fetch(`${url}/ingest/v1/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(messages),
    signal,
  });

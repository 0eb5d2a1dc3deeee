import { copenhagenHours } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import { buildFeedName, type EventRow, eventRow } from '@stillingen/wire';
import { nowS } from './match.ts';

const NOTHING = '0';

export const eventsOf = (text: string): readonly EventRow[] => (text === NOTHING ? [] : eventRow.readAll(text));

/** The list of football matches by the day of Copenhagen. */
export const listFeed = (day = 0): string =>
  buildFeedName({ kind: 'full', sport: 1, day, tz: copenhagenHours(nowS()), lang: 'da', projectType: 1 });

export async function todaysMatches(url: string): Promise<readonly EventRow[]> {
  const response = await fetch(`${url}/8/x/feed/${listFeed()}`, { headers: { 'x-fsign': 'stillingen' } });
  return eventsOf(await response.text());
}

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

import { setTimeout as sleep } from 'node:timers/promises';
import { copenhagenHours } from '@stillingen/domain';
import { buildFeedName, eventRow } from '@stillingen/wire';
import type { Match } from './matches.ts';

const SIGN = { 'x-fsign': 'stillingen' } as const;
const ASK_AGAIN_MS = 100;

/** Name of the list of today's football matches, as a visitor in Denmark asks for it. */
export const listFeed = (): string =>
  buildFeedName({
    kind: 'full',
    sport: 1,
    day: 0,
    tz: copenhagenHours(Date.now() / 1000),
    lang: 'da',
    projectType: 1,
  });

/** The ids of matches by the names of their home sides, once a server shows them all. */
export async function idsAt(url: string, matches: readonly Match[]): Promise<ReadonlyMap<string, string>> {
  for (;;) {
    const response = await fetch(`${url}/8/x/feed/${listFeed()}`, { headers: SIGN });
    if (response.status !== 200) throw new Error(`the list of ${url} is answered ${response.status}`);
    const text = await response.text();
    const ids = new Map(text === '0' ? [] : eventRow.readAll(text).map((row) => [row.homeName ?? '', row.id ?? '']));
    if (matches.every(({ home }) => ids.has(home))) return ids;
    await sleep(ASK_AGAIN_MS);
  }
}

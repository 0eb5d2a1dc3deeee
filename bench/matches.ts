import { setTimeout as sleep } from 'node:timers/promises';
import { copenhagenHours, COUNTRIES, dayBounds, Stage } from '@stillingen/domain';
import type { Message, ScoreMessage } from '@stillingen/domain/messages';
import { buildFeedName, eventRow } from '@stillingen/wire';

export interface Match {
  readonly key: string;
  /** Unique: it identifies the row on a page. */
  readonly home: string;
  readonly isLive: boolean;
}

const STARTS = [
  'Brøn',
  'Ves',
  'Hav',
  'Lind',
  'Ros',
  'Kirk',
  'Skov',
  'Møl',
  'Sten',
  'Aar',
  'Nord',
  'Holt',
  'Birk',
  'Vand',
  'Eng',
  'Tor',
  'Fag',
  'Ring',
];
const MIDDLES = ['e', 'er', 'ing', 'a', 'els', 'um', 'i', 'ar'];
const ENDS = ['by', 'holm', 'strup', 'sted', 'lev', 'borg', 'rup', 'dal', 'havn', 'bæk', 'lund', 'mark', 'vig'];
const CLUBS = ['IF', 'BK', 'FC', 'Boldklub', 'GF', 'FK', 'United', 'Idrætsforening'];
const LIVE_SINCE_S = 25 * 60;
/** Kick-off of scheduled matches, so that they are always today and in the future. */
const BEFORE_MIDNIGHT_S = 60;

/** The first 14,976 names are unique. */
export function sideName(n: number): string {
  const pick = (list: readonly string[], step: number): string => list[Math.floor(n / step) % list.length]!;
  return `${pick(STARTS, 1)}${pick(MIDDLES, STARTS.length)}${pick(ENDS, STARTS.length * MIDDLES.length)} ${pick(CLUBS, STARTS.length * MIDDLES.length * ENDS.length)}`;
}

export const instant = (seconds: number): string => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');

/** Every `liveEvery`-th match is in its first half, 0-0. Keys begin with `prefix`. */
export function todaysMatches(
  count: number,
  leagues: number,
  liveEvery: number,
  prefix = 'm',
): { matches: Match[]; messages: Message[] } {
  const nowS = Math.floor(Date.now() / 1000);
  const liveStart = instant(nowS - LIVE_SINCE_S);
  const laterStart = instant(dayBounds(0, nowS)[1] - BEFORE_MIDNIGHT_S);
  const season = String(new Date().getUTCFullYear());
  const messages: Message[] = [];
  const matches = Array.from({ length: count }, (_, i): Match => {
    const key = `${prefix}${i}`;
    const home = sideName(2 * i);
    const isLive = i % liveEvery === 0;
    const league = Math.floor((i * leagues) / count);
    const country = COUNTRIES[league % COUNTRIES.length]!.code;
    messages.push({
      kind: 'fixture',
      key,
      seq: 1,
      at: liveStart,
      sport: 1,
      competition: { name: `Division ${league}`, country, season },
      home: { name: home },
      away: { name: sideName(2 * i + 1) },
      start: isLive ? liveStart : laterStart,
      round: '17',
    });
    if (isLive)
      messages.push({
        kind: 'status',
        key: `${key}/status`,
        seq: 1,
        at: liveStart,
        event: key,
        stage: Stage.firstHalf,
        stageStart: liveStart,
      });
    return { key, home, isLive };
  });
  return { matches, messages };
}

/** The away side never scores, so that match and goals identify the message. */
export function scoreMessage({ key }: Match, home: number): ScoreMessage {
  return {
    kind: 'score',
    key: `${key}/score`,
    seq: home,
    at: instant(Math.floor(Date.now() / 1000)),
    event: key,
    score: { home, away: 0 },
  };
}

const SIGN = { 'x-fsign': 'stillingen' } as const;
const POLL_MS = 100;

export const listFeed = (): string =>
  buildFeedName({
    kind: 'full',
    sport: 1,
    day: 0,
    tz: copenhagenHours(Date.now() / 1000),
    lang: 'da',
    projectType: 1,
  });

/** Event ids by home side, once the server lists all matches. */
export async function idsAt(url: string, matches: readonly Match[]): Promise<ReadonlyMap<string, string>> {
  for (;;) {
    const response = await fetch(`${url}/8/x/feed/${listFeed()}`, { headers: SIGN });
    if (response.status !== 200) throw new Error(`the list of ${url} is answered ${response.status}`);
    const text = await response.text();
    const ids = new Map(text === '0' ? [] : eventRow.readAll(text).map((row) => [row.homeName ?? '', row.id ?? '']));
    if (matches.every(({ home }) => ids.has(home))) return ids;
    await sleep(POLL_MS);
  }
}

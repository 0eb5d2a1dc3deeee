import { apply, COUNTRIES, decide, emptyState, type Entry, hashText, type Sport, SPORTS, Stage } from '@stillingen/domain';
import type { Message, RankingMessage, Scoreboard } from '@stillingen/domain/messages';
import { dayList } from '../../server/feeds/lists/lists.ts';
import { StateProjection } from '../../server/projection/projection.ts';
import { instant, sideName } from '../matches.ts';

export const NOW_S = Date.UTC(2026, 10, 21, 15) / 1000;
const RACES_PER_SPORT = 2;
const ENTRIES = 20;
const LEAGUE_EVENTS = 8;
const SHARES: Readonly<Record<number, number>> = { 1: 0.3, 2: 0.12 };
/** Starts lie within seven hours before and after NOW_S. */
const START_STEP_S = 30 * 60;
const STARTS = 28;
const LIVE_FOR_S = 2 * 3600;

const isGroup = ({ id }: Sport): boolean => SPORTS.some(({ parent }) => parent === id);
export const EVENT_SPORTS = SPORTS.filter((sport) => !isGroup(sport));

const startOf = (n: number): number => NOW_S + ((n % STARTS) - STARTS / 2) * START_STEP_S;
const country = (n: number): string => COUNTRIES[n % COUNTRIES.length]!.code;

function boardOf({ row, scoreParts }: Sport, n: number, isOver: boolean): Scoreboard {
  const [home, away] = [n % 3, (n >> 2) % 3];
  if (row === 'fight') return { home: 0, away: 0, ...(isOver ? { winner: 'home', finish: { method: 'ko', round: 2 } } : {}) };
  const parts = Array.from({ length: isOver ? Math.min(scoreParts, 3) : Math.min(scoreParts, 1) }, (): [number, number] => [
    home,
    away,
  ]);
  const points = row === 'sets' && !isOver ? { points: ['15', '30'] as [string, string] } : {};
  return { home: home * (parts.length || 1), away: away * (parts.length || 1), parts, ...points };
}

const firstStage = ({ stages }: Sport): number =>
  Number(Object.entries(stages).find(([, { part }]) => part === 0)?.[0] ?? Stage.live);

function duel(sport: Sport, n: number): Message[] {
  const event = `d${n}`;
  const startS = startOf(n);
  const league = Math.floor(n / LEAGUE_EVENTS);
  const fixture: Message = {
    kind: 'fixture',
    key: event,
    seq: 1,
    at: instant(startS - 3600),
    sport: sport.id,
    competition: { name: `Division ${league}`, country: country(league), season: '2026' },
    home: { name: sideName(2 * n) },
    away: { name: sideName(2 * n + 1) },
    start: instant(startS),
  };
  if (startS > NOW_S) return [fixture];
  const isOver = startS < NOW_S - LIVE_FOR_S;
  return [
    fixture,
    {
      kind: 'status',
      key: `${event}/status`,
      seq: 1,
      at: instant(startS),
      event,
      stage: isOver ? Stage.finished : firstStage(sport),
      score: boardOf(sport, n, isOver),
      // Invented scores break the rules of some sports; only the rows are measured.
      override: true,
    },
  ];
}

export const rankingOf = (event: string, seq: number): RankingMessage => ({
  kind: 'ranking',
  key: `${event}/ranking`,
  seq,
  at: instant(NOW_S + seq),
  event,
  entries: Array.from({ length: ENTRIES }, (_, at) => ({
    participant: { name: `${sideName(at)} ${event}`, kind: 'person', country: country(at) },
    rank: at < 2 && seq % 2 === 0 ? 2 - at : at + 1,
    results: { time: `1:${String(20 + at)}.5` },
  })),
});

function race(sport: Sport, n: number): Message[] {
  const event = `r${sport.id}-${n}`;
  return [
    {
      kind: 'race',
      key: event,
      seq: 1,
      at: instant(NOW_S - 7200),
      sport: sport.id,
      competition: { name: sport.danishName, country: 'xw', category: sport.danishName, season: '2026' },
      meeting: `Grand Prix ${n}`,
      start: instant(NOW_S - 3600),
      length: 50,
    },
    rankingOf(event, 1),
    { kind: 'status', key: `${event}/status`, seq: 1, at: instant(NOW_S - 3600), event, stage: Stage.live },
  ];
}

/** The same day each time: `rows` rows, one for each duel and each competitor of a race. */
export function sportsDay(rows: number): Message[] {
  const races = EVENT_SPORTS.filter((sport) => !sport.duel).flatMap((sport) =>
    Array.from({ length: RACES_PER_SPORT }, (_, n) => race(sport, n)),
  );
  const duels = rows - races.length * ENTRIES;
  const sports = EVENT_SPORTS.filter((sport) => sport.duel);
  const rest = sports.filter(({ id }) => SHARES[id] === undefined);
  const named = sports.flatMap((sport) => Array.from({ length: Math.floor(duels * (SHARES[sport.id] ?? 0)) }, () => sport));
  const sportOf = (n: number): Sport =>
    named[n] ?? rest[Math.floor(((n - named.length) * rest.length) / (duels - named.length))]!;
  return [...races, ...Array.from({ length: duels }, (_, n) => duel(sportOf(n), n))].flat();
}

export interface PublishedDay {
  readonly messages: readonly Message[];
  readonly list: string;
  publish(message: Message): string;
}

/** Publishes a day of `rows` rows through the server's rules and projection. */
export function publishDay(rows: number): PublishedDay {
  const state = emptyState();
  function entryOf(message: Message): Entry {
    const n = state.n + 1;
    const decision = decide(state, {
      n,
      provider: { name: 'bench', origin: 'real' },
      message,
      hash: hashText(JSON.stringify(message)),
    });
    if (decision.result !== 'accepted') throw new Error(`not accepted: ${JSON.stringify(message)} ${JSON.stringify(decision)}`);
    const entry: Entry = { n, atMs: NOW_S * 1000, changes: decision.changes };
    apply(state, entry);
    return entry;
  }
  const messages = sportsDay(rows);
  for (const message of messages) entryOf(message);
  const projection = new StateProjection(state);
  return {
    messages,
    list: EVENT_SPORTS.map(({ id }) => dayList(projection, id, 0, 1, NOW_S).text).join(''),
    publish: (message) => [...projection.advance([entryOf(message)], NOW_S * 1000).texts.values()][0] ?? '',
  };
}

import { dayBounds, Stage } from '@stillingen/domain';
import type {
  FixtureMessage,
  IncidentMessage,
  LineupMessage,
  Message,
  RetractionMessage,
  ScoreMessage,
  StatusMessage,
} from '@stillingen/domain/messages';

const HOUR_S = 3600;
const MINUTE_S = 60;

/** Times on the visitor's today, whenever the tests run. */
export const today = {
  early: (): number => dayBounds(0, nowS())[0] + MINUTE_S,
  /** An hour ago, but not yesterday. */
  lately: (): number => Math.max(today.early(), nowS() - HOUR_S),
  late: (): number => dayBounds(0, nowS())[1] - MINUTE_S,
} as const;

export interface MatchPlan {
  readonly key: string;
  readonly home: string;
  readonly away: string;
  /** Kick-off in seconds; by default an hour ago. */
  readonly start?: number;
  readonly competition?: FixtureMessage['competition'];
  readonly more?: Partial<FixtureMessage>;
}

/** Each message gets the next seq of its key. */
export interface Match {
  readonly key: string;
  fixture(more?: Partial<FixtureMessage>): FixtureMessage;
  status(stage: number, more?: Partial<StatusMessage>): StatusMessage;
  score(home: number, away: number, more?: Partial<ScoreMessage>): ScoreMessage;
  /** `name`: the key of the incident within the match. */
  incident(name: string, more: Pick<IncidentMessage, 'type' | 'side' | 'minute'> & Partial<IncidentMessage>): IncidentMessage;
  retract(name: string, more: Pick<RetractionMessage, 'reason'> & Partial<RetractionMessage>): RetractionMessage;
  /** The fixture and its first half, `minutes` old, at 0-0. */
  kickedOff(minutes: number): Message[];
  finished(home: number, away: number): Message[];
}

export const SUPERLIGAEN = { name: 'Superligaen', country: 'dk', season: '2026/2027' } as const;

export function createMatch({
  key,
  home,
  away,
  start = today.lately(),
  competition = SUPERLIGAEN,
  more: always = {},
}: MatchPlan): Match {
  const { next: head, last } = createHeads();
  const match: Match = {
    key,
    fixture: (more) => ({
      kind: 'fixture',
      ...head(key),
      sport: 1,
      competition,
      home: { name: home },
      away: { name: away },
      start: instant(start),
      ...always,
      ...more,
    }),
    status: (stage, more) => ({ kind: 'status', ...head(`${key}/status`), event: key, stage, ...more }),
    score: (homeGoals, awayGoals, more) => ({
      kind: 'score',
      ...head(`${key}/score`),
      event: key,
      score: { home: homeGoals, away: awayGoals },
      ...more,
    }),
    incident: (name, more) => ({ kind: 'incident', ...head(`${key}/${name}`), event: key, ...more }),
    retract: (name, more) => ({
      kind: 'retraction',
      ...head(`${key}/${name}/taken-back`),
      supersedes: { key: `${key}/${name}`, seq: last(`${key}/${name}`) },
      ...more,
    }),
    kickedOff: (minutes) => [
      match.fixture(),
      match.status(Stage.firstHalf, { stageStart: instant(nowS() - minutes * MINUTE_S), score: { home: 0, away: 0 } }),
    ],
    finished: (homeGoals, awayGoals) => [
      match.fixture(),
      match.status(Stage.finished, { score: { home: homeGoals, away: awayGoals, fullTime: [homeGoals, awayGoals] } }),
    ],
  };
  return match;
}

/** Seconds since the epoch. */
export const nowS = (): number => Math.floor(Date.now() / 1000);
/** A time in seconds as providers write it. */
export const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();

interface Head {
  readonly key: string;
  readonly seq: number;
  readonly at: string;
}

/** Each message gets the next seq of its key, and the present time. */
interface Heads {
  next(key: string): Head;
  /** 0 where there was none. */
  last(key: string): number;
}

export function createHeads(): Heads {
  const lastSeqs = new Map<string, number>();
  const last = (key: string): number => lastSeqs.get(key) ?? 0;
  return {
    last,
    next(key) {
      lastSeqs.set(key, last(key) + 1);
      return { key, seq: last(key), at: instant(nowS()) };
    },
  };
}

/** A confirmed line-up of the home side with one forward: what links a scorer to a page. */
export const lineupOf = (event: string, forward: string): LineupMessage => ({
  kind: 'lineup',
  key: `${event}/lineup`,
  seq: 1,
  at: '2026-11-20T17:00:00Z',
  event,
  side: 'home',
  formation: '4-4-2',
  confirmed: true,
  starters: [{ name: forward, number: 9, position: 11, role: 'forward' }],
});

import type {
  CompetitionRef,
  FixtureMessage,
  HistoryMessage,
  IncidentMessage,
  LineupMessage,
  RaceMessage,
  RankingMessage,
  ScoreMessage,
  StatusMessage,
} from '@stillingen/domain/messages';
import { instant } from '../places/places.ts';

export interface ReplayTime {
  readonly startMs: number;
  readonly speed: number;
}

const ANNOUNCED_MS = 3_600_000;
const PLAYED_ON = new Intl.DateTimeFormat('da-DK', { timeZone: 'Europe/Copenhagen', dateStyle: 'long' });

const shortSeason = (season: string): string => season.replace(/\/\d\d/, '/');

/** Replays stand in a competition of their own: 'VM 2018 (genafspilning)'. */
export const replayed = (competition: CompetitionRef): CompetitionRef => ({
  ...competition,
  name: `${competition.name} ${shortSeason(competition.season)} (genafspilning)`,
});

export const undatedNotice = ({ name, season }: CompetitionRef): string =>
  `Genafspilning af en kamp fra ${name} ${shortSeason(season)}`;

/** Pages run their clock in real time, even in a fast replay. Whole seconds, as in feeds. */
export const begunAt = (nowMs: number, second: number): string => instant((Math.floor(nowMs / 1000) - Math.floor(second)) * 1000);

type MessageFacts<Message> = Omit<Message, 'kind' | 'key' | 'seq' | 'at' | 'event'>;

/** Writes the messages of one replayed event, each with key, sequence number and time. */
export class ReplayMessages {
  readonly announcedMs: number;
  readonly #key: string;
  readonly #startMs: number;
  readonly #seqs = new Map<string, number>();
  #incidents = 0;

  /** `id` is unique among all sets: 'nhl-2024020003'. Each start makes a new event. */
  constructor(id: string, { startMs }: Pick<ReplayTime, 'startMs'>) {
    this.#key = `replay-${Math.floor(startMs / 1000).toString(36)}-${id}`;
    this.#startMs = startMs;
    this.announcedMs = startMs - ANNOUNCED_MS;
  }

  head(part: string, atMs: number) {
    const key = `${this.#key}/${part}`;
    const seq = (this.#seqs.get(key) ?? 0) + 1;
    this.#seqs.set(key, seq);
    return { key, seq, at: instant(atMs), event: this.#key };
  }

  #announcement(what: string, playedMs: number) {
    return {
      key: this.#key,
      seq: 0,
      at: instant(this.announcedMs),
      start: instant(this.#startMs),
      coverage: 'live',
      notice: `Genafspilning af ${what} ${PLAYED_ON.format(playedMs)}`,
    } as const;
  }

  /** `playedMs` is the real start; a notice in `facts` replaces the usual one. */
  fixture(playedMs: number, facts: Omit<MessageFacts<FixtureMessage>, 'start' | 'coverage'>): FixtureMessage {
    return { kind: 'fixture', ...this.#announcement('kampen', playedMs), ...facts };
  }

  lineup(facts: MessageFacts<LineupMessage>): LineupMessage {
    return { kind: 'lineup', ...this.head(`lineup/${facts.side}`, this.announcedMs), ...facts };
  }

  race(what: string, playedMs: number, facts: Omit<MessageFacts<RaceMessage>, 'start' | 'coverage' | 'notice'>): RaceMessage {
    return { kind: 'race', ...this.#announcement(what, playedMs), ...facts };
  }

  ranking(atMs: number, facts: MessageFacts<RankingMessage>): RankingMessage {
    return { kind: 'ranking', ...this.head('ranking', atMs), ...facts };
  }

  status(atMs: number, facts: MessageFacts<StatusMessage>): StatusMessage {
    return { kind: 'status', ...this.head('status', atMs), ...facts };
  }

  score(atMs: number, facts: MessageFacts<ScoreMessage>): ScoreMessage {
    return { kind: 'score', ...this.head('score', atMs), ...facts };
  }

  history(atMs: number, facts: MessageFacts<HistoryMessage>): HistoryMessage {
    return { kind: 'history', ...this.head(`set${facts.part}`, atMs), ...facts };
  }

  incident(atMs: number, facts: MessageFacts<IncidentMessage>): IncidentMessage {
    this.#incidents += 1;
    return { kind: 'incident', ...this.head(`i${this.#incidents}`, atMs), ...facts };
  }
}

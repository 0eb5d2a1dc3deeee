import type {
  CompetitionRef,
  FixtureMessage,
  HistoryMessage,
  IncidentMessage,
  RaceMessage,
  RankingMessage,
  ScoreMessage,
  StatusMessage,
} from '@stillingen/domain/messages';
import { instant } from '../events/kick-off.ts';
import type { ReplayTime } from './recording-set.ts';

/** A replayed event is told of this long before it begins. */
const ANNOUNCED_MS = 3_600_000;
const PLAYED_ON = new Intl.DateTimeFormat('da-DK', { timeZone: 'Europe/Copenhagen', dateStyle: 'long' });

/** '2012/2013' is shown as 2012/13. */
const shownSeason = (season: string): string => season.replace(/\/\d\d/, '/');

/** The competition of their own in which replays stand: 'VM 2018 (genafspilning)'. */
export const replayed = (competition: CompetitionRef): CompetitionRef => ({
  ...competition,
  name: `${competition.name} ${shownSeason(competition.season)} (genafspilning)`,
});

/** What a replay is of where the day is not known. */
export const undatedNotice = ({ name, season }: CompetitionRef): string =>
  `Genafspilning af en kamp fra ${name} ${shownSeason(season)}`;

/**
 * When a stage began whose clock stands at `second` now: the clock of a page runs in real time, that of a fast replay does not.
 * Whole seconds, as feeds carry no finer ones.
 */
export const begunAt = (nowMs: number, second: number): string => instant((Math.floor(nowMs / 1000) - Math.floor(second)) * 1000);

/** A message without what `Statements` gives it. */
type MessageFacts<Message> = Omit<Message, 'kind' | 'key' | 'seq' | 'at' | 'event'>;

/** Writes what is said of one replayed event: each message with its key, its number and its time. */
export class ReplayMessages {
  /** When the event is announced, milliseconds since the epoch. */
  readonly announcedMs: number;
  readonly #key: string;
  readonly #startMs: number;
  readonly #seqs = new Map<string, number>();

  /** `id` names the recording among all sets: 'nhl-2024020003'. Each start makes an event of its own. */
  constructor(id: string, { startMs }: Pick<ReplayTime, 'startMs'>) {
    this.#key = `replay-${Math.floor(startMs / 1000).toString(36)}-${id}`;
    this.#startMs = startMs;
    this.announcedMs = startMs - ANNOUNCED_MS;
  }

  /** The head of a message about a part of the event: 'status', 'i12'. Each has one more than the former of the same part. */
  head(part: string, atMs: number) {
    const key = `${this.#key}/${part}`;
    const seq = (this.#seqs.get(key) ?? 0) + 1;
    this.#seqs.set(key, seq);
    return { key, seq, at: instant(atMs), event: this.#key };
  }

  /** What every announcement holds. `what` was really played at `playedMs`: 'kampen', 'løbet'. */
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

  /** The fixture of a match that was really played at `playedMs`; a notice of its own takes the place of the usual one. */
  fixture(playedMs: number, facts: Omit<MessageFacts<FixtureMessage>, 'start' | 'coverage'>): FixtureMessage {
    return { kind: 'fixture', ...this.#announcement('kampen', playedMs), ...facts };
  }

  /** The announcement of a race or its like ('løbet', 'turneringen') that really began at `playedMs`. */
  race(what: string, playedMs: number, facts: Omit<MessageFacts<RaceMessage>, 'start' | 'coverage' | 'notice'>): RaceMessage {
    return { kind: 'race', ...this.#announcement(what, playedMs), ...facts };
  }

  /** Who is where in a race. */
  ranking(atMs: number, facts: MessageFacts<RankingMessage>): RankingMessage {
    return { kind: 'ranking', ...this.head('ranking', atMs), ...facts };
  }

  status(atMs: number, facts: MessageFacts<StatusMessage>): StatusMessage {
    return { kind: 'status', ...this.head('status', atMs), ...facts };
  }

  /** The score as it stands. */
  score(atMs: number, facts: MessageFacts<ScoreMessage>): ScoreMessage {
    return { kind: 'score', ...this.head('score', atMs), ...facts };
  }

  /** How a set has gone so far. */
  history(atMs: number, facts: MessageFacts<HistoryMessage>): HistoryMessage {
    return { kind: 'history', ...this.head(`set${facts.part}`, atMs), ...facts };
  }

  /** The next incident, or another word on one whose `id` was used before. */
  incident(atMs: number, id: string | number, facts: MessageFacts<IncidentMessage>): IncidentMessage {
    return { kind: 'incident', ...this.head(`i${id}`, atMs), ...facts };
  }
}

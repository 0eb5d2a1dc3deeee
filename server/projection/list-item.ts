import {
  type Correction,
  type EventId,
  type League,
  type LiveState,
  type Participant,
  type StageId,
  StageType,
} from '@stillingen/domain';
import { DANISH, type Vocabulary } from '@stillingen/wire/words';
import { type RaceView, hasChampionship, isSameRace, raceTexts, raceViewOf } from './race-view.ts';
import type { HeadedRace } from './league-header.ts';
import { type MatchView, isSameMatch, matchText, matchViewOf } from './match-view.ts';

export interface ListedRace extends RaceView, HeadedRace {}

const DAY_S = 24 * 3600;

export const startKey = (start: number): string => String(start).padStart(11, '0');

/** By code units, the same on every machine. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
/** By start, name and id. */
export const byOrder = (a: ListItem, b: ListItem): number => a.start - b.start || compare(a.name, b.name) || compare(a.id, b.id);

const ANY = /^/;
/** Text written cell by cell is a tree of hundreds: large in memory and slow to read. */
export const flatten = (text: string): string => (ANY.test(text) ? text : '');

const NEVER_MOVED: readonly number[] = [];
const startsBefore = (corrections: readonly Correction[]): readonly number[] =>
  corrections.length === 0 ? NEVER_MOVED : corrections.filter(({ what }) => what === 'start').map(({ from }) => Number(from));

/** A match, or a race with all its competitors. Immutable: each state has its own item. */
export class ListItem {
  readonly id: EventId;
  readonly sportId: number;
  readonly leagueId: StageId;
  /** Seconds. A match is on the day of its start, a race on each day until its end. */
  readonly start: number;
  readonly end: number;
  readonly live: boolean;
  /** Its starts before it was moved (seconds). */
  readonly movedFrom: readonly number[];
  /** When its score, stage or start last changed (seconds). */
  readonly changedAt: number;
  readonly match: MatchView | null;
  readonly race: ListedRace | null;
  /** The home side, or the leader of a race. */
  readonly name: string;
  readonly #words: Vocabulary;
  #texts: readonly string[] | null;

  /** Near `nowS` rows are written at once; null writes them on demand. */
  constructor(view: MatchView | ListedRace, nowS: number | null, words: Vocabulary) {
    this.#words = words;
    [this.match, this.race] = 'race' in view ? [null, view] : [view, null];
    const event = 'race' in view ? view.race : view.event;
    this.id = event.id;
    this.sportId = event.sportId;
    this.leagueId = event.leagueId;
    this.start = event.start;
    this.end = 'end' in event ? Math.max(event.start, event.end ?? event.start) : event.start;
    this.live = event.stageType === StageType.live;
    this.movedFrom = startsBefore(view.corrections);
    this.changedAt = event.changedAt;
    this.name = 'race' in view ? (view.participants[0]?.name ?? '') : view.home.name;
    // So that no request waits for rows of today.
    this.#texts = nowS !== null && (this.live || Math.abs(this.start - nowS) <= DAY_S) ? this.#write() : null;
  }

  get texts(): readonly string[] {
    this.#texts ??= this.#write();
    return this.#texts;
  }

  text(): string {
    return this.match === null ? this.texts.join('') : this.texts[0]!;
  }

  /** The row of the match, or of a competitor of the race. */
  textOf(id: string): string | undefined {
    return this.texts[this.#rowIds().indexOf(id)];
  }

  /** By id. Rows of far days are not kept: an import changes many that no list shows. */
  rows(): ReadonlyMap<string, string> {
    const texts = this.#texts ?? this.#write();
    return new Map(this.#rowIds().map((id, at) => [id, texts[at]!]));
  }

  /** Compares views. False does not mean that the rows differ. */
  hasRowsOf(other: ListItem): boolean {
    if (this.match !== null) return other.match !== null && isSameMatch(this.match, other.match);
    return other.race !== null && isSameRace(this.race!, other.race);
  }

  /** Assumes the same row. False for races: their header may differ. */
  isListedLike(other: ListItem): boolean {
    return (
      this.race === null &&
      other.race === null &&
      this.leagueId === other.leagueId &&
      this.start === other.start &&
      this.live === other.live &&
      this.changedAt === other.changedAt &&
      this.movedFrom.length === other.movedFrom.length
    );
  }

  get rowCount(): number {
    return this.race?.entries.length ?? 1;
  }

  /** Whether it is finished or will not be held. */
  get isOver(): boolean {
    return (this.match === null ? this.race!.race : this.match.event).stageType === StageType.finished;
  }

  get mentions(): readonly string[] {
    if (this.match === null) return this.race!.participants.map(({ id }) => id);
    const { home, away, series } = this.match;
    return series === null ? [home.id, away.id] : [home.id, away.id, series];
  }

  /** Rows are written on demand. */
  in(words: Vocabulary): ListItem {
    const name = (participant: Participant): Participant => words.participant(participant);
    const view =
      this.match === null
        ? { ...this.race!, participants: this.race!.participants.map(name) }
        : { ...this.match, home: name(this.match.home), away: name(this.match.away) };
    return new ListItem(view, null, words);
  }

  #rowIds(): readonly string[] {
    return this.race?.entries.map(({ id }) => id) ?? [this.id];
  }

  #write(): readonly string[] {
    const words = this.#words;
    return this.match === null ? raceTexts(this.race!, words).map(flatten) : [flatten(matchText(this.match, words))];
  }
}

export function itemOf(state: LiveState, id: EventId, nowS: number): ListItem | null {
  const race = state.races.get(id);
  if (race !== undefined) {
    const hasTable = hasChampionship(state, state.leagues.get(race.leagueId)!);
    return new ListItem({ ...raceViewOf(state, race), hasTable }, nowS, DANISH);
  }
  const event = state.events.get(id);
  return event === undefined ? null : new ListItem(matchViewOf(state, event), nowS, DANISH);
}

/** The races of a league that gained or lost its table. */
export function racesWithOtherHeader(
  state: LiveState,
  league: League,
  items: { get(id: EventId): ListItem | undefined },
): EventId[] {
  const races = state.racesOfLeague.get(league.id);
  if (races === undefined) return [];
  const hasTable = hasChampionship(state, league);
  return [...races].filter((id) => items.get(id)?.race?.hasTable === !hasTable);
}

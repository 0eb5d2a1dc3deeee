import {
  type Correction,
  type EventId,
  type League,
  type LiveState,
  type Participant,
  type StageId,
  StageType,
} from '@stillingen/domain';
import { type EventRow, eventRow } from '@stillingen/wire';
import { DANISH, type Vocabulary } from '@stillingen/wire/words';
import { hasChampionship } from './championship.ts';
import { type HeadedRace, matchText, raceTexts, type ToldMatch, toldMatch, type ToldRace, toldRace } from './row-text.ts';

/**
 * A match, or a race with all its competitors, as lists show it. It is never changed: a later state of the event is
 * another item, so that an earlier one can be shown again.
 */
export interface Item {
  readonly id: EventId;
  readonly sportId: number;
  readonly leagueId: StageId;
  /** From when to when it belongs to a day (seconds): a match to that of its start, a race to each until its end. */
  readonly start: number;
  readonly end: number;
  readonly live: boolean;
  /** The starts that it had before it was moved (seconds). */
  readonly movedFrom: readonly number[];
  /** When its score, stage or start last changed (seconds). */
  readonly changedAt: number;
  /** What its row says; null for a race. */
  readonly match: ToldMatch | null;
  /** A race stands under a header of its own, which says whether its league has a table; null for a match. */
  readonly race: ListedRace | null;
  /** By which it sorts among what begins at the same time: its home side, or who leads. */
  readonly name: string;
  /** The full row of a match, or those of a race in the order of its board, as feed text for a list: kept from then on. */
  readonly texts: readonly string[];
  /** The same to compare with another state, not kept for it: an import brings many of days that nobody asks for. */
  comparedTexts(): readonly string[];
  /** All its rows as feed text. */
  text(): string;
}

/** A race with what its header says. */
export interface ListedRace extends ToldRace, HeadedRace {}

const DAY_S = 24 * 3600;

/** A time as text that sorts as the time does. */
export const startKey = (start: number): string => String(start).padStart(11, '0');

/** The order of texts by their code units, the same everywhere. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
/** The order of items under the same header: by start, name and id. */
export const byOrder = (a: Item, b: Item): number => a.start - b.start || compare(a.name, b.name) || compare(a.id, b.id);

const ANY = /^/;
/** The same text in one piece: written cell by cell it is a tree of hundreds, which takes many times the memory and time to read. */
const inOnePiece = (text: string): string => (ANY.test(text) ? text : '');

const NEVER_MOVED: readonly number[] = [];
function startsBefore(corrections: readonly Correction[]): readonly number[] {
  return corrections.length === 0
    ? NEVER_MOVED
    : corrections.filter(({ what }) => what === 'start').map(({ from }) => Number(from));
}

class ToldItem implements Item {
  readonly id: EventId;
  readonly sportId: number;
  readonly leagueId: StageId;
  readonly start: number;
  readonly end: number;
  readonly live: boolean;
  readonly movedFrom: readonly number[];
  readonly changedAt: number;
  readonly match: ToldMatch | null;
  readonly race: ListedRace | null;
  readonly name: string;
  readonly #words: Vocabulary;
  #texts: readonly string[] | null;

  /** `nowS`: the time at which it is told first; null where its rows may wait until they are asked for. */
  constructor(told: ToldMatch | ListedRace, nowS: number | null, words: Vocabulary) {
    this.#words = words;
    [this.match, this.race] = 'race' in told ? [null, told] : [told, null];
    const event = 'race' in told ? told.race : told.event;
    this.id = event.id;
    this.sportId = event.sportId;
    this.leagueId = event.leagueId;
    this.start = event.start;
    this.end = 'end' in event ? Math.max(event.start, event.end ?? event.start) : event.start;
    this.live = event.stageType === StageType.live;
    this.movedFrom = startsBefore(told.corrections);
    this.changedAt = event.changedAt;
    this.name = 'race' in told ? (told.participants[0]?.name ?? '') : told.home.name;
    // What lists of today show is written as it changes, so that whoever asks for a list waits for no row of it.
    this.#texts = nowS !== null && (this.live || Math.abs(this.start - nowS) <= DAY_S) ? this.#written() : null;
  }

  get texts(): readonly string[] {
    this.#texts ??= this.#written();
    return this.#texts;
  }

  comparedTexts(): readonly string[] {
    return this.#texts ?? this.#written();
  }

  #written(): readonly string[] {
    const words = this.#words;
    return this.match === null ? raceTexts(this.race!, words).map(inOnePiece) : [inOnePiece(matchText(this.match, words))];
  }

  text(): string {
    return this.match === null ? this.texts.join('') : this.texts[0]!;
  }
}

/** The event or race as it stands at `nowS`; null where there is none of this id. */
export function itemOf(state: LiveState, id: EventId, nowS: number): Item | null {
  const race = state.races.get(id);
  if (race !== undefined) {
    const hasTable = hasChampionship(state, state.leagues.get(race.leagueId)!);
    return new ToldItem({ ...toldRace(state, race), hasTable }, nowS, DANISH);
  }
  const event = state.events.get(id);
  return event === undefined ? null : new ToldItem(toldMatch(state, event), nowS, DANISH);
}

/** The same in other words. Its rows are written when they are asked for. */
export function itemInWords({ match, race }: Item, words: Vocabulary): Item {
  const inWords = (participant: Participant): Participant => words.participant(participant);
  const told =
    match === null
      ? { ...race!, participants: race!.participants.map(inWords) }
      : { ...match, home: inWords(match.home), away: inWords(match.away) };
  return new ToldItem(told, null, words);
}

/**
 * The words of those rows that another state of the same event does not have, in order: all of them without one. They are read
 * from the text each time, as kept they would take three times its memory.
 */
export function rowsUnlike(item: Item | null | undefined, other: Item | null | undefined): readonly EventRow[] {
  const known = new Set(other?.comparedTexts());
  return (item?.comparedTexts() ?? []).filter((text) => !known.has(text)).flatMap((text) => eventRow.readAll(text));
}

/** How many rows it has. */
export const rowCount = ({ race }: Item): number => race?.entries.length ?? 1;

/** Whether it is over, or will not be held. */
export const isOver = ({ match, race }: Item): boolean =>
  (match === null ? race!.race : match.event).stageType === StageType.finished;

/** The ids of all that it names: its participants, and the series that it belongs to. */
export function namedBy({ match, race }: Item): readonly string[] {
  if (match === null) return race!.participants.map(({ id }) => id);
  const { home, away, series } = match;
  return series === null ? [home.id, away.id] : [home.id, away.id, series];
}

/** The races of a league whose headers say something else by now of its table: those that another race has brought. */
export function racesBeside(state: LiveState, league: League, items: ReadonlyMap<EventId, Item>): EventId[] {
  const races = state.racesOfLeague.get(league.id);
  if (races === undefined) return [];
  const hasTable = hasChampionship(state, league);
  return [...races].filter((id) => items.get(id)?.race?.hasTable === !hasTable);
}

/**
 * Whether lists show a match as they did, given that its row says the same: what happened in it (a comment, a line-up) is told by
 * other feeds. A race may have another header, so it is never taken for the same.
 */
export const isShownAlike = (a: Item, b: Item): boolean =>
  a.race === null &&
  b.race === null &&
  a.leagueId === b.leagueId &&
  a.start === b.start &&
  a.live === b.live &&
  a.changedAt === b.changedAt &&
  a.movedFrom.length === b.movedFrom.length;

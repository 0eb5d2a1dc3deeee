import { type EventId, type League, type LiveState, type Race, type StageId, StageType } from '@stillingen/domain';
import { type EventRow, eventRow } from '@stillingen/wire';
import { hasChampionship } from './championship.ts';
import { raceRows, rowOf } from './rows.ts';

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
  /** A race stands under a header of its own, which says whether its league has a table; null for a match. */
  readonly race: { readonly race: Race; readonly hasTable: boolean } | null;
  /** The row of a match, or those of a race in the order of its board. */
  readonly rows: readonly EventRow[];
  /** Its place among those under the same header: by start, name and id. */
  readonly order: string;
  /** Its full rows as feed text, written once. */
  text(): string;
}

/** A time as text that sorts as the time does. */
export const startKey = (start: number): string => String(start).padStart(11, '0');

const ANY = /^/;
/** The same text in one piece: written cell by cell it is a tree of hundreds, which takes many times the memory and time to read. */
const inOnePiece = (text: string): string => (ANY.test(text) ? text : '');

const writeRows = (rows: readonly EventRow[]): string => rows.map((row) => inOnePiece(eventRow.writeText(row))).join('');

const NEVER_MOVED: readonly number[] = [];
function startsBefore(state: LiveState, id: EventId): readonly number[] {
  const corrections = state.corrections.get(id);
  if (corrections === undefined) return NEVER_MOVED;
  return corrections.filter(({ what }) => what === 'start').map(({ from }) => Number(from));
}

function withText(item: Omit<Item, 'text'>): Item {
  let written: string | null = null;
  return {
    ...item,
    text() {
      written ??= writeRows(item.rows);
      return written;
    },
  };
}

/** The event or race as it stands; null where there is none of this id. */
export function itemOf(state: LiveState, id: EventId): Item | null {
  const race = state.races.get(id);
  const event = race ?? state.events.get(id);
  if (event === undefined) return null;
  const league = state.leagues.get(event.leagueId)!;
  const rows = race === undefined ? [rowOf(state, state.events.get(id)!)] : raceRows(state, race);
  return withText({
    id,
    sportId: event.sportId,
    leagueId: event.leagueId,
    start: event.start,
    end: race === undefined ? event.start : Math.max(race.start, race.end ?? race.start),
    live: event.stageType === StageType.live,
    movedFrom: startsBefore(state, id),
    changedAt: event.changedAt,
    race: race === undefined ? null : { race, hasTable: hasChampionship(state, league) },
    rows,
    order: `${startKey(event.start)}${rows[0]?.homeName ?? ''}${id}`,
  });
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

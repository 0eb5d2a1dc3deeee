import { CALENDAR_DAYS, type Entry, type EventId, FEED_CACHE_S, type LiveState, seriesOf, sportById } from '@stillingen/domain';
import { type EventRow, eventRow, mergeUpdates, removedRow } from '@stillingen/wire';
import { DANISH } from '@stillingen/wire/words';
import { topicsOf } from './topics.ts';
import { createEarlier } from './earlier.ts';
import { isShownAlike, type Item, itemOf, namedBy, racesBeside, rowsUnlike } from './list-item.ts';
import type { Shown, View } from './views.ts';
import { createMentions } from './mentions.ts';
import { eventIdOf } from './past-states.ts';
import { factFlags } from './row-text.ts';

/** How long the update feed repeats a change (milliseconds): a client that polls within it misses nothing. */
export const UPDATE_WINDOW_MS = FEED_CACHE_S * 1000;

/** What changed in the rows of one event. */
export interface EventChanges {
  /** Its sport, and the group that it belongs to. */
  readonly sports: readonly number[];
  /** Update rows as feed text. */
  readonly text: string;
}

/** What a batch of entries changed in the rows that lists show. */
export interface RowChanges {
  /** Update rows as feed text, by sport; a sport without changed rows is not in it. */
  readonly texts: ReadonlyMap<number, string>;
  /** The same by event. */
  readonly ofEvents: ReadonlyMap<EventId, EventChanges>;
  /** An event of these days came, went or moved to another start: lists of today are to be loaded again. */
  readonly structural: boolean;
  /** An event began or ceased to be played. */
  readonly live: boolean;
}

/** New events farther away than this are on no list of a day (seconds): an import of an archive is no news. */
const LISTED_S = (CALENDAR_DAYS + 1) * 24 * 3600;

/** Updates are followed on lists of today; an event farther away than this is on none of them (seconds). */
const NEAR_S = 48 * 3600;

/** Changes that lists may catch up with; one that is further behind is made anew. */
const KEPT_TOUCHES = 10_000;

/** A row that changed within the last minute. */
export interface RecentRow {
  /** The match or race that it belongs to. */
  readonly event: EventId;
  readonly text: string;
}
interface KeptRow extends RecentRow {
  readonly atMs: number;
  readonly sportId: number;
}

/** The rows of all events as they stand, and which of them changed when. An event is a match, or a race with a row for each competitor. */
export interface ShownRows extends Shown {
  /** Since when its changes are known (milliseconds). */
  readonly sinceMs: number;
  /** Everything as it stood at a full second of the last minutes; null where that is not known any more, or not yet. */
  at(atMs: number): View | null;
  /** How many events came, went or changed up to now. */
  readonly touches: number;
  /** Those that did after the first `from` touches, in order; null where that is too long ago. */
  touchedAfter(from: number): readonly EventId[] | null;
  /** The row of a match, or those of a race in the order of its board. */
  rows(id: EventId): readonly EventRow[];
  /** The full rows as feed text. */
  rowText(id: EventId): string;
  /** Grows with every change to what the topic names: `rows`, or the id of an event, tournament, template, participant or series. */
  version(topic: string): number;
  /** When an event last came, went or moved (seconds); 0 where none did since the start. */
  readonly structuralAtS: number;
  /**
   * What changed within the last minute in the events of a sport or group of sports (0: of all): one row an event, of each cell the
   * newest value, the latest change last. An event that came within that time has its full row.
   */
  recentRows(sportId: number, nowMs: number): readonly RecentRow[];
}

/** The same with what brings it forward. */
export interface Projection extends ShownRows {
  /** Brings the rows to the state after these entries, and says what changed. */
  advance(entries: readonly Entry[], nowMs: number): RowChanges;
}

/** The sport and the group that it belongs to: who follows the group is told of all its sports. */
function subjects(sportId: number): number[] {
  const parent = sportById(sportId)?.parent ?? null;
  return parent === null ? [sportId] : [sportId, parent];
}

const namesOf = (item: Item | null | undefined): readonly string[] => (item == null ? [] : namedBy(item));
const removedText = (id: string): string => removedRow.writeText({ id, removed: true });

/** What an update says of one row. */
interface RowUpdate {
  readonly id: string;
  readonly text: string;
  /** The full row of an event that came, or the removal of one: what was told of it before says nothing more. */
  readonly isWhole: boolean;
}

/** The rows of a state as it stands and changes. `sinceMs`: since when it stands like this; lists of before are not known. */
export function createProjection(state: LiveState, sinceMs = 0): Projection {
  const items = new Map<EventId, Item>();
  const earlier = createEarlier(sinceMs);
  const mentions = createMentions();
  const versions = new Map<string, number>();
  let touched: EventId[] = [];
  let forgotten = 0;
  /** By id of the row, the latest change last. */
  const recent = new Map<string, KeptRow>();
  let structuralAtS = 0;
  let lastMs = sinceMs;

  for (const id of [...state.events.keys(), ...state.races.keys()]) {
    const item = itemOf(state, id, sinceMs / 1000)!;
    items.set(id, item);
    mentions.replace(id, [], namedBy(item));
  }

  const raise = (topic: string): void => {
    versions.set(topic, state.n);
  };

  function forgetRecent(nowMs: number): void {
    for (const [id, { atMs }] of recent) if (nowMs - atMs > UPDATE_WINDOW_MS) recent.delete(id);
  }

  function noteRecent(event: EventId, sportId: number, { id, text, isWhole }: RowUpdate, atMs: number): void {
    const known = recent.get(id);
    const isFolded = known !== undefined && !isWhole && atMs - known.atMs <= UPDATE_WINDOW_MS;
    // Put anew, so that the latest change stands last.
    recent.delete(id);
    recent.set(id, { event, atMs, sportId, text: isFolded ? mergeUpdates([known.text, text]) : text });
  }

  function touch(id: EventId): void {
    touched.push(id);
    if (touched.length < 2 * KEPT_TOUCHES) return;
    forgotten += touched.length - KEPT_TOUCHES;
    touched = touched.slice(-KEPT_TOUCHES);
  }

  function put(id: EventId, before: Item | undefined, after: Item | null, nowMs: number): void {
    earlier.noteItem(id, before ?? null, nowMs);
    if (after === null) items.delete(id);
    else items.set(id, after);
    touch(id);
  }

  /** What changed in the rows of one event, those that came, and whether the lists change their order or content. */
  function update(
    id: EventId,
    before: Item | undefined,
    after: Item | null,
    nowS: number,
  ): { changed: RowUpdate[]; came: RowUpdate[]; structural: boolean } {
    const within = (list: readonly EventRow[], seconds: number): boolean =>
      list.some(({ start, end }) => start !== null && start < nowS + seconds && (end ?? start) > nowS - seconds);
    const [rowsBefore, rowsAfter] = [rowsUnlike(before, after), rowsUnlike(after, before)];
    for (const named of mentions.replace(id, namesOf(before), namesOf(after))) raise(named);
    const old = new Map(rowsBefore.map((row) => [row.id, row]));
    const changed: RowUpdate[] = [];
    const came: RowUpdate[] = [];
    let moved = rowsBefore.length !== rowsAfter.length;
    for (const row of rowsAfter) {
      const known = old.get(row.id);
      if (known === undefined) {
        moved = true;
        if (within([row], LISTED_S)) came.push({ id: row.id!, text: eventRow.writeText(row), isWhole: true });
        continue;
      }
      const text = eventRow.changesText(row, known);
      if (text !== null) changed.push({ id: row.id!, text, isWhole: false });
      moved ||= row.start !== known.start;
      old.delete(row.id);
    }
    for (const [gone] of old) changed.push({ id: gone!, text: removedText(gone!), isWhole: true });
    return { changed, came, structural: moved && (within(rowsBefore, NEAR_S) || within(rowsAfter, NEAR_S)) };
  }

  /** Whether the row of a match says by now that there are line-ups or comments, and did not before, or the other way round. */
  function flagsChanged(id: EventId): boolean {
    const match = items.get(id)?.match ?? null;
    if (match === null) return false;
    const { hasLineups, hasComments } = factFlags(state, id);
    return match.hasLineups !== hasLineups || match.hasComments !== hasComments;
  }

  /** The other matches of the tie or series of a match, as it stood or stands. */
  function legsBeside(id: EventId): readonly EventId[] {
    const event = state.events.get(id);
    const series =
      items.get(id)?.match?.series ?? (event === undefined ? null : seriesOf(state.leagues.get(event.leagueId)!, event));
    return series === null ? [] : mentions.of(series);
  }

  const view: View = {
    words: DANISH,
    items: () => items.values(),
    item: (id) => items.get(id),
    league: (id) => state.leagues.get(id)!,
    eventsOf: mentions.of,
  };

  return {
    ...view,
    state,
    sinceMs,
    at: (atMs) => earlier.at(atMs, view),
    get touches() {
      return forgotten + touched.length;
    },
    touchedAfter: (from) => (from < forgotten ? null : touched.slice(from - forgotten)),
    rows: (id) => rowsUnlike(items.get(id), null),
    rowText: (id) => items.get(id)!.text(),
    version: (topic) => versions.get(topic) ?? 0,
    get structuralAtS() {
      return structuralAtS;
    },
    recentRows(sportId, nowMs) {
      forgetRecent(nowMs);
      return [...recent.values()].filter((row) => sportId === 0 || subjects(row.sportId).includes(sportId));
    },
    advance(entries, nowMs) {
      // What was is told by the time until which it was: that never goes back, whatever the clock does.
      lastMs = Math.max(lastMs, nowMs);
      const ids = new Set<EventId>();
      for (const { changes } of entries) {
        for (const change of changes) {
          const id = eventIdOf(change);
          // A comment is no news for lists, unless it is the first.
          if (id !== null && (change.kind !== 'facts' || flagsChanged(id))) ids.add(id);
          if (change.kind === 'facts') raise(change.id);
          if (change.kind === 'participant') raise(change.participant.id);
          if (change.kind === 'deduction' || change.kind === 'deduction-removed') raise(change.deduction.tournamentId);
          if (change.kind === 'bye' || change.kind === 'bye-removed') raise(change.bye.tournamentId);
          if (change.kind === 'tie-order' || change.kind === 'tie-order-removed') raise(change.order.tournamentId);
          for (const topic of topicsOf(change)) raise(topic);
        }
      }
      // The second match of a tie tells the goals of both.
      for (const id of [...ids]) for (const leg of legsBeside(id)) ids.add(leg);
      const bySport = new Map<number, string>();
      const ofEvents = new Map<EventId, EventChanges>();
      let structural = false;
      let live = false;
      for (const id of ids) {
        const before = items.get(id);
        const after = itemOf(state, id, nowMs / 1000);
        const item = after ?? before;
        // It came and went within the batch: nobody has seen it.
        if (item === undefined) continue;
        const { changed, came, structural: reorders } = update(id, before, after, nowMs / 1000);
        const text = changed.map((row) => row.text).join('');
        const isNews = text !== '' || before === undefined || after === null || !isShownAlike(before, after);
        if (isNews) put(id, before, after, lastMs);
        const league = view.league(item.leagueId);
        for (const topic of [id, league.tournamentId, league.templateId]) raise(topic);
        // The first race of a league that is over gives it a table, which the headers of the others tell.
        if (item.race !== null)
          for (const other of racesBeside(state, league, items))
            put(other, items.get(other), itemOf(state, other, nowMs / 1000), lastMs);
        for (const row of [...came, ...changed]) noteRecent(id, league.sportId, row, nowMs);
        if (text !== '') {
          const sports = subjects(league.sportId);
          ofEvents.set(id, { sports, text });
          for (const sportId of sports) bySport.set(sportId, (bySport.get(sportId) ?? '') + text);
        }
        structural ||= reorders;
        live ||= (before?.live ?? false) !== (after?.live ?? false);
      }
      // Where nobody polls. Now and then only, as each time looks at all of them.
      const [oldest] = recent.values();
      if (oldest !== undefined && nowMs - oldest.atMs > 2 * UPDATE_WINDOW_MS) forgetRecent(nowMs);
      if (ids.size > 0) raise('rows');
      if (structural) structuralAtS = Math.floor(nowMs / 1000);
      return { texts: bySport, ofEvents, structural, live };
    },
  };
}

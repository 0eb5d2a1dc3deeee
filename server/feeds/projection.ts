import {
  type Change,
  type Entry,
  type EventId,
  FEED_CACHE_S,
  type League,
  type LiveState,
  sportById,
  sportsOfGroup,
} from '@stillingen/domain';
import { type EventRow, eventRow, writeRow } from '@stillingen/wire';
import { raceRows, rowOf } from './rows.ts';

/** How long the update feed repeats a change (milliseconds): a client that polls within it misses nothing. */
const UPDATE_WINDOW_MS = FEED_CACHE_S * 1000;

/** What a batch of entries changed in the rows that lists show. */
export interface RowChanges {
  /** Update rows as feed text, by sport; a sport without changed rows is not in it. */
  readonly texts: ReadonlyMap<number, string>;
  /** An event of these days came, went or moved to another start: lists of today are to be loaded again. */
  readonly structural: boolean;
}

/** Updates are followed on lists of today; an event farther away than this is on none of them (seconds). */
const NEAR_S = 48 * 3600;

/** The rows of all events as they stand, and which of them changed when. An event is a match, or a race with a row for each competitor. */
export interface Projection {
  readonly state: LiveState;
  /** The row of a match, or those of a race in the order of its board. */
  rows(id: EventId): readonly EventRow[];
  /** The full rows as feed text. */
  rowText(id: EventId): string;
  /** Grows with every change to what the topic names: `rows`, or the id of an event, tournament or template. */
  version(topic: string): number;
  /** When an event last came, went or moved (seconds); 0 where none did since the start. */
  readonly structuralAtS: number;
  /** Update rows of a sport or group of sports (0: of all) within the last minute as feed text, oldest first. */
  recentText(sportId: number, nowMs: number): string;
  /** Brings the rows to the state after these entries, and says what changed. */
  advance(entries: readonly Entry[], nowMs: number): RowChanges;
}

const EVENT_CHANGES = new Set<Change['kind']>([
  'event',
  'patch',
  'event-removed',
  'race',
  'race-patch',
  'race-removed',
  'incident',
  'statistics',
  'corrections',
]);

/** The sport and the group that it belongs to: who follows the group is told of all its sports. */
function subjects(sportId: number): number[] {
  const parent = sportById(sportId)?.parent ?? null;
  return parent === null ? [sportId] : [sportId, parent];
}
const isGroup = (sportId: number): boolean => sportsOfGroup(sportId).length > 0;

const removedText = (id: string): string =>
  writeRow([
    ['AA', id],
    ['DEL', '1'],
  ]);

function idOf(change: Change): EventId {
  if (change.kind === 'event') return change.event.id;
  return change.kind === 'race' ? change.race.id : (change as { id: EventId }).id;
}

export function createProjection(state: LiveState): Projection {
  const rows = new Map<EventId, readonly EventRow[]>();
  const texts = new Map<EventId, string>();
  const versions = new Map<string, number>();
  let recent: { atMs: number; sportId: number; text: string }[] = [];
  let structuralAtS = 0;

  const exists = (id: EventId): boolean => state.events.has(id) || state.races.has(id);

  function rowsNow(id: EventId): readonly EventRow[] {
    const race = state.races.get(id);
    return race === undefined ? [rowOf(state, state.events.get(id)!)] : raceRows(state, race);
  }
  function rowsOf(id: EventId): readonly EventRow[] {
    const known = rows.get(id);
    if (known !== undefined) return known;
    const made = rowsNow(id);
    rows.set(id, made);
    return made;
  }
  /** The league of each event, also of one that was removed just now. */
  const leagues = new Map<EventId, League>();
  const leagueOf = (id: EventId): League | undefined => {
    const event = state.events.get(id) ?? state.races.get(id);
    const league = event === undefined ? leagues.get(id) : state.leagues.get(event.leagueId)!;
    if (event === undefined) leagues.delete(id);
    else leagues.set(id, league!);
    return league;
  };
  for (const id of [...state.events.keys(), ...state.races.keys()]) {
    leagueOf(id);
    // Rows are needed before their first change, or the change could not be told from the whole row.
    rowsOf(id);
  }

  const touch = (topic: string): void => {
    versions.set(topic, state.n);
  };

  /** The update rows of one event, '' where its rows are as before, and whether the lists change their order or content. */
  function update(id: EventId, nowS: number): { text: string; structural: boolean } {
    const near = (list: readonly EventRow[]): boolean =>
      list.some(({ start, end }) => start !== null && start < nowS + NEAR_S && (end ?? start) > nowS - NEAR_S);
    const before = rows.get(id) ?? [];
    texts.delete(id);
    if (!exists(id)) {
      rows.delete(id);
      return { text: before.map((row) => removedText(row.id!)).join(''), structural: near(before) };
    }
    const after = rowsNow(id);
    rows.set(id, after);
    const old = new Map(before.map((row) => [row.id, row]));
    let text = '';
    let moved = before.length !== after.length;
    for (const row of after) {
      const known = old.get(row.id);
      // Rows of events that a client does not know are passed over by it (SYNC-08): they come with the list.
      if (known === undefined) {
        moved = true;
        continue;
      }
      const cells = eventRow.writeChanges(row, known);
      if (cells !== null) text += writeRow(cells);
      moved ||= row.start !== known.start;
      old.delete(row.id);
    }
    for (const [gone] of old) text += after.some(({ id: kept }) => kept === gone) ? '' : removedText(gone!);
    return { text, structural: moved && (near(before) || near(after)) };
  }

  return {
    state,
    rows: rowsOf,
    rowText(id) {
      const known = texts.get(id);
      if (known !== undefined) return known;
      const text = rowsOf(id)
        .map((row) => writeRow(eventRow.write(row)))
        .join('');
      texts.set(id, text);
      return text;
    },
    version: (topic) => versions.get(topic) ?? 0,
    get structuralAtS() {
      return structuralAtS;
    },
    recentText(sportId, nowMs) {
      recent = recent.filter(({ atMs }) => nowMs - atMs <= UPDATE_WINDOW_MS);
      return recent
        .filter((change) => (sportId === 0 ? !isGroup(change.sportId) : change.sportId === sportId))
        .map(({ text }) => text)
        .join('');
    },
    advance(entries, nowMs) {
      const ids = new Set<EventId>();
      for (const { changes } of entries) {
        for (const change of changes) {
          if (EVENT_CHANGES.has(change.kind)) ids.add(idOf(change));
          if (change.kind === 'deduction' || change.kind === 'deduction-removed') touch(change.deduction.tournamentId);
        }
      }
      const bySport = new Map<number, string>();
      let structural = false;
      for (const id of ids) {
        const league = leagueOf(id);
        // It came and went within the batch: nobody has seen it.
        if (league === undefined) continue;
        const changed = update(id, nowMs / 1000);
        for (const topic of [id, league.tournamentId, league.templateId]) touch(topic);
        for (const sportId of subjects(league.sportId)) {
          if (changed.text !== '') bySport.set(sportId, (bySport.get(sportId) ?? '') + changed.text);
        }
        structural ||= changed.structural;
      }
      for (const [sportId, text] of bySport) recent.push({ atMs: nowMs, sportId, text });
      if (ids.size > 0) touch('rows');
      if (structural) structuralAtS = Math.floor(nowMs / 1000);
      return { texts: bySport, structural };
    },
  };
}

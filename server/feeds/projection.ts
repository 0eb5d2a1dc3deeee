import { type Change, type Entry, type EventId, FEED_CACHE_S, type League, type LiveState } from '@stillingen/domain';
import { type EventRow, eventRow, writeRow } from '@stillingen/wire';
import { rowOf } from './rows.ts';

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

/** The rows of all events as they stand, and which of them changed when. */
export interface Projection {
  readonly state: LiveState;
  row(id: EventId): EventRow;
  /** The full row as feed text. */
  rowText(id: EventId): string;
  /** Grows with every change to what the topic names: `rows`, or the id of an event, tournament or template. */
  version(topic: string): number;
  /** When an event last came, went or moved (seconds); 0 where none did since the start. */
  readonly structuralAtS: number;
  /** Update rows of a sport (0: of all) within the last minute as feed text, oldest first. */
  recentText(sportId: number, nowMs: number): string;
  /** Brings the rows to the state after these entries, and says what changed. */
  advance(entries: readonly Entry[], nowMs: number): RowChanges;
}

const EVENT_CHANGES = new Set<Change['kind']>(['event', 'patch', 'event-removed', 'incident', 'statistics', 'corrections']);

export function createProjection(state: LiveState): Projection {
  const rows = new Map<EventId, EventRow>();
  const texts = new Map<EventId, string>();
  const versions = new Map<string, number>();
  let recent: { atMs: number; sportId: number; text: string }[] = [];
  let structuralAtS = 0;

  function row(id: EventId): EventRow {
    const known = rows.get(id);
    if (known !== undefined) return known;
    const words = rowOf(state, state.events.get(id)!);
    rows.set(id, words);
    return words;
  }
  /** The league of each event, also of one that was removed just now. */
  const leagues = new Map<EventId, League>();
  const leagueOf = (id: EventId): League | undefined => {
    const event = state.events.get(id);
    const league = event === undefined ? leagues.get(id) : state.leagues.get(event.leagueId)!;
    if (event === undefined) leagues.delete(id);
    else leagues.set(id, league!);
    return league;
  };
  for (const id of state.events.keys()) leagueOf(id);
  // Rows are needed before their first change, or the change could not be told from the whole row.
  for (const id of state.events.keys()) row(id);

  const touch = (topic: string): void => {
    versions.set(topic, state.n);
  };

  /** The update row of one event, '' where its row is as before, and whether the lists change their order or content. */
  function update(id: EventId, nowS: number): { text: string; structural: boolean } {
    const near = (words: EventRow | undefined): boolean => words?.start != null && Math.abs(words.start - nowS) < NEAR_S;
    const before = rows.get(id);
    const event = state.events.get(id);
    texts.delete(id);
    if (event === undefined) {
      rows.delete(id);
      return {
        text:
          before === undefined
            ? ''
            : writeRow([
                ['AA', id],
                ['DEL', '1'],
              ]),
        structural: near(before),
      };
    }
    const after = rowOf(state, event);
    rows.set(id, after);
    // Rows of events that a client does not know are passed over by it (SYNC-08): they come with the list.
    if (before === undefined) return { text: '', structural: near(after) };
    const cells = eventRow.writeChanges(after, before);
    return {
      text: cells === null ? '' : writeRow(cells),
      structural: after.start !== before.start && (near(before) || near(after)),
    };
  }

  return {
    state,
    row,
    rowText(id) {
      const known = texts.get(id);
      if (known !== undefined) return known;
      const text = writeRow(eventRow.write(row(id)));
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
        .filter((change) => sportId === 0 || change.sportId === sportId)
        .map(({ text }) => text)
        .join('');
    },
    advance(entries, nowMs) {
      const ids = new Set<EventId>();
      for (const { changes } of entries) {
        for (const change of changes) {
          if (EVENT_CHANGES.has(change.kind)) ids.add('event' in change ? change.event.id : (change as { id: EventId }).id);
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
        if (changed.text !== '') bySport.set(league.sportId, (bySport.get(league.sportId) ?? '') + changed.text);
        structural ||= changed.structural;
      }
      for (const [sportId, text] of bySport) recent.push({ atMs: nowMs, sportId, text });
      if (ids.size > 0) touch('rows');
      if (structural) structuralAtS = Math.floor(nowMs / 1000);
      return { texts: bySport, structural };
    },
  };
}

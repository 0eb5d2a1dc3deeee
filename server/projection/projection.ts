import { type Change, type Entry, type EventId, type League, type LiveState, type StageId, seriesOf } from '@stillingen/domain';
import { DANISH } from '@stillingen/wire/words';
import { EarlierItems } from './earlier/earlier.ts';
import { type FeedState, type ItemSource, Mentions } from './item-source.ts';
import { ItemIndex } from './item-index.ts';
import { type ListItem, itemOf, racesWithOtherHeader } from './list-item.ts';
import { factFlags } from './match-view.ts';
import { PersonIndex } from './person-index.ts';
import { type ItemChanges, type RecentRow, RecentRows, changesOf, sportAndGroup } from './row-changes.ts';
import { LIVE_PLACES, NEWS, eventIdOf, topicsOf } from './topics.ts';

export interface EventChanges {
  /** Its sport and the group of the sport. */
  readonly sports: readonly number[];
  readonly text: string;
}

export interface RowChanges {
  /** By sport or group; only those with changed rows. */
  readonly texts: ReadonlyMap<number, string>;
  readonly ofEvents: ReadonlyMap<EventId, EventChanges>;
  /** An event near today was added, removed or moved: lists of today must be loaded again. */
  readonly structural: boolean;
  /** An event began or ceased to be played. */
  readonly live: boolean;
}

const KEPT_TOUCHES = 10_000;
/** Changes after which other persons may be of a match. */
const NAMES_PERSONS: ReadonlySet<Change['kind']> = new Set(['facts', 'incidents', 'event-removed']);

export interface Projection extends FeedState {
  /** Since when its changes are known (milliseconds). */
  readonly sinceMs: number;
  /** At a full second of the last minutes; null where it is not known. */
  at(atMs: number): ItemSource | null;
  readonly touched: Pick<TouchLog, 'count' | 'after'>;
  /** Grows with changes to `rows`, or to an event, tournament, template, participant or series by id. */
  version(topic: string): number;
  /** When an event was last added, removed or moved (seconds); 0 before the first. */
  readonly structuralAtS: number;
  /** Rows (0: of all sports) changed within the last minute, the latest last. */
  recentRows(sportId: number, nowMs: number): readonly RecentRow[];
}

class TouchLog {
  #ids: EventId[] = [];
  #forgotten = 0;

  get count(): number {
    return this.#forgotten + this.#ids.length;
  }
  add(id: EventId): void {
    this.#ids.push(id);
    if (this.#ids.length < 2 * KEPT_TOUCHES) return;
    this.#forgotten += this.#ids.length - KEPT_TOUCHES;
    this.#ids = this.#ids.slice(-KEPT_TOUCHES);
  }
  /** Null where that is too long ago. */
  after(from: number): readonly EventId[] | null {
    return from < this.#forgotten ? null : this.#ids.slice(from - this.#forgotten);
  }
}

/*
 *   journal entry --apply--> state --itemOf--> list item (view and rows) --changesOf(before, after)--> row updates
 *
 * `advance` runs after entries have been applied to the state. Per touched event it puts the new item,
 * keeps the old one for earlier moments, raises the versions of topics and collects the row updates.
 */

export class StateProjection implements Projection {
  readonly words = DANISH;
  readonly reports: boolean;
  readonly state: LiveState;
  readonly sinceMs: number;
  readonly touched = new TouchLog();
  readonly #items = new ItemIndex<ListItem>();
  readonly #mentions = new Mentions();
  readonly #persons: PersonIndex;
  readonly #earlier: EarlierItems;
  readonly #versions = new Map<string, number>();
  readonly #recent = new RecentRows();
  #structuralAtS = 0;
  /** How often rows changed without an entry. */
  #renewals = 0;
  #lastMs: number;

  /** Bound: renderers take it apart from the other members. */
  readonly eventsOf = (id: string): readonly EventId[] => this.#mentions.of(id);
  readonly linedUpIn = (id: string): readonly EventId[] => this.#persons.eventsOf(id);

  /** `sinceMs`: since when the state has not changed. */
  constructor(state: LiveState, sinceMs = 0, reports = false) {
    this.reports = reports;
    this.state = state;
    this.sinceMs = sinceMs;
    this.#lastMs = sinceMs;
    this.#earlier = new EarlierItems(sinceMs);
    this.#persons = new PersonIndex(state);
    for (const id of [...state.events.keys(), ...state.races.keys()]) {
      const item = itemOf(state, id, sinceMs / 1000)!;
      this.#items.put(id, item);
      this.#mentions.replace(id, [], item.mentions);
    }
  }

  items(): Iterable<ListItem> {
    return this.#items.all();
  }
  itemsNear(bounds: readonly [number, number]): Iterable<ListItem> {
    return this.#items.near(bounds);
  }
  item(id: EventId): ListItem | undefined {
    return this.#items.get(id);
  }
  league(id: StageId): League {
    return this.state.leagues.get(id)!;
  }
  at(atMs: number): ItemSource | null {
    return this.#earlier.at(atMs, this);
  }
  version(topic: string): number {
    return (this.#versions.get(topic) ?? 0) + this.#renewals;
  }
  get structuralAtS(): number {
    return this.#structuralAtS;
  }
  recentRows(sportId: number, nowMs: number): readonly RecentRow[] {
    return this.#recent.of(sportId, nowMs);
  }

  advance(entries: readonly Entry[], nowMs: number): RowChanges {
    return this.#renew(this.#touchedBy(entries.flatMap(({ changes }) => changes)), nowMs);
  }

  /** Renews the rows whose participants are shown otherwise, though no entry changed them: by a logo. */
  renewParticipants(nowMs: number): RowChanges {
    this.#renewals += 1;
    const { participants } = this.state;
    const isSame = ({ match }: ListItem): boolean =>
      match !== null && match.home === participants.get(match.home.id) && match.away === participants.get(match.away.id);
    return this.#renew(new Set([...this.#items.all()].filter((item) => !isSame(item)).map(({ id }) => id)), nowMs);
  }

  #renew(ids: ReadonlySet<EventId>, nowMs: number): RowChanges {
    // Never goes back, whatever the clock does: earlier items are kept by it.
    this.#lastMs = Math.max(this.#lastMs, nowMs);
    const texts = new Map<number, string>();
    const ofEvents = new Map<EventId, EventChanges>();
    let [structural, live] = [false, false];
    for (const id of ids) {
      const before = this.#items.get(id);
      const after = itemOf(this.state, id, nowMs / 1000);
      const item = after ?? before;
      // Added and removed within the batch.
      if (item === undefined) continue;
      const changes = changesOf(before, after, nowMs / 1000);
      const sports = sportAndGroup(item.sportId);
      const text = changes.changed.map((row) => row.text).join('');
      if (text !== '' || before === undefined || after === null || !before.isListedLike(after)) this.#put(id, before, after);
      this.#raiseTopics(item, before, after);
      if (item.race !== null) this.#renewHeadersBeside(item, nowMs / 1000);
      this.#noteRecent(id, sports, changes, nowMs);
      if (text !== '') {
        ofEvents.set(id, { sports, text });
        for (const sportId of sports) texts.set(sportId, (texts.get(sportId) ?? '') + text);
      }
      structural ||= changes.structural;
      live ||= (before?.live ?? false) !== (after?.live ?? false);
    }
    this.#recent.pruneSometimes(nowMs);
    if (ids.size > 0) this.#raise('rows');
    if (structural || live) this.#raise(LIVE_PLACES);
    if (structural) this.#structuralAtS = Math.floor(nowMs / 1000);
    return { texts, ofEvents, structural, live };
  }

  #raise(topic: string): void {
    this.#versions.set(topic, this.state.n);
  }

  /** With the other matches of their ties: the second match shows the aggregate. */
  #touchedBy(changes: readonly Change[]): ReadonlySet<EventId> {
    const ids = new Set<EventId>();
    for (const change of changes) {
      const id = eventIdOf(change);
      // A row only shows whether there are comments and line-ups.
      if (id !== null && (change.kind !== 'facts' || this.#flagsChanged(id))) ids.add(id);
      for (const topic of topicsOf(change)) this.#raise(topic);
      if (id !== null && NAMES_PERSONS.has(change.kind))
        for (const person of this.#persons.renew(this.state, id)) this.#raise(person);
    }
    for (const id of [...ids]) for (const leg of this.#legsBeside(id)) ids.add(leg);
    return ids;
  }

  #flagsChanged(id: EventId): boolean {
    const match = this.#items.get(id)?.match ?? null;
    if (match === null) return false;
    const { hasLineups, hasComments } = factFlags(this.state, id);
    return match.hasLineups !== hasLineups || match.hasComments !== hasComments;
  }

  #legsBeside(id: EventId): readonly EventId[] {
    const event = this.state.events.get(id);
    const known = this.#items.get(id)?.match?.series;
    const series = known ?? (event === undefined ? null : seriesOf(this.league(event.leagueId), event));
    return series === null ? [] : this.#mentions.of(series);
  }

  #put(id: EventId, before: ListItem | undefined, after: ListItem | null): void {
    this.#earlier.note(id, before ?? null, this.#lastMs);
    this.#items.put(id, after);
    this.touched.add(id);
  }

  #raiseTopics({ id, leagueId }: ListItem, before: ListItem | undefined, after: ListItem | null): void {
    for (const topic of this.#mentions.replace(id, before?.mentions ?? [], after?.mentions ?? [])) this.#raise(topic);
    const { tournamentId, templateId } = this.league(leagueId);
    if (this.reports && (before?.isOver === true || after?.isOver === true)) this.#raise(NEWS);
    for (const topic of [id, tournamentId, templateId, ...this.#persons.personsOf(id)]) this.#raise(topic);
  }

  /** The first finished race gives a league its table, which headers of other races show. */
  #renewHeadersBeside({ leagueId }: ListItem, nowS: number): void {
    for (const other of racesWithOtherHeader(this.state, this.league(leagueId), this.#items))
      this.#put(other, this.#items.get(other), itemOf(this.state, other, nowS));
  }

  #noteRecent(id: EventId, sports: readonly number[], { added, changed }: ItemChanges, nowMs: number): void {
    for (const row of [...added, ...changed]) this.#recent.note(id, sports, row, nowMs);
  }
}

import type { EventId, League, LiveState, StageId } from '@stillingen/domain';
import type { Vocabulary } from '@stillingen/wire/words';
import type { ListItem } from './list-item.ts';

export interface ItemSource {
  readonly words: Vocabulary;
  /** Whether finished matches without a report have an automatic one. */
  readonly reports: boolean;
  items(): Iterable<ListItem>;
  /** Each item played between two times (seconds), live, or moved from there; and others. */
  itemsNear(bounds: readonly [number, number]): Iterable<ListItem>;
  item(id: EventId): ListItem | undefined;
  league(id: StageId): League;
  /** The matches and races of a participant or series, in no order. */
  eventsOf(id: string): readonly EventId[];
  /** The matches of a person of a team, by the present line-ups and figures; in no order. */
  linedUpIn(id: string): readonly EventId[];
}

export interface FeedState extends ItemSource {
  readonly state: LiveState;
}

export type MatchContext = Pick<ItemSource, 'eventsOf' | 'words' | 'reports'>;

export class Mentions {
  readonly #events = new Map<string, EventId[]>();

  of(id: string): readonly EventId[] {
    return this.#events.get(id) ?? [];
  }

  /** Returns the old and new ids. */
  replace(event: EventId, before: Iterable<string>, after: Iterable<string>): ReadonlySet<string> {
    const [old, now] = [new Set(before), new Set(after)];
    for (const id of now.difference(old)) {
      const list = this.#events.get(id);
      if (list === undefined) this.#events.set(id, [event]);
      else list.push(event);
    }
    for (const id of old.difference(now)) {
      const rest = this.#events.get(id)!.filter((other) => other !== event);
      if (rest.length === 0) this.#events.delete(id);
      else this.#events.set(id, rest);
    }
    return old.union(now);
  }
}

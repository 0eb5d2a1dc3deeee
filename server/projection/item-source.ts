import type { EventId, League, LiveState, StageId } from '@stillingen/domain';
import type { Vocabulary } from '@stillingen/wire/words';
import type { ListItem } from './list-item.ts';

/** List items and leagues at one point in time. */
export interface ItemSource {
  /** The language of its texts. */
  readonly words: Vocabulary;
  items(): Iterable<ListItem>;
  item(id: EventId): ListItem | undefined;
  league(id: StageId): League;
  /** The matches and races of a participant or series, in no order. */
  eventsOf(id: string): readonly EventId[];
}

/** List items and the state that they were made of: everything that feeds are rendered from. */
export interface FeedState extends ItemSource {
  readonly state: LiveState;
}

/** What a feed of a match needs beside the state. */
export type MatchContext = Pick<ItemSource, 'eventsOf' | 'words'>;

/** The matches and races of each participant and series. */
export class Mentions {
  readonly #events = new Map<string, EventId[]>();

  /** In no order. */
  of(id: string): readonly EventId[] {
    return this.#events.get(id) ?? [];
  }

  /** Replaces the ids that an event mentions. Returns the old and new ones. */
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

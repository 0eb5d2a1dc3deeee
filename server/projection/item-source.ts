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

import type { EventId, League, LiveState, StageId } from '@stillingen/domain';
import type { Vocabulary } from '@stillingen/wire/words';
import type { Item } from './list-item.ts';

/** Events and leagues as they stand, or stood at an earlier moment. */
export interface View {
  /** The words in which they are told. */
  readonly words: Vocabulary;
  items(): Iterable<Item>;
  item(id: EventId): Item | undefined;
  league(id: StageId): League;
  /** The matches and races that name a participant, or belong to a series, in no order. */
  eventsOf(id: string): readonly EventId[];
}

/** What lists are made of, as it stands or stood at an earlier moment. */
export interface Shown extends View {
  readonly state: LiveState;
}

/** What a feed about a match is told beside the state: what else its sides play, and the words. */
export type Around = Pick<View, 'eventsOf' | 'words'>;

import type { Origin } from '../event/entities.ts';
import type { EventId } from '../event/ids.ts';
import type { Message } from '../messages/index.ts';
import type { Change } from './state.ts';

export interface Provider {
  readonly name: string;
  readonly origin: Origin;
}

export interface Submission {
  readonly n: number;
  readonly provider: Provider;
  readonly message: Message;
  readonly hash: number;
  readonly isSwapped?: boolean;
}

/** Refusal codes, never reused, with their explanation. */
export const REFUSALS = {
  overloaded: 'the queue is full: messages that no score depends on must be sent again later',
  failed: 'an internal error; nothing of the message was accepted',
  event_refused: 'another message about the same event was refused, and the batch requires whole events',
  unknown_kind: 'this version does not know the kind of message',
  conflict: 'the same key and seq were used with other content',
  key_of_other_kind: 'the key names something of another kind',
  unknown_event: 'no fixture with this key was accepted from this provider',
  unknown_superseded: 'no message with this key and seq was accepted from this provider',
  not_retractable: 'statuses, scores, statistics and rankings are corrected by new values',
  unknown_sport: 'there is no such sport',
  sport_without_duel: 'the sport has no home and away: use `race` and `ranking`',
  sport_with_duel: 'the sport has home and away: use `fixture`, `status` and `score`',
  stage_not_of_sport: 'the sport has no such stage',
  stage_backwards: 'a finished stage returns only by a correction',
  event_finished: 'the event is finished: only a correction may change it',
  name_empty: 'the name has no visible characters',
  sides_settled: 'the match has reports already: its sides, and whether they are swapped, can not change',
  sport_settled: 'the key names an event of another sport',
  same_participant: 'both sides are the same participant',
  unknown_participant: 'no accepted message gave a participant this key',
  participant_key_reused: "the participant's key belongs to another participant",
  impossible_score: 'the rules of the sport do not allow the score; `override` accepts it',
  not_of_sport: 'matches of this sport do not have it',
  no_such_part: 'a match of this sport has no such part',
  values_not_of_columns: 'a row needs one value for each column',
  article_empty: 'an article needs an address or a text',
  report_without_event: 'a report needs an event',
  listed_twice: 'a participant is in the list twice',
  transfer_without_club: 'a transfer needs a club to leave or to join',
  impossible_time: 'the time does not exist',
  time_ahead: "facts may be at most two minutes ahead of the server's clock, plans at most ten years",
} as const;
export type RefusalCode = keyof typeof REFUSALS;

export interface Contradiction {
  readonly eventId: EventId;
  /** Its report counts unless the other provider owns the match. */
  readonly holder: string;
  readonly stands: string;
  readonly reported: string;
}

export type Decision =
  | { readonly result: 'accepted'; readonly changes: readonly Change[]; readonly contradiction?: Contradiction }
  | { readonly result: 'duplicate' | 'stale' }
  | Refusal;

export interface Refusal<Code extends string = RefusalCode> {
  readonly result: 'refused';
  readonly code: Code;
  readonly path: string;
  readonly allowed: string;
}

/** Thrown and caught inside `decide`, so that the rules read straight down. */
export class RefusalError<Code extends string = RefusalCode> extends Error {
  readonly refusal: Refusal<Code>;
  constructor(code: Code, path: string, allowed: string) {
    super(code);
    this.refusal = { result: 'refused', code, path, allowed };
  }
}

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
  readonly isTurned?: boolean;
}

/** Refusal codes, never reused, with their explanation. */
export const REFUSALS = {
  overloaded: 'too much waits to be written: what a score can be shown without is to be said again later',
  failed: 'we failed to judge it, which is our mistake and not its own; nothing of it was taken',
  event_refused: 'another message about the same event was refused, and whole events were asked for',
  unknown_kind: 'this version knows no such kind of message',
  conflict: 'the same key and seq were used for another submission',
  key_of_other_kind: 'the key names something of another kind',
  unknown_event: 'no fixture with this key was accepted from this provider',
  unknown_superseded: 'no message with this key and seq was accepted from this provider',
  not_retractable: 'statuses, scores, statistics and rankings are corrected by saying them again',
  unknown_sport: 'there is no such sport',
  sport_without_duel: 'this sport has no home and away: tell of it by `race` and `ranking`',
  sport_with_duel: 'this sport has home and away: tell of it by `fixture`, `status` and `score`',
  stage_not_of_sport: 'the sport has no such stage',
  stage_backwards: 'a stage that is over comes back only by a correction',
  event_finished: 'the match is finished: only a correction may change it',
  name_empty: 'nothing readable is left of the name',
  sides_settled: 'something was reported of the match already: its sides, and whether they are swapped, are settled',
  sport_settled: 'the key names an event of another sport',
  same_participant: 'both sides are the same participant',
  unknown_participant: 'no accepted message gave a participant this key',
  participant_key_reused: "the participant's key belongs to another participant",
  impossible_score: 'the rules of the sport know no such score; `override` takes it all the same',
  not_of_sport: 'matches of this sport have no such thing',
  no_such_part: 'a match of this sport has no such part',
  values_not_of_columns: 'a row has other than one value for each column',
  article_empty: 'an article has an address, or a text of its own',
  report_without_event: 'a report is about an event',
  listed_twice: 'a participant stands in the list twice',
  transfer_without_club: 'a transfer is from a club or to one',
  impossible_time: 'there is no such time',
  time_ahead: 'what has happened is reported at most two minutes ahead of the clock of the server, what is planned ten years',
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

export interface Refusal {
  readonly result: 'refused';
  readonly code: RefusalCode;
  readonly path: string;
  readonly allowed: string;
}

/** Thrown and caught inside `decide`, so that the rules read straight down. */
export class RefusalError extends Error {
  readonly refusal: Refusal;
  constructor(code: RefusalCode, path: string, allowed: string) {
    super(code);
    this.refusal = { result: 'refused', code, path, allowed };
  }
}

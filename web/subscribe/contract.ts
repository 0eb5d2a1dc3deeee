import type { ChannelSubject } from '@stillingen/wire';
import type { EventWord } from '#text/language.ts';

/** What a visitor may subscribe to. */
export interface Subscribable {
  readonly subject: ChannelSubject;
  readonly ids: readonly string[];
  readonly name: string;
  readonly event: EventWord;
}

import { apply, decide, emptyState, type Entry, hashText } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import { dayList } from '../../server/feeds/lists/lists.ts';
import { StateProjection } from '../../server/projection/projection.ts';
import { EVENT_SPORTS, NOW_S, sportsDay } from './sports-day.ts';

/** A day of every sport as the server has it. */
export interface PublishedDay {
  readonly messages: readonly Message[];
  /** The day's lists of all sports, one after another, as feed text. */
  readonly list: string;
  /** Publishes one more message; returns the text of its update. */
  publish(message: Message): string;
}

/** Publishes a day of `rows` rows through the server's rules and projection. */
export function publishDay(rows: number): PublishedDay {
  const state = emptyState();
  function entryOf(message: Message): Entry {
    const n = state.n + 1;
    const verdict = decide(state, {
      n,
      provider: { name: 'bench', origin: 'real' },
      message,
      hash: hashText(JSON.stringify(message)),
    });
    if (verdict.result !== 'accepted') throw new Error(`not accepted: ${JSON.stringify(message)} ${JSON.stringify(verdict)}`);
    const entry: Entry = { n, atMs: NOW_S * 1000, changes: verdict.changes };
    apply(state, entry);
    return entry;
  }
  const messages = sportsDay(rows);
  for (const message of messages) entryOf(message);
  const projection = new StateProjection(state);
  return {
    messages,
    list: EVENT_SPORTS.map(({ id }) => dayList(projection, id, 0, 1, NOW_S).text).join(''),
    publish: (message) => [...projection.advance([entryOf(message)], NOW_S * 1000).texts.values()][0] ?? '',
  };
}

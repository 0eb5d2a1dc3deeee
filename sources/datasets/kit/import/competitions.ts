import type { Message } from '@stillingen/domain/messages';
import type { ImportedCompetition } from './report.ts';

/** The competitions of the matches and races among messages, each once, in the order in which they first come. */
export function competitionsOf(messages: Iterable<Message>, known = new Map<string, ImportedCompetition>()) {
  for (const message of messages) {
    if (message.kind !== 'fixture' && message.kind !== 'race') continue;
    const { sport, competition } = message;
    const key = [sport, competition.country, competition.category, competition.name].join('|');
    if (!known.has(key)) known.set(key, { sport, competition });
  }
  return known;
}

import type { Decision } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';

/**
 * What may wait to be written, in characters of JSON; the state that it makes takes several times as much memory. Beyond
 * the first bound only what a score can not be shown without is taken, beyond the second nothing.
 */
const MOST_WAITING = { details: 8 * 2 ** 20, anything: 32 * 2 ** 20 } as const;

const DETAILS: ReadonlySet<Message['kind']> = new Set<Message['kind']>([
  'statistics',
  'lineup',
  'absences',
  'comment',
  'player-statistics',
  'history',
  'video',
  'article',
  'ranking-list',
  'transfer',
]);

/** Too much waits: nothing of the batch was taken, and it may be sent again. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

const SHED: Decision = { result: 'refused', code: 'overloaded', path: '', allowed: 'the same message again, in some seconds' };

/** The answer to messages that are not taken while so much waits; the details go first. Throws Overloaded where nothing is taken. */
export function shedding(waiting: number): (message: Message) => Decision | null {
  if (waiting > MOST_WAITING.anything) throw new Overloaded('too much waits to be written');
  return waiting > MOST_WAITING.details ? ({ kind }) => (DETAILS.has(kind) ? SHED : null) : () => null;
}

import type { Database, Statements } from '../database/database.ts';
import type { IdentityEvent } from './context.ts';

/** The database carries them to every process, when the transaction is committed and not before. */
const CHANNEL = 'stillingen_identity';

/** Tells of what the transaction does. */
export async function publishEvent(tx: Statements, event: IdentityEvent): Promise<void> {
  await tx`select pg_notify(${CHANNEL}, ${JSON.stringify(event)})`;
}

/**
 * Hears of what all processes do to accounts. `onGap` is called whenever some of it may have been missed, first of all at the
 * start: what is held in memory has to be asked for anew.
 */
export async function subscribeEvents(
  db: Database,
  { onEvent, onGap }: { onEvent: (event: IdentityEvent) => void; onGap: () => void },
): Promise<AsyncDisposable> {
  const { unlisten } = await db.listen(CHANNEL, (payload) => onEvent(JSON.parse(payload) as IdentityEvent), onGap);
  return { [Symbol.asyncDispose]: unlisten };
}

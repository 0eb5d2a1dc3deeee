import type { Database, Statements } from '../database/database.ts';
import type { IdentityEvent } from './context.ts';

const CHANNEL = 'stillingen_identity';

export async function publishEvent(tx: Statements, event: IdentityEvent): Promise<void> {
  await tx`select pg_notify(${CHANNEL}, ${JSON.stringify(event)})`;
}

/** `onGap`: events may have been lost, also at the start; reload what is held in memory. */
export async function subscribeEvents(
  db: Database,
  { onEvent, onGap }: { onEvent: (event: IdentityEvent) => void; onGap: () => void },
): Promise<AsyncDisposable> {
  const { unlisten } = await db.listen(CHANNEL, (payload) => onEvent(JSON.parse(payload) as IdentityEvent), onGap);
  return { [Symbol.asyncDispose]: unlisten };
}

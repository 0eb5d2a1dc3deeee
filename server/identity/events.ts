import type { ProfileId } from '@stillingen/wire/account';
import type { Database, Statements } from '../database/database.ts';
import type { Identity } from './context.ts';
import { deviceName, truncateAddress } from './http/caller.ts';

export type IdentityEvent =
  /** Sessions of the user ended: check held ones again. */
  | { readonly kind: 'revoked'; readonly userId: ProfileId }
  | { readonly kind: 'data'; readonly userId: ProfileId; readonly project: number; readonly rev: number };

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

/** Writes the audit log; it holds no mail address and no request data. */
export const createAudit =
  (nowMs: () => number): Identity['audit'] =>
  async (tx, { userId, event, ok, caller, detail }) => {
    await tx`
      insert into audit (at, user_id, event, ok, ip_trunc, ua_family, detail)
      values (${new Date(nowMs())}, ${userId}, ${event}, ${ok}, ${truncateAddress(caller.address)}, ${deviceName(caller.userAgent)},
        ${detail === undefined ? null : JSON.stringify(detail)}::text::json)`;
  };

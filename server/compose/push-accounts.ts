import { buildRevText } from '@stillingen/wire/account';
import { subscribeEvents } from '../identity/events.ts';
import { deviceOf } from '../identity/http/caller.ts';
import { findSession, selectLiveSessions } from '../identity/sessions/queries.ts';
import type { AccountGate } from '../push/account-channels.ts';
import type { PushHub } from '../push/hub.ts';
import type { Database } from '../database/database.ts';

/** Admits subscribers by the sessions in the database, which any process may have written. */
export function accountGate(
  db: Database,
  { nowMs, onError }: { nowMs: () => number; onError: AccountGate['onError'] },
): AccountGate {
  return {
    deviceOf,
    async sessionOf(loggedIn, device) {
      const session = await findSession(db, nowMs(), loggedIn, device);
      // Before the terms are accepted a session reads no documents.
      return session?.scope === 'full' ? session.key : null;
    },
    validSessions: (keys) => selectLiveSessions(db, nowMs(), keys),
    onError,
  };
}

/** Publishes revisions of accounts, and revalidates subscribers when sessions end (C22). */
export const pushAccounts = (
  db: Database,
  hub: Pick<PushHub, 'publish' | 'revalidateSessions'>,
  site: { readonly namespace: string; readonly project: number },
): Promise<AsyncDisposable> =>
  subscribeEvents(db, {
    onEvent(event) {
      if (event.kind === 'revoked') hub.revalidateSessions(event.userId);
      else if (event.project === site.project)
        hub.publish({ kind: 'account', id: event.userId, namespace: site.namespace }, () => buildRevText(event.rev));
    },
    onGap: () => hub.revalidateSessions(null),
  });

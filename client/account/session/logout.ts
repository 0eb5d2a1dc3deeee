import type { Store } from '../../store.ts';
import { FLUSH_MS } from '../constants.ts';
import type { AccountPorts } from '../ports.ts';
import { endsSession, isPassing, type Outcome } from '../service/errors.ts';
import { reportError } from '../state.ts';
import { NOT_SIGNED_IN, type Session, type SessionParts } from './session.ts';

type Parts = Pick<SessionParts, 'service' | 'profile' | 'sync' | 'pendingLogout' | 'notices'>;

function flushed({ after, online }: AccountPorts, { sync }: Parts, changes: Store<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      endTimer();
      endListening();
      resolve();
    };
    const endTimer = after(FLUSH_MS, finish);
    const endListening = changes.subscribe(() => {
      if (sync.isSettled()) finish();
    });
    if (sync.isSettled() || !online.holds()) finish();
    else sync.retry();
  });
}

export function createLogout(ports: AccountPorts, parts: Parts, session: Session, changes: Store<unknown>) {
  const { service, profile, pendingLogout, notices } = parts;
  return async (everywhere = false): Promise<void> => {
    await flushed(ports, parts, changes);
    const loggedIn = profile.loggedIn();
    if (loggedIn === null) return;
    notices.put({ ...notices.get(), error: null });
    const outcome = await service.logout(loggedIn, everywhere);
    // ACC-42, C11: cleared after success, where the session was over already, and where no answer comes at all.
    if (outcome.ok || endsSession(outcome.error)) return session.wipe();
    if (outcome.error.space === 'client' && outcome.error.isUnreachable) {
      session.wipe();
      pendingLogout.keep({ kind: 'logout', ...loggedIn });
    }
    // O-166: otherwise the visitor stays signed in, and may try again.
    reportError(notices, outcome.error, 'logout');
  };
}

export function createDeletion({ service, profile, pendingLogout }: Parts, session: Session) {
  return async (): Promise<Outcome<unknown>> => {
    const loggedIn = profile.loggedIn();
    if (loggedIn === null) return NOT_SIGNED_IN;
    const outcome = await service.deleteAccount(loggedIn);
    // ACC-43: wiped in any case. C12: a failure is never reported as success.
    session.wipe();
    if (!outcome.ok && isPassing(outcome.error)) pendingLogout.keep({ kind: 'deleteAccount', ...loggedIn });
    return outcome;
  };
}

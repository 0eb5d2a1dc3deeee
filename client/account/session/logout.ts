import { randomBetween } from '../../ports.ts';
import type { Store } from '../../store.ts';
import { FLUSH_MS, FRESHNESS_MS, MAX_RETRIES, retryPause } from '../constants.ts';
import type { AccountPorts } from '../ports.ts';
import { endsSession, isPassing, type Outcome } from '../service/errors.ts';
import type { AccountService } from '../service/service.ts';
import { reportError } from '../state.ts';
import type { StoredProfile, Unfinished } from '../storage/profile.ts';
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
    // ACC-42, C11: cleared after success, after the end of the session, and without any answer.
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

export type PendingLogoutEnd = (unfinished: Unfinished, outcome: Outcome<unknown>) => void;

/** C11, C12: the session counts as ended only after the service confirmed it. */
export class PendingLogout {
  readonly #ports: AccountPorts;
  readonly #service: AccountService;
  readonly #profile: StoredProfile;
  readonly #onEnd: PendingLogoutEnd;
  readonly #endOnline: () => void;
  #retries = 0;
  #isCalling = false;
  #cancel = (): void => {};

  constructor(ports: AccountPorts, service: AccountService, profile: StoredProfile, onEnd: PendingLogoutEnd) {
    this.#ports = ports;
    this.#service = service;
    this.#profile = profile;
    this.#onEnd = onEnd;
    this.#endOnline = ports.online.subscribe(() => void this.#attempt());
    void this.#attempt();
  }

  keep(unfinished: Unfinished): void {
    this.#retries = 0;
    this.#profile.setUnfinished(unfinished);
    this.#wait(null);
  }

  retry(): void {
    this.#retries = 0;
    void this.#attempt();
  }

  close(): void {
    this.#cancel();
    this.#endOnline();
  }

  async #attempt(): Promise<void> {
    const unfinished = this.#profile.unfinished();
    if (unfinished === null || this.#isCalling || !this.#ports.online.holds()) return;
    this.#cancel();
    this.#isCalling = true;
    const outcome = await this.#call(unfinished);
    this.#isCalling = false;
    const isOver = outcome.ok || endsSession(outcome.error) || !isPassing(outcome.error);
    if (isOver) {
      this.#profile.setUnfinished(null);
      return this.#onEnd(unfinished, outcome);
    }
    this.#retries += 1;
    if (this.#retries > MAX_RETRIES) this.#pause();
    else this.#wait(outcome.error.space === 'terms' ? null : outcome.error.retryAfterS);
  }

  #call({ kind, id, hash }: Unfinished): Promise<Outcome<unknown>> {
    return kind === 'logout' ? this.#service.logout({ id, hash }) : this.#service.deleteAccount({ id, hash });
  }

  #wait(afterS: number | null): void {
    const { leastMs, mostMs } = retryPause(afterS === null ? null : afterS * 1000);
    this.#attemptIn(randomBetween(this.#ports, leastMs, mostMs));
  }

  #pause(): void {
    this.#retries = 0;
    this.#attemptIn(FRESHNESS_MS);
  }

  #attemptIn(delayMs: number): void {
    this.#cancel = this.#ports.after(delayMs, () => void this.#attempt());
  }
}

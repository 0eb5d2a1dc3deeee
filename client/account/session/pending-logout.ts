import { randomBetween } from '../../ports.ts';
import { FRESHNESS_MS, MAX_RETRIES } from '../constants.ts';
import { retryPause } from '../constants.ts';
import { endsSession, isPassing, type Outcome } from '../service/errors.ts';
import type { AccountPorts } from '../ports.ts';
import type { StoredProfile, Unfinished } from '../storage/profile.ts';
import type { AccountService } from '../service/service.ts';

export type PendingLogoutEnd = (unfinished: Unfinished, outcome: Outcome<unknown>) => void;

export interface PendingLogout {
  /** The logout or deletion to repeat; null if there is none. */
  unfinished(): Unfinished | null;
  keep(unfinished: Unfinished): void;
  retry(): void;
  close(): void;
}

/**
 * C11, C12: the profile is wiped while the session may still exist. It counts as ended only after
 * the service confirmed it.
 */
export function createPendingLogout(
  ports: AccountPorts,
  service: AccountService,
  profile: StoredProfile,
  onEnd: PendingLogoutEnd,
): PendingLogout {
  let retries = 0;
  let isCalling = false;
  let cancel = (): void => {};

  const call = ({ kind, id, hash }: Unfinished): Promise<Outcome<unknown>> =>
    kind === 'logout' ? service.logout({ id, hash }) : service.deleteAccount({ id, hash });

  async function attempt(): Promise<void> {
    const unfinished = profile.unfinished();
    if (unfinished === null || isCalling || !ports.online.holds()) return;
    cancel();
    isCalling = true;
    const outcome = await call(unfinished);
    isCalling = false;
    const isOver = outcome.ok || endsSession(outcome.error) || !isPassing(outcome.error);
    if (isOver) {
      profile.setUnfinished(null);
      return onEnd(unfinished, outcome);
    }
    retries += 1;
    if (retries > MAX_RETRIES) pause();
    else wait(outcome.error.space === 'terms' ? null : outcome.error.retryAfterS);
  }

  function wait(afterS: number | null): void {
    const { leastMs, mostMs } = retryPause(afterS === null ? null : afterS * 1000);
    cancel = ports.after(randomBetween(ports, leastMs, mostMs), () => void attempt());
  }

  function pause(): void {
    retries = 0;
    cancel = ports.after(FRESHNESS_MS, () => void attempt());
  }

  const endOnline = ports.online.subscribe(() => void attempt());
  void attempt();

  return {
    unfinished: () => profile.unfinished(),
    keep(unfinished) {
      retries = 0;
      profile.setUnfinished(unfinished);
      wait(null);
    },
    retry() {
      retries = 0;
      void attempt();
    },
    close() {
      cancel();
      endOnline();
    },
  };
}

import { type DataDiff, type DataKey, isEmptyDiff, type LoggedIn } from '@stillingen/wire/account';
import { randomBetween } from '../../ports.ts';
import { CHECK_MS } from '../constants.ts';
import { type AccountError, type Asked, endsSession, ERROR_CODES, isPassing, type Outcome } from '../service/errors.ts';
import type { AccountPorts } from '../ports.ts';
import type { StoredProfile } from '../storage/profile.ts';
import type { AccountService } from '../service/service.ts';
import { createChanges } from './changes.ts';
import { areFresh, createDocuments } from './documents.ts';
import { start, step } from './machine.ts';
import type { Effect, Event, Phase, State, Transition } from './state.ts';

/** What the owner of the sync hears. */
export interface SyncListener {
  /** Something may have changed: documents, person, phase or what is still to be stored. */
  onChange(): void;
  onAsked(asked: Asked): void;
  /** A change was refused for good and taken back. */
  onRefused(error: AccountError): void;
  /** ACC-46: the session is over; the profile is wiped already. */
  onSessionEnd(error: AccountError): void;
}

/** Keeps the data of who is signed in true: runs the machine on the stored profile and the service. */
export interface Sync {
  /** Looks again who is signed in; called after every login, logout and change of another page. */
  refreshLogin(): void;
  change(key: DataKey, diff: DataDiff): void;
  isPending(key: DataKey, path: string): boolean;
  /** Whether all that was changed is at the service. */
  isSettled(): boolean;
  phase(): Phase;
  /** What was asked of the user is answered. */
  agreed(): void;
  /** There may be news: `rev` is what the service is at. */
  onRevision(rev: number): void;
  /** There may be news of which nothing was pendingRev, or the session may have ended. */
  revalidate(): void;
  retry(): void;
  /** Forgets what was not stored: the user logs out. */
  forget(): void;
  /** The service says that the session is over: the profile is wiped, and what was not stored is kept for the next login. */
  endSession(error: AccountError): void;
  /** Leaves what was not stored to other pages: this one may go. */
  release(): void;
  close(): void;
}

/** In place of when data were asked for: whatever page comes next loads them, even where this one goes before it can. */
const OUTDATED = 0;

const sameLogin = (a: LoggedIn | null, b: LoggedIn | null): boolean => a?.id === b?.id && a?.hash === b?.hash;

export function createSync(ports: AccountPorts, service: AccountService, profile: StoredProfile, listener: SyncListener): Sync {
  const changes = createChanges(profile, ports.nowMs);
  const documents = createDocuments(profile, changes);
  let who: LoggedIn | null = null;
  let call = new AbortController();
  let cancelTimer = (): void => {};
  let cancelCheck = (): void => {};
  let state: State = start(ports.online.holds());
  const queue: Event[] = [];
  let isRunning = false;
  /** What the service was pendingRev to be at while something was being stored: our own change, or that of somebody else. */
  let pendingRev: number | null = null;

  function dispatch(event: Event): void {
    queue.push(event);
    if (isRunning) return;
    isRunning = true;
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) enter(step(state, next));
    isRunning = false;
    listener.onChange();
  }

  function enter(next: Transition): void {
    const wasStoring = state.phase === 'storing';
    state = next.state;
    for (const effect of next.effects) run(effect);
    if (wasStoring && state.phase !== 'storing') checkPendingRev();
  }

  function run(effect: Effect): void {
    switch (effect.type) {
      case 'load':
        return void load();
      case 'store':
        return void store();
      case 'abort':
        changes.putBack();
        return call.abort();
      case 'cancel':
        return cancelTimer();
      case 'wait':
        cancelTimer();
        cancelTimer = ports.after(randomBetween(ports, effect.leastMs, effect.mostMs), () => dispatch({ type: 'due' }));
    }
  }

  /** The signal of a new call; answers count as long as it is not aborted and the same user is signed in. */
  function newCall(): AbortSignal {
    call = new AbortController();
    return call.signal;
  }
  const hasChanges = (): boolean => !changes.isEmpty();

  async function load(): Promise<void> {
    const asks = who;
    if (asks === null) return;
    const signal = newCall();
    const outcome = await service.getData(asks, signal);
    if (signal.aborted) return;
    if (!sameLogin(profile.loggedIn(), asks)) return refreshLogin();
    // Only now: where the page goes before the answer, the next one asks.
    profile.setAskedMs(ports.nowMs());
    if (!outcome.ok) return fail(outcome);
    const isStale = !documents.take(outcome.answer);
    notifyAsked(outcome.asked);
    dispatch({ type: 'loaded', isStale, hasChanges: hasChanges() });
    if (outcome.asked.terms.length > 0) dispatch({ type: 'asked', hasChanges: hasChanges() });
  }

  async function store(): Promise<void> {
    const asks = who;
    const sending = changes.take();
    if (asks === null) return;
    // Another page has taken it over.
    if (sending === null) return dispatch({ type: 'stored', isBehind: false, hasChanges: false });
    const signal = newCall();
    const outcome = await service.storeMergedData(asks, sending.key, sending.diff, signal);
    if (signal.aborted) return;
    if (!sameLogin(profile.loggedIn(), asks)) return refreshLogin();
    if (!outcome.ok) return failStore(outcome);
    changes.settle();
    const isBehind = outcome.answer.rev !== (profile.rev() ?? -1) + 1;
    if (isBehind) profile.setAskedMs(OUTDATED);
    else profile.setRev(outcome.answer.rev);
    notifyAsked(outcome.asked);
    dispatch({ type: 'stored', isBehind, hasChanges: hasChanges() });
    if (outcome.asked.terms.length > 0) dispatch({ type: 'asked', hasChanges: hasChanges() });
  }

  function failStore(outcome: Extract<Outcome<never>, { ok: false }>): void {
    const { error } = outcome;
    const isRefused = !isPassing(error) && !endsSession(error) && error.space !== 'terms' && !asksMarketing(error);
    if (!isRefused) {
      changes.putBack();
      return fail(outcome);
    }
    const isRolledBack = changes.refuse();
    if (isRolledBack) listener.onRefused(error);
    dispatch({ type: 'refused', isRolledBack, hasChanges: hasChanges() });
  }

  const asksMarketing = (error: AccountError): boolean => error.space === 'client' && error.code === ERROR_CODES.marketingNeeded;

  function fail({ error, asked }: Extract<Outcome<never>, { ok: false }>): void {
    notifyAsked(asked);
    if (endsSession(error)) return endSession(error);
    if (error.space === 'terms' || asksMarketing(error)) return dispatch({ type: 'asked', hasChanges: hasChanges() });
    const afterS = error.retryAfterS;
    dispatch({ type: 'failed', afterMs: afterS === null ? null : afterS * 1000, hasChanges: hasChanges() });
  }

  function notifyAsked(asked: Asked): void {
    if (asked.terms.length > 0 || asked.marketing !== 'NONE') listener.onAsked(asked);
  }

  /** What was not stored is kept: the same user finds it after the next login. */
  function endSession(error: AccountError): void {
    changes.release();
    profile.signOut(true);
    refreshLogin();
    listener.onSessionEnd(error);
  }

  const isFresh = (): boolean => areFresh(profile, ports.nowMs());

  /** ACC-48, ACC-49. */
  function check(): void {
    cancelCheck = ports.after(CHECK_MS, check);
    if (who === null || !ports.visibility.holds()) return;
    if (changes.adopt()) dispatch({ type: 'changed' });
    if (!isFresh()) dispatch({ type: 'stale' });
  }

  function revalidate(): void {
    if (who === null) return;
    profile.setAskedMs(OUTDATED);
    dispatch({ type: 'stale' });
  }

  /** What was pendingRev during a store is judged once it is known what the store made of it. */
  function checkPendingRev(): void {
    const rev = pendingRev;
    pendingRev = null;
    if (rev !== null && rev > (profile.rev() ?? 0) && state.phase !== 'loading') revalidate();
  }

  function refreshLogin(): void {
    const now = profile.loggedIn();
    if (sameLogin(now, who)) return listener.onChange();
    who = now;
    pendingRev = null;
    if (now === null) return dispatch({ type: 'signedOut' });
    documents.begin();
    changes.begin(now.id);
    changes.adopt();
    dispatch({ type: 'signedIn', isDue: !isFresh(), hasChanges: hasChanges() });
  }

  cancelCheck = ports.after(ports.random() * CHECK_MS, check);
  const endOnline = ports.online.subscribe(() => dispatch({ type: 'online', isOnline: ports.online.holds() }));

  return {
    refreshLogin,
    change(key, diff) {
      if (isEmptyDiff(diff)) return;
      if (who === null) return;
      changes.add(key, diff);
      dispatch({ type: 'changed' });
    },
    isPending: (key, path) => who !== null && changes.touches(key, path),
    isSettled: () => who === null || changes.isEmpty(),
    phase: () => state.phase,
    agreed: () => dispatch({ type: 'agreed' }),
    onRevision(rev) {
      if (state.phase === 'storing') pendingRev = rev;
      else if (rev !== profile.rev()) revalidate();
    },
    revalidate,
    retry: () => dispatch({ type: 'retry' }),
    forget: () => changes.forget(),
    endSession,
    release: () => changes.release(),
    close() {
      changes.release();
      cancelCheck();
      endOnline();
      dispatch({ type: 'close' });
    },
  };
}

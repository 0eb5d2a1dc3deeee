import { type DataDiff, type DataKey, isEmptyDiff, type LoggedIn } from '@stillingen/wire/account';
import { randomBetween } from '../../ports.ts';
import { CHECK_MS } from '../constants.ts';
import {
  type AccountError,
  type RequiredConsents,
  endsSession,
  ERROR_CODES,
  isPassing,
  type Outcome,
} from '../service/errors.ts';
import type { AccountPorts } from '../ports.ts';
import type { StoredProfile } from '../storage/profile.ts';
import type { AccountService } from '../service/service.ts';
import { OwnChanges } from './changes.ts';
import { areFresh, createDocuments, type Documents } from './documents.ts';
import { start, step } from './machine.ts';
import type { SyncEffect, SyncEvent, SyncPhase, SyncState } from './state.ts';

export interface SyncListener {
  onChange(): void;
  onConsentRequired(required: RequiredConsents): void;
  onRefused(error: AccountError, path: string): void;
  /** ACC-46: the profile is already wiped. */
  onSessionEnd(error: AccountError): void;
}

const OUTDATED = 0;

const sameLogin = (a: LoggedIn | null, b: LoggedIn | null): boolean => a?.id === b?.id && a?.hash === b?.hash;
const requiresMarketing = (error: AccountError): boolean =>
  error.space === 'client' && error.code === ERROR_CODES.marketingNeeded;

type Failure = Extract<Outcome<never>, { ok: false }>;

/**
 * Keeps the data of the signed-in user current: runs machine.ts on the stored profile and the service.
 *
 *   login, changes, answers, timers, online --events--> step() --effects--> load, store, abort, set or cancel the timer
 *   answers --> Documents, OwnChanges --> stored profile
 */
export class Sync {
  readonly #ports: AccountPorts;
  readonly #service: AccountService;
  readonly #profile: StoredProfile;
  readonly #listener: SyncListener;
  readonly #changes: OwnChanges;
  readonly #documents: Documents;
  readonly #events: SyncEvent[] = [];
  readonly #endOnline: () => void;
  #state: SyncState;
  #isRunning = false;
  #user: LoggedIn | null = null;
  #call = new AbortController();
  #cancelTimer = (): void => {};
  #cancelCheck: () => void;
  #pendingRev: number | null = null;

  constructor(ports: AccountPorts, service: AccountService, profile: StoredProfile, listener: SyncListener) {
    this.#ports = ports;
    this.#service = service;
    this.#profile = profile;
    this.#listener = listener;
    this.#changes = new OwnChanges(profile, ports.nowMs);
    this.#documents = createDocuments(profile, this.#changes);
    this.#state = start(ports.online.holds());
    this.#cancelCheck = ports.after(ports.random() * CHECK_MS, () => this.#check());
    this.#endOnline = ports.online.subscribe(() => this.#dispatch({ type: 'online', isOnline: ports.online.holds() }));
  }

  refreshLogin(): void {
    const now = this.#profile.loggedIn();
    if (sameLogin(now, this.#user)) return this.#listener.onChange();
    this.#user = now;
    this.#pendingRev = null;
    if (now === null) return this.#dispatch({ type: 'signedOut' });
    this.#documents.begin();
    this.#changes.begin(now.id);
    this.#changes.adopt();
    this.#dispatch({ type: 'signedIn', isDue: !areFresh(this.#profile, this.#ports.nowMs()), hasChanges: this.#hasChanges() });
  }

  change(key: DataKey, diff: DataDiff): void {
    if (isEmptyDiff(diff) || this.#user === null) return;
    this.#changes.add(key, diff);
    this.#dispatch({ type: 'changed' });
  }

  isPending(key: DataKey, path: string): boolean {
    return this.#user !== null && this.#changes.touches(key, path);
  }

  isSettled(): boolean {
    return this.#user === null || this.#changes.isEmpty();
  }

  phase(): SyncPhase {
    return this.#state.phase;
  }

  agreed(): void {
    this.#dispatch({ type: 'agreed' });
  }

  onRevision(rev: number): void {
    if (this.#state.phase === 'storing') this.#pendingRev = rev;
    else if (rev !== this.#profile.rev()) this.revalidate();
  }

  revalidate(): void {
    if (this.#user === null) return;
    this.#profile.setLoadedMs(OUTDATED);
    this.#dispatch({ type: 'stale' });
  }

  retry(): void {
    this.#dispatch({ type: 'retry' });
  }

  discard(): void {
    this.#changes.discard();
  }

  endSession(error: AccountError): void {
    this.#changes.release();
    this.#profile.signOut(true);
    this.refreshLogin();
    this.#listener.onSessionEnd(error);
  }

  release(): void {
    this.#changes.release();
  }

  close(): void {
    this.#changes.release();
    this.#cancelCheck();
    this.#endOnline();
    this.#dispatch({ type: 'close' });
  }

  #dispatch(event: SyncEvent): void {
    this.#events.push(event);
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let next = this.#events.shift(); next !== undefined; next = this.#events.shift()) {
      const wasStoring = this.#state.phase === 'storing';
      const { state, effects } = step(this.#state, next);
      this.#state = state;
      for (const effect of effects) this.#run(effect);
      if (wasStoring && state.phase !== 'storing') this.#checkPendingRev();
    }
    this.#isRunning = false;
    this.#listener.onChange();
  }

  #run(effect: SyncEffect): void {
    switch (effect.type) {
      case 'load':
        return void this.#load();
      case 'store':
        return void this.#store();
      case 'abort':
        this.#changes.putBack();
        return this.#call.abort();
      case 'cancel':
        return this.#cancelTimer();
      case 'wait': {
        const delayMs = randomBetween(this.#ports, effect.leastMs, effect.mostMs);
        this.#cancelTimer();
        this.#cancelTimer = this.#ports.after(delayMs, () => this.#dispatch({ type: 'due' }));
      }
    }
  }

  #newCall(): AbortSignal {
    this.#call = new AbortController();
    return this.#call.signal;
  }

  #hasChanges(): boolean {
    return !this.#changes.isEmpty();
  }

  async #load(): Promise<void> {
    const user = this.#user;
    if (user === null) return;
    const signal = this.#newCall();
    const outcome = await this.#service.getData(user, signal);
    if (signal.aborted) return;
    if (!sameLogin(this.#profile.loggedIn(), user)) return this.refreshLogin();
    // Set now: if this page closes without an answer, the next one loads.
    this.#profile.setLoadedMs(this.#ports.nowMs());
    if (!outcome.ok) return this.#fail(outcome);
    const isStale = !this.#documents.receive(outcome.answer);
    this.#notifyRequired(outcome.required);
    this.#dispatch({ type: 'loaded', isStale, hasChanges: this.#hasChanges() });
    this.#requireTerms(outcome.required);
  }

  async #store(): Promise<void> {
    const user = this.#user;
    const sending = this.#changes.take();
    if (user === null) return;
    // Another page has taken the changes over.
    if (sending === null) return this.#dispatch({ type: 'stored', isBehind: false, hasChanges: false });
    const signal = this.#newCall();
    const outcome = await this.#service.storeMergedData(user, sending.key, sending.diff, signal);
    if (signal.aborted) return;
    if (!sameLogin(this.#profile.loggedIn(), user)) return this.refreshLogin();
    if (!outcome.ok) return this.#failStore(outcome);
    this.#changes.settle();
    const isBehind = outcome.answer.rev !== (this.#profile.rev() ?? -1) + 1;
    if (isBehind) this.#profile.setLoadedMs(OUTDATED);
    else this.#profile.setRev(outcome.answer.rev);
    this.#notifyRequired(outcome.required);
    this.#dispatch({ type: 'stored', isBehind, hasChanges: this.#hasChanges() });
    this.#requireTerms(outcome.required);
  }

  #requireTerms({ terms }: RequiredConsents): void {
    if (terms.length > 0) this.#dispatch({ type: 'consentRequired', hasChanges: this.#hasChanges() });
  }

  #failStore(outcome: Failure): void {
    const { error } = outcome;
    const isRefused = !isPassing(error) && !endsSession(error) && error.space !== 'terms' && !requiresMarketing(error);
    if (!isRefused) {
      this.#changes.putBack();
      return this.#fail(outcome);
    }
    const path = this.#changes.refuse();
    if (path !== null) this.#listener.onRefused(error, path);
    this.#dispatch({ type: 'refused', isRolledBack: path !== null, hasChanges: this.#hasChanges() });
  }

  #fail({ error, required }: Failure): void {
    this.#notifyRequired(required);
    if (endsSession(error)) return this.endSession(error);
    const hasChanges = this.#hasChanges();
    if (error.space === 'terms' || requiresMarketing(error)) return this.#dispatch({ type: 'consentRequired', hasChanges });
    const afterS = error.retryAfterS;
    this.#dispatch({ type: 'failed', afterMs: afterS === null ? null : afterS * 1000, hasChanges });
  }

  #notifyRequired(required: RequiredConsents): void {
    if (required.terms.length > 0 || required.marketing !== 'NONE') this.#listener.onConsentRequired(required);
  }

  /** ACC-48, ACC-49. */
  #check(): void {
    this.#cancelCheck = this.#ports.after(CHECK_MS, () => this.#check());
    if (this.#user === null || !this.#ports.visibility.holds()) return;
    if (this.#changes.adopt()) this.#dispatch({ type: 'changed' });
    if (!areFresh(this.#profile, this.#ports.nowMs())) this.#dispatch({ type: 'stale' });
  }

  #checkPendingRev(): void {
    const rev = this.#pendingRev;
    this.#pendingRev = null;
    if (rev !== null && rev > (this.#profile.rev() ?? 0) && this.#state.phase !== 'loading') this.revalidate();
  }
}

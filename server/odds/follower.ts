import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EventId, LiveState } from '@stillingen/domain';
import { type HeldOffer, OddsState, type OfferConfirmation, type OfferVersion } from '@stillingen/domain/odds';
import type { Bus, OddsPublication } from '../bus/bus.ts';
import type { Database } from '../database/database.ts';
import { eventsInMemory, isOver } from './leader/offers-over.ts';
import { readConfirmations } from './log/confirmations.ts';
import { lastOddsNumber, readLastVersions, readVersions } from './log/read.ts';
import { OddsPast } from './past.ts';

/** The leader publishes every second: after this silence the log is read. */
const SILENT_MS = 3000;
const CHECK_MS = 1000;
const SWEEP_MS = 60_000;
const READ_EVENTS = 500;
const MAX_RUN = 500;
const MAX_WAITING = 1000;

/** Called after offers were applied, with their versions. */
export type OddsListener = (versions: readonly OfferVersion[], confirmations: readonly OfferConfirmation[]) => void;

export interface OddsFollowerOptions {
  readonly db: Database;
  readonly bus: Bus;
  /** The state of the journal, which odds never overtake. */
  readonly live: LiveState;
  readonly nowMs: () => number;
  readonly report: (error: unknown) => void;
}

/*
 * As the follower of the journal: the bus is a hint, versions apply in the order of their numbers.
 *
 *   current ── publication with the next version ──► current
 *      │  └── after a gap, or 3 s of silence ──► reading the log ──► current
 *      └── a version after an entry that is not applied here yet: waits for it
 */
export class OddsFollower implements AsyncDisposable {
  readonly state = new OddsState();
  readonly #options: OddsFollowerOptions;
  readonly #past: OddsPast;
  readonly #listeners: OddsListener[] = [];
  #waiting: OddsPublication[] = [];
  #receivedMs: number;
  #reading = Promise.resolve();
  #readings = 0;
  #isErrorReported = false;
  #gaps = 0;
  #subscription: AsyncDisposable | null = null;
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(options: OddsFollowerOptions) {
    this.#options = options;
    this.#past = new OddsPast(options.nowMs);
    this.#receivedMs = options.nowMs();
  }

  counts(): { readonly position: number; readonly bytes: number; readonly gaps: number } {
    return { position: this.state.n, bytes: this.state.bytes, gaps: this.#gaps };
  }

  /** Reads the offers of events that are not over, then follows. */
  async start(): Promise<void> {
    const { db, bus, live, nowMs } = this.#options;
    const last = await lastOddsNumber(db);
    const events = eventsInMemory(live, nowMs());
    for (let from = 0; from < events.length; from += READ_EVENTS) {
      const some = events.slice(from, from + READ_EVENTS);
      for (const version of await readLastVersions(db, some)) this.state.restore(version);
      for (const { bookmaker, event, isLive, atMs } of await readConfirmations(db, some))
        this.state.confirm(bookmaker, [event], isLive, atMs);
    }
    this.state.n = Math.max(this.state.n, last);
    this.#subscription = bus.subscribeOdds((publication) => this.#receive(publication));
    this.#timers.push(
      setInterval(() => this.#check(), CHECK_MS),
      setInterval(() => this.#sweep(), SWEEP_MS),
    );
  }

  onChanges(listener: OddsListener): void {
    this.#listeners.push(listener);
  }

  /** The offers of an event at a time of the last three minutes (milliseconds); null before them. */
  oddsAt(event: EventId, atMs: number): readonly HeldOffer[] | null {
    return this.#past.offersAt(this.state, event, atMs);
  }

  /** Whether memory holds the offers of an event at a time; null for the present. */
  holds(event: EventId, atMs: number | null): boolean {
    const { live, nowMs } = this.#options;
    return !isOver(live, event, nowMs()) && (atMs === null || this.#past.reaches(atMs));
  }

  /** Applies what waited for entries of the journal. */
  onEntries(): void {
    if (this.#waiting.length === 0 || this.#readings > 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const publication of waiting) this.#receive(publication);
  }

  /** Applies all that the log holds at the call. Rejects if it can not be read. */
  catchUp(): Promise<void> {
    this.#readings += 1;
    const done = this.#reading
      .then(() => this.#read())
      .finally(() => {
        this.#readings -= 1;
        this.onEntries();
      });
    this.#reading = done.catch(() => undefined);
    return done;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#subscription?.[Symbol.asyncDispose]();
    await this.#reading;
  }

  #check(): void {
    if (this.#readings === 0 && this.#options.nowMs() - this.#receivedMs > SILENT_MS) this.#tryToCatchUp();
  }

  #tryToCatchUp(): void {
    this.catchUp().then(
      () => {
        this.#isErrorReported = false;
      },
      (error: unknown) => {
        if (!this.#isErrorReported) this.#options.report(error);
        this.#isErrorReported = true;
      },
    );
  }

  #receive(publication: OddsPublication): void {
    this.#receivedMs = this.#options.nowMs();
    const { versions, confirmations, last } = publication;
    const isAhead = versions.some(({ journalN }) => journalN > this.#options.live.n);
    if (this.#readings > 0 || isAhead || this.#waiting.length > 0) {
      this.#wait(publication);
      return;
    }
    const next = versions.filter(({ n }) => n > this.state.n);
    if ((next.length === 0 ? last : next[0]!.n - 1) > this.state.n) {
      this.#gaps += 1;
      this.#wait(publication);
      this.#tryToCatchUp();
      return;
    }
    for (const version of next) {
      this.#past.note(this.state, version);
      this.state.apply(version);
      this.state.idOf(version.offer, () => version.id);
    }
    for (const confirmation of confirmations) this.state.applyConfirmation(confirmation);
    this.#notify(next, confirmations);
  }

  /** Beyond the bound the log is read instead. */
  #wait(publication: OddsPublication): void {
    if (this.#waiting.length < MAX_WAITING) this.#waiting.push(publication);
  }

  #notify(versions: readonly OfferVersion[], confirmations: readonly OfferConfirmation[]): void {
    if (versions.length === 0 && confirmations.length === 0) return;
    for (const listener of this.#listeners) {
      try {
        listener(versions, confirmations);
      } catch (error) {
        this.#options.report(error);
      }
    }
  }

  async #read(): Promise<void> {
    let run: OfferVersion[] = [];
    for await (const version of readVersions(this.#options.db, this.state.n)) {
      this.#past.note(this.state, version);
      this.state.restore(version);
      run.push(version);
      if (run.length < MAX_RUN) continue;
      this.#notify(run, []);
      run = [];
      await nextTurn();
    }
    this.#notify(run, []);
    this.#receivedMs = this.#options.nowMs();
  }

  #sweep(): void {
    const { live, nowMs } = this.#options;
    for (const event of this.state.events) if (isOver(live, event, nowMs())) this.state.drop(event);
    this.#past.forget();
  }
}

import type { Clock, HttpGet, IngestClient, Log } from '../../ports.ts';
import type { Answer, Connector, SourceRequest } from '../kit/connector.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../kit/pace.ts';
import { UnreadableAnswer } from '../kit/answer.ts';
import { RequestBudget } from './budget.ts';
import { type DueRequest, DueRequests } from './due-requests.ts';
import { fetchAnswer, type Fetched, type Validators } from './fetch-answer.ts';
import { Notes } from './notes.ts';
import { Publisher } from './publisher.ts';
import type { SourceState, StateStore } from './source-state.ts';

/** Matches of a source that has not answered well for this long are shown as 'Vent'. */
export const AWAITING_MS = 5 * MINUTE;
const SAVE_MS = 5 * SECOND;
const REDELIVER_MS = 5 * SECOND;
/** A second answer is requested after this time where the first one alone is not believed. */
const RECHECK_MS = 25 * SECOND;
const LONGEST_SLEEP = 10 * SECOND;
/** Answers of an unknown shape in a row before the source counts as failing. */
const MOST_UNREADABLE = 3;
const CLOCK_OFF_MS = 5 * SECOND;

type FetchedAnswer = Extract<Fetched, { kind: 'answer' }>;

export interface RunOptions {
  readonly connector: Connector;
  /** Codes; empty for sources without a choice. */
  readonly leagues: readonly string[];
  readonly key: string;
  readonly address: URL;
  readonly userAgent: string;
  readonly httpGet: HttpGet;
  readonly ingest: IngestClient;
  readonly clock: Clock;
  readonly random: () => number;
  readonly log: Log;
  readonly store: StateStore;
  readonly signal: AbortSignal;
  /** Called with every answer, before it is read. */
  readonly record?: (path: string, answer: FetchedAnswer, atMs: number) => void;
  /** Called once, after the first answer was delivered. */
  readonly onFirstAnswer?: () => void;
}

/** The last answer of one address. It is read again when unchanged: what it means depends on the time. */
interface LastAnswer {
  readonly validators: Validators;
  readonly text: string;
  readonly dateMs: number;
  readonly madeMs: number;
}

/**
 * Polls one source and delivers the difference.
 *
 *   due ─► budget ─► request ─► answer ─► read ─► reports ─► drafts ─► delivered ─► remembered
 *    ▲                  │ failed                                          │ not delivered
 *    └──── back-off ◄───┘                      the same answer again ◄────┘
 */
export class ConnectorRun {
  readonly #options: RunOptions;
  readonly #due: DueRequests;
  readonly #notes: Notes;
  #budget: RequestBudget;
  readonly #publisher: Publisher;
  readonly #answers = new Map<string, LastAnswer>();
  readonly #unreadable = new Map<string, number>();
  #lastGoodMs: number | null = null;
  #failing: SourceState['failing'] = null;
  #savedMs = 0;
  #forgotMs = 0;
  #isChanged = false;
  #isStopped = false;
  #isBudgetShort = false;
  #hasAnswered = false;

  constructor(options: RunOptions) {
    this.#options = options;
    this.#due = new DueRequests(options.random);
    this.#notes = new Notes(options.log, options.connector.name, options.key);
    this.#budget = new RequestBudget(options.connector.limits);
    const { connector, leagues, ingest } = options;
    this.#publisher = new Publisher({ connector, leagues, ingest, notes: this.#notes });
  }

  /** Runs until the signal is aborted, or the source refuses the key. */
  async run(): Promise<void> {
    const { clock, signal } = this.#options;
    await this.#load();
    this.#announce();
    while (!signal.aborted && !this.#isStopped) {
      const nowMs = clock.nowMs();
      this.#forget(nowMs);
      await this.#keepAlive(nowMs);
      const next = this.#next(nowMs);
      const waitMs = next === null ? LONGEST_SLEEP : this.#waitFor(next.dueMs, nowMs);
      if (next !== null && waitMs <= 0) await this.#request(next.path);
      else await clock.sleep(Math.min(LONGEST_SLEEP, Math.max(1, waitMs)), signal);
      await this.#save(false);
    }
    await this.#save(true);
  }

  async #load(): Promise<void> {
    const { store, connector, clock } = this.#options;
    const state = await store.read();
    if (state === null) return;
    this.#budget = new RequestBudget(connector.limits, state.requestTimes);
    this.#publisher.remember(state.matches, state.unmapped, clock.nowMs());
    this.#lastGoodMs = state.lastGoodMs;
  }

  /** Addresses that are not planned any more, with their answers, and matches of the past. */
  #forget(nowMs: number): void {
    if (nowMs - this.#forgotMs < HOUR) return;
    this.#forgotMs = nowMs;
    this.#publisher.forget(nowMs);
    for (const path of this.#due.forget(nowMs - DAY)) {
      this.#answers.delete(path);
      this.#unreadable.delete(path);
    }
  }

  #announce(): void {
    const { connector, clock } = this.#options;
    const perHour = Math.ceil(this.#requests(clock.nowMs()).reduce((sum, { everyMs }) => sum + HOUR / everyMs, 0));
    const requests = `about ${perHour} request${perHour === 1 ? '' : 's'} an hour now, at most ${connector.limits.perHour}`;
    this.#notes.info(`${connector.about}; ${requests}; ${connector.terms}`);
  }

  #requests(nowMs: number): SourceRequest[] {
    const { connector, leagues } = this.#options;
    return connector.requests({ leagues, matches: this.#publisher.plans(nowMs), nowMs });
  }

  /** A request for a match in play goes before others that would delay it. */
  #next(nowMs: number): DueRequest | null {
    const requests = this.#requests(nowMs);
    const next = this.#due.next(requests, nowMs);
    if (next === null || next.isLive || next.dueMs > nowMs || this.#due.isStarved(next, nowMs)) return next;
    const ofLive = requests.filter(({ isLive }) => isLive);
    const live = this.#due.next(ofLive, nowMs);
    const reserved = Math.ceil(ofLive.reduce((sum, { everyMs }) => sum + MINUTE / everyMs, 0));
    const delays = (dueMs: number): boolean =>
      this.#budget.freeMs(nowMs, reserved) > nowMs || dueMs < this.#budget.freeAfterMs(nowMs);
    return live !== null && delays(live.dueMs) ? live : next;
  }

  #waitFor(dueMs: number, nowMs: number): number {
    const freeMs = this.#budget.freeMs(nowMs);
    if (dueMs <= nowMs && freeMs > nowMs && !this.#isBudgetShort) {
      this.#isBudgetShort = true;
      this.#notes.warn('the budget of requests is used up: intervals are stretched, matches in play first', nowMs);
    }
    return Math.max(dueMs, freeMs) - nowMs;
  }

  async #request(path: string): Promise<void> {
    const { connector, address, key, userAgent, httpGet, clock, signal, record } = this.#options;
    const sentMs = clock.nowMs();
    this.#budget.take(sentMs);
    this.#isChanged = true;
    const validators = this.#answers.get(path)?.validators ?? {};
    const input = { connector, address, path, key, userAgent, validators, httpGet, nowMs: sentMs, signal };
    const fetched = await fetchAnswer(input);
    if (signal.aborted) return;
    const nowMs = clock.nowMs();
    if (fetched.kind === 'failed') return this.#onFailure(path, fetched, nowMs);
    if (fetched.kind === 'answer') {
      record?.(path, fetched, nowMs);
      return this.#onAnswer(path, fetched, nowMs);
    }
    const known = this.#answers.get(path);
    if (known !== undefined) return this.#onAnswer(path, { ...known, headers: {} }, nowMs);
    this.#onFailure(path, { why: '304 for an answer that was not requested', ends: 'try', retryMs: null }, nowMs);
  }

  #onFailure(path: string, { why, ends, retryMs }: Omit<Extract<Fetched, { kind: 'failed' }>, 'kind'>, nowMs: number): void {
    // The next try asks for the whole answer.
    const known = this.#answers.get(path);
    if (known !== undefined) this.#answers.set(path, { ...known, validators: {} });
    this.#notes.warn(`${path}: ${why}`, nowMs);
    this.#due.failed(path, nowMs, { retryMs, isAbsent: ends === 'path' });
    if (ends === 'path') return;
    if (retryMs !== null) this.#budget.pauseUntil(nowMs + retryMs);
    this.#failing ??= { sinceMs: nowMs, why: this.#notes.withoutKey(`${path}: ${why}`) };
    if (ends === 'source') this.#isStopped = true;
  }

  async #onAnswer(
    path: string,
    { validators, text, headers }: Pick<FetchedAnswer, 'validators' | 'text' | 'headers'>,
    nowMs: number,
  ) {
    const known = this.#answers.get(path);
    const dateMs = Date.parse(headers['date'] ?? '') || known?.dateMs || 0;
    if (known === undefined) this.#compareClocks(dateMs, nowMs);
    // Caches answer out of order.
    if (known !== undefined && dateMs < known.dateMs) return this.#due.answered(path, nowMs);
    const answer = this.#read(path, text, nowMs);
    if (answer === null) return;
    const { madeMs = known?.madeMs ?? 0 } = answer;
    if (known !== undefined && madeMs < known.madeMs) return this.#due.answered(path, nowMs);
    if (text !== known?.text) {
      const { ifChanged } = this.#requests(nowMs).find((request) => request.path === path) ?? {};
      if (ifChanged !== undefined) this.#due.want(ifChanged, nowMs);
    }
    this.#answers.set(path, { validators, text, dateMs, madeMs });
    await this.#onGood(path, answer, nowMs);
  }

  #compareClocks(dateMs: number, nowMs: number): void {
    const seconds = Math.round(Math.abs(dateMs - nowMs) / SECOND);
    if (dateMs === 0 || seconds * SECOND < CLOCK_OFF_MS) return;
    this.#notes.warn(`the clock of the source differs by ${seconds} s: synchronize yours by NTP`, nowMs);
  }

  /** Null, and a line, where the answer is not of the documented shape. */
  #read(path: string, text: string, nowMs: number): Answer | null {
    try {
      const answer = this.#publisher.read(path, text, nowMs);
      this.#unreadable.delete(path);
      if (answer.remaining?.requests === 0) this.#budget.pauseUntil(nowMs + answer.remaining.resetMs);
      return answer;
    } catch (error) {
      if (!(error instanceof UnreadableAnswer)) throw error;
      const count = (this.#unreadable.get(path) ?? 0) + 1;
      this.#unreadable.set(path, count);
      this.#notes.warn(`${path}: ${error.message}`, nowMs);
      this.#due.failed(path, nowMs, { retryMs: null, isAbsent: false });
      if (count >= MOST_UNREADABLE)
        this.#failing ??= { sinceMs: nowMs, why: this.#notes.withoutKey(`${path}: ${error.message}`) };
      return null;
    }
  }

  async #onGood(path: string, answer: Answer, nowMs: number): Promise<void> {
    this.#due.answered(path, nowMs);
    this.#lastGoodMs = nowMs;
    if (this.#failing !== null && nowMs - this.#failing.sinceMs >= AWAITING_MS) this.#notes.info('the source answers again');
    this.#failing = null;
    const pending = await this.#publisher.publish(answer, nowMs);
    if (pending === 'answer') this.#due.want(path, nowMs + RECHECK_MS);
    if (pending === 'server') this.#due.want(path, nowMs + REDELIVER_MS);
    if (!this.#hasAnswered) this.#options.onFirstAnswer?.();
    this.#hasAnswered = true;
  }

  /** A sign of life while the source answers; 'Vent' for its matches where it has not for long. */
  async #keepAlive(nowMs: number): Promise<void> {
    const isSilent = this.#failing !== null && nowMs - this.#failing.sinceMs >= AWAITING_MS;
    await this.#publisher.keepAlive(nowMs, { isSilent, isAlive: this.#failing === null && this.#hasAnswered });
  }

  async #save(isLast: boolean): Promise<void> {
    const { store, connector, leagues, clock } = this.#options;
    const nowMs = clock.nowMs();
    if (!this.#isChanged || (!isLast && nowMs - this.#savedMs < SAVE_MS)) return;
    this.#isChanged = false;
    this.#savedMs = nowMs;
    const state: SourceState = {
      version: 1,
      source: connector.name,
      leagues,
      savedMs: nowMs,
      lastGoodMs: this.#lastGoodMs,
      failing: this.#failing,
      requestTimes: this.#budget.times,
      matches: [...this.#publisher.matches.values()],
      unmapped: this.#publisher.unmapped,
      notes: this.#notes.recent.filter(({ atMs }) => nowMs - atMs < DAY),
    };
    // A full disk costs repeated messages after the next start.
    await store.write(state).catch((error: Error) => this.#notes.warn(`the memory is not written: ${error.message}`, nowMs));
  }
}

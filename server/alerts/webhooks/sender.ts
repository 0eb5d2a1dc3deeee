import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Reach } from '../../http/outbound/guard.ts';
import { pauseForPush, type WhenPushed } from '../live-push.ts';
import { retryAfterMs } from '../sending/next-step.ts';
import type { WebhookEndpoint } from './endpoints.ts';
import type { DueMessage, WebhookOutbox } from './outbox.ts';
import type { WebhookAnswer, WebhookOrder } from './post.ts';
import { retryInMs } from './schedule.ts';

export type WebhookOutcome = 'delivered' | 'failed' | 'dead' | 'disabled';

export interface SendingOptions {
  readonly reach: Reach;
  readonly nowMs: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly whenPushed: WhenPushed;
  /** How long the end of the sender may take. */
  readonly drainMs: () => number;
  readonly onOutcome: (outcome: WebhookOutcome) => void;
  readonly report: (error: unknown) => void;
}

export interface WebhookSenderOptions extends SendingOptions {
  readonly outbox: WebhookOutbox;
}

const PACE_MS = 2;
/** At most so many messages of an endpoint are on their way, and one while it fails. */
const AT_ONCE = 4;
const FAILURES = 5;
const GONE = 410;

class EndpointState {
  readonly inFlight = new Set<string>();
  /** In a row. */
  failures = 0;
  get free(): number {
    return (this.failures >= FAILURES ? 1 : AT_ONCE) - this.inFlight.size;
  }
}

interface Job {
  readonly due: DueMessage;
  readonly state: EndpointState;
}

/*
 *   due in the outbox ──► worker thread (signs, posts) ──► 2xx: sent
 *        ▲                                  ├─ 410: the endpoint is disabled
 *        └── waits by the schedule ◄────────┴─ else: failed, dead after the last attempt
 */
/** Sends what is due while this process holds the outbox; a slow endpoint delays no other. */
export class WebhookSender implements AsyncDisposable {
  readonly #options: WebhookSenderOptions;
  readonly #states = new Map<string, EndpointState>();
  readonly #jobs = new Map<number, Job>();
  readonly #settling = new Set<Promise<void>>();
  #endpoints: ReadonlyMap<string, WebhookEndpoint> = new Map();
  #heldUntilMs = 0;
  #lastJob = 0;
  #worker: Worker | null = null;
  #pumping: Promise<void> | null = null;
  #isDue = false;
  #hasEnded = false;

  constructor(options: WebhookSenderOptions) {
    this.#options = options;
  }

  use(endpoints: readonly WebhookEndpoint[]): void {
    this.#endpoints = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]));
    for (const id of this.#states.keys()) if (!this.#endpoints.has(id)) this.#states.delete(id);
  }

  /** By the clock of the process (milliseconds): another one may send after it. */
  holdUntil(heldUntilMs: number): void {
    this.#heldUntilMs = heldUntilMs;
    this.wake();
  }

  /** Something may be due. */
  wake(): void {
    this.#isDue = true;
    this.#pumping ??= this.#pump()
      .catch(this.#options.report)
      .finally(() => {
        this.#pumping = null;
      });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const untilMs = performance.now() + this.#options.drainMs();
    this.#hasEnded = true;
    await this.#pumping;
    while (this.#jobs.size > 0 && performance.now() < untilMs) await sleep(PACE_MS);
    await this.#worker?.terminate();
    await Promise.all(this.#settling);
  }

  get #isHeld(): boolean {
    return !this.#hasEnded && performance.now() < this.#heldUntilMs;
  }

  async #pump(): Promise<void> {
    while (this.#isDue && this.#isHeld) {
      this.#isDue = false;
      // One that is settled meanwhile may still be due by this reading.
      const sending = new Set(this.#states.values().flatMap(({ inFlight }) => inFlight.values()));
      const due = await this.#options.outbox.due(2 * AT_ONCE);
      for (const message of due) {
        const endpoint = this.#endpoints.get(message.endpoint);
        const state = this.#states.get(message.endpoint) ?? new EndpointState();
        this.#states.set(message.endpoint, state);
        if (endpoint === undefined || sending.has(message.id) || state.free <= 0) continue;
        await pauseForPush(PACE_MS, this.#options.whenPushed);
        if (this.#isHeld) this.#send(endpoint, { due: message, state });
      }
    }
  }

  #send({ url, secret }: WebhookEndpoint, job: Job): void {
    const { id, message, body } = job.due;
    job.state.inFlight.add(id);
    this.#jobs.set((this.#lastJob += 1), job);
    const order: WebhookOrder & { readonly job: number } = { job: this.#lastJob, url, secret, message, body };
    (this.#worker ??= this.#startWorker()).postMessage(order, []);
  }

  #receive(id: number, answer: WebhookAnswer): void {
    const job = this.#jobs.get(id);
    if (job === undefined) return;
    this.#jobs.delete(id);
    const settling = this.#settle(job, answer)
      // It is still due, and attempted again.
      .catch(this.#options.report)
      .finally(() => {
        this.#settling.delete(settling);
        job.state.inFlight.delete(job.due.id);
        this.wake();
      });
    this.#settling.add(settling);
  }

  async #settle({ due, state }: Job, { status, error, retryAfter, date }: WebhookAnswer): Promise<void> {
    const { outbox, nowMs, random, onOutcome } = this.#options;
    if (status >= 200 && status < 300) {
      state.failures = 0;
      await outbox.sent(due);
      return onOutcome('delivered');
    }
    const failure = status === 0 ? error : `answered ${status}`;
    state.failures += 1;
    if (status === GONE) {
      await outbox.disable(due.endpoint, failure);
      return onOutcome('disabled');
    }
    const retryMs = retryInMs(due.attempts + 1, retryAfterMs(retryAfter, date, nowMs()), random());
    await outbox.failed(due, failure, retryMs);
    onOutcome(retryMs === null ? 'dead' : 'failed');
  }

  #startWorker(): Worker {
    const worker = new Worker(new URL('./post-worker.ts', import.meta.url), { workerData: this.#options.reach });
    worker.unref();
    worker.on('message', ({ job, ...answer }: WebhookAnswer & { readonly job: number }) => this.#receive(job, answer));
    worker.on('error', (error) => {
      this.#options.report(error);
      this.#worker = null;
      const answer: WebhookAnswer = { status: 0, retryAfter: '', date: '', error: 'the sender has failed', text: '' };
      for (const job of this.#jobs.keys()) this.#receive(job, answer);
    });
    return worker;
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { DeliveryOutcome, PushSubscriptionKeys } from '@stillingen/wire';
import { type Fifo, HostQueue } from './host-queue.ts';
import { isFailureOfHost, nextStep } from './next-step.ts';
import { pauseForPush, type WhenPushed } from '../live-push.ts';
import type { OutgoingMessage } from '../message.ts';
import type { SendAnswer, SendOrder, WorkerSettings } from './send-worker.ts';
import type { Subscriber } from '../subscriber-index.ts';

interface Job {
  readonly subscriber: Subscriber;
  readonly message: OutgoingMessage;
  attempts: number;
  isShort: boolean;
  notBeforeMs: number;
}

export interface SenderOptions extends WorkerSettings {
  readonly open: (sealed: Buffer) => PushSubscriptionKeys;
  readonly nowMs: () => number;
  readonly onOutcome: (subscriber: Subscriber, message: OutgoingMessage, outcome: DeliveryOutcome, removes: boolean) => void;
  /** A push service refuses our signature: its keys or a clock are wrong. `offsetS`: of our clock. */
  readonly onSignatureRefused: (host: string, offsetS: number) => void;
  readonly report: (error: unknown) => void;
  readonly whenPushed: WhenPushed;
  /** How long the end of the sender may take. */
  readonly drainMs: () => number;
  readonly limits?: SenderLimits;
}

export interface SenderLimits {
  readonly queued: number;
  readonly inFlight: number;
}
const LIMITS: SenderLimits = { queued: 200_000, inFlight: 256 };

/** At most 3,000 messages a second: live push and pages share the cores with what is sent. */
const CHUNK = 6;
const PACE_MS = 2;
const LATER_MS = 250;
const SIGNATURE_REFUSED: ReadonlySet<number> = new Set([401, 403]);

/*
 *   send ──► queue of its push service ──► worker thread (encrypts, posts) ──► sent, refused, failed
 *                ▲        └─ over the limit: dropped          │
 *                └── later ◄── 429, 503, no answer: again within its time
 *   end: what may be sent within the drain is sent, the rest is dropped
 */
export class Sender implements AsyncDisposable {
  readonly #options: SenderOptions;
  readonly #limits: SenderLimits;
  readonly #hosts = new Map<string, HostQueue<Job>>();
  readonly #inFlight = new Map<number, Job>();
  readonly #timer: NodeJS.Timeout;
  #later: Job[] = [];
  #queued = 0;
  #lastId = 0;
  #worker: Worker | null = null;
  #isPumping = false;
  #hasEnded = false;

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#limits = options.limits ?? LIMITS;
    this.#timer = setInterval(() => this.#wake(), LATER_MS).unref();
  }

  /** Waiting, to be tried again, or on the way. */
  get pending(): number {
    return this.#queued + this.#later.length + this.#inFlight.size;
  }

  send(subscriber: Subscriber, message: OutgoingMessage): void {
    this.#enqueue({ subscriber, message, attempts: 0, isShort: false, notBeforeMs: 0 });
    void this.#pump();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const drainMs = this.#options.drainMs();
    const untilMs = performance.now() + drainMs;
    const dueMs = this.#options.nowMs() + drainMs;
    while (this.#isDue(dueMs) && performance.now() < untilMs) await sleep(PACE_MS);
    this.#hasEnded = true;
    clearInterval(this.#timer);
    await this.#worker?.terminate();
    const rest = [...this.#inFlight.values(), ...this.#later, ...[...this.#hosts.values()].flatMap(({ waiting }) => waiting)];
    this.#inFlight.clear();
    this.#hosts.clear();
    [this.#later, this.#queued] = [[], 0];
    for (const job of rest) this.#end(job, 'dropped');
  }

  #isDue(untilMs: number): boolean {
    return this.#hosts.values().some((queue) => queue.isDue(untilMs)) || this.#later.some((job) => job.notBeforeMs <= untilMs);
  }

  #enqueue(job: Job): void {
    const { host } = job.subscriber;
    const queue = this.#hosts.get(host) ?? new HostQueue<Job>();
    this.#hosts.set(host, queue);
    (job.message.isUrgent ? queue.urgent : queue.others).push(job);
    this.#queued += 1;
    if (this.#queued + this.#later.length > this.#limits.queued) this.#dropOne(queue);
  }

  /** The oldest that is not urgent; else the oldest of this push service. */
  #dropOne(own: HostQueue<Job>): void {
    const queues: Fifo<Job>[] = [...this.#hosts.values()].map(({ others }) => others);
    const dropped = queues.find(({ length }) => length > 0)?.shift() ?? own.urgent.shift();
    if (dropped === undefined) return;
    this.#queued -= 1;
    this.#end(dropped, 'dropped');
  }

  #wake(): void {
    const nowMs = this.#options.nowMs();
    const due = this.#later.filter(({ notBeforeMs }) => notBeforeMs <= nowMs);
    if (due.length > 0) this.#later = this.#later.filter(({ notBeforeMs }) => notBeforeMs > nowMs);
    for (const job of due) this.#enqueue(job);
    if (this.#queued > 0) void this.#pump();
  }

  async #pump(): Promise<void> {
    if (this.#isPumping) return;
    this.#isPumping = true;
    do await pauseForPush(PACE_MS, this.#options.whenPushed);
    while (!this.#hasEnded && this.#handOver());
    this.#isPumping = false;
  }

  /** Whether there may be more to hand over. */
  #handOver(): boolean {
    const nowMs = this.#options.nowMs();
    const orders: SendOrder[] = [];
    let hasMore = true;
    while (hasMore && orders.length < CHUNK) {
      hasMore = false;
      for (const [host, queue] of this.#hosts) {
        if (this.#inFlight.size >= this.#limits.inFlight || orders.length >= CHUNK) break;
        const job = queue.take(nowMs);
        if (job === undefined) {
          if (queue.isIdle) this.#hosts.delete(host);
          continue;
        }
        hasMore = true;
        this.#queued -= 1;
        const order = this.#orderOf(job, nowMs);
        if (order === null) queue.answered(false, nowMs);
        else orders.push(order);
      }
    }
    if (orders.length > 0) (this.#worker ??= this.#startWorker()).postMessage(orders, []);
    return hasMore;
  }

  #orderOf(job: Job, nowMs: number): SendOrder | null {
    const { message, subscriber, isShort } = job;
    const ttlS = Math.ceil((message.untilMs - nowMs) / 1000);
    if (ttlS <= 0) {
      this.#end(job, 'expired');
      return null;
    }
    try {
      const { endpoint, keys } = this.#options.open(subscriber.sealed);
      const id = ++this.#lastId;
      this.#inFlight.set(id, job);
      job.attempts += 1;
      return { id, endpoint, keys, payload: isShort ? message.shortPayload : message.payload, ttlS, topic: message.topic };
    } catch (error) {
      this.#options.report(error);
      this.#end(job, 'failed');
      return null;
    }
  }

  #receive(answers: readonly SendAnswer[]): void {
    for (const answer of answers) this.#settle(answer);
    if (this.#queued > 0) void this.#pump();
  }

  #settle(answer: SendAnswer): void {
    const job = this.#inFlight.get(answer.id);
    if (job === undefined) return;
    this.#inFlight.delete(answer.id);
    const { nowMs, onSignatureRefused } = this.#options;
    const atMs = nowMs();
    const { host } = job.subscriber;
    const queue = this.#hosts.get(host)!;
    queue.answered(isFailureOfHost(answer), atMs);
    if (SIGNATURE_REFUSED.has(answer.status)) onSignatureRefused(host, Math.round((atMs - Date.parse(answer.date)) / 1000));
    const step = nextStep(answer, { attempts: job.attempts, isShort: job.isShort, nowMs: atMs });
    if (step.kind === 'done') return this.#end(job, step.outcome, step.removes);
    job.isShort = step.isShort;
    job.notBeforeMs = atMs + step.afterMs;
    if (step.hostPauseMs > 0) queue.pause(step.hostPauseMs, atMs);
    if (job.notBeforeMs >= job.message.untilMs) this.#end(job, 'expired');
    else if (step.afterMs === 0) this.#enqueue(job);
    else this.#later.push(job);
  }

  #end({ subscriber, message }: Job, outcome: DeliveryOutcome, removes = false): void {
    this.#options.onOutcome(subscriber, message, outcome, removes);
  }

  #startWorker(): Worker {
    const { vapid, contact, allowsLoopback } = this.#options;
    const workerData: WorkerSettings = { vapid, contact, allowsLoopback };
    const worker = new Worker(new URL('./send-worker.ts', import.meta.url), { workerData });
    worker.unref();
    worker.on('message', (answers: readonly SendAnswer[]) => this.#receive(answers));
    worker.on('error', (error) => {
      this.#options.report(error);
      this.#worker = null;
      this.#receive([...this.#inFlight.keys()].map((id) => ({ id, status: 0, retryAfter: '', date: '', error: 'worker' })));
    });
    return worker;
  }
}

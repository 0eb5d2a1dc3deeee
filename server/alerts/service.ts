import type { Entry, LiveState } from '@stillingen/domain';
import type { DeliveryLine, DeliveryOutcome } from '@stillingen/wire';
import type { Database } from '../database/database.ts';
import { Alerts } from './alerts.ts';
import { DeliveryLog } from './delivery-log.ts';
import { IndexSync } from './index-sync.ts';
import type { WhenPushed } from './live-push.ts';
import { type OutgoingMessage, testMessage } from './message.ts';
import { Sender } from './sending/sender.ts';
import { type Subscriber, SubscriberIndex } from './subscriber-index.ts';
import { type NewSubscription, Subscriptions, type Vault } from './subscriptions.ts';
import { contactOf, openVapidKeys, type VapidKeys } from './vapid.ts';

const CLEANUP_MS = 600_000;
const TICK_MS = 30_000;
const SIGNATURE_WARNING_MS = 3_600_000;

export interface AlertMetrics {
  alertMessage(outcome: DeliveryOutcome): void;
  alertMoment(kind: string): void;
}

export interface AlertServiceOptions {
  readonly db: Database;
  readonly state: LiveState;
  readonly vault: Vault;
  readonly project: number;
  readonly keys: VapidKeys | null;
  readonly siteUrl: string;
  readonly operatorEmail: string;
  readonly allowsLoopback: boolean;
  readonly nowMs: () => number;
  readonly whenPushed: WhenPushed;
  /** How long messages may still be sent at the end. */
  readonly drainMs: () => number;
  readonly metrics: AlertMetrics;
  readonly warn: (line: string) => void;
  readonly report: (error: unknown) => void;
}

/** Alerts of one process; several share the work by claiming each moment. */
export class AlertService implements AsyncDisposable {
  readonly publicKey: string;
  readonly #options: AlertServiceOptions;
  readonly #index = new SubscriberIndex();
  readonly #subscriptions: Subscriptions;
  readonly #sync: IndexSync;
  readonly #log: DeliveryLog;
  readonly #sender: Sender;
  readonly #alerts: Alerts;
  readonly #timers: readonly NodeJS.Timeout[];
  readonly #warnedMs = new Map<string, number>();
  #gone: number[] = [];
  #dropped = 0;

  constructor(options: AlertServiceOptions, vapid: VapidKeys) {
    const { db, state, vault, project, nowMs, metrics, report } = options;
    this.#options = options;
    this.publicKey = vapid.publicKey;
    this.#subscriptions = new Subscriptions(db, vault, { nowMs, project });
    this.#sync = new IndexSync(this.#subscriptions, this.#index, report);
    this.#log = new DeliveryLog(db, { nowMs, report, onRefused: (ids) => this.#removeSoon(ids) });
    this.#sender = new Sender({
      vapid,
      contact: contactOf(options.siteUrl, options.operatorEmail),
      allowsLoopback: options.allowsLoopback,
      open: (sealed) => this.#subscriptions.open(sealed),
      ...{ nowMs, report },
      whenPushed: options.whenPushed,
      drainMs: options.drainMs,
      onOutcome: this.#onOutcome,
      onSignatureRefused: (host, offsetS) => this.#warnOf(host, offsetS),
    });
    this.#alerts = new Alerts({
      ...{ db, state, index: this.#index, nowMs, report, whenPushed: options.whenPushed },
      send: (subscriber, message) => this.#sender.send(subscriber, message),
      onOutcome: this.#onOutcome,
      onMoment: metrics.alertMoment,
    });
    const every = (ms: number, task: () => Promise<void>) => setInterval(() => void task().catch(report), ms).unref();
    this.#timers = [every(CLEANUP_MS, () => this.cleanUp()), every(TICK_MS, () => this.tick())];
  }

  start(): Promise<void> {
    return this.#sync.start();
  }

  /** Resolves when all that happened before is handed to the sender. */
  settled(): Promise<void> {
    return this.#alerts.settled();
  }

  get counts(): { readonly subscriptions: number; readonly pending: number } {
    return { subscriptions: this.#index.size, pending: this.#sender.pending };
  }

  before(entries: readonly Entry[]): void {
    this.#alerts.before(entries);
  }
  after(entries: readonly Entry[]): void {
    this.#alerts.after(entries);
  }

  /** False where what it replaces is unknown. */
  async save(subscription: NewSubscription): Promise<boolean> {
    const changed = await this.#subscriptions.save(subscription);
    for (const id of changed ?? []) await this.#sync.changed(id);
    await this.#index.rules.built();
    return changed !== null;
  }
  async remove(endpoint: string): Promise<void> {
    const id = await this.#subscriptions.idOf(endpoint);
    if (id !== null) this.#removeSoon([id]);
  }

  /** False for an unknown endpoint. */
  async sendTest(endpoint: string): Promise<boolean> {
    const id = await this.#subscriptions.idOf(endpoint);
    const stored = id === null ? null : await this.#subscriptions.byId(id);
    if (stored === null) return false;
    this.#sender.send(this.#index.put(stored), testMessage(this.#options.nowMs()));
    return true;
  }

  async log(endpoint: string): Promise<readonly DeliveryLine[] | null> {
    const id = await this.#subscriptions.idOf(endpoint);
    return id === null ? null : this.#log.of(id);
  }

  userChanged(userId: string): void {
    this.#sync.userChanged(userId);
  }
  /** Sessions of the user ended, or the account did. */
  sessionsEnded(userId: string): void {
    if (!this.#index.hasUser(userId)) return;
    this.#subscriptions.removeEnded(userId).then(() => this.#sync.userChanged(userId), this.#options.report);
  }
  reload(): void {
    this.#sync.reload();
  }

  /** Tries rules whose time of a match may have come. */
  tick(): Promise<void> {
    return this.#alerts.tick();
  }
  async cleanUp(): Promise<void> {
    await this.#subscriptions.prune();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#dropped = 0;
    await this.#alerts[Symbol.asyncDispose]();
    await this.#sender[Symbol.asyncDispose]();
    if (this.#dropped > 0)
      this.#options.warn(`${this.#dropped} messages of Web Push were not sent before the end of the process`);
    await this.#log[Symbol.asyncDispose]();
    await this.#sync[Symbol.asyncDispose]();
  }

  readonly #onOutcome = ({ id }: Subscriber, message: OutgoingMessage, outcome: DeliveryOutcome, removes = false): void => {
    this.#options.metrics.alertMessage(outcome);
    if (outcome === 'dropped') this.#dropped += 1;
    if (removes) this.#removeSoon([id]);
    else this.#log.note(id, message, outcome);
  };

  /** In one statement for all of a turn. */
  #removeSoon(ids: readonly number[]): void {
    for (const id of ids) this.#index.remove(id);
    if (this.#gone.length === 0)
      setImmediate(() => {
        const gone = this.#gone;
        this.#gone = [];
        this.#subscriptions.removeIds(gone).catch(this.#options.report);
      });
    this.#gone.push(...ids);
  }

  #warnOf(host: string, offsetS: number): void {
    const nowMs = this.#options.nowMs();
    if (nowMs - (this.#warnedMs.get(host) ?? -Infinity) < SIGNATURE_WARNING_MS) return;
    this.#warnedMs.set(host, nowMs);
    const clock = Number.isNaN(offsetS) ? '' : `; by its clock ours is ${offsetS} s ahead`;
    this.#options.warn(`the push service ${host} refuses the signature of this site${clock}`);
  }
}

export async function startAlerts(options: AlertServiceOptions): Promise<AlertService> {
  const { db, vault, keys, nowMs } = options;
  const service = new AlertService(options, await openVapidKeys(db, vault, keys, nowMs()));
  await service.start();
  return service;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { DeliverPolicy, type JetStreamClient, type JetStreamManager, jetstreamManager, type JsMsg } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { ConfigError } from '../ops/config/setting.ts';
import { type Bus, type OddsPublication, type Publication, Subscribers } from './bus.ts';
import { OddsChannel } from './nats-odds.ts';
import { connectOptions, ensureStream, permanentErrorOf, reasonOf, withoutCredentials } from './nats-link.ts';
import { decodePublication, encodePublication, type PublicationText } from './publication-text.ts';

/** A publication that the broker has not acknowledged by then is dropped: the journal holds it. */
const ACK_MS = 1000;
/** Bound of unacknowledged bytes; beyond it publications are dropped, so that memory stays flat. */
const MAX_UNACKNOWLEDGED_BYTES = 8 * 2 ** 20;
/** Pauses between attempts to connect; random, so that a broker that restarts is not overrun. */
const RETRY_MS = { least: 250, most: 1250 } as const;
/** The leader publishes every second: after this silence the subscription is renewed. */
const SILENT_MS = 5000;
const ID_HEADER = 'Nats-Msg-Id';
const HEADER_BYTES = 1024;

interface Log {
  info(line: string): void;
  warn(line: string): void;
}

export interface NatsBusOptions {
  /** Servers such as nats://user:password@host:4222, separated by commas. */
  readonly url: string;
  /** Name of the stream and prefix of its subject, unique on the broker: letters, digits and -. */
  readonly name: string;
  readonly log: Log;
}

interface Link {
  readonly connection: NatsConnection;
  readonly manager: JetStreamManager;
  readonly client: JetStreamClient;
  readonly unsubscribe: () => void;
}

/** The newest received message: its time by the broker's clock (ISO), and its sequence number. */
interface StreamPosition {
  readonly at: string;
  readonly seq: number;
}

/*
 *              open fails               connection closed
 *   sought ───────────────► sought  ◄─────────────────────── linked ──┐ silent for 5 s: renew
 *     ▲  └── open succeeds ───────────────────────────────►    ▲  └───┘ the subscription
 *     └──────── pause of 250 to 1250 ms ──────────────┘        │
 *   linked: an acknowledgement fails → one publication at a time until one is acknowledged
 */
class NatsBus implements Bus {
  readonly #name: string;
  readonly #subject: string;
  readonly #url: string;
  readonly #log: Log;
  readonly #subscribers = new Subscribers<Publication>();
  readonly #odds: OddsChannel;
  readonly #ending = new AbortController();
  /** Ids published here: they were delivered at once and come back from the broker. */
  readonly #own = new Set<string>();
  #keeping: Promise<void> = Promise.resolve();
  #link: Link | null = null;
  #position: StreamPosition | null = null;
  #receivedMs = 0;
  #unacknowledgedBytes = 0;
  #isFailing = false;
  #isLossLogged = false;
  #dropped = 0;

  constructor({ url, name, log }: NatsBusOptions) {
    this.#name = name;
    this.#subject = `${name}.entries`;
    this.#odds = new OddsChannel(`${name}.odds`);
    this.#url = url;
    this.#log = log;
  }

  /** Throws ConfigError if the broker refuses the credentials or the stream. */
  async start(): Promise<void> {
    let first: Link | null = null;
    try {
      first = await this.#open();
    } catch (error) {
      const refusal = permanentErrorOf(error);
      if (refusal !== null) throw new ConfigError(`NATS_URL: the server at ${withoutCredentials(this.#url)} ${refusal}`);
      this.#logLoss(error);
    }
    this.#keeping = this.#keep(first);
  }

  async publish(publication: Publication): Promise<void> {
    this.#subscribers.deliver(publication);
    const link = this.#link;
    if (link === null || this.#unacknowledgedBytes > (this.#isFailing ? 0 : MAX_UNACKNOWLEDGED_BYTES)) {
      this.#dropped += 1;
      return;
    }
    const maxBytes = link.connection.info!.max_payload - HEADER_BYTES;
    for (const text of encodePublication(publication, maxBytes)) void this.#send(link, text);
  }

  async subscribe(listener: (publication: Publication) => void): Promise<AsyncDisposable> {
    return this.#subscribers.add(listener);
  }

  publishOdds(publication: OddsPublication): void {
    this.#odds.publish(publication, this.#link?.connection ?? null);
  }

  subscribeOdds(listener: (publication: OddsPublication) => void): AsyncDisposable {
    return this.#odds.subscribers.add(listener);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#ending.abort();
    this.#subscribers.clear();
    this.#odds.subscribers.clear();
    const link = this.#link;
    if (link !== null) await Promise.race([link.connection.flush().catch(() => undefined), sleep(ACK_MS, null, { ref: false })]);
    await link?.connection.close();
    await this.#keeping;
  }

  #logLoss(error: unknown): void {
    if (this.#isLossLogged || this.#ending.signal.aborted) return;
    this.#isLossLogged = true;
    const url = withoutCredentials(this.#url);
    this.#log.warn(`bus ${url} unreachable (${reasonOf(error)}): edges read the journal`);
  }

  #logReturn(): void {
    if (!this.#isLossLogged) return;
    this.#log.info(`bus ${withoutCredentials(this.#url)} reconnected; ${this.#dropped} publications dropped`);
    this.#isLossLogged = false;
    this.#dropped = 0;
  }

  #receive(message: JsMsg): void {
    const at = message.time.toISOString();
    // A renewed subscription repeats it: an old heartbeat would hide that no process leads.
    if (at === this.#position?.at && message.seq <= this.#position.seq) return;
    const isOwn = this.#own.delete(message.headers?.get(ID_HEADER) ?? '');
    const publication = isOwn ? null : decodePublication(message.string());
    if (publication === null && !isOwn) return;
    this.#position = { at, seq: message.seq };
    this.#receivedMs = performance.now();
    if (publication !== null) this.#subscribers.deliver(publication);
  }

  async #consume({ manager, client }: Pick<Link, 'manager' | 'client'>): Promise<() => void> {
    await ensureStream(manager, this.#name, this.#subject);
    const from =
      this.#position === null
        ? { deliver_policy: DeliverPolicy.New }
        : { deliver_policy: DeliverPolicy.StartTime, opt_start_time: this.#position.at };
    const consumer = await client.consumers.getPushConsumer(this.#name, from);
    const messages = await consumer.consume({ callback: (message) => this.#receive(message) });
    this.#receivedMs = performance.now();
    return () => messages.stop();
  }

  async #open(): Promise<Link> {
    const connection = await connect(connectOptions(this.#url));
    this.#own.clear();
    try {
      this.#odds.receiveFrom(connection);
      const manager = await jetstreamManager(connection, { timeout: ACK_MS });
      const opened = { connection, manager, client: manager.jetstream() };
      return { ...opened, unsubscribe: await this.#consume(opened) };
    } catch (error) {
      await connection.close();
      throw error;
    }
  }

  /** Renews the subscription after a silence. Rejects when the connection closes. */
  async #watch(opened: Link): Promise<never> {
    let { unsubscribe } = opened;
    const closed = new AbortController();
    void opened.connection.closed().then((error) => closed.abort(error ?? new Error('the connection was closed')));
    for (;;) {
      // No race of promises: each would be kept in memory until the connection closes.
      await sleep(SILENT_MS / 5, undefined, { ref: false, signal: closed.signal }).catch(() => undefined);
      closed.signal.throwIfAborted();
      if (performance.now() - this.#receivedMs < SILENT_MS) continue;
      unsubscribe();
      unsubscribe = await this.#consume(opened);
    }
  }

  async #keep(first: Link | null): Promise<void> {
    for (let next = first; !this.#ending.signal.aborted; next = null) {
      try {
        this.#link = next ?? (await this.#open());
        this.#isFailing = false;
        this.#logReturn();
        if (!this.#ending.signal.aborted) await this.#watch(this.#link);
      } catch (error) {
        this.#logLoss(error);
      }
      await this.#link?.connection.close();
      this.#link = null;
      const pauseMs = RETRY_MS.least + Math.random() * (RETRY_MS.most - RETRY_MS.least);
      await sleep(pauseMs, undefined, { signal: this.#ending.signal }).catch(() => undefined);
    }
  }

  async #send({ client }: Link, { id, bytes }: PublicationText): Promise<void> {
    this.#unacknowledgedBytes += bytes.length;
    if (id !== '') this.#own.add(id);
    try {
      await client.publish(this.#subject, bytes, { timeout: ACK_MS, ...(id === '' ? {} : { msgID: id }) });
      this.#isFailing = false;
      this.#logReturn();
    } catch (error) {
      this.#own.delete(id);
      this.#isFailing = true;
      this.#dropped += 1;
      this.#logLoss(error);
    }
    this.#unacknowledgedBytes -= bytes.length;
  }
}

/** Publishing never waits. Rejects with ConfigError if refused; retries an unreachable broker. */
export async function createNatsBus(options: NatsBusOptions): Promise<Bus> {
  const bus = new NatsBus(options);
  await bus.start();
  return bus;
}

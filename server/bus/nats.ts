import { setTimeout as sleep } from 'node:timers/promises';
import {
  DeliverPolicy,
  DiscardPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamClient,
  type JetStreamManager,
  jetstreamManager,
  type JsMsg,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';
import { AuthorizationError, connect, nanos, type NatsConnection } from '@nats-io/transport-node';
import { ConfigError } from '../ops/config/setting.ts';
import { decodePublication, type PublicationText, encodePublication } from './publication-text.ts';
import type { Bus } from './bus.ts';
import { createListeners } from './listeners.ts';

/** How long the broker keeps what was told: longer than a link is down without anybody noticing. */
const KEPT_MS = 10 * 60_000;
const KEPT_BYTES = 256 * 2 ** 20;
/** What the broker has not taken by then is given up: the journal holds it. */
const ACK_MS = 1000;
/** What may be on its way to the broker at once; beyond that batches are given up, so that memory stays flat. */
const MAX_UNANSWERED_BYTES = 8 * 2 ** 20;
/** A broker that leaves two of these unanswered is gone, also where the line still stands. */
const PING_MS = 2000;
const MAX_PINGS = 2;
const CONNECT_MS = 2000;
/** Pauses between attempts to connect; random, so that a broker that comes back is not overrun. */
const RETRY_MS = { least: 250, most: 1250 } as const;
/** The leader speaks every second: a follower that hears nothing for so long asks for its messages anew. */
const SILENT_MS = 5000;
/** Under which the broker keeps the number of a message. */
const ID_HEADER = 'Nats-Msg-Id';
/** What of a message is not ours: its headers. */
const HEADER_BYTES = 1024;

/** Told in one line each, when the broker is lost and when it is back. */
interface Log {
  info(line: string): void;
  warn(line: string): void;
}

export interface NatsBusOptions {
  /** Servers such as nats://user:password@host:4222, separated by commas. */
  readonly url: string;
  /** What this site's stream and subject are called: letters, digits and -; no other site on the broker has the same. */
  readonly name: string;
  readonly log: Log;
}

/** What there is while the broker is connected. */
interface Link {
  readonly connection: NatsConnection;
  readonly manager: JetStreamManager;
  readonly client: JetStreamClient;
  /** Ends what is heard. */
  readonly unsubscribe: () => void;
}

/** The address without what it keeps secret. */
const shown = (url: string): string => url.replaceAll(/\/\/[^@/,]*@/g, '//…@');

function connectOptions(url: string): Parameters<typeof connect>[0] {
  const servers = url.split(',').map((each) => new URL(each));
  const { username, password } = servers.find((each) => each.username !== '') ?? { username: '', password: '' };
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: servers.map(({ host }) => host),
    ...(user === '' ? {} : pass === '' ? { token: user } : { user, pass }),
    ...(servers.some(({ protocol }) => protocol === 'tls:') ? { tls: {} } : {}),
    name: 'stillingen',
    // To connect again is one way with us, the first time or a later one.
    reconnect: false,
    timeout: CONNECT_MS,
    pingInterval: PING_MS,
    maxPingOut: MAX_PINGS,
    // Where a publication began is said by no error that we show, and costs more than to publish.
    noAsyncTraces: true,
  };
}

/** The errors that waiting does not mend, in words; null for the others. */
function refusalOf(error: unknown): string | null {
  if (error instanceof AuthorizationError)
    return 'refuses these credentials: name others in NATS_URL (nats://user:password@host)';
  if (error instanceof Error && error.name === 'JetStreamNotEnabled')
    return 'has no JetStream: start it with -js, or allow it to this account';
  if (error instanceof JetStreamApiError && error.status !== 503) return `can not keep our stream: ${error.message}`;
  return null;
}

const reasonOf = (error: unknown): string => refusalOf(error) ?? (error instanceof Error ? error.message : String(error));

/** Makes the stream where there is none; one that the operator made or changed stays as it is. */
async function ensureStream(manager: JetStreamManager, name: string, subject: string): Promise<void> {
  try {
    await manager.streams.info(name);
  } catch (error) {
    if (!(error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound)) throw error;
    await manager.streams.add({
      name,
      subjects: [subject],
      retention: RetentionPolicy.Limits,
      discard: DiscardPolicy.Old,
      storage: StorageType.File,
      max_age: nanos(KEPT_MS),
      max_bytes: KEPT_BYTES,
    });
  }
}

/**
 * The bus between machines: one stream of NATS JetStream, beats in order among the entries. Nobody waits for the broker: what
 * it does not take in time is given up and said, and it is sought again for ever. Rejects with ConfigError, in one line,
 * where the broker refuses us; one that is out of reach is sought meanwhile.
 */
export async function createNatsBus({ url, name, log }: NatsBusOptions): Promise<Bus> {
  const subject = `${name}.entries`;
  const options = connectOptions(url);
  const { deliver, subscribe, clear } = createListeners();
  /** What this process told is heard here at once; it comes back from the broker under these numbers. */
  const own = new Set<string>();
  const ending = new AbortController();
  let link: Link | null = null;
  let unansweredBytes = 0;
  /** Since the broker last failed to take a batch, one at a time tries whether it does again. */
  let doubtful = false;
  let isSaidLost = false;
  let givenUp = 0;
  /** When the broker took the last message that was heard, by its own clock (ISO), and its number. */
  let heardAt: string | null = null;
  let heardSeq = 0;
  let heardMs = 0;

  function sayLost(error: unknown): void {
    if (isSaidLost || ending.signal.aborted) return;
    isSaidLost = true;
    log.warn(`the bus at ${shown(url)} is lost (${reasonOf(error)}): edges follow the journal until it is back`);
  }
  function sayBack(): void {
    if (!isSaidLost) return;
    log.info(`the bus at ${shown(url)} is back; ${givenUp} batches were not told`);
    isSaidLost = false;
    givenUp = 0;
  }

  function hear(message: JsMsg): void {
    const at = message.time.toISOString();
    // Who asks anew is told of that moment again: an old beat would say that all is well, where nobody leads any more.
    if (at === heardAt && message.seq <= heardSeq) return;
    const isOwn = own.delete(message.headers?.get(ID_HEADER) ?? '');
    const batch = isOwn ? null : decodePublication(message.string());
    if (batch === null && !isOwn) return;
    heardAt = at;
    heardSeq = message.seq;
    heardMs = performance.now();
    if (batch !== null) deliver(batch);
  }

  /** Follows the stream, made where there is none: from what was heard last, as far as the broker still has it, else from now on. Returns what ends it. */
  async function consume({ manager, client }: Pick<Link, 'manager' | 'client'>): Promise<() => void> {
    await ensureStream(manager, name, subject);
    const from =
      heardAt === null
        ? { deliver_policy: DeliverPolicy.New }
        : { deliver_policy: DeliverPolicy.StartTime, opt_start_time: heardAt };
    const consumer = await client.consumers.getPushConsumer(name, from);
    const messages = await consumer.consume({ callback: hear });
    heardMs = performance.now();
    return () => messages.stop();
  }

  async function open(): Promise<Link> {
    const connection = await connect(options);
    own.clear();
    try {
      const manager = await jetstreamManager(connection, { timeout: ACK_MS });
      const opened = { connection, manager, client: manager.jetstream() };
      return { ...opened, unsubscribe: await consume(opened) };
    } catch (error) {
      await connection.close();
      throw error;
    }
  }

  /** Until the connection ends: asks anew for messages where none come, as the stream or our place in it may be gone. */
  async function watch(opened: Link): Promise<void> {
    let { unsubscribe } = opened;
    const closed = new AbortController();
    void opened.connection.closed().then((error) => closed.abort(error ?? new Error('the connection was closed')));
    for (;;) {
      // No race of promises: each would be remembered until the connection ends.
      await sleep(SILENT_MS / 5, undefined, { ref: false, signal: closed.signal }).catch(() => undefined);
      closed.signal.throwIfAborted();
      if (performance.now() - heardMs < SILENT_MS) continue;
      unsubscribe();
      unsubscribe = await consume(opened);
    }
  }

  /** Keeps the connection for ever, from one that is open or from none. */
  async function keep(first: Link | null): Promise<void> {
    for (let next = first; !ending.signal.aborted; next = null) {
      try {
        link = next ?? (await open());
        doubtful = false;
        sayBack();
        if (!ending.signal.aborted) await watch(link);
      } catch (error) {
        sayLost(error);
      }
      await link?.connection.close();
      link = null;
      const pauseMs = RETRY_MS.least + Math.random() * (RETRY_MS.most - RETRY_MS.least);
      await sleep(pauseMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  }

  async function send({ client }: Link, { id, bytes }: PublicationText): Promise<void> {
    unansweredBytes += bytes.length;
    if (id !== '') own.add(id);
    try {
      await client.publish(subject, bytes, { timeout: ACK_MS, ...(id === '' ? {} : { msgID: id }) });
      doubtful = false;
      sayBack();
    } catch (error) {
      own.delete(id);
      doubtful = true;
      givenUp += 1;
      sayLost(error);
    }
    unansweredBytes -= bytes.length;
  }

  let first: Link | null = null;
  try {
    first = await open();
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal !== null) throw new ConfigError(`NATS_URL: the server at ${shown(url)} ${refusal}`);
    sayLost(error);
  }
  const keeping = keep(first);

  return {
    async publish(batch) {
      deliver(batch);
      if (link === null || unansweredBytes > (doubtful ? 0 : MAX_UNANSWERED_BYTES)) {
        givenUp += 1;
        return;
      }
      for (const text of encodePublication(batch, link.connection.info!.max_payload - HEADER_BYTES)) void send(link, text);
    },
    subscribe,
    async [Symbol.asyncDispose]() {
      ending.abort();
      clear();
      // What was told last is on its way, and not there yet.
      if (link !== null)
        await Promise.race([link.connection.flush().catch(() => undefined), sleep(ACK_MS, null, { ref: false })]);
      await link?.connection.close();
      await keeping;
    },
  };
}

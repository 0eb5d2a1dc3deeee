// Programs that use the package need not name the library of `Symbol.asyncDispose` themselves.
/// <reference lib="esnext.disposable" preserve="true" />
import { PROJECT_TYPE } from '@stillingen/domain';
import { buildPageFeedName, type ClientConfig, MAX_PUSH_ALIASES } from '@stillingen/wire';
import { createClock } from './time/clock.ts';
import { MAX_DELAY_SECONDS } from './constants.ts';
import { createDelayQueue } from './time/delay.ts';
import { createFeeds } from './feeds/feeds.ts';
import type { Geo } from './feeds/origin.ts';
import type { OddsOptions, OpenOdds } from './feeds/odds.ts';
import type { OpenRaceParticipant, RaceParticipantOptions } from './feeds/participant.ts';
import { createLastChanges } from './time/last-changes.ts';
import { createPauses } from './time/pauses.ts';
import { browserPorts, type Ports } from './ports.ts';
import { createPush } from './push/push.ts';
import { createServiceInfo } from './feeds/service-info.ts';
import { createStore, type Store } from './store.ts';
import { type OpenTableOptions, openTableSync } from './sync/driver.ts';
import type { Table } from './table/table.ts';
import type { ClientContext } from './context.ts';

export interface ClientOptions extends Omit<ClientConfig, 'resolver' | 'asksGeo'> {
  /**
   * Where feeds come from, 'https://example.dk': a whole origin without a slash at its end, or what says it for a visitor's
   * country (`createOriginResolver`).
   */
  readonly origin: string | ((country: string | null) => string);
  readonly language: 'da';
  /** Asks where the visitor is, and keeps the answer (`createGeo`); nobody is asked where absent. */
  readonly geo?: Geo;
  /** Marks one feed call in a hundred as a benchmark (FEED-07). */
  readonly benchmark?: boolean;
  /** The delay to begin with, in seconds (see `setDelay`); what comes with the page was made with it. */
  readonly delayS?: number;
  readonly ports?: Ports;
}

export interface Connection {
  readonly mode: 'connecting' | 'push' | 'polling' | 'offline';
  /** Server time in seconds, less the delay, at which the data was last known to be right; null before the first. */
  readonly lastDataS: number | null;
  /** 0 normal, 1 delayed data, 2 outage (FEED-70). */
  readonly serviceStatus: number;
  /** Server time in seconds up to which the service knows its data to be right; null while its status is 0. */
  readonly trueAtS: number | null;
  /** Address of the program of the pages that the service has by now; null before it is known. */
  readonly program: string | null;
}

/** An open table that is kept true until it is closed. */
export interface OpenTable {
  readonly table: Table;
  readonly status: Store<'loading' | 'ready' | 'error'>;
  /** Asks again at once instead of after the pause of LOAD-09. */
  retryNow(): void;
  close(): void;
}

export interface Client {
  readonly clock: {
    /** Server time in seconds, less the delay. */
    nowS(): number;
    /** The same, renewed every 5 s (CLOCK-01). */
    readonly ticks: Store<number>;
  };
  readonly connection: Store<Connection>;
  /** How many matches and races are being played, by sport: '1:116|7:3'; null before it is known, renewed while anything is open. */
  readonly live: Store<string | null>;
  /** Opens a list feed. Throws RangeError for the name of another feed. */
  openTable(options: OpenTableOptions): OpenTable;
  /** The odds of a list feed, fetched every 60 s until they are closed (SYNC-21). */
  openOdds(options: OddsOptions): Promise<OpenOdds>;
  /** What the page of a participant of races shows of its results (NODUEL-02). */
  openRaceParticipant(options: RaceParticipantOptions): Promise<OpenRaceParticipant>;
  /** Opens what few pages need in this client's context, such as a match (`openDetail`): it is closed with the client at the latest. */
  open<Opened extends { close(): void }>(opener: (context: ClientContext) => Opened): Opened;
  /** How many seconds all that is shown is behind the server. */
  readonly delay: Store<number>;
  /** Shows the context as it was so many seconds ago, a whole number from 0 to 180. Throws RangeError for another one. */
  setDelay(seconds: number): void;
  /**
   * Whole seconds since push told that something happened in an event, whether it is shown yet or not; null where nothing did
   * within the longest delay.
   */
  sinceLastMoment(eventId: string): number | null;
  [Symbol.asyncDispose](): Promise<void>;
}

const SYSTEM_FEED = buildPageFeedName({ kind: 'system', projectType: PROJECT_TYPE.id });
/** The time of the last data is told no finer than this, so that not every frame renews the connection. */
const LAST_DATA_STEP_SECONDS = 5;

/** The addresses of push; our own server's where none are named. Throws RangeError for more than ten. */
function pushUrls({ origin, push = [] }: ClientOptions): readonly string[] {
  if (push.length > MAX_PUSH_ALIASES) throw new RangeError(`${push.length} push addresses; allowed: ${MAX_PUSH_ALIASES}`);
  return push.length > 0 ? push : [`${typeof origin === 'string' ? origin.replace(/^http/, 'ws') : ''}/push`];
}

/** A client of one service. It does nothing until a table or a match is opened, and nothing after it is disposed of. */
export function createClient(options: ClientOptions): Client {
  const ports = options.ports ?? browserPorts();
  const { projectId, pushNamespace: namespace = '' } = options;
  const seedDelayS = options.delayS ?? 0;
  const delayS = createStore(seedDelayS);
  const pauses = createPauses(ports);
  const clock = createClock(ports, delayS);
  const lastChanges = createLastChanges(clock);
  const feeds = createFeeds(ports, pauses, clock, options);
  const push = createPush(ports, pauses, clock, { urls: pushUrls(options), namespace });
  const service = createServiceInfo(feeds, push, pauses, SYSTEM_FEED, () => refresh());
  const connection = createStore<Connection>({
    mode: 'connecting',
    lastDataS: null,
    serviceStatus: 0,
    trueAtS: null,
    program: null,
  });
  const live = createStore<string | null>(null, () => keep({ close: service.subscribe(() => {}) }).close);
  const liveQueue = createDelayQueue(ports, clock, delayS);
  let receivedLive: string | null = null;
  const open = new Set<{ close(): void }>();
  let isDisposed = false;

  function modeNow(): Connection['mode'] {
    if (!ports.online.holds()) return 'offline';
    const pushState = push.state.get();
    if (pushState === 'up') return 'push';
    if (!feeds.reachable.get()) return 'offline';
    return pushState === 'down' ? 'polling' : 'connecting';
  }

  function onLive(now: string | null): void {
    if (now === receivedLive) return;
    receivedLive = now;
    liveQueue.enqueue(clock.nowMs(), () => live.set(now));
  }

  function refresh(lastDataS = connection.get().lastDataS): void {
    const old = connection.get();
    const mode = modeNow();
    const { status: serviceStatus, trueAtS, live: liveNow, program } = service.get();
    onLive(liveNow);
    const isOld = serviceStatus === old.serviceStatus && trueAtS === old.trueAtS && program === old.program;
    if (mode === old.mode && isOld && lastDataS === old.lastDataS) return;
    connection.set({ mode, lastDataS, serviceStatus, trueAtS, program });
  }

  function onData(): void {
    const { lastDataS } = connection.get();
    const nowS = clock.shownS();
    if (lastDataS === null || Math.abs(nowS - lastDataS) >= LAST_DATA_STEP_SECONDS) refresh(nowS);
  }

  const context: ClientContext = {
    ports,
    clock,
    pauses,
    feeds,
    push,
    service,
    projectId,
    delayS,
    seedDelayS,
    lastChanges,
    onData,
  };
  const ends = [push.state, feeds.reachable, ports.online].map((store) => store.subscribe(() => refresh()));

  /** Keeps what is open until it is closed, so that disposing of the client closes all of it. */
  function keep<T extends { close(): void }>(opened: T): T {
    const kept: T = { ...opened, close };
    function close(): void {
      if (!open.delete(kept)) return;
      opened.close();
    }
    open.add(kept);
    // What is fetched first may come after the end.
    if (isDisposed) close();
    return kept;
  }

  return {
    clock: { nowS: clock.shownS, ticks: clock.ticks },
    connection,
    live,
    openTable: (table) => keep(openTableSync(context, table)),
    openOdds: async (odds) => keep((await import('./feeds/odds.ts')).openOddsSync(context, odds)),
    openRaceParticipant: async (participant) =>
      keep((await import('./feeds/participant.ts')).openRaceParticipant(context, participant)),
    open: (opener) => keep(opener(context)),
    delay: delayS,
    setDelay(seconds) {
      if (!Number.isInteger(seconds) || seconds < 0 || seconds > MAX_DELAY_SECONDS)
        throw new RangeError(`the delay is ${seconds}; allowed: whole seconds from 0 to ${MAX_DELAY_SECONDS}`);
      const isLonger = seconds > delayS.get();
      if (isLonger) {
        // What is seen stays until it is as old as the delay: it was seen before.
        receivedLive = null;
        liveQueue.clear();
      }
      delayS.set(seconds);
      onLive(service.get().live);
    },
    sinceLastMoment: lastChanges.ageS,
    async [Symbol.asyncDispose]() {
      isDisposed = true;
      for (const each of [...open]) each.close();
      for (const end of ends) end();
      liveQueue.close();
      push.close();
    },
  };
}

import { createClock } from './clock.ts';
import { openDetailSync } from './detail.ts';
import { createFeeds } from './feeds.ts';
import { createPauses } from './pauses.ts';
import { browserPorts, type Ports } from './ports.ts';
import { createPush } from './push/push.ts';
import { createService } from './service.ts';
import { createStore, type Store } from './store.ts';
import { openTableSync } from './sync/driver.ts';
import type { Table, WritableTable } from './table/table.ts';
import type { World } from './world.ts';

export interface ClientOptions {
  /** Where feeds and push come from, 'https://example.dk': a whole origin without a slash at its end. */
  readonly origin: string;
  readonly projectId: number;
  /** Value of the x-fsign header (FEED-04). */
  readonly sign: string;
  readonly language: 'da';
  readonly ports?: Ports;
}

export interface Connection {
  readonly mode: 'connecting' | 'push' | 'polling' | 'offline';
  /** Server time in seconds at which the data was last known to be right; null before the first. */
  readonly lastDataS: number | null;
  /** 0 normal, 1 delayed data, 2 outage (FEED-70). */
  readonly serviceStatus: number;
}

/** An open table that is kept true until it is closed. */
export interface OpenTable {
  readonly table: Table;
  readonly status: Store<'loading' | 'ready' | 'error'>;
  /** Asks again at once instead of after the pause of LOAD-09. */
  retryNow(): void;
  close(): void;
}

/** The feeds of one match, refreshed until they are closed. */
export interface OpenDetail {
  /** The text of one of the feeds it was opened with; null while there is none. Throws RangeError for another feed. */
  text(feed: string): Store<string | null>;
  close(): void;
}

export interface Client {
  readonly clock: {
    /** Server time in seconds. */
    nowS(): number;
    /** Server time in seconds, renewed every 5 s (CLOCK-01). */
    readonly ticks: Store<number>;
  };
  readonly connection: Store<Connection>;
  /** How many matches and races are being played, by sport: '1:116|7:3'; null before it is known, renewed while anything is open. */
  readonly live: Store<string | null>;
  /**
   * `feed` is the name of a list feed, `day` its day offset. `table` was made from a text of it that is at hand already, whole
   * or in part: it is what is opened, and from now on the client alone writes into it.
   */
  openTable(options: { feed: string; day: number; table?: WritableTable }): OpenTable;
  openDetail(options: { feeds: readonly string[]; seed: Readonly<Record<string, string>> }): OpenDetail;
  [Symbol.asyncDispose](): Promise<void>;
}

/** The project type of all feeds of this client: the first and, so far, only one. */
const PROJECT_TYPE = 1;
/** The time of the last data is told no finer than this, so that not every frame renews the connection. */
const LAST_DATA_STEP_SECONDS = 5;

/** A client of one service. It does nothing until a table or a match is opened, and nothing after it is disposed of. */
export function createClient(options: ClientOptions): Client {
  const ports = options.ports ?? browserPorts();
  const pauses = createPauses(ports);
  const clock = createClock(ports);
  const feeds = createFeeds(ports, pauses, clock, options);
  const push = createPush(ports, pauses, clock, `${options.origin.replace(/^http/, 'ws')}/push`);
  const service = createService(feeds, push, pauses, `sys_${PROJECT_TYPE}`, () => refresh());
  const connection = createStore<Connection>({ mode: 'connecting', lastDataS: null, serviceStatus: 0 });
  const live = createStore<string | null>(null);
  const open = new Set<{ close(): void }>();

  function modeNow(): Connection['mode'] {
    if (!ports.online.holds()) return 'offline';
    const pushState = push.state.get();
    if (pushState === 'up') return 'push';
    if (!feeds.reachable.get()) return 'offline';
    return pushState === 'down' ? 'polling' : 'connecting';
  }

  function refresh(lastDataS = connection.get().lastDataS): void {
    const old = connection.get();
    const mode = modeNow();
    const { status: serviceStatus, live: liveNow } = service.get();
    live.set(liveNow);
    if (mode === old.mode && serviceStatus === old.serviceStatus && lastDataS === old.lastDataS) return;
    connection.set({ mode, lastDataS, serviceStatus });
  }

  function onData(): void {
    const { lastDataS } = connection.get();
    const nowS = clock.nowS();
    if (lastDataS === null || Math.abs(nowS - lastDataS) >= LAST_DATA_STEP_SECONDS) refresh(nowS);
  }

  const world: World = { ports, clock, pauses, feeds, push, service, onData };
  const ends = [push.state, feeds.reachable, ports.online].map((store) => store.subscribe(() => refresh()));

  /** Keeps what is open until it is closed, so that disposing of the client closes all of it. */
  function keep<T extends { close(): void }>(opened: T): T {
    const kept: T = { ...opened, close };
    function close(): void {
      if (!open.delete(kept)) return;
      opened.close();
    }
    open.add(kept);
    return kept;
  }

  return {
    clock: { nowS: clock.nowS, ticks: clock.ticks },
    connection,
    live,
    openTable: (table) => keep(openTableSync(world, table)),
    openDetail: (detail) => keep(openDetailSync(world, detail)),
    async [Symbol.asyncDispose]() {
      for (const each of [...open]) each.close();
      for (const end of ends) end();
      push.close();
    },
  };
}

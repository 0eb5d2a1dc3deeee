// Programs that use the package need not name the library of `Symbol.asyncDispose` themselves.
/// <reference lib="esnext.disposable" preserve="true" />
import { PROJECT_TYPE } from '@stillingen/domain';
import { buildPageFeedName, type ClientConfig, MAX_PUSH_ALIASES } from '@stillingen/wire';
import { createClock } from './time/clock.ts';
import { MAX_DELAY_SECONDS } from './constants.ts';
import { createFeeds } from './feeds/feeds.ts';
import type { Geo } from './feeds/origin.ts';
import type { OddsOptions, OpenOdds } from './feeds/odds.ts';
import type { OpenRaceParticipant, RaceParticipantOptions } from './feeds/participant.ts';
import { createLastChanges } from './time/delay.ts';
import { createPauses } from './time/pauses.ts';
import { browserPorts } from './browser-ports.ts';
import type { Ports } from './ports.ts';
import { createPush } from './push/push.ts';
import { createServiceInfo } from './feeds/service-info.ts';
import { createStore, type Store } from './store.ts';
import { type OpenTable, type OpenTableOptions, openTableSync } from './sync/driver.ts';
import { type Connection, createConnectionState, createLiveCounts } from './connection.ts';
import type { ClientContext } from './context.ts';

export interface ClientOptions
  extends Omit<ClientConfig, 'resolver' | 'requestsGeo' | 'myGames' | 'myTeams' | 'localOnly' | 'embeds' | 'telemetry'> {
  /** Origin of feeds without a closing slash ('https://example.dk'), or one by country. */
  readonly origin: string | ((country: string | null) => string);
  readonly language: 'da' | 'en';
  /** Requests the visitor's location and keeps the answer (`createGeo`); default: no location. */
  readonly geo?: Geo;
  /** Initial delay in seconds (see `setDelay`): that of the texts that come with the page. */
  readonly delayS?: number;
  /** Server time of the page, in milliseconds: for devices whose clock is far off. */
  readonly pageMs?: number;
  readonly ports?: Ports;
}

export interface Client {
  readonly clock: {
    /** Server time in seconds, less the delay. */
    nowS(): number;
    /** False before the first answer: until then the time may be wrong. */
    isKnown(): boolean;
    /** Renewed every 5 s (CLOCK-01). */
    readonly ticks: Store<number>;
  };
  readonly connection: Store<Connection>;
  /** Running matches and races by sport, '1:116|7:3'; null until known. */
  readonly live: Store<string | null>;
  /** Opens a list feed. Throws RangeError for the name of another feed. */
  openTable(options: OpenTableOptions): OpenTable;
  /** The odds of a list feed, fetched every 60 s until they are closed (SYNC-21). */
  openOdds(options: OddsOptions): Promise<OpenOdds>;
  /** The results on the page of a participant of races (NODUEL-02). */
  openRaceParticipant(options: RaceParticipantOptions): Promise<OpenRaceParticipant>;
  /** Opens a resource, such as `openDetail`. Closed with the client at the latest. */
  open<Opened extends { close(): void }>(opener: (context: ClientContext) => Opened): Opened;
  /** Delay of everything shown, in seconds. */
  readonly delay: Store<number>;
  /**
   * Shows everything as it was so many seconds ago. Throws RangeError outside 0 to 180 or for a
   * fraction.
   */
  setDelay(seconds: number): void;
  /** Whole seconds since the event's last push change; null if older than the longest delay. */
  secondsSinceLastChange(eventId: string): number | null;
  /** @deprecated Renamed to secondsSinceLastChange. */
  sinceLastMoment(eventId: string): number | null;
  [Symbol.asyncDispose](): Promise<void>;
}

const SYSTEM_FEED = buildPageFeedName({ kind: 'system', projectType: PROJECT_TYPE.id });

/** Default: that of the own server. Throws RangeError for more than ten. */
function pushUrls({ origin, push = [] }: ClientOptions): readonly string[] {
  if (push.length > MAX_PUSH_ALIASES) throw new RangeError(`${push.length} push addresses; allowed: ${MAX_PUSH_ALIASES}`);
  return push.length > 0 ? push : [`${typeof origin === 'string' ? origin.replace(/^http/, 'ws') : ''}/push`];
}

interface Closable {
  close(): void;
}

function createOpenSet() {
  const open = new Set<Closable>();
  let isClosed = false;
  return {
    keep<T extends Closable>(opened: T): T {
      const kept: T = { ...opened, close };
      function close(): void {
        if (open.delete(kept)) opened.close();
      }
      open.add(kept);
      // A resource whose code was fetched may be opened after the client was closed.
      if (isClosed) close();
      return kept;
    },
    close(): void {
      isClosed = true;
      for (const each of [...open]) each.close();
    },
  };
}

/** Idle until something is opened, and after it is disposed of. */
export function createClient(options: ClientOptions): Client {
  const ports = options.ports ?? browserPorts();
  const { projectId, pushNamespace: namespace = '', delayS: seedDelayS = 0 } = options;
  const delayS = createStore(seedDelayS);
  const pauses = createPauses(ports);
  const clock = createClock(ports, delayS, options.pageMs);
  const feeds = createFeeds(ports, pauses, clock, options);
  const push = createPush(ports, pauses, clock, { urls: pushUrls(options), namespace });
  const service = createServiceInfo(feeds, push, pauses, SYSTEM_FEED, () => {
    live.receive(service.get().live);
    connection.refresh();
  });
  const lastChanges = createLastChanges(clock);
  const context: ClientContext = {
    ...{ ports, clock, pauses, feeds, push, service, projectId, delayS, seedDelayS, lastChanges },
    onData: () => connection.onData(),
  };
  const { keep, close } = createOpenSet();
  const connection = createConnectionState(context);
  const live = createLiveCounts(context, () => keep({ close: service.subscribe(() => {}) }).close);

  return {
    clock: { nowS: clock.shownS, isKnown: clock.isKnown, ticks: clock.ticks },
    connection: connection.store,
    live: live.store,
    openTable: (table) => keep(openTableSync(context, table)),
    openOdds: async (odds) => keep((await import('./feeds/odds.ts')).openOddsSync(context, odds)),
    openRaceParticipant: async (participant) =>
      keep((await import('./feeds/participant.ts')).openRaceParticipant(context, participant)),
    open: (opener) => keep(opener(context)),
    delay: delayS,
    setDelay(seconds) {
      if (!Number.isInteger(seconds) || seconds < 0 || seconds > MAX_DELAY_SECONDS)
        throw new RangeError(`the delay is ${seconds}; allowed: whole seconds from 0 to ${MAX_DELAY_SECONDS}`);
      delayS.set(seconds);
      live.receive(service.get().live);
    },
    secondsSinceLastChange: lastChanges.ageS,
    sinceLastMoment: lastChanges.ageS,
    async [Symbol.asyncDispose]() {
      close();
      connection.close();
      live.close();
      push.close();
    },
  };
}

import { type ClientFrame, parseServerFrame, type ServerFrame, WireError } from '@stillingen/wire';
import { PUSH_RECONNECT_MS, PUSH_SILENCE_MS, SOCKET_FAILURES } from '../constants.ts';
import type { Pauses } from '../time/pauses.ts';
import type { Ports, Socket } from '../ports.ts';

export interface Connection {
  /** Connects where there is no connection and none is on its way. */
  open(): void;
  /** Says something where the connection stands; else it is not said. */
  send(frame: ClientFrame): void;
  /** Ends the connection, or the waiting for one. */
  close(): void;
}

export interface ConnectionOptions {
  /** Addresses of the push channel, at least one: begun with at random; one that fails is tried last again (PUSH-03). */
  readonly urls: readonly string[];
  readonly onOpen: () => void;
  readonly onFrame: (frame: ServerFrame) => void;
  /** The connection fell, or did not come about; true where it is to be sought again. */
  readonly onDrop: () => boolean;
}

/** The frame of a text; null where it is none that this client knows: what it may have carried will show as a gap. */
function readFrame(text: string): ServerFrame | null {
  try {
    return parseServerFrame(text);
  } catch (error) {
    if (error instanceof WireError) return null;
    throw error;
  }
}

/** One connection that is sought again for as long as it is wanted. */
export function createConnection(ports: Ports, pauses: Pauses, options: ConnectionOptions): Connection {
  const { urls, onOpen, onFrame, onDrop } = options;
  let alias = Math.floor(ports.random() * urls.length);
  let socket: Socket | null = null;
  let isStream = false;
  let isOpen = false;
  let openedMs = 0;
  let attempts = 0;
  /** WebSockets in a row that did not open. */
  let failures = 0;
  /** Over which time the return is to be spread: as the server said for the case that it falls, or last of all. */
  let spreadMs = 0;
  /** The server stands, and takes nobody just now. */
  let isBusy = false;
  let cancelSilence = (): void => {};
  /** Set while a connection is waited for. */
  let cancelWaiting: (() => void) | null = null;

  function restartSilenceTimer(): void {
    cancelSilence();
    cancelSilence = ports.after(PUSH_SILENCE_MS, drop);
  }

  /** Full jitter: a random part of the pause, so that clients cut off together do not return together. It doubles when all addresses have failed. */
  function reconnectDelayMs(): number {
    const doubledMs = PUSH_RECONNECT_MS.base * 2 ** Math.floor(attempts / urls.length);
    return ports.random() * Math.max(spreadMs, Math.min(PUSH_RECONNECT_MS.cap, doubledMs));
  }

  /** Leaves the connection, whether or not the other side still knows of it. */
  function release(): void {
    cancelSilence();
    const old = socket;
    socket = null;
    isOpen = false;
    if (old === null) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
  }

  function drop(): void {
    cancelWaiting = null;
    if (!isBusy) {
      alias = (alias + 1) % urls.length;
      // A connection that fell at once counts as an attempt that failed, even if it was accepted.
      attempts = isOpen && ports.nowMs() - openedMs >= PUSH_RECONNECT_MS.cap ? 0 : attempts + 1;
    }
    if (!isStream) failures = isOpen ? 0 : failures + 1;
    release();
    if (!onDrop()) return;
    cancelWaiting = pauses.after(reconnectDelayMs(), connect);
    spreadMs = 0;
    isBusy = false;
  }

  function attach(opening: Socket): void {
    cancelWaiting = null;
    socket = opening;
    restartSilenceTimer();
    opening.onclose = drop;
    opening.onopen = () => {
      isOpen = true;
      openedMs = ports.nowMs();
      onOpen();
    };
    opening.onmessage = ({ data }) => {
      restartSilenceTimer();
      const frame = readFrame(String(data));
      if (frame === null) return;
      if ('afterMs' in frame) spreadMs = frame.afterMs!;
      if ('op' in frame && frame.op === 'busy') isBusy = true;
      else onFrame(frame);
    };
  }

  function connect(): void {
    const url = urls[alias]!;
    // Where something on the way lets no WebSocket through, every second attempt is a stream of events.
    isStream = failures >= SOCKET_FAILURES && !isStream;
    if (!isStream) return attach(ports.openSocket(url));
    let isWanted = true;
    cancelWaiting = () => (isWanted = false);
    ports.openEvents(url).then(
      (stream) => (isWanted ? attach(stream) : stream.close()),
      // Its code does not come: a newer build may have taken its place.
      () => {
        isStream = false;
        if (isWanted) attach(ports.openSocket(url));
      },
    );
  }

  return {
    open() {
      if (socket === null && cancelWaiting === null) connect();
    },
    send(frame) {
      if (isOpen) socket?.send(JSON.stringify(frame));
    },
    close() {
      cancelWaiting?.();
      cancelWaiting = null;
      release();
      attempts = spreadMs = 0;
      isBusy = false;
    },
  };
}

import { type ClientFrame, parseServerFrame, nullIfInvalid, type ServerFrame } from '@stillingen/wire';
import { PUSH_RECONNECT_MS, PUSH_SILENCE_MS, SOCKET_FAILURES } from '../constants.ts';
import type { Ports, Socket } from '../ports.ts';
import type { Pauses } from '../time/pauses.ts';

export interface ConnectionOptions {
  /** At least one: the first is random, a failed one is tried last (PUSH-03). */
  readonly urls: readonly string[];
  readonly onOpen: () => void;
  readonly onFrame: (frame: ServerFrame) => void;
  /** Returns whether to reconnect. */
  readonly onDrop: () => boolean;
}

/**
 * One push connection, renewed while it is needed:
 *
 *   closed --open()--> connecting --socket opens--> open
 *   connecting, open --socket closes, or silence--> waiting, if onDrop() returns true; else closed
 *   waiting --random pause, page visible and online--> connecting
 *   any --close()--> closed
 */
export class PushConnection {
  readonly #ports: Ports;
  readonly #pauses: Pauses;
  readonly #options: ConnectionOptions;
  #alias: number;
  #socket: Socket | null = null;
  #isStream = false;
  #isOpen = false;
  #openedMs = 0;
  #attempts = 0;
  /** WebSockets in a row. */
  #failures = 0;
  /** Requested by the server for the next reconnect. */
  #spreadMs = 0;
  /** The server accepts no connections now. */
  #isBusy = false;
  #cancelSilence = (): void => {};
  #cancelWaiting: (() => void) | null = null;

  constructor(ports: Ports, pauses: Pauses, options: ConnectionOptions) {
    this.#ports = ports;
    this.#pauses = pauses;
    this.#options = options;
    this.#alias = Math.floor(ports.random() * options.urls.length);
  }

  open(): void {
    if (this.#socket === null && this.#cancelWaiting === null) this.#connect();
  }

  /** Dropped if the connection is not open. */
  send(frame: ClientFrame): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(frame));
  }

  close(): void {
    this.#cancelWaiting?.();
    this.#cancelWaiting = null;
    this.#release();
    this.#attempts = this.#spreadMs = 0;
    this.#isBusy = false;
  }

  #restartSilenceTimer(): void {
    this.#cancelSilence();
    this.#cancelSilence = this.#ports.after(PUSH_SILENCE_MS, () => this.#drop());
  }

  /** Full jitter: clients that lost their server return at different times. */
  #reconnectDelayMs(): number {
    const doubledMs = PUSH_RECONNECT_MS.base * 2 ** Math.floor(this.#attempts / this.#options.urls.length);
    return this.#ports.random() * Math.max(this.#spreadMs, Math.min(PUSH_RECONNECT_MS.cap, doubledMs));
  }

  #release(): void {
    this.#cancelSilence();
    const old = this.#socket;
    this.#socket = null;
    this.#isOpen = false;
    if (old === null) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
  }

  #drop(): void {
    this.#cancelWaiting = null;
    if (!this.#isBusy) {
      this.#alias = (this.#alias + 1) % this.#options.urls.length;
      // A connection that closed at once counts as a failed attempt even if it was accepted.
      const lasted = this.#isOpen && this.#ports.nowMs() - this.#openedMs >= PUSH_RECONNECT_MS.cap;
      this.#attempts = lasted ? 0 : this.#attempts + 1;
    }
    if (!this.#isStream) this.#failures = this.#isOpen ? 0 : this.#failures + 1;
    this.#release();
    if (!this.#options.onDrop()) return;
    this.#cancelWaiting = this.#pauses.after(this.#reconnectDelayMs(), () => this.#connect());
    this.#spreadMs = 0;
    this.#isBusy = false;
  }

  #attach(socket: Socket): void {
    this.#cancelWaiting = null;
    this.#socket = socket;
    this.#restartSilenceTimer();
    socket.onclose = () => this.#drop();
    socket.onopen = () => {
      this.#isOpen = true;
      this.#openedMs = this.#ports.nowMs();
      this.#options.onOpen();
    };
    socket.onmessage = ({ data }) => {
      this.#restartSilenceTimer();
      // What an unknown frame carried shows as a gap.
      const frame = nullIfInvalid(() => parseServerFrame(String(data)));
      if (frame === null) return;
      if ('afterMs' in frame) this.#spreadMs = frame.afterMs!;
      if ('op' in frame && frame.op === 'busy') this.#isBusy = true;
      else this.#options.onFrame(frame);
    };
  }

  #connect(): void {
    const url = this.#options.urls[this.#alias]!;
    // If WebSockets do not open, every second attempt is an event stream.
    this.#isStream = this.#failures >= SOCKET_FAILURES && !this.#isStream;
    if (!this.#isStream) return this.#attach(this.#ports.openSocket(url));
    let isWanted = true;
    this.#cancelWaiting = () => (isWanted = false);
    this.#ports.openEvents(url).then(
      (stream) => (isWanted ? this.#attach(stream) : stream.close()),
      // The code could not be loaded: a newer build may have replaced it.
      () => {
        this.#isStream = false;
        if (isWanted) this.#attach(this.#ports.openSocket(url));
      },
    );
  }
}

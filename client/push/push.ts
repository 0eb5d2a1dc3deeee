import { parseServerFrame, type ServerFrame, WireError } from '@stillingen/wire';
import type { Clock } from '../clock.ts';
import { PUSH_RECONNECT_MS, PUSH_SILENCE_MS } from '../constants.ts';
import type { Pauses } from '../pauses.ts';
import type { Ports, Socket } from '../ports.ts';
import { createStore, type Store } from '../store.ts';
import { continuityOf, type Position } from './positions.ts';

/** What happens to one subject, in order. */
export type PushEvent =
  /** Frames come from now on. `recovered`: none was lost since the last one that came. */
  | { readonly type: 'up'; readonly recovered: boolean }
  | { readonly type: 'down' }
  | { readonly type: 'data'; readonly text: string }
  /** Something was lost before what comes next. */
  | { readonly type: 'gap' }
  /** The server confirms that nothing was lost up to now. */
  | { readonly type: 'verified' };

export interface Push {
  /** Follows a subject; a subject followed already tells `up` at once. Returns what ends it. */
  subscribe(subject: string, listener: (event: PushEvent) => void): () => void;
  /** 'connecting' until the first connection stands or fails. */
  readonly state: Store<'connecting' | 'up' | 'down'>;
  close(): void;
}

interface Subject {
  readonly listeners: Set<(event: PushEvent) => void>;
  position: Position | null;
  up: boolean;
}

/** Server times in frames were only the way on the line ago. */
const FRAME_PRECISION_MS = 300;

/** The frame of a text; null where it is none that this client knows: what it may have carried will show as a gap. */
function readFrame(text: string): ServerFrame | null {
  try {
    return parseServerFrame(text);
  } catch (error) {
    if (error instanceof WireError) return null;
    throw error;
  }
}

/** One connection for all subjects. It opens with the first subject, closes with the last, and is renewed while there are any. */
export function createPush(ports: Ports, pauses: Pauses, clock: Clock, url: string): Push {
  const subjects = new Map<string, Subject>();
  const state = createStore<'connecting' | 'up' | 'down'>('connecting');
  let socket: Socket | null = null;
  let isOpen = false;
  let openedMs = 0;
  let attempts = 0;
  let drainMs: number | null = null;
  let cancelSilence = (): void => {};
  let cancelReconnect: (() => void) | null = null;

  const tell = (subject: Subject, event: PushEvent): void => {
    for (const listener of [...subject.listeners]) listener(event);
  };

  function sendSubscribe(name: string, { position }: Subject): void {
    const from = position === null ? {} : { e: position.epoch, o: position.offset };
    socket?.send(JSON.stringify({ op: 'subscribe', s: name, ...from }));
  }

  function heard(): void {
    cancelSilence();
    cancelSilence = ports.after(PUSH_SILENCE_MS, drop);
  }

  /** Full jitter: a random part of the doubled pause, so that clients cut off together do not return together. */
  function reconnectDelayMs(): number {
    if (drainMs !== null) return ports.random() * Math.max(drainMs, PUSH_RECONNECT_MS.base);
    return ports.random() * Math.min(PUSH_RECONNECT_MS.cap, PUSH_RECONNECT_MS.base * 2 ** attempts);
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
    // A connection that fell at once counts as an attempt that failed, even if it was accepted.
    attempts = isOpen && ports.nowMs() - openedMs >= PUSH_RECONNECT_MS.cap ? 0 : attempts + 1;
    release();
    state.set('down');
    for (const subject of subjects.values()) {
      if (!subject.up) continue;
      subject.up = false;
      tell(subject, { type: 'down' });
    }
    if (subjects.size === 0) return;
    cancelReconnect = pauses.after(reconnectDelayMs(), connect);
    drainMs = null;
  }

  function connect(): void {
    cancelReconnect = null;
    const opening = ports.openSocket(url);
    socket = opening;
    heard();
    opening.onclose = drop;
    opening.onopen = () => {
      isOpen = true;
      openedMs = ports.nowMs();
      for (const [name, subject] of subjects) sendSubscribe(name, subject);
    };
    opening.onmessage = ({ data }) => {
      heard();
      const frame = readFrame(String(data));
      if (frame !== null) receive(frame);
    };
  }

  function receive(frame: ServerFrame): void {
    if (!('op' in frame)) {
      clock.observe(frame.t, FRAME_PRECISION_MS);
      const subject = subjects.get(frame.s);
      // Frames sent again after a recovery may come before the word that it succeeded: the position tells what they are.
      if (subject === undefined || subject.position === null) return;
      const continuity = continuityOf(subject.position, frame);
      if (continuity === 'duplicate') return;
      subject.position = { epoch: frame.e, offset: frame.o };
      if (continuity === 'gap') tell(subject, { type: 'gap' });
      tell(subject, { type: 'data', text: frame.d });
    } else if (frame.op === 'subscribed') {
      const subject = subjects.get(frame.s);
      if (subject === undefined) return;
      const recovered = frame.recovered && subject.position?.epoch === frame.e;
      // After a recovery the frames missed are sent again and move the position themselves.
      if (!recovered) subject.position = { epoch: frame.e, offset: frame.o };
      subject.up = true;
      state.set('up');
      tell(subject, { type: 'up', recovered });
    } else if (frame.op === 'heartbeat') {
      clock.observe(frame.t, FRAME_PRECISION_MS);
      for (const [name, subject] of subjects) {
        const offset = frame.p[name];
        // The answer to a subscription may have been lost: the subject is asked for until it comes.
        if (!subject.up || subject.position === null) sendSubscribe(name, subject);
        else if (offset !== undefined) {
          const isThere = subject.position.epoch === frame.e && subject.position.offset === offset;
          subject.position = { epoch: frame.e, offset };
          tell(subject, { type: isThere ? 'verified' : 'gap' });
        }
      }
    } else {
      drainMs = frame.afterMs;
    }
  }

  function unfollow(name: string): void {
    subjects.delete(name);
    if (subjects.size > 0) {
      if (isOpen) socket?.send(JSON.stringify({ op: 'unsubscribe', s: name }));
      return;
    }
    cancelReconnect?.();
    cancelReconnect = null;
    release();
    attempts = 0;
    state.set('connecting');
  }

  return {
    state,
    subscribe(name, listener) {
      const own = (event: PushEvent): void => listener(event);
      const subject = subjects.get(name) ?? { listeners: new Set(), position: null, up: false };
      const isNew = subject.listeners.size === 0;
      subject.listeners.add(own);
      subjects.set(name, subject);
      if (socket === null && cancelReconnect === null) connect();
      else if (isNew && isOpen) sendSubscribe(name, subject);
      else if (subject.up) own({ type: 'up', recovered: false });
      return () => {
        if (subject.listeners.delete(own) && subject.listeners.size === 0) unfollow(name);
      };
    },
    close() {
      for (const name of [...subjects.keys()]) unfollow(name);
    },
  };
}

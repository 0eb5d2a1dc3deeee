import { type DataFrame, type Positions, pushPrefix, type ServerFrame } from '@stillingen/wire';
import type { LoggedIn } from '@stillingen/wire/account';
import type { Clock } from '../time/clock.ts';
import type { Pauses } from '../time/pauses.ts';
import type { Ports } from '../ports.ts';
import { createStore, type Store } from '../store.ts';
import { createConnection } from './connection.ts';

/** How far a subject was followed: the offset within an epoch. */
export interface Position {
  readonly epoch: string;
  readonly offset: number;
}

/** What a frame means to one who stands at a position: new, known already, or something before it was lost. */
export type Continuity = 'next' | 'duplicate' | 'gap';

/**
 * Where a data frame stands against the position before it; it may cover several offsets, some of them known already. A frame
 * of another epoch follows a loss.
 */
export function continuityOf(position: Position, { e, o, n = 1 }: Pick<DataFrame, 'e' | 'o' | 'n'>): Continuity {
  if (e !== position.epoch) return 'gap';
  if (o <= position.offset) return 'duplicate';
  return o - n <= position.offset ? 'next' : 'gap';
}

/** What happens to one subject, in order. */
export type PushEvent =
  /** Frames come from now on. `recovered`: none was lost since the last one that came. */
  | { readonly type: 'up'; readonly recovered: boolean }
  | { readonly type: 'down' }
  /** `atMs`: the server time at which it was said. */
  | { readonly type: 'data'; readonly text: string; readonly atMs: number }
  /** Something was lost before what comes next. */
  | { readonly type: 'gap' }
  /** The server confirms that nothing was lost up to now. */
  | { readonly type: 'verified' };

/** Who asks for the channel of an account. */
export interface Proof {
  readonly loggedIn: LoggedIn;
  /** The server does not let this session follow it, or no longer: it is followed no more, and nothing comes after this. */
  onLost(): void;
}

export interface Push {
  /**
   * Follows a subject; a subject followed already tells `up` at once. The channel of an account takes a proof. Returns what ends
   * it.
   */
  subscribe(subject: string, listener: (event: PushEvent) => void, proof?: Proof): () => void;
  /** 'connecting' until the first connection stands or fails. */
  readonly state: Store<'connecting' | 'up' | 'down'>;
  close(): void;
}

export interface PushOptions {
  /** Addresses of the push channel (PUSH-03). */
  readonly urls: readonly string[];
  /** What every subject stands under (PUSH-04); empty for none. */
  readonly namespace: string;
}

interface Subject {
  readonly listeners: Set<(event: PushEvent) => void>;
  readonly proof: Proof | undefined;
  position: Position | null;
  /** Offset up to which frames may be sent again: they name the time at which they were first said. */
  sentAgainTo: number;
  up: boolean;
}

/** Server times in frames were only the way on the line ago. */
const FRAME_PRECISION_MS = 300;

/** One connection for all subjects. It opens with the first subject, closes with the last, and is renewed while there are any. */
export function createPush(ports: Ports, pauses: Pauses, clock: Clock, { urls, namespace }: PushOptions): Push {
  const subjects = new Map<string, Subject>();
  const prefix = pushPrefix(namespace);
  const state = createStore<'connecting' | 'up' | 'down'>('connecting');
  const connection = createConnection(ports, pauses, { urls, onOpen, onFrame, onDrop });

  const notify = (subject: Subject, event: PushEvent): void => {
    for (const listener of [...subject.listeners]) listener(event);
  };
  const sendSubscribe = (s: string, { position, proof }: Subject): void =>
    connection.send({
      op: 'subscribe',
      s,
      ...(position && { e: position.epoch, o: position.offset }),
      ...(proof && { loggedIn: proof.loggedIn }),
    });

  function onOpen(): void {
    for (const [name, subject] of subjects) sendSubscribe(name, subject);
  }

  function onDrop(): boolean {
    state.set('down');
    for (const subject of subjects.values()) {
      if (!subject.up) continue;
      subject.up = false;
      notify(subject, { type: 'down' });
    }
    return subjects.size > 0;
  }

  function onData(frame: DataFrame): void {
    const subject = subjects.get(frame.s);
    // Frames sent again after a recovery may come before the word that it succeeded: the position tells what they are.
    if (subject === undefined || subject.position === null) return;
    if (frame.o > subject.sentAgainTo) clock.observe(frame.t, FRAME_PRECISION_MS);
    const continuity = continuityOf(subject.position, frame);
    if (continuity === 'duplicate') return;
    subject.position = { epoch: frame.e, offset: frame.o };
    if (continuity === 'gap') notify(subject, { type: 'gap' });
    notify(subject, { type: 'data', text: frame.d, atMs: frame.t });
  }

  /** Takes where the server says that each subject stands; `isLoss` where it says that something was dropped, too. */
  function onPositions(epoch: string, positions: Positions, isLoss: boolean): void {
    for (const [name, subject] of subjects) {
      const offset = positions[name];
      // The answer to a subscription may have been lost: the subject is asked for until it comes.
      if (!subject.up || subject.position === null) sendSubscribe(name, subject);
      else if (offset !== undefined) {
        const isThere = !isLoss && subject.position.epoch === epoch && subject.position.offset === offset;
        subject.position = { epoch, offset };
        notify(subject, { type: isThere ? 'verified' : 'gap' });
      }
    }
  }

  function onFrame(frame: ServerFrame): void {
    if (!('op' in frame)) return onData(frame);
    if ('t' in frame) clock.observe(frame.t, FRAME_PRECISION_MS);
    switch (frame.op) {
      case 'subscribed': {
        const subject = subjects.get(frame.s);
        if (subject === undefined) return;
        const recovered = frame.recovered && subject.position?.epoch === frame.e;
        // After a recovery the frames missed are sent again and move the position themselves.
        if (!recovered) subject.position = { epoch: frame.e, offset: frame.o };
        subject.sentAgainTo = frame.o;
        subject.up = true;
        state.set('up');
        return notify(subject, { type: 'up', recovered });
      }
      case 'heartbeat':
      case 'resync':
        return onPositions(frame.e, frame.p, frame.op === 'resync');
      case 'refused': {
        const subject = subjects.get(frame.s);
        // A subject that does not exist is left to polling.
        if (subject?.proof === undefined) return;
        subject.listeners.clear();
        unfollow(frame.s);
        return subject.proof.onLost();
      }
      case 'drain':
      case 'busy':
        // The connection itself hears of it.
        return;
    }
  }

  function unfollow(name: string): void {
    subjects.delete(name);
    if (subjects.size > 0) return connection.send({ op: 'unsubscribe', s: name });
    connection.close();
    state.set('connecting');
  }

  return {
    state,
    subscribe(subjectName, listener, proof) {
      const name = prefix + subjectName;
      const own = (event: PushEvent): void => listener(event);
      const subject = subjects.get(name) ?? { listeners: new Set(), proof, position: null, sentAgainTo: 0, up: false };
      const isNew = subject.listeners.size === 0;
      subject.listeners.add(own);
      subjects.set(name, subject);
      connection.open();
      if (isNew) sendSubscribe(name, subject);
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

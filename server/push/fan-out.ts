import type { Connection } from './transport/connection.ts';
import type { Frame } from './frame.ts';
import type { PushLimits } from './limits.ts';
import type { PushCounts } from '../ops/metrics.ts';
import { bound, coalesce, createPut, NO_FRAMES, type Outbox, takeAll } from './outbox.ts';

/** One who is written to. A class, so that all of him lies together in memory: there are ten thousand, and what is read of each comes from far. */
export class Reader implements Outbox {
  readonly connection: Connection;
  frames = NO_FRAMES;
  bytes = 0;
  lostMs: number | null = null;
  /** In the queue of those who are written to next. */
  queued = false;
  /** Since when his line is full. */
  fullMs: number | null = null;

  constructor(connection: Connection) {
    this.connection = connection;
  }
}

/** Writes to many readers by turns, so that other work is never kept waiting, and to each of them once for all that he gets in a turn. */
export interface FanOut<Of extends Reader> extends Disposable {
  send(reader: Of, frame: Frame): void;
  /** Sends one frame to each of many, and so for several groups of readers: who is in more than one gets all of it in one write. */
  sendAll(groups: readonly Group<Of>[]): void;
  /** Writes what still waits for a reader, where his line is not full, and forgets him. */
  finish(reader: Of): void;
  /** Somebody has just come, and others may stand behind him: the next turn is as short as turns can be. */
  makeWay(): void;
  /** Calls `listener` once nobody is left who is to be written to. */
  whenWritten(listener: () => void): void;
  readonly counts: Readonly<PushCounts>;
}

/** Who gets the same frame. */
export interface Group<Of extends Reader> {
  readonly readers: ReadonlySet<Of>;
  readonly frame: Frame;
}

/** A group of which those from `at` on have not got the frame yet. It goes into their outboxes when it is their turn: to touch ten thousand of them twice would take milliseconds before the first is written to. */
interface Round<Of extends Reader> {
  readonly readers: readonly Of[];
  readonly frame: Frame;
  at: number;
}

/** Readers between two looks at the clock: the least that a turn writes to. */
const READERS_PER_LOOK = 4;

export function createFanOut<Of extends Reader>(
  limits: PushLimits,
  ports: {
    readonly clockMs: () => number;
    /** A reader takes again, whose frames were dropped. */
    readonly onResync: (reader: Of) => void;
    /** A reader takes nothing any more. */
    readonly onSlow: (reader: Of) => void;
  },
): FanOut<Of> {
  const put = createPut();
  /** Comes before the queue. Whatever else is sent meanwhile finds it in the queue. */
  let round: Round<Of> | null = null;
  let queue: Of[] = [];
  let at = 0;
  let turnIsDue = false;
  let isMakingWay = false;
  /** Since when readers wait without a pause. */
  let busySinceMs = 0;
  let wasShort = false;
  let turn: NodeJS.Immediate | undefined;
  let listeners: (() => void)[] = [];
  const full = new Set<Of>();
  let sweep: NodeJS.Timeout | undefined;
  const counts: PushCounts = { frames: 0, characters: 0, dropped: 0, resyncs: 0, slow: 0, refusedAccounts: {} };

  function awaitTurn(): void {
    if (turnIsDue) return;
    turnIsDue = true;
    busySinceMs = performance.now();
    turn = setImmediate(takeTurn);
  }

  /** A turn makes way for who has just come; where readers have waited for long, every other turn at most. */
  function isShort(): boolean {
    const hasWaited = performance.now() - busySinceMs > limits.makeWayMs;
    const short = isMakingWay && !(hasWaited && wasShort);
    isMakingWay = false;
    wasShort = short;
    return short;
  }

  function queueUp(reader: Of): void {
    if (reader.queued) return;
    reader.queued = true;
    queue.push(reader);
    awaitTurn();
  }

  function enqueue(reader: Of, frame: Frame): void {
    put(reader, frame);
    queueUp(reader);
  }

  /** Queues all up who have not had their turn in the round. */
  function endRound(): void {
    if (round === null) return;
    const { readers, frame } = round;
    const from = round.at;
    round = null;
    for (let i = from; i < readers.length; i += 1) enqueue(readers[i]!, frame);
  }

  /** Lines that are full do not tell when they no longer are: they are few, and are looked at. */
  function sweepFull(): void {
    const now = ports.clockMs();
    for (const reader of full) {
      if (reader.connection.isFull()) {
        const isLost = reader.lostMs !== null && now - reader.lostMs > limits.slowMs;
        if (isLost || now - reader.fullMs! > limits.stuckMs) {
          counts.slow += 1;
          ports.onSlow(reader);
        }
        continue;
      }
      reader.fullMs = null;
      full.delete(reader);
      if (reader.lostMs === null) {
        reader.frames = coalesce(reader.frames);
        queueUp(reader);
      } else {
        reader.lostMs = null;
        counts.resyncs += 1;
        ports.onResync(reader);
      }
    }
    if (full.size === 0) {
      clearInterval(sweep);
      sweep = undefined;
    }
  }

  function writeAll(reader: Of): void {
    counts.frames += reader.frames.length;
    counts.characters += reader.bytes;
    reader.connection.write(takeAll(reader));
  }

  function serve(reader: Of): void {
    reader.queued = false;
    if (reader.fullMs === null && reader.connection.isFull()) {
      reader.fullMs = ports.clockMs();
      full.add(reader);
      sweep ??= setInterval(sweepFull, limits.sweepMs);
    }
    if (reader.fullMs !== null) counts.dropped += Number(bound(reader, limits.waitingBytes, ports.clockMs()));
    else if (reader.frames.length > 0) writeAll(reader);
  }

  function serveRound(): void {
    const { readers, frame } = round!;
    const end = Math.min(round!.at + READERS_PER_LOOK, readers.length);
    for (let i = round!.at; i < end; i += 1) {
      put(readers[i]!, frame);
      serve(readers[i]!);
    }
    if (end === readers.length) round = null;
    else round!.at = end;
  }

  function serveQueue(): void {
    const end = Math.min(at + READERS_PER_LOOK, queue.length);
    for (; at < end; at += 1) serve(queue[at]!);
  }

  const isLeft = (): boolean => round !== null || at < queue.length;

  function takeTurn(): void {
    const untilMs = performance.now() + (isShort() ? 0 : limits.turnMs);
    do
      if (round === null) serveQueue();
      else serveRound();
    while (isLeft() && performance.now() <= untilMs);
    turnIsDue = isLeft();
    if (turnIsDue) turn = setImmediate(takeTurn);
    else {
      queue = [];
      at = 0;
      const told = listeners;
      listeners = [];
      for (const listener of told) listener();
    }
  }

  return {
    counts,
    send(reader, frame) {
      endRound();
      enqueue(reader, frame);
    },
    sendAll(groups) {
      endRound();
      // Where some still wait, who comes late in a group would wait for ever if each group began before them.
      const last = turnIsDue ? undefined : groups.toSorted((a, b) => a.readers.size - b.readers.size).at(-1);
      for (const group of groups) if (group !== last) for (const reader of group.readers) enqueue(reader, group.frame);
      if (last === undefined || last.readers.size === 0) return;
      round = { readers: [...last.readers], frame: last.frame, at: 0 };
      awaitTurn();
    },
    finish(reader) {
      endRound();
      full.delete(reader);
      if (reader.frames.length > 0 && !reader.connection.isFull()) writeAll(reader);
      else takeAll(reader);
    },
    makeWay() {
      isMakingWay = true;
    },
    whenWritten(listener) {
      if (turnIsDue) listeners.push(listener);
      else listener();
    },
    [Symbol.dispose]() {
      clearImmediate(turn);
      clearInterval(sweep);
    },
  };
}

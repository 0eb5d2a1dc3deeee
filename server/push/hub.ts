import { randomBytes } from 'node:crypto';
import { setImmediate as callSoon } from 'node:timers';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import {
  buildPushSubject,
  MAX_SUBJECTS,
  parsePushSubject,
  PushClose,
  type PushRefusal,
  type PushSubject,
  type ServerFrame,
} from '@stillingen/wire';
import type { ProfileId } from '@stillingen/wire/account';
import type { PushCounts } from '../ops/metrics.ts';
import { type AccountGate, createAccountChannels, NO_ACCOUNTS, type Proof } from './account-channels.ts';
import type { Connection } from './transport/connection.ts';
import { createFanOut, Reader } from './fan-out.ts';
import { createFrame } from './frame.ts';
import { createHistory, type History } from './history.ts';
import { PUSH_LIMITS, type PushLimits } from './limits.ts';
import { withdraw } from './outbox.ts';

interface Subject {
  readonly history: History;
  readonly followers: Set<Follower>;
  /** Feed text that goes out with the next flush. */
  pending: string;
  /** When the last follower left. */
  leftMs: number;
}

/** A connection and what it follows. */
export class Follower extends Reader {
  readonly subjects = new Set<string>();
  /** The second of each round in which it is told its positions. */
  readonly beat: number;

  constructor(connection: Connection, beat: number) {
    super(connection);
    this.beat = beat;
  }
}

interface Wanted {
  readonly s: string;
  readonly e?: string;
  readonly o?: number;
  readonly proof?: Proof;
}

/** The middle of the push server: subjects with numbered frames, and the connections that follow them, whichever way they came. */
export interface PushHub extends AsyncDisposable {
  /** Adds text to a subject; it goes out within milliseconds, in order. What nobody follows is not made. */
  publish(subject: PushSubject, text: () => string): void;
  /** Calls `listener` once all that is published by now has been handed to the connections. */
  whenWritten(listener: () => void): void;
  /** Somebody has reached the server: Node takes one connection between two turns of the fan-out, so turns are short while they come. */
  makeWay(): void;
  join(connection: Connection): Follower;
  /** Follows a subject, from a position where one is given; or says why not. The channel of an account asks for a proof first. */
  subscribe(follower: Follower, wanted: Wanted): void;
  unsubscribe(follower: Follower, s: string): void;
  /** Sessions of a user, or of anybody where it is null, may have ended: those who follow by one that has follow no longer. */
  doubt(id: ProfileId | null): void;
  /** Ends a connection, once what waits for it is written; `leave` follows when it has closed. */
  drop(follower: Follower, code: number, reason: string): void;
  /** The connection is gone. */
  leave(follower: Follower): void;
  /** The secret of the device that the cookies of a handshake name; null without one. */
  deviceOf(cookies: string): string | null;
  readonly namespace: string;
  readonly isKnown: (subject: PushSubject) => boolean;
  /** It says goodbye to its connections and takes no more. */
  readonly isEnding: boolean;
  readonly connections: number;
  /** How many there are of each transport. */
  connectionsBy(): Record<Connection['transport'], number>;
  readonly counts: Readonly<PushCounts>;
}

const TICK_MS = 1000;
/** How long connections have to close when the server ends. */
const GOODBYE_MS = 1000;
/** Connections told goodbye before other work gets its turn. */
const GOODBYES_PER_TURN = 100;

export function createPushHub({
  nowMs,
  clockMs,
  isKnown,
  gate = NO_ACCOUNTS,
  namespace = '',
  limits = PUSH_LIMITS,
}: {
  /** The time that readers are told. */
  nowMs: () => number;
  /** A clock that never jumps (milliseconds). */
  clockMs: () => number;
  /** Whether there is anything of that name. */
  isKnown: (subject: PushSubject) => boolean;
  gate?: AccountGate;
  namespace?: string;
  limits?: PushLimits;
}): PushHub {
  /** Changes with every start, as the history is lost with the process. */
  const epoch = randomBytes(6).toString('hex');
  const subjects = new Map<string, Subject>();
  const followers = new Set<Follower>();
  /** Those who follow nothing, since when. */
  const idle = new Map<Follower, number>();
  const beats: readonly Set<Follower>[] = Array.from({ length: limits.heartbeatMs / TICK_MS }, () => new Set<Follower>());
  let joined = 0;
  let tick = 0;
  /** Above every offset that a forgotten subject had: who comes back to it must not take new frames for those he missed. */
  let firstOffset = 0;
  let toFlush: Subject[] = [];
  let toTell: (() => void)[] = [];
  /** Runs while what comes waits for others, so that they go out together. */
  let gap: NodeJS.Timeout | undefined;
  let flushIsDue: NodeJS.Immediate | undefined;
  let isEnding = false;

  const positionsOf = (follower: Follower): Record<string, number> =>
    Object.fromEntries(Array.from(follower.subjects, (s) => [s, subjects.get(s)!.history.offset]));
  const tell = (follower: Follower, message: ServerFrame): void => fanOut.send(follower, createFrame(message));

  const fanOut = createFanOut<Follower>(limits, {
    clockMs,
    onResync: (follower) => tell(follower, { op: 'resync', e: epoch, t: nowMs(), p: positionsOf(follower) }),
    onSlow: (follower) => drop(follower, PushClose.slow, 'too slow'),
  });

  const accounts = createAccountChannels<Follower>(gate, limits, refuse);

  function refuse(follower: Follower, s: string, code: PushRefusal): void {
    if (parsePushSubject(s, namespace)?.kind === 'account')
      fanOut.counts.refusedAccounts[code] = (fanOut.counts.refusedAccounts[code] ?? 0) + 1;
    stopFollowing(follower, s);
    tell(follower, { op: 'refused', s, code });
  }
  function stopFollowing(follower: Follower, s: string): void {
    unfollow(follower, s);
    withdraw(follower, s);
    if (follower.subjects.size === 0) idle.set(follower, idle.get(follower) ?? clockMs());
  }

  function unfollow(follower: Follower, s: string): void {
    if (!follower.subjects.delete(s)) return;
    const subject = subjects.get(s)!;
    subject.followers.delete(follower);
    if (subject.followers.size === 0) subject.leftMs = clockMs();
  }
  /** Takes a connection out of all that would write to it. */
  function release(follower: Follower): void {
    for (const s of follower.subjects) unfollow(follower, s);
    accounts.leave(follower);
    idle.delete(follower);
    beats[follower.beat]!.delete(follower);
    fanOut.finish(follower);
  }
  function drop(follower: Follower, code: number, reason: string): void {
    release(follower);
    follower.connection.close(code, reason);
  }

  function flush(): void {
    flushIsDue = undefined;
    gap = setTimeout(() => {
      gap = undefined;
      if (toFlush.length > 0) flush();
    }, limits.flushMs);
    const [atMs, t] = [clockMs(), nowMs()];
    const due = toFlush;
    const listeners = toTell;
    toFlush = [];
    toTell = [];
    const groups = due.map((subject) => {
      const frame = subject.history.append(subject.pending, atMs, t);
      subject.pending = '';
      return { readers: subject.followers, frame };
    });
    fanOut.sendAll(groups);
    for (const listener of listeners) fanOut.whenWritten(listener);
  }

  function follow(follower: Follower, { s, e, o }: Wanted): void {
    let subject = subjects.get(s);
    if (subject === undefined) {
      const history = createHistory(s, epoch, firstOffset, limits);
      subject = { history, followers: new Set(), pending: '', leftMs: 0 };
      subjects.set(s, subject);
    }
    follower.subjects.add(s);
    subject.followers.add(follower);
    idle.delete(follower);
    const missed = e === epoch && o !== undefined ? subject.history.after(o, clockMs()) : null;
    // All that waits of it comes again: who asks and does not read would have it as often as he asked.
    if (missed !== null) withdraw(follower, s);
    tell(follower, { op: 'subscribed', s, e: epoch, o: subject.history.offset, recovered: missed !== null });
    for (const frame of missed ?? []) fanOut.send(follower, frame);
  }

  function forgetOld(now: number): void {
    for (const [s, { history, followers: all, pending, leftMs }] of subjects) {
      history.prune(now);
      if (all.size > 0 || pending !== '' || now - leftMs <= limits.historyMs) continue;
      subjects.delete(s);
      firstOffset = Math.max(firstOffset, history.offset + 1);
    }
  }

  /** The time over which all who are here now can come back without being too many at once. */
  const returnMs = (): number => Math.ceil((followers.size * 1000) / limits.handshakesPerSecond);

  const ticking = setInterval(() => {
    tick += 1;
    const now = clockMs();
    const t = nowMs();
    const afterMs = returnMs();
    for (const follower of beats[tick % beats.length]!) {
      follower.connection.probe();
      tell(follower, { op: 'heartbeat', e: epoch, t, p: positionsOf(follower), afterMs });
    }
    const probed = tick - Math.ceil(limits.pongMs / TICK_MS) + beats.length;
    // Once more a tick later, for those whom a busy server asked late: the next heartbeat is far.
    for (const at of [probed, probed - 1])
      for (const { connection } of beats[(at + beats.length) % beats.length]!) if (connection.isSilent()) connection.terminate();
    for (const [follower, sinceMs] of idle)
      if (now - sinceMs > limits.idleMs) drop(follower, PushClose.idle, 'nothing is followed');
    forgetOld(now);
  }, TICK_MS);

  return {
    namespace,
    isKnown,
    publish(name, text) {
      const s = buildPushSubject(name, namespace);
      const subject = subjects.get(s);
      if (subject === undefined) return;
      const added = text();
      if (added === '') return;
      if (subject.pending === '') toFlush.push(subject);
      // Of revisions the last one says it all.
      subject.pending = name.kind === 'account' ? added : subject.pending + added;
      if (gap === undefined) flushIsDue ??= callSoon(flush);
    },
    whenWritten(listener) {
      if (toFlush.length > 0) toTell.push(listener);
      else fanOut.whenWritten(listener);
    },
    makeWay: fanOut.makeWay,
    join(connection) {
      joined += 1;
      const beat = joined % beats.length;
      const follower = new Follower(connection, beat);
      followers.add(follower);
      beats[beat]!.add(follower);
      idle.set(follower, clockMs());
      return follower;
    },
    subscribe(follower, wanted) {
      const { s, proof } = wanted;
      if (follower.subjects.size >= MAX_SUBJECTS && !follower.subjects.has(s))
        return drop(follower, PushClose.tooMuch, `at most ${MAX_SUBJECTS} subjects`);
      const subject = parsePushSubject(s, namespace)!;
      if (!isKnown(subject)) return refuse(follower, s, 'unknown');
      if (subject.kind !== 'account') return follow(follower, wanted);
      return accounts.enter(follower, { s, id: subject.id }, proof, () => follow(follower, wanted));
    },
    unsubscribe(follower, s) {
      accounts.leave(follower, s);
      stopFollowing(follower, s);
    },
    drop,
    doubt: accounts.doubt,
    deviceOf: gate.deviceOf,
    leave(follower) {
      release(follower);
      followers.delete(follower);
    },
    get isEnding() {
      return isEnding;
    },
    get connections() {
      return followers.size;
    },
    connectionsBy() {
      const by = { webSocket: 0, eventStream: 0 };
      for (const { connection } of followers) by[connection.transport] += 1;
      return by;
    },
    counts: fanOut.counts,
    async [Symbol.asyncDispose]() {
      isEnding = true;
      clearInterval(ticking);
      clearTimeout(gap);
      clearImmediate(flushIsDue);
      const drain = createFrame({ op: 'drain', afterMs: returnMs() });
      const told = [...followers];
      for (const [i, follower] of told.entries()) {
        fanOut.send(follower, drain);
        drop(follower, PushClose.drain, 'restart');
        if (i % GOODBYES_PER_TURN === 0) await setImmediate();
      }
      const untilMs = performance.now() + GOODBYE_MS;
      while (followers.size > 0 && performance.now() < untilMs) await sleep(20);
      for (const { connection } of followers) connection.terminate();
      fanOut[Symbol.dispose]();
    },
  };
}

import { randomBytes } from 'node:crypto';
import type { Group, Subscriber } from './fan-out.ts';
import { createFrame, type Frame } from './frame.ts';
import type { PushLimits } from './limits.ts';

interface Subject {
  readonly history: History;
  readonly subscribers: Set<Subscriber>;
  /** Text for the next frame. */
  pending: string;
  leftMs: number;
}

export interface Position {
  readonly e?: string;
  readonly o?: number;
}

export class Subjects {
  /** Changes with every start, as histories are lost with the process. */
  readonly epoch = randomBytes(6).toString('hex');
  readonly #limits: PushLimits;
  readonly #clockMs: () => number;
  readonly #all = new Map<string, Subject>();
  /** Above all offsets of forgotten subjects, so that no old position is taken for a new one. */
  #firstOffset = 0;
  #toFlush: Subject[] = [];

  constructor(limits: PushLimits, clockMs: () => number) {
    this.#limits = limits;
    this.#clockMs = clockMs;
  }

  /** `missed`: the frames after the position; null where they are not all kept. */
  follow(
    subscriber: Subscriber,
    s: string,
    { e, o }: Position,
  ): { readonly offset: number; readonly missed: readonly Frame[] | null } {
    let subject = this.#all.get(s);
    if (subject === undefined) {
      const history = new History(s, this.epoch, this.#firstOffset, this.#limits);
      subject = { history, subscribers: new Set(), pending: '', leftMs: 0 };
      this.#all.set(s, subject);
    }
    subscriber.subjects.add(s);
    subject.subscribers.add(subscriber);
    const { history } = subject;
    return { offset: history.offset, missed: e === this.epoch && o !== undefined ? history.after(o, this.#clockMs()) : null };
  }

  unfollow(subscriber: Subscriber, s: string): void {
    if (!subscriber.subjects.delete(s)) return;
    const subject = this.#all.get(s)!;
    subject.subscribers.delete(subscriber);
    if (subject.subscribers.size === 0) subject.leftMs = this.#clockMs();
  }

  isFollowed(s: string): boolean {
    return (this.#all.get(s)?.subscribers.size ?? 0) > 0;
  }

  positionsOf(subscriber: Subscriber): Record<string, number> {
    return Object.fromEntries(Array.from(subscriber.subjects, (s) => [s, this.#all.get(s)!.history.offset]));
  }

  /** Does not call `text` for a subject without a history. */
  publish(s: string, text: () => string, replaces: boolean): void {
    const subject = this.#all.get(s);
    if (subject === undefined) return;
    const added = text();
    if (added === '') return;
    if (subject.pending === '') this.#toFlush.push(subject);
    subject.pending = replaces ? added : subject.pending + added;
  }

  get hasPending(): boolean {
    return this.#toFlush.length > 0;
  }

  /** `t`: the time that clients read. */
  takeFrames(t: number): Group[] {
    const nowMs = this.#clockMs();
    const due = this.#toFlush;
    this.#toFlush = [];
    return due.map((subject) => {
      const frame = subject.history.append(subject.pending, nowMs, t);
      subject.pending = '';
      return { subscribers: subject.subscribers, frame };
    });
  }

  prune(): void {
    const nowMs = this.#clockMs();
    for (const [s, { history, subscribers, pending, leftMs }] of this.#all) {
      history.prune(nowMs);
      if (subscribers.size > 0 || pending !== '' || nowMs - leftMs <= this.#limits.historyMs) continue;
      this.#all.delete(s);
      this.#firstOffset = Math.max(this.#firstOffset, history.offset + 1);
    }
  }
}

type HistoryLimits = Pick<PushLimits, 'historyFrames' | 'historyMs'>;

export class History {
  readonly #s: string;
  readonly #epoch: string;
  readonly #limits: HistoryLimits;
  #offset: number;
  #kept: { readonly atMs: number; readonly frame: Frame }[] = [];

  /** Numbers frames from `offset + 1` on. */
  constructor(s: string, epoch: string, offset: number, limits: HistoryLimits) {
    this.#s = s;
    this.#epoch = epoch;
    this.#offset = offset;
    this.#limits = limits;
  }

  get offset(): number {
    return this.#offset;
  }

  /** `t`: the time that clients read. `clockMs`: the one by which frames expire. */
  append(d: string, clockMs: number, t: number): Frame {
    this.#offset += 1;
    const frame = createFrame({ s: this.#s, e: this.#epoch, o: this.#offset, t, d });
    this.#kept.push({ atMs: clockMs, frame });
    if (this.#kept.length > this.#limits.historyFrames) this.#kept.shift();
    return frame;
  }

  /** Null where some of them have expired. */
  after(offset: number, clockMs: number): readonly Frame[] | null {
    this.prune(clockMs);
    const missed = this.#offset - offset;
    if (missed < 0 || missed > this.#kept.length) return null;
    return this.#kept.slice(this.#kept.length - missed).map(({ frame }) => frame);
  }

  prune(clockMs: number): void {
    const fresh = this.#kept.findIndex(({ atMs }) => clockMs - atMs <= this.#limits.historyMs);
    if (fresh !== 0) this.#kept = fresh === -1 ? [] : this.#kept.slice(fresh);
  }
}

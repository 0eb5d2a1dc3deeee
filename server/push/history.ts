import { createFrame, type Frame } from './frame.ts';
import type { PushLimits } from './limits.ts';

type HistoryLimits = Pick<PushLimits, 'historyFrames' | 'historyMs'>;

/** The numbered frames of one subject, as far back as they are kept. */
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

  /** The offset of the last frame. */
  get offset(): number {
    return this.#offset;
  }

  /** Makes the next frame. `t` is the time that clients read, `clockMs` the one by which frames expire. */
  append(d: string, clockMs: number, t: number): Frame {
    this.#offset += 1;
    const frame = createFrame({ s: this.#s, e: this.#epoch, o: this.#offset, t, d });
    this.#kept.push({ atMs: clockMs, frame });
    if (this.#kept.length > this.#limits.historyFrames) this.#kept.shift();
    return frame;
  }

  /** All frames after an offset, in order; null where some of them have expired. */
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

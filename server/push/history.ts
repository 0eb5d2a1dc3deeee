import { createFrame, type Frame } from './frame.ts';
import type { PushLimits } from './limits.ts';

/** The numbered frames of one subject, as far back as they are kept. */
export interface History {
  /** Of the last frame. */
  readonly offset: number;
  /** The next frame, of time `t`, kept from `clockMs` on. */
  append(d: string, clockMs: number, t: number): Frame;
  /** All frames after an offset, in order; null where they are not all kept. */
  after(offset: number, clockMs: number): readonly Frame[] | null;
  /** Forgets what is too old. */
  prune(clockMs: number): void;
}

/** Counts on from `offset`. */
export function createHistory(
  s: string,
  e: string,
  offset: number,
  { historyFrames, historyMs }: Pick<PushLimits, 'historyFrames' | 'historyMs'>,
): History {
  let kept: { readonly atMs: number; readonly frame: Frame }[] = [];
  function prune(clockMs: number): void {
    const fresh = kept.findIndex(({ atMs }) => clockMs - atMs <= historyMs);
    if (fresh !== 0) kept = fresh === -1 ? [] : kept.slice(fresh);
  }
  return {
    get offset() {
      return offset;
    },
    append(d, clockMs, t) {
      offset += 1;
      const frame = createFrame({ s, e, o: offset, t, d });
      kept.push({ atMs: clockMs, frame });
      if (kept.length > historyFrames) kept.shift();
      return frame;
    },
    after(from, clockMs) {
      prune(clockMs);
      const missed = offset - from;
      if (missed < 0 || missed > kept.length) return null;
      return kept.slice(kept.length - missed).map(({ frame }) => frame);
    },
    prune,
  };
}

import { createFrame, type Frame } from './frame.ts';
import type { PushLimits } from './limits.ts';

/** The numbered frames of one subject, as far back as they are kept. */
export interface History {
  /** Of the last frame. */
  readonly offset: number;
  /** The next frame, kept. */
  append(d: string, nowMs: number): Frame;
  /** All frames after an offset, in order; null where they are not all kept. */
  after(offset: number, nowMs: number): readonly Frame[] | null;
  /** Forgets what is too old. */
  prune(nowMs: number): void;
}

/** Counts on from `offset`. */
export function createHistory(
  s: string,
  e: string,
  offset: number,
  { historyFrames, historyMs }: Pick<PushLimits, 'historyFrames' | 'historyMs'>,
): History {
  let kept: { readonly atMs: number; readonly frame: Frame }[] = [];
  function prune(nowMs: number): void {
    const fresh = kept.findIndex(({ atMs }) => nowMs - atMs <= historyMs);
    if (fresh !== 0) kept = fresh === -1 ? [] : kept.slice(fresh);
  }
  return {
    get offset() {
      return offset;
    },
    append(d, nowMs) {
      offset += 1;
      const frame = createFrame({ s, e, o: offset, t: nowMs, d });
      kept.push({ atMs: nowMs, frame });
      if (kept.length > historyFrames) kept.shift();
      return frame;
    },
    after(from, nowMs) {
      prune(nowMs);
      const missed = offset - from;
      if (missed < 0 || missed > kept.length) return null;
      return kept.slice(kept.length - missed).map(({ frame }) => frame);
    },
    prune,
  };
}

import { type DataFrame, mergeUpdates } from '@stillingen/wire';
import { createFrame, type Frame } from './frame.ts';

export interface Outbox {
  frames: readonly Frame[];
  bytes: number;
  /** When frames were dropped. Nothing is queued until the subscriber has got a resync. */
  lostMs: number | null;
}

export const NO_FRAMES: readonly Frame[] = [];

/** Of revisions and odds, which are JSON, only the newest counts. */
const JSON_TEXT = /^(?:\{|null$)/;
const mergeTexts = (texts: readonly string[]): string => (JSON_TEXT.test(texts.at(-1)!) ? texts.at(-1)! : mergeUpdates(texts));

const isData = (message: Frame['message']): message is DataFrame => !('op' in message);

/** The offsets up to the last frame that the frames cover. Repeated ones count once. */
function coveredOffsets(frames: readonly DataFrame[]): number {
  const last = frames.at(-1)!.o;
  return last - frames.reduceRight((first, { o, n = 1 }) => (o >= first ? Math.min(first, o - n) : first), last);
}

/** One data frame per subject. Heartbeats go: their positions lie in between. Others stay in place. */
export function coalesce(frames: readonly Frame[]): Frame[] {
  const bySubject = Map.groupBy(frames.map(({ message }) => message).filter(isData), ({ s }) => s);
  return frames.flatMap((frame) => {
    if (!isData(frame.message)) return frame.message.op === 'heartbeat' ? [] : [frame];
    const all = bySubject.get(frame.message.s)!;
    const last = all.at(-1)!;
    if (last !== frame.message) return [];
    if (all.length === 1) return [frame];
    return [createFrame({ ...last, n: coveredOffsets(all), d: mergeTexts(all.map(({ d }) => d)) })];
  });
}

const bytesOf = (frames: readonly Frame[]): number => frames.reduce((sum, { size }) => sum + size, 0);

/** Lists are immutable and shared: the garbage collector would copy thousands of them. */
export function createAppend(): (outbox: Outbox, frame: Frame) => void {
  let last: { readonly before: readonly Frame[]; readonly frames: readonly Frame[] } = { before: NO_FRAMES, frames: NO_FRAMES };
  function longer(before: readonly Frame[], frame: Frame): readonly Frame[] {
    if (before.length === 0) return frame.alone;
    if (last.before !== before || last.frames.at(-1) !== frame) last = { before, frames: [...before, frame] };
    return last.frames;
  }
  return (outbox, frame) => {
    if (outbox.lostMs !== null) return;
    outbox.frames = longer(outbox.frames, frame);
    outbox.bytes += frame.size;
  };
}

/** Coalesces an outbox above its limit, or drops its frames. Returns whether it dropped them. */
export function enforceLimit(outbox: Outbox, maxBytes: number, clockMs: number): boolean {
  if (outbox.bytes <= maxBytes) return false;
  outbox.frames = coalesce(outbox.frames);
  outbox.bytes = bytesOf(outbox.frames);
  // Less than half free would mean to coalesce everything again with each further frame.
  if (outbox.bytes * 2 <= maxBytes) return false;
  takeAll(outbox);
  outbox.lostMs = clockMs;
  return true;
}

export function withdraw(outbox: Outbox, s: string): void {
  outbox.frames = outbox.frames.filter(({ message }) => !isData(message) || message.s !== s);
  outbox.bytes = bytesOf(outbox.frames);
}

export function takeAll(outbox: Outbox): readonly Frame[] {
  const { frames } = outbox;
  outbox.frames = NO_FRAMES;
  outbox.bytes = 0;
  return frames;
}

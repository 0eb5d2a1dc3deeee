import { type DataFrame, mergeUpdates } from '@stillingen/wire';
import { parseRevText } from '@stillingen/wire/account';
import { createFrame, type Frame } from './frame.ts';

/** What waits for one reader. */
export interface Outbox {
  frames: readonly Frame[];
  bytes: number;
  /** When frames had to be dropped; until he is told so nothing more waits for him. */
  lostMs: number | null;
}

export const NO_FRAMES: readonly Frame[] = [];

/** One text for several of a subject. */
const mergeTexts = (texts: readonly string[]): string =>
  parseRevText(texts.at(-1)!) === null ? mergeUpdates(texts) : texts.at(-1)!;

const isData = (message: Frame['message']): message is DataFrame => !('op' in message);

/** How many offsets frames of one subject cover up to the last of them, without a hole. Each counts once, though it may have been asked for again. */
function covered(frames: readonly DataFrame[]): number {
  const last = frames.at(-1)!.o;
  return last - frames.reduceRight((first, { o, n = 1 }) => (o >= first ? Math.min(first, o - n) : first), last);
}

/**
 * The same frames with those of each subject in one: of each event and key the newest value. It covers all their offsets, so the
 * reader knows that nothing is missing. Heartbeats go: they tell of positions in between. Other frames stay where they are.
 */
export function coalesce(frames: readonly Frame[]): Frame[] {
  const bySubject = new Map<string, DataFrame[]>();
  for (const { message } of frames) {
    if (!isData(message)) continue;
    const known = bySubject.get(message.s);
    if (known === undefined) bySubject.set(message.s, [message]);
    else known.push(message);
  }
  return frames.flatMap((frame) => {
    if (!isData(frame.message)) return frame.message.op === 'heartbeat' ? [] : [frame];
    const all = bySubject.get(frame.message.s)!;
    const last = all.at(-1)!;
    if (last !== frame.message) return [];
    if (all.length === 1) return [frame];
    return [createFrame({ ...last, n: covered(all), d: mergeTexts(all.map(({ d }) => d)) })];
  });
}

const bytesOf = (frames: readonly Frame[]): number => frames.reduce((sum, { size }) => sum + size, 0);

/**
 * Puts frames at the end of outboxes. Lists are never changed: those who wait for the same frames and get the next one after
 * another share the longer list too, as each collection would copy thousands of lists.
 */
export function createPut(): (outbox: Outbox, frame: Frame) => void {
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

/** Keeps what waits for a reader who does not take it within its bound: first by coalescing, then by dropping all of it, and says so. */
export function bound(outbox: Outbox, maxBytes: number, clockMs: number): boolean {
  if (outbox.bytes <= maxBytes) return false;
  outbox.frames = coalesce(outbox.frames);
  outbox.bytes = bytesOf(outbox.frames);
  // Half of it has to be free again, or every further frame would be coalesced with all that waits.
  if (outbox.bytes * 2 <= maxBytes) return false;
  outbox.frames = NO_FRAMES;
  outbox.bytes = 0;
  outbox.lostMs = clockMs;
  return true;
}

/** Takes back what waits of a subject. */
export function withdraw(outbox: Outbox, s: string): void {
  outbox.frames = outbox.frames.filter(({ message }) => !isData(message) || message.s !== s);
  outbox.bytes = bytesOf(outbox.frames);
}

/** Takes all that waits. */
export function takeAll(outbox: Outbox): readonly Frame[] {
  const { frames } = outbox;
  outbox.frames = NO_FRAMES;
  outbox.bytes = 0;
  return frames;
}

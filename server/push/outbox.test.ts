import { describe, expect, it } from 'vitest';
import { type Frame, createFrame } from './frame.ts';
import { NO_FRAMES, type Outbox, coalesce, createAppend, takeAll, withdraw } from './outbox.ts';
import { History } from './subjects.ts';
import { PUSH_LIMITS } from './limits.ts';

const createOutbox = (): Outbox => ({ frames: NO_FRAMES, bytes: 0, lostMs: null });

describe('an outbox', () => {
  const [first, second, third] = [1, 2, 3].map((afterMs) => createFrame({ op: 'drain', afterMs })) as [Frame, Frame, Frame];

  it('shares the list of frames with another outbox while both hold the same', () => {
    const append = createAppend();
    const [one, other] = [createOutbox(), createOutbox()];
    for (const frame of [first, second]) for (const outbox of [one, other]) append(outbox, frame);
    expect(one.frames).toBe(other.frames);
    append(one, third);
    expect(takeAll(other)).toEqual([first, second]);
    append(other, third);
    expect(takeAll(one)).toEqual([first, second, third]);
    expect(takeAll(other)).toEqual([third]);
    expect(first.alone).toEqual([first]);
  });

  it('coalesces revisions of an account into the newest (C22)', () => {
    const s = `lsid_${'a'.repeat(26)}_dk`;
    const frames = [7, 8, 9].map((rev, n) => createFrame({ s, e: 'e1', o: n + 1, t: 5, d: `{"rev":${rev}}` }));
    expect(coalesce(frames).map(({ message }) => message)).toEqual([{ s, e: 'e1', o: 3, n: 3, t: 5, d: '{"rev":9}' }]);
  });

  it.each(['{"type":"HOME_AWAY"}', 'null'])('coalesces changes of odds into the newest, %s', (newest) => {
    const s = '/fsds/changes/aaaaaaaa/9001/HOME_AWAY/FULL_TIME';
    const texts = ['{"type":"HOME_AWAY","home":{}}', newest];
    const frames = texts.map((d, n) => createFrame({ s, e: 'e1', o: n + 1, t: 5, d }));
    expect(coalesce(frames).map(({ message }) => message)).toEqual([{ s, e: 'e1', o: 2, n: 2, t: 5, d: newest }]);
  });

  it.each([
    ['an offset twice when frames were delivered again', [1, 2, 3, 2, 3, 4], { o: 4, n: 4 }],
    ['offsets before a gap that a resync reported', [9, 10, 51, 52], { o: 52, n: 2 }],
  ])('does not count %s', (_, offsets, merged) => {
    const frames = offsets.map((o) => createFrame({ s: 'u_1_1', e: 'e1', o, t: 5, d: `AA÷aaaaaaaa¬AG÷${o}¬~` }));
    const [merge, ...others] = coalesce(frames);
    expect(merge!.message).toMatchObject(merged);
    expect(others).toEqual([]);
  });

  it('withdraws the frames of one subject and their bytes', () => {
    const append = createAppend();
    const outbox = createOutbox();
    const data = (s: string): Frame => createFrame({ s, e: 'e1', o: 1, t: 5, d: 'AA÷aaaaaaaa¬~' });
    const other = data('u_2_1');
    for (const frame of [first, data('u_1_1'), other]) append(outbox, frame);
    withdraw(outbox, 'u_1_1');
    expect(outbox).toMatchObject({ frames: [first, other], bytes: first.size + other.size });
  });

  it('does not share lists that begin with different frames', () => {
    const append = createAppend();
    const [one, other] = [createOutbox(), createOutbox()];
    append(one, first);
    append(other, second);
    for (const outbox of [one, other]) append(outbox, third);
    expect(takeAll(one)).toEqual([first, third]);
    expect(takeAll(other)).toEqual([second, third]);
  });
});

const offsets = (frames: ReturnType<History['after']>): number[] | null =>
  frames && frames.map(({ message }) => (message as { o: number }).o);

describe('the history of a subject', () => {
  it('keeps 1,024 frames', () => {
    const history = new History('u_1_1', 'e1', 0, PUSH_LIMITS);
    for (let i = 0; i < 1030; i += 1) history.append(`${i}`, 0, 0);
    expect(history.after(6, 0)).toHaveLength(1024);
    expect(history.after(5, 0)).toBeNull();
    expect(offsets(history.after(1028, 0))).toEqual([1029, 1030]);
    expect(history.after(1030, 0)).toEqual([]);
    expect(history.after(1031, 0)).toBeNull();
  });

  it('keeps the frames of 300 seconds', () => {
    const history = new History('u_1_1', 'e1', 0, PUSH_LIMITS);
    for (const atMs of [0, 1000, 2000]) history.append('', atMs, 0);
    expect(offsets(history.after(0, 300_000))).toEqual([1, 2, 3]);
    expect(history.after(0, 300_001)).toBeNull();
    expect(offsets(history.after(1, 300_001))).toEqual([2, 3]);
    expect(history.after(2, 400_000)).toBeNull();
    expect(history.after(3, 400_000)).toEqual([]);
  });
});

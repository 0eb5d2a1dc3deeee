import { describe, expect, it } from 'vitest';
import { History } from './history.ts';
import { PUSH_LIMITS } from './limits.ts';

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

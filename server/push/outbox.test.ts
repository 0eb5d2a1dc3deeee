import { describe, expect, it } from 'vitest';
import { createFrame, type Frame } from './frame.ts';
import { coalesce, createPut, NO_FRAMES, type Outbox, takeAll } from './outbox.ts';

const createOutbox = (): Outbox => ({ frames: NO_FRAMES, bytes: 0, lostMs: null });

describe('an outbox', () => {
  const [first, second, third] = [1, 2, 3].map((afterMs) => createFrame({ op: 'drain', afterMs })) as [Frame, Frame, Frame];

  it('shares its list with other outboxes as long as the same frames wait in both', () => {
    const put = createPut();
    const [one, other] = [createOutbox(), createOutbox()];
    for (const frame of [first, second]) for (const outbox of [one, other]) put(outbox, frame);
    expect(one.frames).toBe(other.frames);
    put(one, third);
    expect(takeAll(other)).toEqual([first, second]);
    put(other, third);
    expect(takeAll(one)).toEqual([first, second, third]);
    expect(takeAll(other)).toEqual([third]);
    expect(first.alone).toEqual([first]);
  });

  it('makes the last of several revisions out of them (C22)', () => {
    const s = `lsid_${'a'.repeat(26)}_dk`;
    const frames = [7, 8, 9].map((rev, n) => createFrame({ s, e: 'e1', o: n + 1, t: 5, d: `{"rev":${rev}}` }));
    expect(coalesce(frames).map(({ message }) => message)).toEqual([{ s, e: 'e1', o: 3, n: 3, t: 5, d: '{"rev":9}' }]);
  });

  it('keeps lists apart that differ in what waits first', () => {
    const put = createPut();
    const [one, other] = [createOutbox(), createOutbox()];
    put(one, first);
    put(other, second);
    for (const outbox of [one, other]) put(outbox, third);
    expect(takeAll(one)).toEqual([first, third]);
    expect(takeAll(other)).toEqual([second, third]);
  });
});

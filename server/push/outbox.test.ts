import { describe, expect, it } from 'vitest';
import { createFrame, type Frame } from './frame.ts';
import { createOutbox, createPut, takeAll } from './outbox.ts';

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

import { describe, expect, it } from 'vitest';
import { createFrame, type Frame } from './frame.ts';
import { createOutbox, put, takeAll } from './outbox.ts';

describe('an outbox', () => {
  const [first, second, third] = [1, 2, 3].map((afterMs) => createFrame({ op: 'drain', afterMs })) as [Frame, Frame, Frame];

  it('shares a lone frame with other outboxes, and nothing else', () => {
    const [one, other] = [createOutbox(), createOutbox()];
    put(one, first);
    put(other, first);
    expect(one.frames).toBe(other.frames);
    put(one, second);
    put(one, third);
    expect(takeAll(other)).toEqual([first]);
    expect(takeAll(one)).toEqual([first, second, third]);
    expect(first.alone).toEqual([first]);
  });
});

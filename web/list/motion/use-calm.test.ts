import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calm, IDLE_MS, TOUCH_IDLE_MS, watchActivity } from './use-calm.ts';

const order = (...value: string[]) => ({ key: 'today', value });

describe('calm', () => {
  it('holds an order while someone is at work, and takes the latest one after', () => {
    const shown = order('a', 'b');
    const latest = order('b', 'a');
    expect(calm(shown, latest, true)).toBe(shown);
    expect(calm(shown, latest, false)).toBe(latest);
  });

  it('shows another list at once, also under the hand', () => {
    const tomorrow = { key: 'tomorrow', value: ['c'] };
    expect(calm(order('a'), tomorrow, true)).toBe(tomorrow);
  });

  it('is quiet where nothing changed', () => {
    const shown = order('a');
    expect(calm(shown, { ...shown }, false)).toBe(shown);
  });
});

describe('watchHands', () => {
  let list: EventTarget;
  let states: boolean[];
  let end: () => void;
  const happens = (type: string, words: object = {}) => list.dispatchEvent(Object.assign(new Event(type), words));

  beforeEach(() => {
    vi.useFakeTimers();
    list = new EventTarget();
    states = [];
    end = watchActivity(list, (busy) => states.push(busy));
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
  });

  it.each(['pointermove', 'pointerdown', 'keydown', 'focusin'])('%s is work, until it has been quiet for a while', (type) => {
    happens(type);
    vi.advanceTimersByTime(IDLE_MS - 1);
    expect(states).toEqual([true]);
    vi.advanceTimersByTime(1);
    expect(states).toEqual([true, false]);
  });

  it('each movement begins the wait anew', () => {
    happens('pointermove');
    vi.advanceTimersByTime(IDLE_MS - 1);
    happens('pointermove');
    vi.advanceTimersByTime(IDLE_MS - 1);
    expect(states).toEqual([true, true]);
  });

  it('a pointer that leaves is no longer at work', () => {
    happens('pointermove');
    happens('pointerleave');
    expect(states).toEqual([true, false]);
    vi.advanceTimersByTime(IDLE_MS);
    expect(states).toEqual([true, false]);
  });

  it('a finger that was lifted is away sooner than a mouse that rests', () => {
    happens('pointerdown', { pointerType: 'touch' });
    vi.advanceTimersByTime(TOUCH_IDLE_MS);
    expect(states).toEqual([true, false]);
  });

  it('is silent once it is ended', () => {
    happens('keydown');
    end();
    vi.advanceTimersByTime(IDLE_MS);
    happens('keydown');
    expect(states).toEqual([true]);
  });
});

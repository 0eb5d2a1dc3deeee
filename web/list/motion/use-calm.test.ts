import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calm, IDLE_MS, TOUCH_IDLE_MS, watchActivity } from './use-calm.ts';

const order = (...value: string[]) => ({ key: 'today', value });

describe('calm', () => {
  it('calm holds an order while the visitor is active, and takes the latest one after', () => {
    const shown = order('a', 'b');
    const latest = order('b', 'a');
    expect(calm(shown, latest, true)).toBe(shown);
    expect(calm(shown, latest, false)).toBe(latest);
  });

  it('calm shows another list at once, also while the visitor is active', () => {
    const tomorrow = { key: 'tomorrow', value: ['c'] };
    expect(calm(order('a'), tomorrow, true)).toBe(tomorrow);
  });

  it('calm keeps its value when nothing changed', () => {
    const shown = order('a');
    expect(calm(shown, { ...shown }, false)).toBe(shown);
  });
});

describe('watchActivity', () => {
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

  it.each(['pointermove', 'pointerdown', 'keydown', 'focusin'])(
    '%s marks activity, which ends after a while without events',
    (type) => {
      happens(type);
      vi.advanceTimersByTime(IDLE_MS - 1);
      expect(states).toEqual([true]);
      vi.advanceTimersByTime(1);
      expect(states).toEqual([true, false]);
    },
  );

  it('each pointer move restarts the wait for the end of activity', () => {
    happens('pointermove');
    vi.advanceTimersByTime(IDLE_MS - 1);
    happens('pointermove');
    vi.advanceTimersByTime(IDLE_MS - 1);
    expect(states).toEqual([true, true]);
  });

  it('activity ends when the pointer leaves the list', () => {
    happens('pointermove');
    happens('pointerleave');
    expect(states).toEqual([true, false]);
    vi.advanceTimersByTime(IDLE_MS);
    expect(states).toEqual([true, false]);
  });

  it('activity ends sooner after a touch than after a mouse move', () => {
    happens('pointerdown', { pointerType: 'touch' });
    vi.advanceTimersByTime(TOUCH_IDLE_MS);
    expect(states).toEqual([true, false]);
  });

  it('watchActivity reports nothing after it is disposed', () => {
    happens('keydown');
    end();
    vi.advanceTimersByTime(IDLE_MS);
    happens('keydown');
    expect(states).toEqual([true]);
  });
});

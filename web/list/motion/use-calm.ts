import { type RefObject, useEffect, useState } from 'react';

/** A hand that has not moved for so long is taken to be away. */
export const IDLE_MS = 12_000;
export const TOUCH_IDLE_MS = 1_000;

const isTouch = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'touch';

/** Tells when a pointer or the keyboard begins to work at something, and when it has stopped. Returns what ends it. */
export function watchHands(target: EventTarget, onBusy: (busy: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const leave = (): void => {
    clearTimeout(timer);
    onBusy(false);
  };
  const work = (event: Event): void => {
    clearTimeout(timer);
    onBusy(true);
    timer = setTimeout(leave, isTouch(event) ? TOUCH_IDLE_MS : IDLE_MS);
  };
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
    target.addEventListener(type, work, { signal, passive: true });
  target.addEventListener('pointerleave', leave, { signal });
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}

/** A value under the name of what it belongs to. */
export interface Keyed<Value> {
  readonly key: string;
  readonly value: Value;
}

/** What to show: the latest, except that what is shown of the same key stays while someone is at work. */
export function calm<Value>(shown: Keyed<Value>, latest: Keyed<Value>, busy: boolean): Keyed<Value> {
  if (shown.key === latest.key && (busy || shown.value === latest.value)) return shown;
  return latest;
}

/**
 * The latest value, except that an order once shown stays while someone is at work in the element: nothing moves under
 * the pointer or the keyboard focus. Another `key` shows its value at once.
 */
export function useCalm<Value>(value: Value, key: string, element: RefObject<HTMLElement | null>): Value {
  const [busy, setBusy] = useState(false);
  useEffect(() => (element.current === null ? undefined : watchHands(element.current, setBusy)), [element]);
  const [shown, setShown] = useState<Keyed<Value>>({ key, value });
  const next = calm(shown, { key, value }, busy);
  if (next !== shown) setShown(next);
  return next.value;
}

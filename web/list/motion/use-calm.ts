import { type RefObject, useEffect, useState } from 'react';

/** A pointer that has not moved for this long is idle. */
export const IDLE_MS = 12_000;
export const TOUCH_IDLE_MS = 1_000;

const isTouch = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'touch';

/** Reports when the visitor becomes active and idle in an element. Returns the disposer. */
export function watchActivity(target: EventTarget, onBusy: (busy: boolean) => void): () => void {
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

export interface Keyed<Value> {
  readonly key: string;
  readonly value: Value;
}

/** The shown value stays while the visitor is active in the same list. */
export function calm<Value>(shown: Keyed<Value>, latest: Keyed<Value>, busy: boolean): Keyed<Value> {
  if (shown.key === latest.key && (busy || shown.value === latest.value)) return shown;
  return latest;
}

/** Does not change while the visitor is active in the element. Another `key` shows at once. */
export function useCalm<Value>(value: Value, key: string, element: RefObject<HTMLElement | null>): Value {
  const [busy, setBusy] = useState(false);
  useEffect(() => (element.current === null ? undefined : watchActivity(element.current, setBusy)), [element]);
  const [shown, setShown] = useState<Keyed<Value>>({ key, value });
  const next = calm(shown, { key, value }, busy);
  if (next !== shown) setShown(next);
  return next.value;
}

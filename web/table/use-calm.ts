import { type RefObject, useEffect, useState } from 'react';

/** A hand that has not moved for so long is taken to be away. */
const IDLE_MS = 12_000;
const TOUCH_IDLE_MS = 1_000;

/** True while a pointer or the keyboard is at work in the element. */
function useBusy(element: RefObject<HTMLElement | null>): boolean {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = (): void => {
      clearTimeout(timer);
      setBusy(false);
    };
    const work = (event: Event): void => {
      clearTimeout(timer);
      setBusy(true);
      const touch = event instanceof PointerEvent && event.pointerType === 'touch';
      timer = setTimeout(() => setBusy(false), touch ? TOUCH_IDLE_MS : IDLE_MS);
    };
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin']) target.addEventListener(type, work, { signal, passive: true });
    target.addEventListener('pointerleave', leave, { signal });
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [element]);
  return busy;
}

/**
 * The latest value, except that an order once shown stays while someone is at work in the element: nothing moves under
 * the pointer or the keyboard focus. Another `key` shows its value at once.
 */
export function useCalm<Value>(value: Value, key: string, element: RefObject<HTMLElement | null>): Value {
  const busy = useBusy(element);
  const [shown, setShown] = useState({ key, value });
  if ((!busy || shown.key !== key) && (shown.value !== value || shown.key !== key)) {
    setShown({ key, value });
    return value;
  }
  return shown.value;
}

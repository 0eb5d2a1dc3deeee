import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const WRITES = 'input, textarea, select, [contenteditable]';

/** A key whose handler returns false is left to others. */
export type Keys = Readonly<Record<string, () => unknown>>;

/** Not while a field has the focus, in a chord, or under a dialog that `within` is not part of. */
export function useKeys(keys: Keys, within?: RefObject<HTMLElement | null>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  // With the hydration, not after it: an early press would be lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !Object.hasOwn(latest.current, event.key))
        return;
      if ((event.target as Element).closest?.(WRITES)) return;
      const dialog = document.querySelector('dialog[open]');
      if (dialog !== null && !dialog.contains(within?.current ?? document.body)) return;
      if (latest.current[event.key]!() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [within]);
}

function step(list: HTMLElement | null, by: -1 | 1): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-event]') ?? [])];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const next = rows[at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

/** In the nearest such place around the focus. */
const focused = (mark: string, place: string): HTMLElement | null =>
  document.activeElement?.closest(place)?.querySelector<HTMLElement>(mark) ?? null;
/** Of the row that has the focus. */
export const focusedStar = (): HTMLElement | null => focused('[data-star]', 'li');
/** Keys of a row do nothing to what the page is about. */
export const isRowFocused = (): boolean => focusedStar() !== null || document.activeElement?.closest('[data-event]') != null;

const press = (button: HTMLElement | null): unknown => button !== null && button.click();

export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useKeys({
    j: () => step(list.current, 1),
    k: () => step(list.current, -1),
    f: () => press(focusedStar()),
    p: () => press(focused('[data-pin]', ':has(> header [data-pin])')),
  });
}

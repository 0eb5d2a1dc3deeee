import { type RefObject, useEffect, useRef } from 'react';

const WRITES = 'input, textarea, select, [contenteditable]';

export type Keys = Readonly<Record<string, () => unknown>>;

/** Not while a field has the focus, in a chord, or under a dialog. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !Object.hasOwn(latest.current, event.key))
        return;
      if ((event.target as Element).closest?.(WRITES) || document.querySelector('dialog[open]')) return;
      latest.current[event.key]!();
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function step(list: HTMLElement | null, by: -1 | 1): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-event]') ?? [])];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const next = rows[at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useKeys({ j: () => step(list.current, 1), k: () => step(list.current, -1) });
}

import { useEffect, useRef } from 'react';

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

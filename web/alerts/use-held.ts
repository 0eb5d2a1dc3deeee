import { type RefObject, useEffect, useState } from 'react';

const HOLDS = ['pointerenter', 'focusin'] as const;
const LEAVES = ['pointerleave', 'focusout'] as const;

/** Whether the pointer or the focus is in an element: it is being read. */
export function useHeld(element: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const hold = (): void => setHeld(true);
    const leave = (): void => setHeld(false);
    for (const type of HOLDS) current.addEventListener(type, hold);
    for (const type of LEAVES) current.addEventListener(type, leave);
    return () => {
      for (const type of HOLDS) current.removeEventListener(type, hold);
      for (const type of LEAVES) current.removeEventListener(type, leave);
    };
  }, [element]);
  return isHeld;
}

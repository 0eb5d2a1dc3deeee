import type { Store } from '@stillingen/client';
import { type RefObject, useEffect, useRef } from 'react';

/** What is below a modal dialog can not be pressed: with a change of `store` the element moves into it. */
export function useOnTop({ subscribe }: Store<unknown>): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const moved = element.current!;
    const home = moved.parentElement!;
    return subscribe(() => {
      const place = document.querySelector('dialog:modal') ?? home;
      if (moved.parentElement !== place) place.append(moved);
    });
  }, [subscribe]);
  return element;
}

import { shownHref } from '#language/address.ts';
import { type TouchEvent, useRef } from 'react';

/** Px, and this much longer across than down, so that scrolling never changes the tab. */
const MIN_LENGTH_PX = 56;
const MIN_SLOPE = 2;

function movesSideways(target: EventTarget, within: Element): boolean {
  for (
    let element = target instanceof Element ? target : null;
    element !== null && element !== within;
    element = element.parentElement
  ) {
    if (element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX)) return true;
  }
  return false;
}

/** 1 for the tab to the right, -1 to the left. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const began = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart(event: TouchEvent): void {
      const touch = event.touches[0];
      began.current =
        event.touches.length !== 1 || touch === undefined || movesSideways(event.target, event.currentTarget)
          ? null
          : { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd(event: TouchEvent): void {
      const touch = event.changedTouches[0];
      const from = began.current;
      began.current = null;
      if (from === null || touch === undefined) return;
      const [across, down] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(across) >= MIN_LENGTH_PX && Math.abs(across) >= MIN_SLOPE * Math.abs(down)) onSwipe(across < 0 ? 1 : -1);
    },
    onTouchCancel(): void {
      began.current = null;
    },
  };
}

/** Opens the page of the tab beside the current one. */
export const useTabSwipe = (tabs: readonly { readonly id: string; readonly href: string }[], current: string) =>
  useSwipe((step) => {
    const next = tabs[tabs.findIndex(({ id }) => id === current) + step];
    if (next !== undefined) location.assign(shownHref(next.href));
  });

import { type RefObject, useEffect, useState } from 'react';

/** Whether content that grows at the element moves nothing that the visitor sees. */
function hasRoom(element: Element): boolean {
  const { top, width } = element.getBoundingClientRect();
  // Its column is hidden at this width: the visitor would see it move in on a wider window.
  if (width === 0) return false;
  if (top >= innerHeight) return true;
  // The last of its column moves the foot of the page alone, if that is below the window.
  const isLast = element.nextElementSibling === null;
  return isLast && top >= 0 && (document.querySelector('footer')?.getBoundingClientRect().top ?? 0) >= innerHeight;
}

/** True once there was room; from then on it stays. */
export function useRoom(anchor: RefObject<Element | null>, waits: boolean): boolean {
  const [isPlaced, setPlaced] = useState(!waits);
  useEffect(() => {
    if (isPlaced) return;
    let frame = 0;
    const look = (): void => {
      frame = 0;
      if (anchor.current !== null && hasRoom(anchor.current)) setPlaced(true);
    };
    const soon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    soon();
    for (const event of ['scroll', 'resize']) addEventListener(event, soon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const event of ['scroll', 'resize']) removeEventListener(event, soon);
    };
  }, [anchor, isPlaced]);
  return isPlaced;
}

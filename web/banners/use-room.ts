import { type RefObject, useEffect, useState } from 'react';

/** Whether content that grows at the element moves nothing that the visitor sees. */
function hasRoom(element: Element): boolean {
  const { top, width } = element.getBoundingClientRect();
  // Its column is hidden at this width: the visitor would see it move in on a wider window.
  if (width === 0) return false;
  if (top >= innerHeight) return true;
  // The last of a column moves what is below the column.
  const column = element.parentElement!;
  const { bottom } = column.getBoundingClientRect();
  const others = [...column.parentElement!.children, document.querySelector('footer')].filter((each) => each !== column);
  const areBelow = others.map((other) => other?.getBoundingClientRect()).filter((rect) => rect && rect.top >= bottom);
  return element.nextElementSibling === null && top >= 0 && areBelow.every((rect) => rect!.top >= innerHeight);
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

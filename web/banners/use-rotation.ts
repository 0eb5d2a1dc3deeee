import { type Banner, pickBanner } from '@stillingen/wire';
import { type RefObject, useEffect, useState } from 'react';

/** CONST-10, O-051. */
export const REFRESH_MS = 45_000;
/** The share of an advert that is in the window before its time counts. */
const SEEN_SHARE = 0.5;

/** Half of the element is in the window, of a tab that is shown. */
function useIsSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    let isInView = false;
    const update = (): void => setSeen(isInView && document.visibilityState === 'visible');
    const observer = new IntersectionObserver(
      (entries) => {
        isInView = entries.at(-1)!.intersectionRatio >= SEEN_SHARE;
        update();
      },
      { threshold: SEEN_SHARE },
    );
    observer.observe(element.current);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, [element]);
  return isSeen;
}

interface Turn {
  readonly banner: Banner;
  /** Counts the refreshes: a frame loads anew by it. */
  readonly number: number;
}

/** `first` and those that follow it after each time in view; the same again where it is alone. */
export function useRotation(
  element: RefObject<Element | null>,
  banners: readonly Banner[],
  first: Banner,
  nowMs: () => number,
): Turn {
  const [turn, setTurn] = useState<Turn>({ banner: first, number: 0 });
  const isSeen = useIsSeen(element);
  useEffect(() => {
    if (!isSeen) return;
    const timer = setTimeout(() => {
      const next = pickBanner(banners, nowMs(), Math.random(), turn.banner) ?? turn.banner;
      setTurn({ banner: next, number: turn.number + 1 });
    }, REFRESH_MS);
    return () => clearTimeout(timer);
  }, [isSeen, turn, banners, nowMs]);
  return turn;
}

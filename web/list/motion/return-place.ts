import { browserPorts } from '@stillingen/client';

/** A list as it was left: `rows` is how many it may draw, `y` how far it was scrolled (px). */
interface Place {
  readonly key: string;
  readonly rows: number;
  readonly y: number;
}

const STORED = 'liste';
const REACH_MS = 5000;
const TAKES_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

function placeLeft(): Place | null {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'back_forward' && entry?.type !== 'reload') return null;
  return JSON.parse(browserPorts().session.get(STORED) ?? 'null') as Place | null;
}

/** Once enough rows are drawn, unless the visitor moves first. */
function scrollWhenDrawn(y: number): void {
  const ended = new AbortController();
  const endMs = performance.now() + REACH_MS;
  for (const type of TAKES_OVER) addEventListener(type, () => ended.abort(), { signal: ended.signal, passive: true });
  const step = (): void => {
    if (ended.signal.aborted) return;
    const isReached = document.documentElement.scrollHeight - innerHeight >= y;
    if (isReached) scrollTo(0, y);
    if (isReached || performance.now() > endMs) ended.abort();
    else requestAnimationFrame(step);
  };
  step();
}

/** Returns to the place where the list was left, and keeps the place when it is left again. */
export function keepPlace(current: () => Omit<Place, 'y'>, draw: (rows: number) => void): () => void {
  const left = placeLeft();
  if (left !== null && left.key === current().key) {
    draw(left.rows);
    scrollWhenDrawn(left.y);
  }
  const { session } = browserPorts();
  const keep = (): void => session.set(STORED, JSON.stringify({ ...current(), y: scrollY } satisfies Place));
  addEventListener('pagehide', keep);
  return () => removeEventListener('pagehide', keep);
}

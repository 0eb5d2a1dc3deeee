const BEAT_MS = 800;

/**
 * Lets the mark of every running minute beat, by an attribute of the document. One timer for all rows: an animation without
 * end would have the browser draw 60 frames a second for as long as a match is on.
 */
export function startBeat(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const root = document.documentElement;
  setInterval(() => {
    const beats = !still.matches && document.visibilityState === 'visible';
    root.toggleAttribute('data-beat', beats && !root.hasAttribute('data-beat'));
  }, BEAT_MS);
}

const BEAT_MS = 800;

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/**
 * Lets the mark of every running minute beat, by an attribute of the document; lists of matches by one of each section in
 * sight, as what depends on the document has the browser look through all of a long page. One timer for all: an animation
 * without end would have it draw 60 frames a second for as long as a match is on.
 */
export function startBeat(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const root = document.documentElement;
  setInterval(() => {
    const isFaint = !still.matches && document.visibilityState === 'visible' && !root.hasAttribute('data-beat');
    // All are measured before the first is changed, so that the page is not laid out for each.
    const seen = [...document.querySelectorAll('section')].filter(isInSight);
    root.toggleAttribute('data-beat', isFaint);
    for (const section of seen) section.toggleAttribute('data-faint', isFaint);
  }, BEAT_MS);
}

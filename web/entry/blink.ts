const BEAT_MS = 800;

/** The sections of the page that are seen. Not one below them is measured, as a long day has many. */
function sectionsInSight(): Element[] {
  const seen: Element[] = [];
  for (const section of document.querySelectorAll('section')) {
    const { top, bottom } = section.getBoundingClientRect();
    if (top >= innerHeight) break;
    if (bottom > 0) seen.push(section);
  }
  return seen;
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
    const sections = sectionsInSight();
    root.toggleAttribute('data-beat', isFaint);
    for (const section of sections) section.toggleAttribute('data-faint', isFaint);
  }, BEAT_MS);
}

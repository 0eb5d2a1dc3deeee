const BEAT_MS = 800;

/** Stops at the first section below the window: a long day has many. */
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
 * One timer toggles an attribute on the document and on visible sections. A CSS animation would
 * draw 60 frames a second; a rule on the document alone would restyle a long page.
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

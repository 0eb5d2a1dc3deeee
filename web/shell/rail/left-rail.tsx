import { lateView } from '../../page/late-view.ts';

/** Below this width the column is hidden, or stands below the content as the server drew it. */
const WIDE_QUERY = '(width >= 1240px)';

const untilWide = (): Promise<void> =>
  new Promise((resolve) => {
    const wide = matchMedia(WIDE_QUERY);
    if (wide.matches) resolve();
    else wide.addEventListener('change', () => resolve(), { once: true });
  });

/** Screens without the column never fetch it. */
export const { View: LeftRail, load: loadRail } = lateView(async () => (await import('./rail-links.tsx')).RailLinks, untilWide);

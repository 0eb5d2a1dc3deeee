import { type ComponentType, createElement, memo, Suspense, use } from 'react';
import { LazyComponent } from '../../page/lazy-component.ts';

/** Below this width the column is hidden, or stands below the content as the server drew it. */
const WIDE_QUERY = '(width >= 1240px)';

const untilWide = (): Promise<void> =>
  new Promise((resolve) => {
    const wide = matchMedia(WIDE_QUERY);
    if (wide.matches) resolve();
    else wide.addEventListener('change', () => resolve(), { once: true });
  });

/** Screens without the column never fetch it. */
const rail = new LazyComponent(async () => (await import('./rail-links.tsx')).RailLinks);
let loading: Promise<ComponentType> | null = null;

/** Without the chunk the links stay as the server drew them. */
function whenWide(): Promise<ComponentType> {
  loading ??= untilWide()
    .then(() => rail.load())
    .catch(() => new Promise<never>(() => {}));
  return loading;
}

/** On the server, where rendering does not wait. */
export const loadRail = (): Promise<unknown> => rail.load();

const Links = () => createElement(rail.view ?? use(whenWide()));

/** Without props: until the chunk is here, nothing may draw it again. */
export const LeftRail = memo(() => (
  <Suspense fallback={null}>
    <Links />
  </Suspense>
));

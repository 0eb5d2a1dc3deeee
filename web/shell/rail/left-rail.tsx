import { type ComponentType, createElement, memo, Suspense, use } from 'react';

/** Below this width the column is hidden, or stands below the content as the server drew it. */
const WIDE_QUERY = '(width >= 1240px)';

const untilWide = (): Promise<void> =>
  new Promise((resolve) => {
    const wide = matchMedia(WIDE_QUERY);
    if (wide.matches) resolve();
    else wide.addEventListener('change', () => resolve(), { once: true });
  });

/** A chunk of its own, which screens without the column never fetch. */
class LazyRail {
  #view: ComponentType | null = null;
  #loading: Promise<ComponentType> | null = null;

  get view(): ComponentType | null {
    return this.#view;
  }

  async load(): Promise<ComponentType> {
    this.#view ??= (await import('./rail-links.tsx')).RailLinks;
    return this.#view;
  }

  /** Without the chunk the links stay as the server drew them. */
  whenWide(): Promise<ComponentType> {
    this.#loading ??= untilWide()
      .then(() => this.load())
      .catch(() => new Promise<never>(() => {}));
    return this.#loading;
  }
}

const rail = new LazyRail();

/** On the server, where rendering does not wait. */
export const loadRail = (): Promise<unknown> => rail.load();

const Links = () => createElement(rail.view ?? use(rail.whenWide()));

/** Without props: until the chunk is here, nothing may draw it again. */
export const LeftRail = memo(() => (
  <Suspense fallback={null}>
    <Links />
  </Suspense>
));

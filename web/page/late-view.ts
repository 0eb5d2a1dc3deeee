import { type ComponentType, createElement, memo, Suspense, use } from 'react';
import { LazyComponent } from './lazy-component.ts';

/** A part of every page that is a chunk of its own, fetched once `due`. */
export interface LateView {
  /** What the server drew stays until the chunk is here, and if it never comes. */
  readonly View: ComponentType;
  /** On the server, where rendering does not wait. */
  load(): Promise<unknown>;
}

export function lateView(fetch: () => Promise<ComponentType>, due: () => Promise<void>): LateView {
  const chunk = new LazyComponent(fetch);
  let loading: Promise<ComponentType> | null = null;
  const whenDue = (): Promise<ComponentType> =>
    (loading ??= due()
      .then(() => chunk.load())
      .catch(() => new Promise<never>(() => {})));
  const Inner = () => createElement(chunk.view ?? use(whenDue()));
  return {
    load: () => chunk.load(),
    // Without props: until the chunk is here, nothing may draw it again.
    View: memo(() => createElement(Suspense, { fallback: null }, createElement(Inner))),
  };
}

import { type ComponentType, createElement, memo, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { LazyComponent } from './lazy-component.ts';
import { usePage } from './page-context.ts';

/**
 * A view that is a chunk of its own. What the server drew stays until it arrives, and is not drawn
 * again before; without server HTML, or where the chunk cannot be fetched, `fallback` is drawn.
 */
export class LazyView<Props extends object> {
  readonly #chunk: LazyComponent<Props>;
  #loading: Promise<ComponentType<Props>> | null = null;
  #isAwaited = true;
  readonly View: ComponentType<Props>;

  /** `part` is the path of its module: web/build/assets.ts finds its files by that. */
  constructor(part: string, fetch: () => Promise<ComponentType<Props>>, fallback: ReactNode = null) {
    const chunk = new LazyComponent(fetch);
    this.#chunk = chunk;
    const loading = () => this.#loadOnce();
    const Inner = (props: Props) => createElement(chunk.view ?? use(loading()), props);
    const Held = memo(
      (props: Props) => <Suspense fallback={fallback}>{createElement(Inner, props)}</Suspense>,
      () => this.#isAwaited,
    ) as unknown as ComponentType<Props>;
    this.View = (props) => {
      usePage().needsPart?.(part);
      const [, setSettled] = useState(!this.#isAwaited);
      useEffect(() => {
        const settle = (): void => {
          this.#isAwaited = false;
          setSettled(true);
        };
        this.load().then(settle, settle);
      }, []);
      return createElement(Held, props);
    };
  }

  /** Rejects where the chunk cannot be fetched. */
  async load(): Promise<ComponentType<Props>> {
    const view = await this.#chunk.load();
    this.#isAwaited = false;
    return view;
  }

  #loadOnce(): Promise<ComponentType<Props>> {
    this.#loading ??= this.load().catch(() => new Promise<never>(() => {}));
    return this.#loading;
  }
}

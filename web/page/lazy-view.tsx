import { type ComponentType, createElement, memo, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { usePage } from './page-context.ts';

/**
 * A view that is a chunk of its own. What the server drew stays until it arrives, and is not drawn
 * again before; without server HTML, or where the chunk cannot be fetched, `fallback` is drawn.
 */
export class LazyView<Props extends object> {
  readonly #part: string;
  readonly #fetch: () => Promise<ComponentType<Props>>;
  #view: ComponentType<Props> | null = null;
  #loading: Promise<ComponentType<Props>> | null = null;
  #isAwaited = true;
  readonly View: ComponentType<Props>;

  /** `part` is the path of its module: web/build/assets.ts finds its files by that. */
  constructor(part: string, fetch: () => Promise<ComponentType<Props>>, fallback: ReactNode = null) {
    this.#part = part;
    this.#fetch = fetch;
    const view = () => this.#view;
    const loading = () => this.#loadOnce();
    const Inner = (props: Props) => createElement(view() ?? use(loading()), props);
    const Held = memo(
      (props: Props) => <Suspense fallback={fallback}>{createElement(Inner, props)}</Suspense>,
      () => this.#isAwaited,
    ) as unknown as ComponentType<Props>;
    this.View = (props) => {
      usePage().needsPart?.(this.#part);
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
    this.#view ??= memo(await this.#fetch()) as unknown as ComponentType<Props>;
    this.#isAwaited = false;
    return this.#view;
  }

  #loadOnce(): Promise<ComponentType<Props>> {
    this.#loading ??= this.load().catch(() => new Promise<never>(() => {}));
    return this.#loading;
  }
}

import { type ComponentType, memo } from 'react';

/** A component that is a chunk of its own. */
export class LazyComponent<Props extends object> {
  readonly #fetch: () => Promise<ComponentType<Props>>;
  #view: ComponentType<Props> | null = null;

  constructor(fetch: () => Promise<ComponentType<Props>>) {
    this.#fetch = fetch;
  }

  /** Null until it is loaded. */
  get view(): ComponentType<Props> | null {
    return this.#view;
  }

  /** Rejects where the chunk cannot be fetched: a later call fetches it again. */
  async load(): Promise<ComponentType<Props>> {
    if (this.#view !== null) return this.#view;
    const fetched = await this.#fetch();
    // Of calls at once, the first makes it: React would replace all that the server drew for another one.
    this.#view ??= memo(fetched) as unknown as ComponentType<Props>;
    return this.#view;
  }
}

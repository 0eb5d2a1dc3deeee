/** The figures of one player in one match, by the code of their column. */
export class Figures {
  readonly #values: ReadonlyMap<string, string>;

  constructor(cells: Iterable<readonly [code: string, value: string]>) {
    this.#values = new Map([...cells].filter(([, value]) => value !== ''));
  }

  has(code: string): boolean {
    return this.#values.has(code);
  }

  /** 7 of '7' and of '7/12', 7.5 of '7.5' and of '7:30'; 0 without a value and of a word. */
  count(code: string): number {
    const [whole = '', seconds] = (this.#values.get(code) ?? '').split('/')[0]!.split(':');
    const count = Number(whole.replace(',', '.')) + Number(seconds ?? 0) / 60;
    return Number.isFinite(count) ? count : 0;
  }

  /** 7 and 5 of '7/12'. */
  share(code: string): { readonly done: number; readonly failed: number } {
    const done = this.count(code);
    const all = Number((this.#values.get(code) ?? '').split('/')[1]);
    return { done, failed: Number.isFinite(all) ? Math.max(0, all - done) : 0 };
  }

  sum(weights: Readonly<Record<string, number>>): number {
    return Object.entries(weights).reduce((sum, [code, weight]) => sum + weight * this.count(code), 0);
  }
}

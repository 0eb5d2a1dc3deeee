interface Drawn {
  readonly children: Drawn[];
  readonly references: readonly string[];
  /** Null until it is counted; 'running' while it is. */
  weight: number | 'running' | null;
}

/** Elements with the elements that they refer to, each time anew: what a program draws. */
const MOST_DRAWN = 20_000;

/** Finds references that multiply each other: ten levels of ten are ten thousand million elements. */
export class SvgCost {
  readonly #byId = new Map<string, Drawn>();
  readonly #open: Drawn[] = [];
  #root: Drawn | null = null;

  open(id: string | null, references: readonly string[]): void {
    const drawn: Drawn = { children: [], references, weight: null };
    this.#open.at(-1)?.children.push(drawn);
    this.#root ??= drawn;
    this.#open.push(drawn);
    if (id !== null && !this.#byId.has(id)) this.#byId.set(id, drawn);
  }

  close(): void {
    this.#open.pop();
  }

  /** Null where it may be drawn. */
  fault(): string | null {
    const weight = this.#root === null ? 0 : this.#weightOf(this.#root);
    if (weight === null) return 'an element that refers to itself';
    return weight > MOST_DRAWN ? `more than ${MOST_DRAWN} elements with those that they refer to` : null;
  }

  /** Null in a circle. Each element is counted once, so that it takes no longer than the file is long. */
  #weightOf(drawn: Drawn): number | null {
    if (drawn.weight === 'running') return null;
    if (drawn.weight !== null) return drawn.weight;
    drawn.weight = 'running';
    let weight = 1;
    for (const part of [...drawn.children, ...drawn.references.flatMap((id) => this.#byId.get(id) ?? [])]) {
      const its = this.#weightOf(part);
      if (its === null) return null;
      weight += its;
    }
    drawn.weight = weight;
    return weight;
  }
}

interface Weight {
  readonly elements: number;
  readonly depth: number;
}

interface Drawn {
  readonly children: Drawn[];
  readonly references: readonly string[];
  /** Null until it is counted; 'running' while it is. */
  weight: Weight | 'running' | null;
}

/** Elements with the elements that they refer to, each time anew: what a program draws. */
const MOST_DRAWN = 20_000;
/** Programs that draw descend into each, on a stack that ends. */
const MOST_DEPTH = 60;

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
    const weight = this.#root === null ? { elements: 0, depth: 0 } : this.#weightOf(this.#root);
    if (weight === null) return 'an element that refers to itself';
    if (weight.elements > MOST_DRAWN) return `more than ${MOST_DRAWN} elements with those that they refer to`;
    return weight.depth > MOST_DEPTH ? `references deeper than ${MOST_DEPTH}` : null;
  }

  /** Null in a circle. Each element is counted once, so that it takes no longer than the file is long. */
  #weightOf(drawn: Drawn): Weight | null {
    if (drawn.weight === 'running') return null;
    if (drawn.weight !== null) return drawn.weight;
    drawn.weight = 'running';
    let [elements, depth] = [1, 0];
    for (const part of [...drawn.children, ...drawn.references.flatMap((id) => this.#byId.get(id) ?? [])]) {
      const its = this.#weightOf(part);
      if (its === null) return null;
      elements += its.elements;
      depth = Math.max(depth, its.depth);
    }
    drawn.weight = { elements, depth: depth + 1 };
    return drawn.weight;
  }
}

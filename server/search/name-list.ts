import type { Kept, NameGroup, NameList } from './name-document.ts';

/** Ranks of hits by a misspelling alone begin here. */
export const GUESS_RANK = 100;

interface Found {
  readonly kept: Kept;
  readonly rank: number;
  /** Within a rank. */
  readonly place: number;
}

const compare = (a: Found, b: Found): number =>
  a.rank - b.rank ||
  a.place - b.place ||
  a.kept.name.length - b.kept.name.length ||
  (a.kept.name === b.kept.name ? 0 : a.kept.name < b.kept.name ? -1 : 1);

/** The best of a group, in order, without sorting the rest. */
export class Best {
  readonly #group: NameGroup;
  readonly #found: Found[] = [];
  count = 0;

  constructor(group: NameGroup) {
    this.#group = group;
  }

  takes({ type, sportId }: Kept): boolean {
    const { types, sports } = this.#group;
    return (types.length === 0 || types.includes(type)) && (sports.length === 0 || sports.includes(sportId));
  }

  add(found: Found): void {
    this.count += 1;
    if (this.#found.length === this.#group.most && compare(found, this.#found.at(-1)!) >= 0) return;
    const at = this.#found.findIndex((other) => compare(found, other) < 0);
    this.#found.splice(at === -1 ? this.#found.length : at, 0, found);
    if (this.#found.length > this.#group.most) this.#found.pop();
  }

  list(): NameList {
    const hits = this.#found.map(({ kept: { id }, rank }) => ({ id, rank, isGuess: rank >= GUESS_RANK }));
    return { count: this.count, hits };
  }
}

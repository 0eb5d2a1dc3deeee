import type { Random } from '../../../random.ts';

/** The first, second and third base; true where a runner is. */
export type Bases = readonly [boolean, boolean, boolean];
export const BATTER_RESULTS = ['out', 'strikeout', 'walk', 'single', 'double', 'triple', 'home run', 'error'] as const;
export type BatterResult = (typeof BATTER_RESULTS)[number];

export interface Advanced {
  readonly bases: Bases;
  readonly runs: number;
  readonly outs: number;
}

export const countOf = (runners: readonly boolean[]): number => runners.filter(Boolean).length;

export function advance(random: Random, bases: Bases, result: BatterResult): Advanced {
  const [first, second, third] = bases;
  switch (result) {
    case 'strikeout':
      return { bases, runs: 0, outs: 1 };
    case 'out': {
      if (first && random.chance(0.22)) return { bases: [false, false, second || third], runs: 0, outs: 2 };
      const home = third && random.chance(0.3);
      return { bases: [first, second, third && !home], runs: home ? 1 : 0, outs: 1 };
    }
    case 'walk':
      return { bases: [true, first || second, (first && second) || third], runs: first && second && third ? 1 : 0, outs: 0 };
    case 'single':
    case 'error': {
      const home = second && random.chance(0.6);
      return { bases: [true, first, second && !home], runs: countOf([third, home]), outs: 0 };
    }
    case 'double': {
      const home = first && random.chance(0.45);
      return { bases: [false, true, first && !home], runs: countOf([second, third, home]), outs: 0 };
    }
    case 'triple':
      return { bases: [false, false, true], runs: countOf(bases), outs: 0 };
    case 'home run':
      return { bases: [false, false, false], runs: countOf(bases) + 1, outs: 0 };
  }
}

const LIST = new Intl.ListFormat('da', { type: 'conjunction' });

/** ', 1. og 3. base'; nothing where the bases are empty. */
export function runnersText(bases: Bases): string {
  const taken = bases.flatMap((runner, index) => (runner ? [`${index + 1}.`] : []));
  if (taken.length === 0) return '';
  return taken.length === bases.length ? ', fyldte baser' : `, ${LIST.format(taken)} base`;
}

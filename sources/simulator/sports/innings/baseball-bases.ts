import type { Random } from '../../../random.ts';

export type Bases = readonly [boolean, boolean, boolean];
export type BatterResult = 'out' | 'strikeout' | 'walk' | 'single' | 'double' | 'triple' | 'home run' | 'error';

export const OUTCOMES: readonly (readonly [BatterResult, number])[] = [
  ['out', 455],
  ['strikeout', 225],
  ['walk', 92],
  ['single', 142],
  ['double', 43],
  ['triple', 4],
  ['home run', 30],
  ['error', 9],
];

interface Advanced {
  readonly bases: Bases;
  readonly runs: number;
  readonly outs: number;
}

const count = (runners: readonly boolean[]): number => runners.filter(Boolean).length;

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
      return { bases: [true, first, second && !home], runs: count([third, home]), outs: 0 };
    }
    case 'double': {
      const home = first && random.chance(0.45);
      return { bases: [false, true, first && !home], runs: count([second, third, home]), outs: 0 };
    }
    case 'triple':
      return { bases: [false, false, true], runs: count(bases), outs: 0 };
    case 'home run':
      return { bases: [false, false, false], runs: count(bases) + 1, outs: 0 };
  }
}

const LIST = new Intl.ListFormat('da', { type: 'conjunction' });

/** ', 1. og 3. base'; nothing where the bases are empty. */
export function runnersText(bases: Bases): string {
  const taken = bases.flatMap((runner, index) => (runner ? [`${index + 1}.`] : []));
  if (taken.length === 0) return '';
  return taken.length === bases.length ? ', fyldte baser' : `, ${LIST.format(taken)} base`;
}

import type { Side } from '@stillingen/domain';
import type { Random } from '../../random.ts';

export interface Kick {
  readonly atS: number;
  readonly side: Side;
  readonly player: string;
  readonly scored: boolean;
}

/** Kicks until it is decided; `scored` is the chance of each. */
export function shootOut(
  random: Random,
  startS: number,
  takers: Record<Side, readonly string[]>,
  { series, scored: chance }: { readonly series: number; readonly scored: number },
): readonly Kick[] {
  const order: readonly Side[] = random.chance(0.5) ? ['home', 'away'] : ['away', 'home'];
  const taken = { home: 0, away: 0 };
  const goals = { home: 0, away: 0 };
  const kicks: Kick[] = [];
  const decided = (): boolean => {
    const left = (side: Side): number => Math.max(series, taken.home, taken.away) - taken[side];
    return goals.home > goals.away + left('away') || goals.away > goals.home + left('home');
  };
  for (let atS = startS; !decided(); atS += random.int(35, 60)) {
    const side = order[kicks.length % 2]!;
    const scored = random.chance(chance);
    const player = takers[side][taken[side] % takers[side].length]!;
    taken[side] += 1;
    if (scored) goals[side] += 1;
    kicks.push({ atS, side, player, scored });
  }
  return kicks;
}

import type { Side } from '@stillingen/domain';
import type { Results, Scoreboard } from '@stillingen/domain/messages';
import type { StatisticValue } from '../../engine/timeline.ts';
import { type Innings, oversText, rateText } from './cricket-innings.ts';

export interface Chase {
  readonly runs: number;
  /** Null where no number of balls ends it. */
  readonly balls: number | null;
}

const of = (innings: readonly Innings[], side: Side): readonly Innings[] => innings.filter((one) => one.side === side);
export const runsBy = (innings: readonly Innings[], side: Side): number =>
  of(innings, side).reduce((sum, { runs }) => sum + runs, 0);

function resultsOf(own: readonly Innings[], chase: Chase | null, superOver: string | undefined): Results {
  const [first, second] = own;
  const last = second ?? first;
  return {
    ...(first === undefined ? {} : { wickets1: String(first.wickets), overs1: oversText(first) }),
    ...(second === undefined ? {} : { wickets2: String(second.wickets), overs2: oversText(second) }),
    ...(last === undefined || last.balls === 0 ? {} : { runRate: rateText(last.runs, last.balls) }),
    ...(chase === null || chase.balls === null ? {} : { requiredRate: rateText(chase.runs, chase.balls) }),
    ...(last?.declared === true ? { declared: 'd' } : {}),
    ...(superOver === undefined ? {} : { superOver }),
  };
}

/** The score after these innings; `batting` is the side that bats now, null between innings. */
export function cricketBoard(
  innings: readonly Innings[],
  {
    batting = null,
    chase = null,
    superOvers = {},
  }: { batting?: Side | null; chase?: Chase | null; superOvers?: Partial<Record<Side, string>> } = {},
): Scoreboard {
  const [home, away] = [of(innings, 'home'), of(innings, 'away')];
  const parts = Array.from({ length: Math.max(home.length, away.length) }, (_, index): [number, number] => [
    home[index]?.runs ?? 0,
    away[index]?.runs ?? 0,
  ]);
  return {
    home: runsBy(innings, 'home'),
    away: runsBy(innings, 'away'),
    parts,
    results: [
      resultsOf(home, batting === 'home' ? chase : null, superOvers.home),
      resultsOf(away, batting === 'away' ? chase : null, superOvers.away),
    ],
    serve: batting,
  };
}

export function cricketFigures(innings: readonly Innings[]): readonly StatisticValue[] {
  const sum = (side: Side, count: 'runs' | 'balls' | 'fours' | 'sixes' | 'extras'): number =>
    of(innings, side).reduce((total, one) => total + one[count], 0);
  const both = (stat: number, read: (side: Side) => number | string): StatisticValue => [stat, read('home'), read('away')];
  return [
    both(706, (side) => rateText(sum(side, 'runs'), sum(side, 'balls'))),
    both(707, (side) => sum(side, 'fours')),
    both(708, (side) => sum(side, 'sixes')),
    both(709, (side) => sum(side, 'extras')),
  ];
}

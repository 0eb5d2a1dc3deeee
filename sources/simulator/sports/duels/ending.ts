import { otherSide, Stage } from '@stillingen/domain';
import { createRandom } from '../../../random.ts';
import type { Duel } from './duel.ts';
import { type Moment, winnerOf } from './moments.ts';

/** How often a match is not played to its end: given up during it, or before it. */
interface Endings {
  readonly retired: number;
  readonly walkover: number;
}

const TOLD_BEFORE_S = 2700;

/** The course as it was played, or cut short: the loser gives up in the middle of it, or does not come at all. */
export function endedEarly(duel: Duel, moments: readonly Moment[], { retired, walkover }: Endings): readonly Moment[] {
  const random = createRandom(duel.chance, 'ending');
  const winner = winnerOf(moments);
  const fate = random.next();
  if (winner === null || fate >= retired + walkover) return moments;
  const loser = duel[otherSide(winner)].name;
  if (fate < walkover)
    return [
      { second: -TOLD_BEFORE_S, stage: Stage.walkover, score: { home: 0, away: 0, winner }, notice: `${loser} har meldt afbud` },
    ];
  const kept = moments.slice(0, Math.floor(moments.length * (0.3 + 0.4 * random.next())) + 1);
  const { second, score } = kept.at(-1)!;
  const { points: _points, serve: _serve, ...board } = score;
  const given = { second: second + 240, stage: Stage.retired, score: { ...board, winner }, notice: `${loser} trak sig` };
  return [...kept, given];
}

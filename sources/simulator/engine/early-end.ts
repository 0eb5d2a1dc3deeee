import { otherSide, Stage } from '@stillingen/domain';
import { createRandom } from '../../random.ts';
import { type Match, winnerOf } from './match.ts';
import type { Timeline } from './timeline.ts';

interface Shares {
  readonly retired: number;
  readonly walkover: number;
}

const WALKOVER_BEFORE_S = 2700;
const GIVEN_UP_AFTER_S = 240;

export function endEarly(match: Match, timeline: Timeline, { retired, walkover }: Shares): Timeline {
  const random = createRandom(match.seed, 'ending');
  const winner = winnerOf(timeline);
  const fate = random.next();
  if (winner === null || fate >= retired + walkover) return timeline;
  const loser = match[otherSide(winner)].name;
  if (fate < walkover)
    return [
      {
        atS: -WALKOVER_BEFORE_S,
        stage: Stage.walkover,
        score: { home: 0, away: 0, winner },
        notice: `${loser} har meldt afbud`,
      },
    ];
  const kept = timeline.slice(0, Math.floor(timeline.length * (0.3 + 0.4 * random.next())) + 1);
  const { atS, score } = kept.at(-1)!;
  const { points: _points, serve: _serve, ...board } = score!;
  const end = { atS: atS + GIVEN_UP_AFTER_S, stage: Stage.retired, score: { ...board, winner }, notice: `${loser} trak sig` };
  return [...kept, end];
}

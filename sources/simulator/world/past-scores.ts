import type { Pair } from '@stillingen/domain';
import { pairOf } from '../../pairs.ts';
import type { Random } from '../../random.ts';
import { isYes, oneOf, readTable, sportNamed } from '../data/table.ts';

/**
 * Scores of matches that are not played but drawn: goals and points have a mean and points a
 * deviation, sets as many as win; `edge` is the worth of a deviation of strength, and `scorer` what
 * the best scorer of a league has in a match.
 */
const ROWS = readTable('past-scores.csv', 'sport kind mean# deviation#? edge# draws scorer#?', {
  sport: sportNamed,
  kind: oneOf('goals', 'points', 'sets'),
  draws: isYes,
});
export type PastScores = (typeof ROWS)[number];
const bySport = new Map(ROWS.map((row) => [row.sport, row]));

export const pastScores = (sport: number): PastScores | undefined => bySport.get(sport);

const HOME_EDGE = 0.25;
const MOST = 300;

/** A score by the strength of the home side over the other, in deviations. */
export function drawScore(random: Random, { kind, mean, deviation, edge, draws }: PastScores, strength: number): Pair {
  const ahead = edge * (strength + (kind === 'sets' ? 0 : HOME_EDGE));
  if (kind === 'sets') {
    const isHome = random.chance(1 / (1 + Math.exp(-ahead)));
    const lost = random.int(0, mean - 1);
    return isHome ? [mean, lost] : [lost, mean];
  }
  const drawn = (own: number): number => {
    if (kind === 'goals') return random.poisson(mean * Math.exp(Math.max(-1.2, Math.min(1.2, own))));
    return Math.round(mean + own + deviation * random.normal());
  };
  const [home, away] = pairOf([drawn(ahead), drawn(-ahead)]).map((score) => Math.min(MOST, Math.max(0, score))) as [
    number,
    number,
  ];
  if (home !== away || draws) return [home, away];
  return random.chance(0.5) ? [home + 1, away] : [home, away + 1];
}

import type { BetType } from './bet-types.ts';

const OTHER: Readonly<Record<string, string>> = {
  home: 'away',
  away: 'home',
  homeDraw: 'drawAway',
  drawAway: 'homeDraw',
  '1': '2',
  '2': '1',
};

const SCORE = /^(\d+):(\d+)$/;

/** The outcome by the sides of an event that is shown the other way round (EVENT-06). */
export function swapOutcome(outcome: string): string {
  if (SCORE.test(outcome)) return outcome.replace(SCORE, '$2:$1');
  return outcome
    .split('/')
    .map((word) => OTHER[word] ?? word)
    .join('/');
}

/** The line of a handicap is that of home: it turns its sign with the sides. */
export const swapLine = (betType: BetType, line: number | null): number | null =>
  line !== null && line !== 0 && (betType === 'ASIAN_HANDICAP' || betType === 'EUROPEAN_HANDICAP') ? -line : line;

import { expect } from 'vitest';
import type { MatchFormat } from '../event/entities.ts';
import type { StageCode } from '../event/stage.ts';
import type { Scoreboard } from '../messages/course.ts';
import { formatAt, scoreProblem, type ScoreProblem } from '../scoring/index.ts';
import type { ScoreFormat } from '../sport/formats.ts';
import { sportById } from '../sports/index.ts';

const AUTUMN_2026_S = Date.UTC(2026, 9, 1) / 1000;

const formatOf = (sport: number): ScoreFormat => formatAt(sportById(sport)!, AUTUMN_2026_S);

export const board = (home: number, away: number, facts: Omit<Scoreboard, 'home' | 'away'> = {}): Scoreboard => ({
  home,
  away,
  ...facts,
});

export const problemOf = (sport: number, stage: StageCode, score: Scoreboard, match: MatchFormat = {}): ScoreProblem | null =>
  scoreProblem(formatOf(sport), match, stage, score);

/** Real boards: none may be refused. */
export function expectPossible(
  sport: number,
  boards: readonly { stage: StageCode; score: Scoreboard; match?: MatchFormat }[],
): void {
  const refused = boards.flatMap((one) => {
    const problem = problemOf(sport, one.stage, one.score, one.match);
    return problem === null ? [] : [{ ...one, problem }];
  });
  expect(
    refused.slice(0, 9).map((one) => JSON.stringify(one)),
    `${refused.length} of ${boards.length}`,
  ).toEqual([]);
}

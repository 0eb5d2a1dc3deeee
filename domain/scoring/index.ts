import type { MatchFormat } from '../event/entities.ts';
import type { StageCode } from '../event/stage.ts';
import type { Scoreboard } from '../messages/course.ts';
import type { ScoreFormat } from '../sport/formats.ts';
import { behindsProblem } from './behinds.ts';
import { cricketProblem } from './cricket.ts';
import { fightProblem } from './fight.ts';
import { framesProblem } from './frames.ts';
import { inningsProblem, pesapalloProblem } from './innings.ts';
import { periodsProblem } from './periods.ts';
import { completionOf, type ScoreProblem } from './problem.ts';
import { setsProblem } from './sets.ts';
import { tennisProblem } from './tennis.ts';

export type { ScoreProblem } from './problem.ts';
export { type RankingEntryFacts, rankingProblem } from './ranking.ts';

/** The first impossible value, with its path ('/parts/2'); rare scores pass. */
export function scoreProblem(format: ScoreFormat, match: MatchFormat, stage: StageCode, board: Scoreboard): ScoreProblem | null {
  const completion = completionOf(stage);
  switch (format.kind) {
    case 'periods':
      return periodsProblem(format, stage, board);
    case 'behinds':
      return behindsProblem(format, stage, board);
    case 'sets':
      return setsProblem(format, match, completion, board);
    case 'tennis':
      return tennisProblem(format, match, completion, board);
    case 'frames':
      return framesProblem(format, match, completion, board);
    case 'innings':
      return inningsProblem(format, match, stage, board);
    case 'pesapallo':
      return pesapalloProblem(format, completion, board);
    case 'cricket':
      return cricketProblem(format, match, completion, board);
    case 'fight':
      return fightProblem(format, match, completion, board);
    case 'ranking':
      return { path: '', allowed: 'a ranking of the competitors: a race has no score of two sides' };
  }
}

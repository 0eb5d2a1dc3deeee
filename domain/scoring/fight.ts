import type { FightMethod, MatchFormat } from '../event/entities.ts';
import type { Scoreboard } from '../messages/course.ts';
import type { FightFormat } from '../sport/formats.ts';
import { type Completion, firstProblem, type ScoreProblem } from './problem.ts';

const NO_WINNER = new Set<FightMethod>(['draw', 'no-contest']);
const AFTER_ALL_ROUNDS = new Set<FightMethod>(['decision-unanimous', 'decision-split', 'decision-majority']);

function finishProblem(format: FightFormat, { rounds = format.mostRounds }: MatchFormat, board: Scoreboard): ScoreProblem | null {
  const { finish, winner } = board;
  if (finish === undefined) return null;
  const { method, round } = finish;
  if (!format.methods.includes(method)) return { path: '/finish/method', allowed: format.methods.join(', ') };
  if (round !== undefined && round > rounds) return { path: '/finish/round', allowed: `at most ${rounds}, the planned rounds` };
  const won = winner === 'home' || winner === 'away';
  if (NO_WINNER.has(method) && won) return { path: '/winner', allowed: `no winner of a ${method}` };
  if (!NO_WINNER.has(method) && !won) return { path: '/winner', allowed: `home or away: a ${method} has a winner` };
  return null;
}

function roundsProblem({ rounds }: MatchFormat, { finish }: Scoreboard): ScoreProblem | null {
  if (finish?.round === undefined || rounds === undefined || !AFTER_ALL_ROUNDS.has(finish.method)) return null;
  return finish.round === rounds ? null : { path: '/finish/round', allowed: `${rounds}: judges decide after all planned rounds` };
}

export function fightProblem(
  format: FightFormat,
  match: MatchFormat,
  completion: Completion,
  board: Scoreboard,
): ScoreProblem | null {
  const { home, away } = board;
  if (home !== 0 || away !== 0) return { path: '', allowed: '0-0: a fight has a winner and a method, no score' };
  if (completion === 'given') return null;
  return firstProblem(
    () => finishProblem(format, match, board),
    () => roundsProblem(match, board),
  );
}

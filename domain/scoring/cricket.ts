import type { MatchFormat } from '../event/entities.ts';
import type { Scoreboard } from '../messages/course.ts';
import { type CricketFormat, MOST_OVERS, oversNumber } from '../sport/formats.ts';
import { type Completion, firstProblem, type ScoreProblem, SIDES, sumOf } from './problem.ts';

function oversProblem({ ballsOfOver }: CricketFormat, { game }: MatchFormat, overs: string): string | null {
  const most = game === undefined ? Infinity : MOST_OVERS[game];
  const number = oversNumber(overs, ballsOfOver);
  return number !== null && number <= most
    ? null
    : `overs and balls, '18.2', balls up to ${ballsOfOver - 1}${Number.isFinite(most) ? `, at most ${most} overs` : ''}`;
}

function resultsProblem(format: CricketFormat, match: MatchFormat, { results }: Scoreboard): ScoreProblem | null {
  const oneInnings = match.game !== undefined && match.game !== 'test';
  for (const side of SIDES) {
    const { wickets1, wickets2, overs1, overs2, superOver } = results?.[side] ?? {};
    const path = (name: string): string => `/results/${side}/${name}`;
    for (const [name, wickets] of Object.entries({ wickets1, wickets2 })) {
      if (wickets !== undefined && !(/^\d{1,2}$/.test(wickets) && Number(wickets) <= format.wickets)) {
        return { path: path(name), allowed: `a whole number up to ${format.wickets}` };
      }
    }
    for (const [name, overs] of Object.entries({ overs1, overs2 })) {
      const allowed = overs === undefined ? null : oversProblem(format, match, overs);
      if (allowed !== null) return { path: path(name), allowed };
    }
    if (oneInnings && (wickets2 ?? overs2) !== undefined) {
      return {
        path: path(wickets2 === undefined ? 'overs2' : 'wickets2'),
        allowed: 'one innings a side; a super over has a result of its own',
      };
    }
    if (match.game === 'test' && superOver !== undefined) return { path: path('superOver'), allowed: 'no super over in a test' };
  }
  return null;
}

function runsProblem({ game }: MatchFormat, completion: Completion, { home, away, parts = [] }: Scoreboard): ScoreProblem | null {
  const most = game === undefined || game === 'test' ? 2 : 1;
  if (parts.length > most) return { path: '/parts', allowed: `${most === 1 ? 'one innings' : 'two innings at most'} a side` };
  for (const side of SIDES) {
    const [score, sum] = [[home, away][side]!, sumOf(parts, side)];
    if (sum > score || (completion === 'played' && parts.length > 0 && sum < score)) {
      return { path: '/parts', allowed: `runs of the innings that add up to ${home}-${away}` };
    }
  }
  return null;
}

/** After rain the runs may differ. */
function superOverProblem({ target }: MatchFormat, { home, away, results = [{}, {}] }: Scoreboard): ScoreProblem | null {
  const side = SIDES.find((index) => results[index].superOver !== undefined);
  return side === undefined || target !== undefined || home === away
    ? null
    : { path: `/results/${side}/superOver`, allowed: 'a super over only after level runs' };
}

/** The winner is not checked: rain moves targets, and a super over decides ties. */
export function cricketProblem(
  format: CricketFormat,
  match: MatchFormat,
  completion: Completion,
  board: Scoreboard,
): ScoreProblem | null {
  if (completion === 'given') return null;
  return firstProblem(
    () => runsProblem(match, completion, board),
    () => resultsProblem(format, match, board),
    () => superOverProblem(match, board),
  );
}

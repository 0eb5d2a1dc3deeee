import type { Pair } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { inningParts, inningStage } from '../../datasets/kit/events/score.ts';
import { situationOf } from '../../datasets/mlb-statsapi/league.ts';
import { sumOf } from '../../pairs.ts';
import type { MatchReport, Phase } from '../kit/connector.ts';
import type { Game, Linescore } from './schema.ts';

/** Undefined where the innings are not complete, or do not add up to the score. */
function partsOf({ innings = [] }: Linescore, score: Pair): Pick<Scoreboard, 'parts'> {
  if (innings.some(({ num }, at) => num !== at + 1)) return {};
  const runs = innings.map(({ home, away }): Pair => [home?.runs ?? 0, away?.runs ?? 0]);
  const [home, away] = sumOf(runs);
  return home === score[0] && away === score[1] ? { parts: inningParts(runs) } : {};
}

function resultsOf({ teams }: Linescore): Pick<Scoreboard, 'results'> {
  const [home, away] = [teams?.home, teams?.away].map((line) => ({
    ...(line?.hits === undefined ? {} : { hits: String(line.hits) }),
    ...(line?.errors === undefined ? {} : { errors: String(line.errors) }),
  }));
  return teams === undefined ? {} : { results: [home!, away!] };
}

/** Undefined where the answer states none. */
export function boardOf({ teams, linescore = {} }: Game, phase: Phase): Scoreboard | undefined {
  const home = linescore.teams?.home?.runs ?? teams.home.score;
  const away = linescore.teams?.away?.runs ?? teams.away.score;
  if (home === undefined || away === undefined) return undefined;
  const { isTopInning } = linescore;
  const serve = phase === 'over' ? null : isTopInning === undefined ? undefined : isTopInning ? 'away' : 'home';
  return {
    home,
    away,
    ...partsOf(linescore, [home, away]),
    ...resultsOf(linescore),
    ...(serve === undefined ? {} : { serve }),
  };
}

const BASES = ['first', 'second', 'third'];

/** Count, outs and runners while a half is played. */
export function momentOf({ balls, strikes, outs, offense, isTopInning }: Linescore): Pick<MatchReport, 'situation' | 'half'> {
  const bases = BASES.flatMap((base, at) => (offense !== undefined && Object.hasOwn(offense, base) ? [at + 1] : []));
  const known = balls !== undefined && strikes !== undefined && outs !== undefined;
  return {
    ...(known ? { situation: situationOf({ balls, strikes, outs, bases }) } : {}),
    ...(isTopInning === undefined ? {} : { half: isTopInning ? 'top' : 'bottom' }),
  };
}

export const stageOf = ({ currentInning = 1 }: Linescore): number => inningStage(currentInning);

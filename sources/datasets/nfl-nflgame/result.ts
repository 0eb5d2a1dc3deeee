import type { StatisticsMessage } from '@stillingen/domain/messages';
import type { DuelIncident, DuelOutcome } from '../kit/events/duel.ts';
import { clockText, finalBoard, finalStage } from '../kit/events/periods.ts';
import { membersOf, type Members, numberOf, textOf } from '../kit/readers/json.ts';
import { BadRow } from '../kit/import/report.ts';
import { finishedGame, playsIn, quartersIn, type Score, scoresIn } from './scoring.ts';

const QUARTER_SECONDS = 900;
const FIRST_QUARTER = 22;
const EXTRA_TIME = 6;

const KINDS: readonly (readonly [stat: number, name: string])[] = [
  [670, 'totfd'],
  [671, 'totyds'],
  [672, 'pyds'],
  [673, 'ryds'],
  [639, 'trnovr'],
  [678, 'pen'],
];

/** The stage of a quarter; all overtime is one. */
export const stageOfQuarter = (quarter: number): number => (quarter > 4 ? EXTRA_TIME : FIRST_QUARTER + quarter - 1);

/** A score as an incident, with the running score after it. `left` are the seconds left of its quarter. */
export function incidentOf({ quarter, side, type, player }: Score, left: number, score: [number, number]): DuelIncident {
  return {
    type,
    side,
    minute: (quarter - 1) * 15 + Math.floor((QUARTER_SECONDS - left) / 60),
    clock: clockText(left),
    stage: stageOfQuarter(quarter),
    ...(player === '' ? {} : { player }),
    score,
  };
}

function incidentsOf(game: Members): DuelIncident[] {
  const leftAt = new Map(playsIn(game).map(({ id, left }) => [id, left]));
  const score: [number, number] = [0, 0];
  return scoresIn(game).map((change) => {
    score[change.side === 'home' ? 0 : 1] += change.points;
    return incidentOf(change, leftAt.get(change.play) ?? 0, [...score]);
  });
}

/** What a game centre's file says of the end of its game. */
export interface GameResult {
  readonly outcome: DuelOutcome;
  readonly incidents: readonly DuelIncident[];
  readonly statistics: StatisticsMessage['values'];
}

/** The result in a game centre's file. Throws BadRow where its scores do not add up. */
export function resultOf(content: unknown): GameResult {
  const game = finishedGame(content);
  const scores = { ...quartersIn(game), shootOut: null };
  const score = finalBoard(scores);
  const incidents = incidentsOf(game);
  const [home, away] = incidents.at(-1)?.score ?? [0, 0];
  const totals = [game.home, game.away].map((side) => numberOf(membersOf(membersOf(side).score).T));
  for (const [what, sum] of Object.entries({ quarters: [score.home, score.away], 'scoring plays': [home, away] })) {
    if (sum[0] !== totals[0] || sum[1] !== totals[1])
      throw new BadRow(`the ${what} add up to ${sum.join('-')}, the score is ${totals.join('-')}`);
  }
  const teams = [game.home, game.away].map((side) => membersOf(membersOf(membersOf(side).stats).team));
  return {
    outcome: { stage: finalStage(scores), score },
    incidents,
    statistics: KINDS.map(([stat, name]) => ({ stat, home: textOf(teams[0]![name]), away: textOf(teams[1]![name]) })),
  };
}

import { Stage } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { hockeyGame, type HockeyGame, nhlNhlapi } from './import.ts';
import { type Play, REGULAR, stageOfPeriod } from './play.ts';
import { readJson } from '../kit/readers/json.ts';
import { plus } from '../kit/events/score.ts';
import { BadRow } from '../kit/import/data-set.ts';
import { recordedDuel, type RecordedState, replayOf } from '../kit/replay/recorded-event.ts';
import { countsUp, type PeriodPlay, PeriodTally, type RecordedPeriod, statesOfPeriods } from '../kit/replay/period-clock.ts';

const PERIOD_SECONDS = 1200;
const INTERMISSION = { stage: Stage.break, seconds: 1080 };
const SHOT_SECONDS = 30;

function periodOf(period: number, plays: readonly Play[], tally: PeriodTally): RecordedPeriod {
  const start = tally.begin();
  let score = start;
  let situation = '';
  const recorded = plays.map((play): PeriodPlay => {
    if (play.score !== null) score = tally.stands(play.score);
    if (play.side !== null) situation = play.situation;
    return { second: play.second, score, situation, incidents: play.incident === null ? [] : [play.incident] };
  });
  // Overtime ends with its first goal.
  const seconds = period > REGULAR ? plays.at(-1)!.second : PERIOD_SECONDS;
  return { stage: stageOfPeriod(period, false), seconds, clock: countsUp, start, plays: recorded, rest: INTERMISSION };
}

function shootOutOf(plays: readonly Play[], board: Scoreboard): RecordedPeriod {
  let shots: [number, number] = [0, 0];
  const boardOf = (): Scoreboard => ({ ...board, afterExtraTime: [board.home, board.away], penalties: shots });
  const start = boardOf();
  const recorded = plays
    .filter(({ incident }) => incident !== null)
    .map(({ incident, side }, index): PeriodPlay => {
      if (incident?.type === 'shootout-scored') shots = plus(shots, side!);
      return { second: (index + 1) * SHOT_SECONDS, score: boardOf(), situation: '', incidents: [incident!] };
    });
  return {
    stage: Stage.penalties,
    seconds: (recorded.length + 1) * SHOT_SECONDS,
    clock: null,
    start,
    plays: recorded,
    rest: INTERMISSION,
  };
}

function statesOf({ duel, plays }: HockeyGame): RecordedState[] {
  if (duel.outcome?.score === undefined) throw new BadRow('the game is not over');
  const tally = new PeriodTally(REGULAR);
  const periods = [...Map.groupBy(plays, ({ period }) => period)].sort(([a], [b]) => a - b);
  return statesOfPeriods(
    periods.map(([period, own]) => (own[0]!.inShootOut ? shootOutOf(own, tally.board()) : periodOf(period, own, tally))),
    { stage: duel.outcome.stage, score: duel.outcome.score },
  );
}

export const nhlReplay = replayOf(nhlNhlapi, 'ice hockey: goals and penalties', async (file) => {
  const game = hockeyGame(await readJson(file));
  return [recordedDuel(game.duel.key, { file: file.name, line: 0, ...game.duel }, statesOf(game))];
});

import { basename } from 'node:path';
import { Stage } from '@stillingen/domain';
import { ballIncidents, boardOf, inningsStage, type InningsTotals, situationOf, scoreIn, totalsOf } from './board.ts';
import { cricketCricsheet, type CricketMatch, readCricketMatch } from './import.ts';
import { recordedDuel, type RecordedState, replayOf } from '../kit/replay/recorded-event.ts';

/** The files have no clock: usual lengths. */
const BALL_SECONDS = 35;
const WICKET_SECONDS = 90;
const OVER_SECONDS = 60;
const BREAK_SECONDS = 1200;
const SUPER_OVER_BREAK_SECONDS = 300;

function statesOf({ innings, ballsPerOver, duel: { outcome } }: CricketMatch): RecordedState[] {
  const states: RecordedState[] = [];
  let second = 0;
  for (const [index, whole] of innings.entries()) {
    const stage = inningsStage(innings, index);
    const earlier = innings.slice(0, index).map((one) => totalsOf(one, ballsPerOver));
    const upTo = (balls: number) => totalsOf({ ...whole, balls: whole.balls.slice(0, balls) }, ballsPerOver);
    const push = (running: InningsTotals, more: Partial<RecordedState> = {}): void => {
      const score = boardOf([...earlier, running], ballsPerOver, true);
      states.push({ second, stage, score, situation: situationOf(running, ballsPerOver), ...more });
    };
    push(upTo(0));
    for (const [bowled, ball] of whole.balls.entries()) {
      second += BALL_SECONDS + (ball.over === whole.balls[bowled - 1]?.over ? 0 : OVER_SECONDS);
      const running = upTo(bowled + 1);
      const score = scoreIn([...earlier, running], whole.superOver);
      push(running, { incidents: ballIncidents(ball, whole, stage, score) });
      if (ball.wickets.length > 0) second += WICKET_SECONDS;
    }
    const next = innings[index + 1];
    if (next === undefined) continue;
    push(upTo(whole.balls.length), { stage: Stage.break, situation: '' });
    second += next.superOver ? SUPER_OVER_BREAK_SECONDS : BREAK_SECONDS;
  }
  return [
    ...states,
    { second: second + BALL_SECONDS, stage: outcome!.stage, score: { ...outcome!.score!, serve: null }, situation: '' },
  ];
}

export const cricketReplay = replayOf(cricketCricsheet, 'cricket: every ball', async (file) => {
  const match = await readCricketMatch(file);
  return [recordedDuel(`cricsheet-${basename(file.name, '.json')}`, match.duel, statesOf(match))];
});

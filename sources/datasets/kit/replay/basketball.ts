import { type Pair, Stage } from '@stillingen/domain';
import type { DuelIncident } from '../events/duel.ts';
import { finalBoard, finalStage } from '../events/score.ts';
import { BadRow } from '../import/data-set.ts';
import type { RecordedState } from './recorded-event.ts';
import {
  countsDown,
  type PeriodPlay,
  PeriodTally,
  type RecordedPeriod,
  restAfterQuarter,
  statesOfPeriods,
} from './period-clock.ts';

const QUARTERS = 4;
const FIRST_QUARTER = 22;
const OVERTIME_SECONDS = 300;

export interface BasketballPlay {
  readonly period: number;
  readonly left: number | null;
  readonly score: Pair | null;
  readonly incident: Omit<DuelIncident, 'minute' | 'clock' | 'stage'> | null;
}

const stageOf = (period: number): number => (period > QUARTERS ? Stage.extraTime : FIRST_QUARTER + period - 1);

/** Where the recorded clock steps back, time stands still. */
function periodOf(period: number, plays: readonly BasketballPlay[], tally: PeriodTally, length: number): RecordedPeriod {
  const clock = countsDown(length);
  const start = tally.begin();
  const minutesBefore =
    (Math.min(period - 1, QUARTERS) * length) / 60 + (Math.max(0, period - 1 - QUARTERS) * OVERTIME_SECONDS) / 60;
  let score = start;
  let second = 0;
  const recorded = plays.map((play): PeriodPlay => {
    second = Math.min(length, Math.max(second, play.left === null ? 0 : length - play.left));
    if (play.score !== null) score = tally.stands(play.score);
    const incident = play.incident && {
      ...play.incident,
      minute: Math.floor(minutesBefore + second / 60),
      clock: clock(second),
      stage: stageOf(period),
    };
    return { second, score, incidents: incident === null ? [] : [incident] };
  });
  return { stage: stageOf(period), seconds: length, clock, start, plays: recorded, rest: restAfterQuarter(period) };
}

export function basketballStates(plays: readonly BasketballPlay[], quarterSeconds: number, final: Pair): RecordedState[] {
  const tally = new PeriodTally(QUARTERS);
  const periods = [...Map.groupBy(plays, ({ period }) => period)].sort(([a], [b]) => a - b);
  const recorded = periods.map(([period, own]) =>
    periodOf(period, own, tally, period > QUARTERS ? OVERTIME_SECONDS : quarterSeconds),
  );
  const score = finalBoard(tally.scores);
  if (score.home !== final[0] || score.away !== final[1])
    throw new BadRow(`the plays end with ${score.home}-${score.away}, the game with ${final.join('-')}`);
  return statesOfPeriods(recorded, { stage: finalStage(tally.scores), score });
}

import { type Pair, Stage } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { HALF_SECONDS, type HandballMatch, incidentOf, isHandballMatch, readHandballMatch } from './import.ts';
import type { HandballPlay } from './play.ts';
import { recordedDuel, type RecordedState } from '../kit/replay/recorded-event.ts';
import { countsUp, PeriodTally, type RecordedPeriod, statesOfPeriods } from '../kit/replay/period-clock.ts';
import type { RecordingSet } from '../kit/replay/replay-set.ts';

const BREAK_SECONDS = 600;
const HALVES = 2;

function halfOf(stage: number, startSecond: number, plays: readonly HandballPlay[], tally: PeriodTally): RecordedPeriod {
  const start = tally.begin();
  let score: Scoreboard = start;
  return {
    stage,
    seconds: HALF_SECONDS,
    clock: (second) => countsUp(startSecond + second),
    start,
    plays: plays.map((play) => {
      if (play.score !== null) score = tally.stands([play.score[0], play.score[1]] as Pair);
      const incident = incidentOf(play);
      return { second: play.second - startSecond, score, incidents: incident === null ? [] : [incident] };
    }),
    rest: { stage: Stage.halfTime, seconds: BREAK_SECONDS },
  };
}

function statesOf({ plays, duel: { outcome } }: HandballMatch): RecordedState[] {
  const tally = new PeriodTally(HALVES);
  const first = plays.filter(({ second }) => second <= HALF_SECONDS);
  const halves = [
    halfOf(Stage.firstHalf, 0, first, tally),
    halfOf(Stage.secondHalf, HALF_SECONDS, plays.slice(first.length), tally),
  ];
  return statesOfPeriods(halves, { stage: outcome!.stage, score: outcome!.score! });
}

export const handballReplay: RecordingSet = {
  name: 'handball-denmark',
  about: 'handball: every event by second',
  reads: isHandballMatch,
  recordings: async (file) => {
    const match = await readHandballMatch(file);
    return [...match.refused, recordedDuel(match.duel.key, match.duel, statesOf(match), match)];
  },
};

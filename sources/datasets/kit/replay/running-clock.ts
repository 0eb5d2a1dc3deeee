import { Stage } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import type { RecordedState } from './recorded-match.ts';
import { checkPeriod } from './period-clock.ts';

const TICK_SECONDS = 60;
const FIRST_SCORE: Scoreboard = { home: 0, away: 0 };

export interface HalfPlay extends Pick<RecordedState, 'score' | 'incidents'> {
  /** Seconds of the half. */
  readonly second: number;
}

export interface RecordedHalf {
  readonly seconds: number;
  readonly plays: readonly HalfPlay[];
}

/** The half from `startS` on, with a state for each of its minutes. */
function momentsOfHalf({ seconds, plays }: RecordedHalf, stage: number, startS: number, start: Scoreboard): RecordedState[] {
  const moments: RecordedState[] = [];
  let score = start;
  let tick = 0;
  const tickUntil = (end: number): void => {
    for (; tick < end; tick += TICK_SECONDS) moments.push({ second: startS + tick, stage, score, stageSecond: tick });
  };
  for (const { second, ...play } of plays) {
    tickUntil(Math.max(second, 1));
    score = play.score;
    moments.push({ second: startS + second, stage, stageSecond: second, ...play });
  }
  tickUntil(seconds);
  return moments;
}

/**
 * The states of two halves whose clock runs on the pages. Throws BadRow where a half is too long.
 */
export function halvesMoments(
  [first, second]: readonly [RecordedHalf, RecordedHalf],
  breakSeconds: number,
  final: Pick<RecordedState, 'stage' | 'score'>,
): RecordedState[] {
  [first, second].forEach(checkPeriod);
  const atHalf = first.plays.at(-1)?.score ?? FIRST_SCORE;
  const secondS = first.seconds + breakSeconds;
  return [
    ...momentsOfHalf(first, Stage.firstHalf, 0, FIRST_SCORE),
    { second: first.seconds, stage: Stage.halfTime, score: atHalf },
    ...momentsOfHalf(second, Stage.secondHalf, secondS, atHalf),
    { second: secondS + second.seconds, ...final },
  ];
}

import { Stage } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import type { RecordedState } from './recorded-match.ts';
import { checkPeriod } from './period-clock.ts';

const TICK_SECONDS = 60;
const FIRST_SCORE: Scoreboard = { home: 0, away: 0 };

/** What happened in a half, and the score after it. */
export interface HalfPlay extends Pick<RecordedState, 'score' | 'incidents'> {
  /** Seconds of the half. */
  readonly second: number;
}

/** A half as it was played. */
export interface RecordedHalf {
  readonly seconds: number;
  /** In order of time. */
  readonly plays: readonly HalfPlay[];
}

/** The half from `startS` on, with a moment for each of its minutes. */
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
 * The moments of a match in two halves whose clock pages count themselves, with a break between them. Throws BadRow where a half is
 * too long to be one.
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

import { type Pair, Stage, type StageCode } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { BadRow } from '../import/data-set.ts';
import { clockText, type PeriodScores, runningBoard } from '../events/score.ts';
import { minus, sumOf } from '../../../pairs.ts';
import type { RecordedState } from './recorded-event.ts';

/** No period of any sport lasts longer. A bound on the ticks that a broken file can make. */
export const MOST_PERIOD_SECONDS = 7200;

function checkPeriod({ seconds, plays }: { readonly seconds: number; readonly plays: readonly { second: number }[] }): void {
  const wrong = [seconds, ...plays.map(({ second }) => second)].find((duration) => !(duration <= MOST_PERIOD_SECONDS));
  if (wrong !== undefined) throw new BadRow(`a period lasts at most ${MOST_PERIOD_SECONDS} seconds, not ${wrong}`);
}

const TICK_SECONDS = 10;

export type PeriodPlay = Omit<RecordedState, 'stage' | 'gameTime'>;

export interface RecordedPeriod {
  readonly stage: StageCode;
  readonly seconds: number;
  readonly clock: ((second: number) => string) | null;
  readonly start: Scoreboard;
  readonly plays: readonly PeriodPlay[];
  readonly rest: { readonly stage: StageCode; readonly seconds: number };
}

export const countsUp = (second: number): string => clockText(second);
export const countsDown =
  (length: number) =>
  (second: number): string =>
    clockText(Math.max(0, length - second));

/** A state for each change and each ten seconds without one; stoppages take no time. */
export function statesOfPeriods(
  periods: readonly RecordedPeriod[],
  final: { readonly stage: StageCode; readonly score: Scoreboard },
): RecordedState[] {
  periods.forEach(checkPeriod);
  const hasSituation = periods.some(({ plays }) => plays.some(({ situation }) => situation !== undefined));
  // A situation ends with its period.
  const between = hasSituation ? { situation: '' } : {};
  const states: RecordedState[] = [];
  let startS = 0;
  for (const [index, { stage, seconds, clock, start, plays, rest }] of periods.entries()) {
    let state: Omit<PeriodPlay, 'second'> = { score: start, ...between };
    let tick = 0;
    const push = (second: number, current: Omit<PeriodPlay, 'second'>): void => {
      const gameTime = clock === null ? {} : { gameTime: clock(second) };
      states.push({ second: startS + second, stage, ...gameTime, ...current });
      tick = second + TICK_SECONDS;
    };
    const tickUntil = (second: number): void => {
      while (clock !== null && tick < second) push(tick, state);
    };
    push(0, state);
    for (const { second, incidents = [], ...next } of plays) {
      tickUntil(second);
      if (incidents.length > 0 || JSON.stringify(next) !== JSON.stringify(state)) push(second, { ...next, incidents });
      state = next;
    }
    tickUntil(seconds);
    startS += seconds;
    if (index === periods.length - 1) break;
    states.push({ second: startS, stage: rest.stage, score: { ...state.score, serve: null }, ...between });
    startS += rest.seconds;
  }
  return [...states, { second: startS, stage: final.stage, score: { ...final.score, serve: null }, ...between }];
}

export const restAfterQuarter = (quarter: number): RecordedPeriod['rest'] =>
  quarter === 2 ? { stage: Stage.halfTime, seconds: 900 } : { stage: Stage.break, seconds: 150 };

export class PeriodTally {
  readonly #regular: number;
  #periods: Pair[] = [];
  #total: Pair = [0, 0];

  constructor(regular: number) {
    this.#regular = regular;
  }

  begin(): Scoreboard {
    this.#periods = [...this.#periods, [0, 0]];
    return this.board();
  }

  stands(total: Pair): Scoreboard {
    const last = this.#periods.at(-1) ?? [0, 0];
    this.#periods = [...this.#periods.slice(0, -1), sumOf([last, minus(total, this.#total)])];
    this.#total = total;
    return this.board();
  }

  get scores(): PeriodScores {
    return { regular: this.#periods.slice(0, this.#regular), extra: this.#periods.slice(this.#regular), shootOut: null };
  }

  board(): Scoreboard {
    return runningBoard(this.scores);
  }
}

const HALF_TICK_SECONDS = 60;
const FIRST_SCORE: Scoreboard = { home: 0, away: 0 };

export interface HalfPlay extends Pick<RecordedState, 'score' | 'incidents'> {
  readonly second: number;
}

export interface RecordedHalf {
  readonly seconds: number;
  readonly plays: readonly HalfPlay[];
}

function statesOfHalf({ seconds, plays }: RecordedHalf, stage: number, startS: number, start: Scoreboard): RecordedState[] {
  const states: RecordedState[] = [];
  let score = start;
  let tick = 0;
  const tickUntil = (end: number): void => {
    for (; tick < end; tick += HALF_TICK_SECONDS) states.push({ second: startS + tick, stage, score, stageSecond: tick });
  };
  for (const { second, ...play } of plays) {
    tickUntil(Math.max(second, 1));
    score = play.score;
    states.push({ second: startS + second, stage, stageSecond: second, ...play });
  }
  tickUntil(seconds);
  return states;
}

/** Pages run the clock. Throws BadRow where a half is too long. */
export function statesOfHalves(
  [first, second]: readonly [RecordedHalf, RecordedHalf],
  breakSeconds: number,
  final: Pick<RecordedState, 'stage' | 'score'>,
): RecordedState[] {
  [first, second].forEach(checkPeriod);
  const atHalf = first.plays.at(-1)?.score ?? FIRST_SCORE;
  const secondS = first.seconds + breakSeconds;
  return [
    ...statesOfHalf(first, Stage.firstHalf, 0, FIRST_SCORE),
    { second: first.seconds, stage: Stage.halfTime, score: atHalf },
    ...statesOfHalf(second, Stage.secondHalf, secondS, atHalf),
    { second: secondS + second.seconds, ...final },
  ];
}

import { type Pair, Stage, type StageCode } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { BadRow } from '../import/report.ts';
import { clockText, type PeriodScores, runningBoard } from '../events/periods.ts';
import type { RecordedState } from './recorded-match.ts';

/** No period of any sport lasts longer. One that did would be told tick by tick until memory ends. */
export const MOST_PERIOD_SECONDS = 7200;

/** Throws BadRow where a period is longer, or something in it happened later, than any period lasts. */
export function checkPeriod({
  seconds,
  plays,
}: {
  readonly seconds: number;
  readonly plays: readonly { second: number }[];
}): void {
  const wrong = [seconds, ...plays.map(({ second }) => second)].find((told) => !(told <= MOST_PERIOD_SECONDS));
  if (wrong !== undefined) throw new BadRow(`a period lasts at most ${MOST_PERIOD_SECONDS} seconds, not ${wrong}`);
}

const TICK_SECONDS = 10;

/** How things stand after a play, and how many seconds of its period are played by then. */
export type PeriodPlay = Omit<RecordedState, 'stage' | 'gameTime'>;

/** One period as it was recorded. */
export interface RecordedPeriod {
  readonly stage: StageCode;
  /** How long it was, on its own clock. */
  readonly seconds: number;
  /** What its clock shows at a second of it; null where it has none. */
  readonly clock: ((second: number) => string) | null;
  /** The score as it begins. */
  readonly start: Scoreboard;
  /** In order of time. */
  readonly plays: readonly PeriodPlay[];
  /** What comes after it, but after the last one, and how long that takes. */
  readonly rest: { readonly stage: StageCode; readonly seconds: number };
}

/** The clock that counts up to the length of a period, and the one that counts down from it. */
export const countsUp = (second: number): string => clockText(second);
export const countsDown =
  (length: number) =>
  (second: number): string =>
    clockText(Math.max(0, length - second));

/**
 * The moments of a match whose periods have a clock of their own: only the time on that clock passes, as how long it stood is
 * not told. It is told with every change, and ten seconds after it was told. Throws BadRow where a period is too long to be one.
 */
export function statesOfPeriods(
  periods: readonly RecordedPeriod[],
  final: { readonly stage: StageCode; readonly score: Scoreboard },
): RecordedState[] {
  periods.forEach(checkPeriod);
  const saysSituation = periods.some(({ plays }) => plays.some(({ situation }) => situation !== undefined));
  // A situation ends with its period.
  const between = saysSituation ? { situation: '' } : {};
  const moments: RecordedState[] = [];
  let startS = 0;
  for (const [index, { stage, seconds, clock, start, plays, rest }] of periods.entries()) {
    let state: Omit<PeriodPlay, 'second'> = { score: start, ...between };
    let tick = 0;
    const tell = (second: number, told: Omit<PeriodPlay, 'second'>): void => {
      const gameTime = clock === null ? {} : { gameTime: clock(second) };
      moments.push({ second: startS + second, stage, ...gameTime, ...told });
      tick = second + TICK_SECONDS;
    };
    const tickUntil = (second: number): void => {
      while (clock !== null && tick < second) tell(tick, state);
    };
    tell(0, state);
    for (const { second, incidents = [], ...next } of plays) {
      tickUntil(second);
      if (incidents.length > 0 || JSON.stringify(next) !== JSON.stringify(state)) tell(second, { ...next, incidents });
      state = next;
    }
    tickUntil(seconds);
    startS += seconds;
    if (index === periods.length - 1) break;
    moments.push({ second: startS, stage: rest.stage, score: { ...state.score, serve: null }, ...between });
    startS += rest.seconds;
  }
  return [...moments, { second: startS, stage: final.stage, score: { ...final.score, serve: null }, ...between }];
}

/** The rest after a period of a game in quarters: long in the middle. */
export const restAfterQuarter = (quarter: number): RecordedPeriod['rest'] =>
  quarter === 2 ? { stage: Stage.halfTime, seconds: 900 } : { stage: Stage.break, seconds: 150 };

/** Keeps the score of each period; all scores are told as they stand in the whole match. */
export class PeriodTally {
  readonly #regular: number;
  #periods: Pair[] = [];
  #total: Pair = [0, 0];

  /** `regular` periods are followed by extra time. */
  constructor(regular: number) {
    this.#regular = regular;
  }

  /** Begins the next period, and answers the score as it stands. */
  begin(): Scoreboard {
    this.#periods = [...this.#periods, [0, 0]];
    return this.board();
  }

  /** The score of the match is now this one. */
  stands(total: Pair): Scoreboard {
    const last = this.#periods.at(-1) ?? [0, 0];
    const now: Pair = [last[0] + total[0] - this.#total[0], last[1] + total[1] - this.#total[1]];
    this.#periods = [...this.#periods.slice(0, -1), now];
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

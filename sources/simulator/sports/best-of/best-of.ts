import { type Pair, setState, type SetTarget, type Side, type StageCode } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { indexOf, leaderOf, plus } from '../../../pairs.ts';
import { createRandom, type Random } from '../../../random.ts';
import { edgeOf, type Match } from '../../engine/match.ts';
import type { Timeline, TimelineEvent } from '../../engine/timeline.ts';

const SET_STAGES: readonly StageCode[] = [17, 18, 19, 20, 21, 55, 56, 324, 325, 326, 327, 328, 329];

/** The stage of a set; the first one is 1. */
export const setStage = (number: number): StageCode => SET_STAGES[number - 1]!;

export const isWon = (score: Pair, target: SetTarget): boolean => setState(score, target) === 'won';

export const textsOf = ([home, away]: Pair): [string, string] => [String(home), String(away)];

/** A match of at most `bestOf` sets, legs, frames or maps, its parts, until a side has won most. */
export abstract class BestOf {
  readonly bestOf: number;
  readonly random: Random;
  /** The strength of the home side over the other on the day. */
  readonly edge: number;
  /** The score of each part that is over. */
  parts: [number, number][] = [];
  won: Pair = [0, 0];
  /** Seconds after the planned start. */
  atS: number;
  readonly #timeline: TimelineEvent[] = [];

  constructor(match: Match, purpose: string, lateS: readonly [from: number, to: number]) {
    this.bestOf = match.rules.format.bestOf!;
    this.random = createRandom(match.seed, purpose);
    this.edge = edgeOf(match, this.random);
    this.atS = this.random.int(...lateS);
  }

  /** Plays the part of this number, from 1, and moves the time past the break that follows. */
  abstract playPart(number: number): void;

  simulate(): Timeline {
    while (!this.isOver) this.playPart(this.parts.length + 1);
    return this.#timeline;
  }

  get isOver(): boolean {
    return Math.max(...this.won) > this.bestOf / 2;
  }

  publish(stage: StageCode, board: Omit<Scoreboard, 'home' | 'away'>, more: Partial<TimelineEvent> = {}): void {
    const [home, away] = this.won;
    this.#timeline.push({ atS: this.atS, stage, score: { home, away, ...board }, ...more });
  }

  /** The board with the running part's points apart; `part` is null where none is running. */
  boardOfPoints(part: [number, number] | null, keepsParts: boolean): Pick<Scoreboard, 'parts' | 'points'> {
    const parts = part === null ? this.parts : [...this.parts, part];
    return { ...(keepsParts ? { parts } : {}), points: part && textsOf(part) };
  }

  endPart(part: [number, number]): void {
    this.parts = [...this.parts, part];
    this.won = plus(this.won, leaderOf(part)!);
  }

  /** The call where a side may win the running set by the next point. */
  callFor(side: Side): string {
    return this.won[indexOf(side)] + 1 > this.bestOf / 2 ? 'Matchbold' : 'Sætbold';
  }
}

import { type Pair, type Side, sportById, Stage, type StageCode } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { indexOf, leaderOf, pairOf, plus, sumOf } from '../../../pairs.ts';

const FINAL = new Set<StageCode>([Stage.finished, Stage.afterExtraTime, Stage.afterPenalties]);
const AFTER_REGULAR = new Set<StageCode>([...FINAL, Stage.break, Stage.penalties]);

export class ClockScoreboard {
  readonly #regular: number;
  readonly #knockout: boolean;
  /** Australian rules publish what the points are made of. */
  readonly #byGoals: boolean;
  readonly #parts: Pair[] = [];
  readonly #made = { goals: [0, 0], behinds: [0, 0] };
  #penalties: Pair | null = null;
  #ball: Side | null | undefined;

  constructor(sportId: number, regular: number, knockout: boolean) {
    this.#regular = regular;
    this.#knockout = knockout;
    this.#byGoals = sportById(sportId)!.formats[0].format.kind === 'behinds';
  }

  open(part: number): void {
    this.#parts[part] ??= [0, 0];
  }

  count(part: number, side: Side, points: number): void {
    this.#parts[part] = plus(this.#parts[part] ?? [0, 0], side, points);
    if (this.#byGoals) this.#made[Math.abs(points) === 1 ? 'behinds' : 'goals'][indexOf(side)]! += Math.sign(points);
  }

  kick(side: Side, scored: boolean): void {
    this.#penalties = plus(this.#penalties ?? [0, 0], side, scored ? 1 : 0);
  }

  ball(side: Side): void {
    this.#ball = side;
  }

  get pair(): [number, number] {
    return this.#penalties === null ? sumOf(this.#parts) : pairOf(this.#penalties);
  }

  read(stage: StageCode): Scoreboard | null {
    if (this.#parts.length === 0) return null;
    const total = sumOf(this.#parts);
    const final = FINAL.has(stage);
    const overtime = this.#parts.length > this.#regular;
    const extra = overtime && (final || stage === Stage.penalties);
    const winner = leaderOf(this.#penalties ?? total);
    const made = (index: 0 | 1) => ({ goals: String(this.#made.goals[index]), behinds: String(this.#made.behinds[index]) });
    return {
      home: total[0],
      away: total[1],
      parts: this.#parts.map(pairOf),
      ...(overtime || AFTER_REGULAR.has(stage) ? { fullTime: sumOf(this.#parts.slice(0, this.#regular)) } : {}),
      ...(extra ? { afterExtraTime: total } : {}),
      ...(this.#penalties === null ? {} : { penalties: pairOf(this.#penalties) }),
      ...(this.#ball === undefined ? {} : { serve: final ? null : this.#ball }),
      ...(this.#byGoals ? { results: [made(0), made(1)] } : {}),
      ...(final ? { winner: winner ?? 'draw' } : {}),
      ...(final && this.#knockout && winner !== null ? { advanced: winner } : {}),
    };
  }
}

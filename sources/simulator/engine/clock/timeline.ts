import { type Pair, type Side, sportById, Stage, type StageCode } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import type { Match } from '../match.ts';
import { indexOf, leaderOf, pairOf, plus, sumOf } from '../../../pairs.ts';
import type { Timeline, TimelineEvent } from '../timeline.ts';
import type { ClockEvent, PlayedClock } from './record.ts';
import { clockText } from './rules.ts';

const FINAL = new Set<StageCode>([Stage.finished, Stage.afterExtraTime, Stage.afterPenalties]);
const AFTER_REGULAR = new Set<StageCode>([...FINAL, Stage.break, Stage.penalties]);

class ClockScoreboard {
  readonly #regular: number;
  readonly #knockout: boolean;
  /** Australian rules publish what the points are made of. */
  readonly #byGoals: boolean;
  readonly #parts: Pair[] = [];
  readonly #made = { goals: [0, 0], behinds: [0, 0] };
  #penalties: Pair | null = null;
  #ball: Side | null | undefined;

  constructor({ rules, knockout }: Match, regular: number) {
    this.#regular = regular;
    this.#knockout = knockout;
    this.#byGoals = sportById(rules.sportId)!.formats[0].format.kind === 'behinds';
  }

  count({ stage, period, points, kick, ball }: ClockEvent): void {
    if (period !== undefined && (stage !== undefined || points !== undefined)) this.#parts[period.part] ??= [0, 0];
    if (period !== undefined && points !== undefined) {
      const { side, count } = points;
      this.#parts[period.part] = plus(this.#parts[period.part]!, side, count);
      if (this.#byGoals) this.#made[Math.abs(count) === 1 ? 'behinds' : 'goals'][indexOf(side)]! += Math.sign(count);
    }
    if (kick !== undefined) this.#penalties = plus(this.#penalties ?? [0, 0], kick.side, kick.scored ? 1 : 0);
    if (ball !== undefined) this.#ball = ball;
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

export function clockTimeline(match: Match, { regular }: PlayedClock, events: readonly ClockEvent[]): Timeline {
  const board = new ClockScoreboard(match, regular);
  let stage: StageCode = Stage.scheduled;
  let situation = '';
  // Statistics come after the events of their second: the last are those of the finished match.
  const ordered = events.toSorted((a, b) => a.atS - b.atS);
  return ordered.map((each): TimelineEvent => {
    const { period, t, points, kick, ball: _ball, tick = false, incident, comment, ...event } = each;
    board.count(each);
    const entered = event.stage !== undefined;
    stage = event.stage ?? stage;
    situation = event.situation ?? (entered ? '' : situation);
    const counts = (points !== undefined && points.count > 0) || kick !== undefined;
    const changes = entered || counts || points !== undefined || tick || event.underReview !== undefined;
    const score = changes ? board.read(stage) : null;
    const gameTime = period === undefined || t === undefined ? '' : clockText(period, t);
    return {
      ...event,
      stage,
      ...(score === null ? {} : { score, ...(gameTime === '' ? {} : { gameTime }) }),
      ...(situation === '' ? {} : { situation }),
      ...(comment === undefined ? {} : { comment: points === undefined ? comment : { ...comment, score: board.pair } }),
      ...(incident === undefined ? {} : { incident: counts ? { ...incident, score: board.pair } : incident }),
    };
  });
}

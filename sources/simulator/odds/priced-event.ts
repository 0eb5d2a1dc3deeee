import { Stage } from '@stillingen/domain';
import { createRandom } from '../../random.ts';
import type { EventPlan } from '../engine/event-plan.ts';
import { BOOKMAKERS, covers, type DemoBookmaker } from './bookmakers.ts';
import { courseAt, type CoursePoint, coursePoints, isLivePoint, isOverPoint } from './course.ts';
import { type Market, marketsOf } from './markets.ts';
import { AT_START, matchBelief } from './models.ts';
import { raceMarkets } from './races.ts';

const HOUR_MS = 3_600_000;
/** Beliefs move by chance until the start, half of it in the last hours. */
const DRIFT = 0.12;
const DRIFT_STEPS = 24;
const [LAST_HOURS, FIRST_HOURS] = [6, 54];
/** A course is simulated so long before the start: memory. */
const COURSE_BEFORE_MS = 120_000;
/** Until a suspended offer is back, seconds. */
const BACK_S = [20, 60] as const;

/** When a bookmaker suspends the prices of an event, and when they are back. */
export interface Suspension {
  readonly bookmaker: DemoBookmaker;
  readonly atMs: number;
  readonly backMs: number;
}

/** Grows from 0 long before the start to 1 at the start. */
function ripeness(beforeMs: number): number {
  const hours = Math.max(0, beforeMs / HOUR_MS);
  if (hours < LAST_HOURS) return 1 - (0.5 * hours) / LAST_HOURS;
  return Math.max(0, 0.5 * (1 - (hours - LAST_HOURS) / (FIRST_HOURS - LAST_HOURS)));
}

/** An event that bookmakers offer: what is true of it at any time, the same for all of them. */
export class PricedEvent {
  readonly plan: EventPlan;
  /** Whether more than the usual markets are offered. */
  readonly isFull: boolean;
  readonly bookmakers: readonly DemoBookmaker[];
  readonly #raceMarkets: readonly Market[];
  #points: readonly CoursePoint[] | null = null;
  /** By time, the next one last. */
  #suspensions: Suspension[] = [];

  constructor(plan: EventPlan, isFull: boolean) {
    this.plan = plan;
    this.isFull = isFull;
    this.bookmakers = BOOKMAKERS.filter((bookmaker) => covers(bookmaker, plan.key));
    const starters = plan.match === undefined ? plan.announcement().find((message) => message.kind === 'ranking') : undefined;
    this.#raceMarkets = starters === undefined ? [] : raceMarkets(starters.entries);
  }

  get startMs(): number {
    return this.plan.startS * 1000;
  }

  isOver(nowMs: number): boolean {
    if (this.plan.match === undefined) return nowMs >= this.startMs;
    const point = this.#pointAt(nowMs);
    return nowMs >= this.plan.overS * 1000 || (point !== null && isOverPoint(point));
  }

  isLive(nowMs: number): boolean {
    const point = this.#pointAt(nowMs);
    return point !== null && isLivePoint(point);
  }

  /** What is offered by the state of the event so long ago; null where prices stay as they are. */
  marketsAt(nowMs: number, reactsMs = 0): { readonly isLive: boolean; readonly markets: readonly Market[] } | null {
    const { match } = this.plan;
    if (match === undefined) return nowMs < this.startMs ? { isLive: false, markets: this.#raceMarkets } : null;
    const isLive = this.isLive(nowMs);
    if (!isLive && nowMs >= this.startMs) return null;
    const point = isLive ? this.#pointAt(nowMs - reactsMs) : null;
    const belief = matchBelief(match, this.#drift(nowMs));
    if (belief === null) return null;
    if (point === null)
      return isLive ? null : { isLive, markets: marketsOf(match, belief, AT_START, { isLive, isFull: this.isFull }) };
    const course = courseAt(belief.kind, match, point, nowMs);
    if (course === null) return null;
    const live = matchBelief(match, this.#drift(nowMs), course)!;
    return { isLive, markets: marketsOf(match, live, course, { isLive, isFull: this.isFull }) };
  }

  /** Those due by now, once. */
  takeSuspensions(nowMs: number): readonly Suspension[] {
    this.#pointAt(nowMs);
    const due: Suspension[] = [];
    while ((this.#suspensions.at(-1)?.atMs ?? Infinity) <= nowMs) due.push(this.#suspensions.pop()!);
    return due.filter(({ backMs }) => backMs > nowMs);
  }

  #drift(nowMs: number): number {
    const random = createRandom('drift', this.plan.key);
    const steps = Math.floor(ripeness(this.startMs - nowMs) * DRIFT_STEPS);
    let drift = 0;
    for (let step = 0; step < steps; step += 1) drift += (DRIFT / Math.sqrt(DRIFT_STEPS)) * random.normal();
    return drift;
  }

  #pointAt(nowMs: number): CoursePoint | null {
    if (nowMs < this.startMs - COURSE_BEFORE_MS || this.plan.match === undefined) return null;
    const points = (this.#points ??= this.#simulate());
    return points.findLast(({ dueMs }) => dueMs <= nowMs) ?? null;
  }

  #simulate(): readonly CoursePoint[] {
    const { plan, bookmakers } = this;
    const kind = matchBelief(plan.match!, 0);
    const scoresSuspend = kind !== null && (kind.kind === 'sets' || kind.full.scores !== null);
    const points = coursePoints(plan.publications(), plan.startS, scoresSuspend);
    const random = createRandom('suspensions', plan.key);
    this.#suspensions = points
      .filter((point) => point.isCause && point.stage !== Stage.scheduled)
      .flatMap(({ dueMs }) =>
        bookmakers.map((bookmaker) => {
          const jitterMs = bookmaker.way === 'early' ? random.int(-1500, 1500) : 0;
          return { bookmaker, atMs: dueMs + bookmaker.suspendsMs + jitterMs, backMs: dueMs + random.int(...BACK_S) * 1000 };
        }),
      )
      .toSorted((a, b) => b.atMs - a.atMs);
    return points;
  }
}

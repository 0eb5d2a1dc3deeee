import type { Incident, IncidentType, Side } from '../event/entities.ts';
import { COUNTED, type Counted, countIn, type CourseSample } from './samples.ts';

const MIN_MINUTES = 10;
const MIN_COVERED = 0.7;
/** Minutes; a longer gap between two samples leaves its minutes empty. */
const MAX_SPREAD = 10;

/** 45 and 2 in 45+2. */
export interface CourseMinute {
  readonly minute: number;
  readonly added: number;
}
const keyOf = ({ minute, added }: CourseMinute): number => minute * 100 + added;

/** All minutes up to the last, with those of stoppage time that something happened in. */
function minutesOf(marks: readonly CourseMinute[], last: number): readonly CourseMinute[] {
  const stoppage = new Map<number, number>();
  for (const { minute, added } of marks) stoppage.set(minute, Math.max(added, stoppage.get(minute) ?? 0));
  return Array.from({ length: last }, (_, at) => at + 1).flatMap((minute) =>
    Array.from({ length: 1 + (stoppage.get(minute) ?? 0) }, (_, added) => ({ minute, added })),
  );
}

/** One statistic of one side by minute. */
class Spread {
  readonly counts: number[];
  readonly covered: boolean[];
  /** Goals that no difference has held yet. */
  #owed = 0;
  #at = -1;
  #value = 0;

  constructor(length: number) {
    this.counts = Array.from<number>({ length: length }).fill(0);
    this.covered = Array.from<boolean>({ length: length }).fill(false);
  }

  /** `goals`: the minutes of goals, each of which is one count in its own minute. */
  add(at: number, value: number, goals: readonly number[]): void {
    const length = at - this.#at;
    if (length > MAX_SPREAD) this.#owed = 0;
    else this.#fill(at, value - this.#value, goals);
    this.#at = at;
    this.#value = value;
  }

  #fill(at: number, difference: number, goals: readonly number[]): void {
    const within = goals.filter((goal) => goal > this.#at && goal <= at);
    for (const goal of within) this.counts[goal]! += 1;
    this.#owed += within.length;
    const taken = Math.min(this.#owed, Math.max(0, difference));
    this.#owed -= taken;
    const rest = difference - taken;
    for (let minute = this.#at + 1; minute <= at; minute += 1) {
      this.covered[minute] = true;
      if (rest > 0) this.counts[minute]! += rest / (at - this.#at);
    }
    if (rest < 0) this.#takeBack(at, -rest);
  }

  /** A correction: from the newest minute backwards, until nothing is left. */
  #takeBack(at: number, count: number): void {
    let left = count;
    for (let minute = at; minute >= 0 && left > 0; minute -= 1) {
      const taken = Math.min(this.counts[minute]!, left);
      this.counts[minute]! -= taken;
      left -= taken;
    }
  }
}

export type Goal = Pick<Incident, 'type' | 'side' | 'minute' | 'added' | 'withdrawn'>;
export type Counts = Readonly<Partial<Record<Counted, number>>>;

const SCORED: ReadonlySet<IncidentType> = new Set<IncidentType>(['goal', 'penalty-goal']);
/** A goal is one of each. */
const HOLDS_GOALS: ReadonlySet<Counted> = new Set<Counted>(['onTarget', 'shots']);

/** What each side did in each minute of a match, from samples in order of time. */
export class CountedMinutes {
  readonly minutes: readonly CourseMinute[];
  readonly #played: readonly CourseSample[];
  readonly #goals: readonly Goal[];
  readonly #indexes: ReadonlyMap<number, number>;
  /** Of the statistics that were wanted. */
  readonly #spreads = new Map<string, Spread>();

  /** `playedTo`: the minute that the match has reached for certain. */
  constructor(samples: readonly CourseSample[], incidents: readonly Goal[], playedTo: number) {
    this.#played = samples.filter(({ minute }) => minute > 0);
    this.#goals = incidents.filter(({ type, withdrawn }) => withdrawn === null && SCORED.has(type));
    this.minutes = minutesOf([...this.#played, ...this.#goals], Math.max(playedTo, this.#played.at(-1)?.minute ?? 0));
    this.#indexes = new Map(this.minutes.map((minute, at) => [keyOf(minute), at]));
  }

  #spreadOf(name: Counted, side: Side): Spread {
    const key = `${name} ${side}`;
    const known = this.#spreads.get(key);
    if (known !== undefined) return known;
    const spread = new Spread(this.minutes.length);
    const ofSide = this.#goals.filter((goal) => HOLDS_GOALS.has(name) && goal.side === side);
    const goalsAt = ofSide.flatMap((goal) => this.#indexes.get(keyOf(goal)) ?? []);
    for (const sample of this.#played) {
      const value = countIn(sample, name, side);
      if (value !== null) spread.add(this.#indexes.get(keyOf(sample))!, value, goalsAt);
    }
    this.#spreads.set(key, spread);
    return spread;
  }

  /** By minute, whether all of the statistics are known; null where they cover too little of the match. */
  coverage(names: readonly Counted[]): readonly boolean[] | null {
    const spreads = names.flatMap((name) => [this.#spreadOf(name, 'home'), this.#spreadOf(name, 'away')]);
    const covered = this.minutes.map((_, at) => spreads.every((spread) => spread.covered[at]!));
    const count = covered.filter(Boolean).length;
    return count < MIN_MINUTES || count < MIN_COVERED * covered.length ? null : covered;
  }

  countOf(name: Counted, side: Side, at: number): number {
    return this.#spreadOf(name, side).counts[at]!;
  }

  countsAt(side: Side, at: number): Counts {
    return Object.fromEntries(COUNTED.map((name) => [name, this.countOf(name, side, at)]));
  }
}

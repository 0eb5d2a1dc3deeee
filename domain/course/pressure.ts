import type { Incident, IncidentType, Side } from '../event/entities.ts';
import { COUNTED, type Counted, type CourseSample } from './samples.ts';

/** The published formula by its name and version. A changed weight is a new version. */
export const PRESSURE = 'pres-1';

export type PressureLevel = 'xg' | 'full' | 'dangerous' | 'shots';

export interface PressureMinute {
  readonly minute: number;
  readonly added: number;
  /** -100 to 100, positive for the home side; null where no facts cover the minute. */
  readonly bar: number | null;
}

export interface Pressure {
  readonly level: PressureLevel;
  readonly minutes: readonly PressureMinute[];
}

type Weights = Readonly<Partial<Record<Counted, number>>>;
interface Level {
  /** Hundredths of a goal. */
  readonly needed: Weights;
  readonly whereKnown?: Weights;
}

/** The best first. */
const LEVELS: Readonly<Record<PressureLevel, Level>> = {
  xg: {
    needed: { expectedGoals: 100, corners: 5 },
    whereKnown: { crosses: 2, touchesInBox: 2, passesFinalThird: 0.8 },
  },
  full: {
    needed: { onTarget: 15, offTarget: 12, blockedShots: 7, corners: 6, crosses: 2, touchesInBox: 3, passesFinalThird: 0.5 },
  },
  dangerous: { needed: { onTarget: 15, offTarget: 11, blockedShots: 5, corners: 4, dangerousAttacks: 4 } },
  shots: { needed: { onTarget: 20, offTarget: 17, blockedShots: 12, corners: 8 } },
};

const MIN_MINUTES = 10;
const MIN_COVERED = 0.7;
/** Minutes; a longer gap between two samples leaves its minutes empty. */
const MAX_SPREAD = 10;
const SCALE = 4;
const MOST = 100;
/** Of sums of decimals: keeps 0.5 at 0.5. */
const EPSILON = 1e-9;

export type Counts = Readonly<Partial<Record<Counted, number>>>;

export function pressure(level: PressureLevel, counts: Counts): number {
  const { needed, whereKnown } = LEVELS[level];
  let sum = 0;
  for (const [name, weight] of Object.entries({ ...needed, ...whereKnown })) sum += weight * (counts[name as Counted] ?? 0);
  return sum;
}

/** Half away from zero. */
const rounded = (value: number): number => Math.sign(value) * Math.floor(Math.abs(value) + 0.5 + EPSILON) || 0;

export const barOf = (home: number, away: number): number => rounded(Math.min(MOST, Math.max(-MOST, SCALE * (home - away))));

type Minute = Pick<PressureMinute, 'minute' | 'added'>;
const keyOf = ({ minute, added }: Minute): number => minute * 100 + added;

/** All minutes up to the last, with those of stoppage time that something happened in. */
function minutesOf(marks: readonly Minute[], last: number): readonly Minute[] {
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

type Spreads = Readonly<Record<Counted, Readonly<Record<Side, Spread>>>>;

const SCORED: ReadonlySet<IncidentType> = new Set<IncidentType>(['goal', 'penalty-goal']);
export type Goal = Pick<Incident, 'type' | 'side' | 'minute' | 'added' | 'withdrawn'>;

function spreadsOf(samples: readonly CourseSample[], goals: readonly Goal[], minutes: readonly Minute[]): Spreads {
  const indexes = new Map(minutes.map((minute, at) => [keyOf(minute), at]));
  const spreadOf = (counted: number, side: Side): Spread => {
    const spread = new Spread(minutes.length);
    const ofSide = goals.filter((goal) => COUNTED[counted] === 'onTarget' && goal.side === side);
    const goalsAt = ofSide.flatMap((goal) => indexes.get(keyOf(goal)) ?? []);
    for (const sample of samples) {
      const value = sample.counts[2 * counted + (side === 'home' ? 0 : 1)]!;
      if (value !== null) spread.add(indexes.get(keyOf(sample))!, value, goalsAt);
    }
    return spread;
  };
  return Object.fromEntries(
    COUNTED.map((name, at) => [name, { home: spreadOf(at, 'home'), away: spreadOf(at, 'away') }]),
  ) as Spreads;
}

function coverageOf(level: PressureLevel, spreads: Spreads, minutes: readonly Minute[]): readonly boolean[] {
  const needed = Object.keys(LEVELS[level].needed) as Counted[];
  return minutes.map((_, at) => needed.every((name) => spreads[name].home.covered[at]! && spreads[name].away.covered[at]!));
}

const countsAt = (spreads: Spreads, side: Side, at: number): Counts =>
  Object.fromEntries(COUNTED.map((name) => [name, spreads[name][side].counts[at]!]));

/**
 * Pressure by minute, from samples in order of time. `playedTo`: the minute that the match has
 * reached for certain. Null without facts that cover enough of it.
 */
export function pressureOf(samples: readonly CourseSample[], incidents: readonly Goal[], playedTo: number): Pressure | null {
  const played = samples.filter(({ minute }) => minute > 0);
  const goals = incidents.filter(({ type, withdrawn }) => withdrawn === null && SCORED.has(type));
  const minutes = minutesOf([...played, ...goals], Math.max(playedTo, played.at(-1)?.minute ?? 0));
  const spreads = spreadsOf(played, goals, minutes);
  for (const level of Object.keys(LEVELS) as PressureLevel[]) {
    const covered = coverageOf(level, spreads, minutes);
    const count = covered.filter(Boolean).length;
    if (count < MIN_MINUTES || count < MIN_COVERED * minutes.length) continue;
    return {
      level,
      minutes: minutes.map((minute, at) => ({
        ...minute,
        bar: covered[at]!
          ? barOf(pressure(level, countsAt(spreads, 'home', at)), pressure(level, countsAt(spreads, 'away', at)))
          : null,
      })),
    };
  }
  return null;
}

import { type IncidentType, otherSide, type Side } from '@stillingen/domain';
import type { Random } from '../../../random.ts';
import type { ClockRecord, PlayPeriod } from '../../engine/clock/record.ts';
import { pickPlayer, type Squads } from './chances.ts';
import type { PeriodMatch } from './rules.ts';

/** Yards from the own goal line at which a drive begins after a kick-off, and after a safety. */
const AFTER_KICK_OFF = 28;
const AFTER_SAFETY = 38;
const FIELD = 100;
const IN_RANGE = 64;
const FIELD_GOAL_MADE = 0.86;
const TURNOVER = 0.024;
const TAKEN_BACK = 0.03;
const TWO_POINT_TRIED = 0.09;
const TWO_POINT_MADE = 0.48;
const EXTRA_POINT_MADE = 0.95;
/** Places in the line-up: those that carry the ball, and the kicker. */
const CARRIERS = 6;
const KICKER = 6;
const KICKS = new Set<IncidentType>(['field-goal', 'extra-point']);
const MEAN_GAIN = 12.6;
/** Seconds of real time after a touchdown until what follows it, and until it is taken back. */
const TRY_S = 50;
const REVIEW_S = 90;

function gainOf(random: Random, strength: number): number {
  const kind = random.next();
  if (kind < 0.35) return 0;
  return kind < 0.41 ? -random.int(1, 7) : 1 + Math.floor(-Math.log(1 - random.next()) * MEAN_GAIN * strength);
}

class DrivePeriod {
  readonly #record: ClockRecord;
  readonly #squads: Squads;
  readonly #untilT: number;
  readonly #strength: Readonly<Record<Side, number>>;
  #ball: Side;
  #t = 6;
  /** Yards from the goal line of the side with the ball. */
  #yard = AFTER_KICK_OFF;
  #down = 1;
  #toGo = 10;

  constructor(record: ClockRecord, match: PeriodMatch, squads: Squads, untilT: number) {
    const { home, away, rules } = match;
    const lead = rules.sport.edge * (home.rating - away.rating) + rules.sport.homeEdge;
    this.#record = record;
    this.#squads = squads;
    this.#untilT = untilT;
    this.#strength = { home: Math.exp(lead / 2), away: Math.exp(-lead / 2) };
    this.#ball = record.random.chance(0.5) ? 'home' : 'away';
  }

  play(sudden: boolean): number {
    const decided = (): boolean => sudden && !this.#record.isLevel;
    while (this.#t < this.#untilT - 8 && !decided()) {
      const situation = `${this.#down}&${this.#toGo}`;
      this.#record.at(this.#t, { ball: this.#ball, situation, tick: true });
      this.#t = Math.min(this.#untilT - 2, this.#t + this.#record.random.int(20, 38));
      this.#snap(sudden);
    }
    return decided() ? this.#t : this.#untilT;
  }

  #snap(sudden: boolean): void {
    const { random } = this.#record;
    if (this.#down >= 4) return this.#kick();
    if (random.chance(TURNOVER)) return this.#turnOver(Math.max(5, FIELD - this.#yard));
    const gain = gainOf(random, this.#strength[this.#ball]);
    this.#yard += gain;
    if (this.#yard >= FIELD) return this.#touchdown(sudden);
    if (this.#yard <= 0) return this.#safety();
    [this.#down, this.#toGo] = gain >= this.#toGo ? [1, Math.min(10, FIELD - this.#yard)] : [this.#down + 1, this.#toGo - gain];
  }

  #touchdown(sudden: boolean): void {
    const { random } = this.#record;
    const side = this.#ball;
    const id = this.#score('touchdown', side, 6);
    const settled = this.#t + Math.ceil(REVIEW_S / this.#record.period.pace) < this.#untilT;
    if (settled && random.chance(TAKEN_BACK)) {
      this.#pass(REVIEW_S);
      this.#record.at(this.#t, { retracts: { id, reason: 'challenge' }, corrects: 'challenge', points: { side, count: -6 } });
      this.#yard = FIELD - 1;
      [this.#down, this.#toGo] = [this.#down + 1, 1];
      return;
    }
    if (sudden) return;
    this.#pass(TRY_S);
    const two = random.chance(TWO_POINT_TRIED);
    if (random.chance(two ? TWO_POINT_MADE : EXTRA_POINT_MADE))
      this.#score(two ? 'two-point-conversion' : 'extra-point', side, two ? 2 : 1);
    this.#pass(TRY_S);
    this.#turnOver(AFTER_KICK_OFF);
  }

  #safety(): void {
    this.#score('safety', otherSide(this.#ball), 2);
    this.#pass(TRY_S);
    this.#turnOver(AFTER_SAFETY);
  }

  #kick(): void {
    const { random } = this.#record;
    if (this.#yard < IN_RANGE) return this.#turnOver(Math.max(8, FIELD - this.#yard - random.int(34, 50)));
    if (!random.chance(FIELD_GOAL_MADE)) return this.#turnOver(FIELD - this.#yard + 7);
    this.#score('field-goal', this.#ball, 3);
    this.#pass(TRY_S);
    this.#turnOver(AFTER_KICK_OFF);
  }

  #score(type: IncidentType, side: Side, count: number): string {
    const carrier = pickPlayer(this.#record.random, this.#squads[side].slice(0, CARRIERS));
    const player = KICKS.has(type) ? (this.#squads[side][KICKER] ?? '') : carrier;
    return this.#record.at(this.#t, { incident: { type, side, player }, points: { side, count } });
  }

  #turnOver(yard: number): void {
    this.#ball = otherSide(this.#ball);
    this.#yard = yard;
    [this.#down, this.#toGo] = [1, 10];
  }

  #pass(seconds: number): void {
    this.#t = Math.min(this.#untilT - 1, this.#t + Math.ceil(seconds / this.#record.period.pace));
  }
}

export const playDrives =
  (match: PeriodMatch, squads: Squads): PlayPeriod =>
  (record, sudden, untilT) =>
    new DrivePeriod(record, match, squads, untilT).play(sudden);

import { type Pair, type Side, sportById, Stage, type StageCode } from '@stillingen/domain';
import type { Match } from '../match.ts';
import { leaderOf, plus, SIDES } from '../../../pairs.ts';
import { type ClockRules, endOf, type Period, playS, wallAt } from './rules.ts';
import { ClockRecord, type PlayedClock, type PlayPeriod } from './record.ts';

const INTERRUPTED = 'Kampen er afbrudt';
const DELAYED = 'Kampen begynder senere';
/** No match has lasted longer. */
const MOST_OVERTIMES = 8;
const SHOOT_OUT_AFTER_S = 150;

/** Plays the periods and breaks of a match, and overtime and a shoot-out where its rules have them. */
export class ClockGame {
  readonly #rules: ClockRules;
  readonly #record: ClockRecord;
  readonly #play: PlayPeriod;
  readonly #takers: (side: Side) => readonly string[];
  #atS = 0;

  constructor(match: Match, rules: ClockRules, play: PlayPeriod, takers: (side: Side) => readonly string[]) {
    this.#rules = rules;
    this.#record = new ClockRecord(match);
    this.#play = play;
    this.#takers = takers;
  }

  simulate(): PlayedClock {
    const { random, match } = this.#record;
    const { stages, mishaps } = this.#rules;
    const mishapRoll = random.next();
    if (!match.knockout && mishapRoll < mishaps.postponed) {
      this.#atS = -random.int(60, 300) * 60;
      return this.#finish(Stage.postponed, { notice: random.pick(mishaps.postponedNotices) });
    }
    const delayed = mishapRoll > 1 - mishaps.delayed;
    if (delayed) this.#record.enter(-random.int(6, 15) * 60, Stage.delayed, { notice: DELAYED });
    this.#atS = delayed ? random.pick([15, 20, 30]) * 60 : random.int(10, 120);
    for (const [index, stage] of stages.entries()) {
      if (index > 0) this.#pause(Stage.halfTime, index - 1);
      const last = index === stages.length - 1;
      if (this.#period(stage, this.#rules.minutes, index, false, last ? this.#trouble() : null))
        return this.#finish(Stage.abandoned);
    }
    return this.#record.isLevel ? this.#beyond() : this.#finish(Stage.finished);
  }

  #trouble(): Period['gap'] {
    const { random, match } = this.#record;
    const { interrupted, abandoned } = this.#rules.mishaps;
    if (match.knockout || !random.chance(interrupted + abandoned)) return null;
    return { t: random.int(300, Math.floor(this.#rules.minutes * 60 * 0.9)), lengthS: random.int(12, 30) * 60 };
  }

  #pause(stage: StageCode, index: number): void {
    this.#record.enter(this.#atS, stage);
    const { breaks } = this.#rules;
    this.#atS += breaks[Math.min(index, breaks.length - 1)]! * 60 + this.#record.random.int(0, 40);
  }

  #period(stage: StageCode, minutes: number, number: number, sudden: boolean, gap: Period['gap']): boolean {
    const { sportId, pace, clock, added, mishaps } = this.#rules;
    const { random } = this.#record;
    const known = sportById(sportId)!.stages[stage]!;
    const regular = this.#rules.stages.length;
    const baseMinutes = number < regular ? number * minutes : regular * this.#rules.minutes + (number - regular) * minutes;
    const again = this.#record.periods.find((period) => period.stage === stage);
    const addedS = random.int(...added[Math.min(number, added.length - 1)]!);
    const period: Period = {
      stage,
      part: known.part ?? Math.min(number, regular),
      startS: this.#atS,
      stageStartS: this.#atS - (again === undefined ? 0 : (baseMinutes - again.baseMinutes) * 60),
      lengthS: minutes * 60,
      addedS,
      baseMinutes,
      pace,
      clock,
      gap,
    };
    this.#record.periods.push(period);
    this.#record.enter(this.#atS, stage, { period, t: 0, stageStartS: period.stageStartS });
    const abandoned = gap !== null && random.chance(mishaps.abandoned / (mishaps.interrupted + mishaps.abandoned));
    const endT = this.#play(this.#record, sudden, abandoned ? gap.t : playS(period));
    this.#atS = sudden && !this.#record.isLevel ? wallAt(period, endT) + 5 : endOf(period);
    if (gap === null) return false;
    const stopS = wallAt(period, gap.t);
    this.#record.enter(stopS, Stage.interrupted, { notice: INTERRUPTED });
    if (abandoned) this.#atS = stopS + gap.lengthS;
    else this.#record.enter(stopS + gap.lengthS, stage, { stageStartS: period.startS + gap.lengthS });
    return abandoned;
  }

  #beyond(): PlayedClock {
    const { overtime, shootOut, stages } = this.#rules;
    const { knockout } = this.#record.match;
    const extra = overtime !== null && (overtime.always || knockout);
    let number = stages.length;
    const goesOn = (times: number): boolean => times === 0 || overtime!.repeats || (knockout && shootOut === null);
    for (let times = 0; extra && times < MOST_OVERTIMES && this.#record.isLevel && goesOn(times); times += 1)
      for (const stage of overtime.stages) {
        if (overtime.sudden && !this.#record.isLevel) break;
        this.#pause(Stage.break, number - 1);
        this.#period(stage, overtime.minutes, number, overtime.sudden, null);
        number += 1;
      }
    if (!this.#record.isLevel || shootOut === null || !(shootOut.always || knockout))
      return this.#finish(extra ? Stage.afterExtraTime : Stage.finished);
    if (extra) this.#record.enter(this.#atS, Stage.break);
    return this.#shootOut(shootOut);
  }

  /** Kicks in turn until it is decided. */
  #shootOut({ series, scored: chance }: NonNullable<ClockRules['shootOut']>): PlayedClock {
    const { random, periods } = this.#record;
    const { minutes, stages } = this.#rules;
    this.#record.enter(this.#atS + 20, Stage.penalties);
    const takers = SIDES.map(this.#takers);
    const { baseMinutes, lengthS } = periods.at(-1)!;
    const minute = Math.max(stages.length * minutes, baseMinutes + lengthS / 60);
    const first = random.chance(0.5) ? 0 : 1;
    const taken = [0, 0];
    let kicks: Pair = [0, 0];
    const isDecided = (): boolean => {
      const [home = 0, away = 0] = taken.map((own) => Math.max(series, ...taken) - own);
      return kicks[0] > kicks[1] + away || kicks[1] > kicks[0] + home;
    };
    let kickS = this.#atS + SHOOT_OUT_AFTER_S;
    for (let turn = first; !isDecided(); turn = 1 - turn) {
      const side = SIDES[turn]!;
      const scored = random.chance(chance);
      const player = takers[turn]![taken[turn]! % takers[turn]!.length]!;
      taken[turn]! += 1;
      if (scored) kicks = plus(kicks, side);
      const type = scored ? 'shootout-scored' : 'shootout-missed';
      this.#record.incident({ type, side, player }, { minute }, { atS: kickS, kick: { side, scored } });
      this.#atS = kickS + 5;
      kickS += random.int(35, 60);
    }
    return this.#finish(Stage.afterPenalties, { kicks });
  }

  #finish(end: StageCode, { notice = '', kicks = null }: { notice?: string; kicks?: Pair | null } = {}): PlayedClock {
    const { events, periods, total } = this.#record;
    const endS = this.#atS;
    this.#record.enter(endS, end, notice === '' ? {} : { notice });
    return {
      events: events.filter(({ atS }) => atS <= endS).sort((a, b) => a.atS - b.atS),
      periods,
      regular: this.#rules.stages.length,
      end,
      endS,
      total,
      kicks,
      winner: leaderOf(kicks ?? total),
    };
  }
}

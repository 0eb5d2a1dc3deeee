import { otherSide, type Pair, type Side } from '@stillingen/domain';
import type { Random } from '../../../random.ts';
import type { ClockRecord, PlayPeriod } from '../../engine/clock/record.ts';
import { clockText, type Period, playS } from '../../engine/clock/rules.ts';
import { indexOf, SIDES } from '../../../pairs.ts';
import type { ChanceKind, PeriodMatch, PeriodRules } from './rules.ts';

const SETTLED_S = [40, 110] as const;
const SETTLE_S = 140;
const WRONG_SCORER = 0.02;
const ASSISTED = 0.6;
const TICK_S = 60;
/** Some players score far more often than others. */
const LEADING = 1.8;

interface PeriodChance {
  readonly t: number;
  readonly side: Side;
  readonly kind: ChanceKind;
  /** Whether a score is not taken back. */
  readonly stands: boolean;
}

const byTime = (a: PeriodChance, b: PeriodChance): number => a.t - b.t;
const isScore = ({ kind }: Pick<PeriodChance, 'kind'>): boolean => kind.points > 0;

/**
 * Moves scores so far apart that each is settled before the next, and drops those that are too late
 * for it.
 */
function settle(scores: readonly PeriodChance[], { sport }: PeriodRules, period: Period): readonly PeriodChance[] {
  const endT = playS(period);
  let free = 0;
  return scores.toSorted(byTime).flatMap((chance): PeriodChance[] => {
    const { kind, stands } = chance;
    const t = Math.max(chance.t, free);
    const needsS = Math.max(sport.apartS, stands ? kind.nextS + 5 : SETTLE_S);
    const untilT = t + Math.ceil(needsS / period.pace);
    if (untilT > endT && (!stands || kind.nextS > 0 || t >= endT)) return [];
    free = untilT;
    return [{ ...chance, t }];
  });
}

/** Everything that happens by chance within a period, in order of time. */
function chancesOf(random: Random, { rules, home, away }: PeriodMatch, period: Period): readonly PeriodChance[] {
  const { sport } = rules;
  const share = period.lengthS / (sport.stages.length * sport.minutes * 60);
  const lead = sport.edge * (home.rating - away.rating) + sport.homeEdge;
  const strengths: Pair = [Math.exp(lead), Math.exp(-lead)];
  const endT = playS(period);
  const chances = SIDES.flatMap((side) =>
    sport.chances.flatMap((kind) => {
      const scores = isScore({ kind });
      const mean = kind.mean * share * (scores ? strengths[indexOf(side)] : 1);
      return Array.from({ length: random.poisson(mean) }, (): PeriodChance => {
        const stands = !scores || !random.chance(kind.takenBack);
        const t = scores ? random.int(5, endT - 2) : random.int(10, endT - 5);
        return { t, side, kind, stands };
      });
    }),
  );
  const { scores = [], others = [] } = Object.groupBy(chances, (chance) => (isScore(chance) ? 'scores' : 'others'));
  return [...settle(scores, rules, period), ...others].toSorted(byTime);
}

/** The names of those that may score, the most frequent scorers first. */
export type Squads = Readonly<Record<Side, readonly string[]>>;
export const UNNAMED: Squads = { home: [''], away: [''] };

export function pickPlayer(random: Random, squad: readonly string[], other = ''): string {
  const players = other === '' ? squad : squad.filter((name) => name !== other);
  return players[Math.floor(players.length * random.next() ** LEADING)]!;
}

interface PowerPlay {
  readonly side: Side;
  readonly fromT: number;
  untilT: number;
}

class ChancePeriod {
  readonly #record: ClockRecord;
  readonly #match: PeriodMatch;
  readonly #squads: Squads;
  readonly #powerPlays: PowerPlay[] = [];
  readonly #reportedT: number[] = [];

  constructor(record: ClockRecord, match: PeriodMatch, squads: Squads) {
    this.#record = record;
    this.#match = match;
    this.#squads = squads;
  }

  play(sudden: boolean, untilT: number): number {
    let endT = untilT;
    for (const chance of chancesOf(this.#record.random, this.#match, this.#record.period)) {
      if (chance.t >= endT) break;
      if (isScore(chance)) this.#score(chance);
      else this.#sanction(chance);
      if (sudden && !this.#record.isLevel) endT = chance.t;
    }
    this.#situations(endT);
    return endT;
  }

  #sanction({ side, t, kind: { type, shortMinutes } }: PeriodChance): void {
    const player = type === 'timeout' ? '' : pickPlayer(this.#record.random, this.#squads[side]);
    if (type !== '') this.#record.at(t, { incident: { type, side, player } });
    if (shortMinutes === 0) return;
    const untilT = Math.min(t + shortMinutes * 60, playS(this.#record.period));
    this.#powerPlays.push({ side: otherSide(side), fromT: t, untilT });
  }

  #score({ side, t, kind, stands }: PeriodChance): void {
    const { random } = this.#record;
    const { id, player, second } = this.#count(side, t, kind);
    if (!stands) return this.#takeBack(side, this.#later(t, random.int(...SETTLED_S)), kind, player, id);
    if (kind.type === 'goal') this.#goal(side, t, id, second);
    if (kind.nextS === 0) return;
    const nextT = this.#later(t, kind.nextS);
    if (random.chance(kind.nextShare)) this.#count(side, nextT, { type: kind.nextType, points: kind.nextPoints });
    else if (kind.missedType !== '') this.#count(side, nextT, { type: kind.missedType, points: 0 });
  }

  #count(side: Side, t: number, { type, points }: Pick<ChanceKind, 'type' | 'points'>) {
    const { random } = this.#record;
    const player = pickPlayer(random, this.#squads[side]);
    const second = type === 'goal' && random.chance(ASSISTED) ? pickPlayer(random, this.#squads[side], player) : '';
    const id = this.#record.at(t, {
      ...(type === '' ? {} : { incident: { type, side, player, second } }),
      ...(points === 0 ? {} : { points: { side, count: points, player } }),
    });
    this.#reportedT.push(t);
    return { id, player, second };
  }

  #takeBack(side: Side, t: number, kind: ChanceKind, player: string, id: string): void {
    const { reason, points } = kind;
    this.#record.at(t, {
      ...(id === '' ? {} : { retracts: { id, reason } }),
      corrects: reason,
      points: { side, count: -points, player },
    });
    this.#reportedT.push(t);
  }

  /** A goal ends a power play in sports of three periods; some get another scorer afterwards. */
  #goal(side: Side, t: number, id: string, second: string): void {
    const { random } = this.#record;
    const ended = this.#powerPlays.find((each) => each.side === side && each.fromT < t && t < each.untilT);
    if (ended !== undefined && this.#match.rules.sport.stages.length === 3) ended.untilT = t;
    if (random.chance(WRONG_SCORER))
      this.#record.at(this.#later(t, random.int(100, 130)), {
        renames: { id, player: pickPlayer(random, this.#squads[side], second) },
      });
  }

  #later(t: number, seconds: number): number {
    return Math.min(playS(this.#record.period) - 1, t + Math.ceil(seconds / this.#record.period.pace));
  }

  /** Records which side has more players and, where nothing else happens, how the clock runs. */
  #situations(endT: number): void {
    const { period } = this.#record;
    const changes = this.#powerPlays.flatMap(({ fromT, untilT }) => [fromT, untilT]).filter((t) => t < endT);
    const busy = [...this.#reportedT, ...changes];
    const ticks: number[] = [];
    if (clockText(period, 0) !== '')
      for (let t = TICK_S; t < Math.min(endT, period.lengthS); t += TICK_S)
        if (busy.every((other) => Math.abs(other - t) > TICK_S / 4)) ticks.push(t);
    for (const t of [...changes, ...ticks]) {
      const powerPlay = this.#powerPlays.findLast(({ fromT, untilT }) => fromT <= t && t < untilT);
      const situation = powerPlay === undefined ? '' : `Overtal ${this.#match[powerPlay.side].name}`;
      this.#record.at(t, { situation, tick: true });
    }
  }
}

/** Plays a period by chance; a sudden one ends with the first score that stands. */
export const playChances =
  (match: PeriodMatch, squads: Squads): PlayPeriod =>
  (record, sudden, untilT) =>
    new ChancePeriod(record, match, squads).play(sudden, untilT);

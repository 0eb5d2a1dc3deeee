import { otherSide, type Pair, type Side } from '@stillingen/domain';
import type { Random } from '../../../random.ts';
import { clockText, type Period, playS } from '../../engine/clock/period.ts';
import type { ClockIncident, ClockRecord, PlayPeriod } from '../../engine/clock/record.ts';
import { indexOf, SIDES } from '../../../pairs.ts';
import { squadOf } from '../../engine/squad.ts';
import type { PeriodMatch, Sanction, ScoreKind } from './rules.ts';

const SETTLED_S = [40, 110] as const;
const SETTLE_S = 140;
const WRONG_SCORER = 0.02;
const ASSISTED = 0.6;
const TICK_S = 60;
/** Some players score far more often than others. */
const LEADING = 1.8;

type Chance = { readonly t: number; readonly side: Side } & (
  | { readonly kind: 'score'; readonly score: ScoreKind; readonly stands: boolean }
  | { readonly kind: 'sanction'; readonly sanction: Sanction }
);

/** Everything that happens by chance within a period, in order of time; each score is settled before the next. */
function chancesOf(random: Random, { rules: { sport }, home, away }: PeriodMatch, period: Period): readonly Chance[] {
  const share = period.lengthS / (sport.stages.length * sport.minutes * 60);
  const lead = sport.edge * (home.rating - away.rating) + sport.homeEdge;
  const strengths: Pair = [Math.exp(lead), Math.exp(-lead)];
  const endT = playS(period);
  const scores: Extract<Chance, { kind: 'score' }>[] = [];
  const sanctions: Chance[] = [];
  for (const side of SIDES) {
    for (const score of sport.scores)
      for (let count = random.poisson(score.mean * share * strengths[indexOf(side)]); count > 0; count -= 1) {
        const stands = !random.chance(score.takenBack?.share ?? 0);
        scores.push({ kind: 'score', t: random.int(5, endT - 2), side, score, stands });
      }
    for (const sanction of sport.sanctions)
      for (let count = random.poisson(sanction.mean * share); count > 0; count -= 1)
        sanctions.push({ kind: 'sanction', t: random.int(10, endT - 5), side, sanction });
  }
  let free = 0;
  const settled = scores
    .toSorted((a, b) => a.t - b.t)
    .flatMap((chance): Chance[] => {
      const t = Math.max(chance.t, free);
      const needsS = Math.max(sport.apartS, chance.stands ? (chance.score.followed?.afterS ?? 0) + 5 : SETTLE_S);
      const untilT = t + Math.ceil(needsS / period.pace);
      if (untilT > endT && (!chance.stands || chance.score.followed !== undefined || t >= endT)) return [];
      free = untilT;
      return [{ ...chance, t }];
    });
  return [...settled, ...sanctions].toSorted((a, b) => a.t - b.t);
}

type Squads = Readonly<Record<Side, readonly string[]>>;

export const squadsOf = ({ home, away }: PeriodMatch): Squads => ({
  home: squadOf(home.name, home.country),
  away: squadOf(away.name, away.country),
});

export function pickPlayer(random: Random, squad: readonly string[], other = ''): string {
  const players = other === '' ? squad : squad.filter((name) => name !== other);
  return players[Math.floor(players.length * random.next() ** LEADING)]!;
}

/** A time during which a side has more players. */
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
      if (chance.kind === 'sanction') this.#sanction(chance.side, chance.t, chance.sanction);
      else this.#score(chance.side, chance.t, chance.score, chance.stands);
      if (sudden && !this.#record.isLevel) endT = chance.t;
    }
    this.#situations(endT);
    return endT;
  }

  #sanction(side: Side, t: number, { type, shortMinutes }: Sanction): void {
    const player = type === 'timeout' ? '' : pickPlayer(this.#record.random, this.#squads[side]);
    this.#record.at(t, { incident: this.#record.incident(type, side, { player }) });
    if (shortMinutes === 0) return;
    const untilT = Math.min(t + shortMinutes * 60, playS(this.#record.period));
    this.#powerPlays.push({ side: otherSide(side), fromT: t, untilT });
  }

  #score(side: Side, t: number, kind: ScoreKind, stands: boolean): void {
    const { random } = this.#record;
    const { incident, player } = this.#count(side, t, kind);
    if (!stands) return this.#takeBack(side, this.#later(t, random.int(...SETTLED_S)), kind, player, incident);
    if (kind.type === 'goal') this.#goal(side, t, incident!);
    if (kind.followed === undefined) return;
    let rest = random.next();
    const next = kind.followed.options.find((option) => (rest -= option.share) < 0);
    if (next === undefined) return;
    this.#count(side, this.#later(t, kind.followed.afterS), next);
  }

  #count(side: Side, t: number, { type, points }: Pick<ScoreKind, 'type' | 'points'>) {
    const { random } = this.#record;
    const player = pickPlayer(random, this.#squads[side]);
    const second = type === 'goal' && random.chance(ASSISTED) ? pickPlayer(random, this.#squads[side], player) : '';
    const incident = type === null ? undefined : this.#record.incident(type, side, { player, second });
    this.#record.at(t, {
      ...(incident === undefined ? {} : { incident }),
      ...(points === 0 ? {} : { points: { side, count: points, player } }),
    });
    this.#reportedT.push(t);
    return { incident, player };
  }

  #takeBack(side: Side, t: number, kind: ScoreKind, player: string, incident: ClockIncident | undefined): void {
    const { reason } = kind.takenBack!;
    this.#record.at(t, {
      ...(incident === undefined ? {} : { retracts: { id: incident.id, reason } }),
      corrects: reason,
      points: { side, count: -kind.points, player },
    });
    this.#reportedT.push(t);
  }

  /** A goal ends a power play in sports of three periods; some get another scorer afterwards. */
  #goal(side: Side, t: number, { id, second }: ClockIncident): void {
    const { random } = this.#record;
    const ended = this.#powerPlays.find((each) => each.side === side && each.fromT < t && t < each.untilT);
    if (ended !== undefined && this.#match.rules.sport.stages.length === 3) ended.untilT = t;
    if (random.chance(WRONG_SCORER))
      this.#record.at(this.#later(t, random.int(100, 130)), {
        renames: { id, player: pickPlayer(random, this.#squads[side], second) },
      });
  }

  /** The clock some seconds later, within the period. */
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
export function playChances(match: PeriodMatch): PlayPeriod {
  const squads = squadsOf(match);
  return (record, sudden, untilT) => new ChancePeriod(record, match, squads).play(sudden, untilT);
}

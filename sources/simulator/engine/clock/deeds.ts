import { INCIDENT_TYPES, otherSide, type Side } from '@stillingen/domain';
import { SIDES } from '../../../pairs.ts';
import { createRandom, type Random, weighted } from '../../../random.ts';
import { type CellReader, listOf, numberOf, oneOf, readTable, sportNamed } from '../../data/table.ts';
import type { SquadPlayer } from '../squad.ts';
import type { Credit } from './credits.ts';
import { clockRules, type Period, playS, wallAt } from './rules.ts';

/** A player of a side in a match. */
export interface Fielded extends Pick<SquadPlayer, 'key' | 'name' | 'role'> {
  /** Of the match, between those times after the planned start; less than 1 where players take turns. */
  readonly share: number;
  readonly fromS: number;
  readonly untilS: number;
}
export type Fielding = Readonly<Record<Side, readonly Fielded[]>>;

/** By role, or by place in the line-up, from 0. */
const playerWeights: CellReader<ReadonlyMap<string, number>> = (cell) =>
  new Map(
    cell.split('|').map((part) => {
      const [of = '', weight = ''] = part.split(' ');
      return [of, numberOf(weight)];
    }),
  );
const NO_PLAYER = '-';
const SAME_PLAYER = 'same';
/**
 * What players do besides scoring. It happens `mean` times for a side in a match; or by chance
 * `after` something of its own side, or `against` something of the other one. `size` is what one
 * counts, usually 1; `when` is how it follows the pressure of its side. `players` are those that do
 * it, the player of what it follows (same), or none (-); else all of the field.
 */
const ROWS = readTable('deeds.csv', 'sport deed mean#? size#? after against chance#? when players', {
  sport: sportNamed,
  after: listOf(String),
  against: listOf(String),
  when: oneOf('', 'even', 'attack', 'defence'),
});
/** Of incidents, of scores of so many points, of players, and deeds. */
const ROLES = ['points', 'assist', 'off', 'raid-points', 'tackle-points', 'minutes'];
const WORTH = /^worth-\d$/;

/** Reads the names of what players of a sport are credited with. */
export function creditKinds(sportId: number, cell: string): readonly string[] {
  const deeds = ROWS.flatMap(({ sport, deed }) => (sport === sportId ? [deed] : []));
  const known = oneOf(...INCIDENT_TYPES, ...ROLES, ...deeds);
  return listOf((word) => (WORTH.test(word) ? word : known(word)))(cell);
}

const DEEDS = Map.groupBy(
  ROWS.map(({ players, ...row }) => ({
    ...row,
    triggers: creditKinds(row.sport, [...row.after, ...row.against].join(' ')),
    size: row.size || 1,
    by: players === NO_PLAYER || players === SAME_PLAYER ? players : '',
    weights: ['', NO_PLAYER, SAME_PLAYER].includes(players) ? null : playerWeights(players),
  })),
  ({ sport }) => sport,
);
type Deed = typeof DEEDS extends Map<number, (infer Row)[]> ? Row : never;

const SPELL_S = 240;
const LASTING = 0.55;
const SURGE = 0.75;
const BEFORE_GOAL_S = 240;
const GOAL_SURGE = 0.7;

/** How strongly a side presses in a period, as weights of its minutes; spells last some minutes. */
function pressureOf(random: Random, period: Period, goals: readonly Credit[]) {
  const minutes = Math.ceil(playS(period) / 60);
  let tilt = 0;
  const tilts = Array.from({ length: minutes }, (_, minute) => {
    if (minute % (SPELL_S / 60) === 0) tilt = LASTING * tilt + SURGE * random.normal();
    return tilt + 0.4 * random.normal();
  });
  const surges = (minute: number, side: Side): number =>
    goals.some((goal) => goal.side === side && goal.t - BEFORE_GOAL_S < minute * 60 && minute * 60 <= goal.t) ? GOAL_SURGE : 0;
  const weightsOf = (side: Side, sign: 1 | -1) =>
    tilts.map((each, minute) => {
      const own = (side === 'home' ? each : -each) + surges(minute, side) - surges(minute, otherSide(side));
      return [minute, Math.exp(sign * own)] as const;
    });
  const even = tilts.map((_, minute) => [minute, 1] as const);
  return (side: Side, when: Deed['when']) => (when === 'even' ? even : weightsOf(side, when === 'defence' ? -1 : 1));
}

const isOn = ({ fromS, untilS }: Fielded, atS: number): boolean => fromS <= atS && atS < untilS;

/** Draws the player of a deed at a time; '' where it has none. */
function doerOf(
  random: Random,
  fielded: readonly Fielded[],
  { weights, by }: Deed,
  atS: number,
  others: ReadonlySet<string>,
): string {
  if (by === NO_PLAYER) return '';
  const weightOf = (player: Fielded, place: number): number => {
    if (weights === null) return player.role === 'goalkeeper' ? 0 : player.share;
    return player.share * (weights.get(player.role) ?? weights.get(String(place)) ?? 0);
  };
  const able: [Fielded, number][] = [];
  for (let place = 0; place < fielded.length; place += 1) {
    const player = fielded[place]!;
    const weight = isOn(player, atS) && !others.has(player.name) ? weightOf(player, place) : 0;
    if (weight > 0) able.push([player, weight]);
  }
  return able.length === 0 ? '' : weighted(random, able).name;
}

/** What happened and was not taken back. */
function standing(credits: readonly Credit[]): readonly Credit[] {
  const left = [...credits];
  for (const { what, player, side, adds } of credits.filter((credit) => credit.adds < 0)) {
    const undone = left.findLastIndex(
      (each) => each.what === what && each.player === player && each.side === side && each.adds === -adds,
    );
    if (undone >= 0) left.splice(undone, 1);
  }
  return left.filter(({ adds }) => adds > 0);
}

interface Played {
  readonly seed: string;
  readonly sportId: number;
  readonly periods: readonly Period[];
  /** What a side has of the mean of a deed. */
  readonly shareOf: (deed: string, side: Side) => number;
}

/** All deeds of a match, from what its events are credited with. */
export class Deeds {
  readonly #random: Random;
  readonly #played: Played;
  readonly #fielding: Fielding;
  readonly #credits: Credit[];

  constructor(played: Played, fielding: Fielding, credits: readonly Credit[]) {
    this.#random = createRandom(played.seed, 'deeds');
    this.#played = played;
    this.#fielding = fielding;
    this.#credits = [...standing(credits)];
  }

  draw(): readonly Credit[] {
    const scores = this.#credits.filter(({ what }) => what === 'points');
    const known = this.#credits.length;
    const rows = DEEDS.get(this.#played.sportId) ?? [];
    for (const period of this.#played.periods) {
      const pressure = pressureOf(
        this.#random,
        period,
        scores.filter((score) => score.period === period),
      );
      for (const deed of rows) if (deed.mean > 0) this.#byChance(deed, period, pressure);
    }
    for (const deed of rows) if (deed.triggers.length > 0) this.#follow(deed);
    return this.#credits.slice(known);
  }

  #byChance(deed: Deed, period: Period, pressure: ReturnType<typeof pressureOf>): void {
    const { sportId, shareOf } = this.#played;
    const usual = clockRules(sportId);
    // A league with longer periods has more of everything.
    const length = period.lengthS / (usual.stages.length * usual.minutes * 60);
    for (const side of SIDES) {
      const weights = pressure(side, deed.when);
      const times = (deed.mean / deed.size) * length * shareOf(deed.deed, side);
      for (let count = this.#random.poisson(times); count > 0; count -= 1) {
        const t = Math.min(playS(period) - 1, 60 * weighted(this.#random, weights) + this.#random.int(2, 57));
        this.#add(deed, { period, t, atS: wallAt(period, t) }, side, new Set());
      }
    }
  }

  /** Deeds that others bring about, in the second of those, by another player of their side. */
  #follow(deed: Deed): void {
    const own = new Set(deed.after);
    const others = new Set(deed.against);
    for (const cause of [...this.#credits]) {
      const side = own.has(cause.what) ? cause.side : others.has(cause.what) ? otherSide(cause.side) : null;
      if (side === null || !this.#random.chance(deed.chance)) continue;
      const involved = this.#credits.filter((each) => each.atS === cause.atS && each.side === side && each.side === cause.side);
      const names = new Set(involved.map(({ player }) => player));
      this.#add(deed, cause, side, names, deed.by === SAME_PLAYER ? cause.player : undefined);
    }
  }

  #add(
    deed: Deed,
    { period, t, atS }: Pick<Credit, 'period' | 't' | 'atS'>,
    side: Side,
    others: ReadonlySet<string>,
    doer?: string,
  ): void {
    const player = doer ?? doerOf(this.#random, this.#fielding[side], deed, atS, others);
    this.#credits.push({ atS, period, t, side, player, what: deed.deed, adds: deed.size });
  }
}

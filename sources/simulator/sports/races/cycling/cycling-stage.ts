import { createRandom, type Random } from '../../../../random.ts';
import { entryOf, type Member } from '../../../engine/fields.ts';
import { gapText, type Progress, type RankedEntry, rankSplits, timeOrGap, timeText } from '../../../engine/race-timeline.ts';

export type Terrain = 'f' | 'h' | 'm' | 't';

interface TerrainFacts {
  readonly km: readonly [shortest: number, longest: number];
  readonly kmh: number;
  readonly suits: Readonly<Record<string, number>>;
  /** Seconds lost for each point of strength beyond `margin` below the best. */
  readonly lossS: number;
  readonly margin: number;
  readonly selectionFrom: number;
  /** The chance that a breakaway is not caught. */
  readonly breakaway: number;
}

export const TERRAINS: Readonly<Record<Terrain, TerrainFacts>> = {
  f: { km: [155, 205], kmh: 45, suits: { s: 3, r: 1, c: -2 }, lossS: 9, margin: 7.5, selectionFrom: 0.9, breakaway: 0.06 },
  h: { km: [150, 215], kmh: 42, suits: { s: -1, r: 2, c: 1, '': 1 }, lossS: 32, margin: 3, selectionFrom: 0.7, breakaway: 0.3 },
  m: { km: [130, 190], kmh: 37, suits: { s: -4, r: -1, c: 2.5 }, lossS: 75, margin: 0.4, selectionFrom: 0.5, breakaway: 0.3 },
  t: { km: [12, 38], kmh: 50, suits: { r: 2, c: 1, s: -1 }, lossS: 0, margin: 0, selectionFrom: 0, breakaway: 0 },
};

export const isTerrain = (letter: string): letter is Terrain => letter in TERRAINS;

export interface Ridden {
  readonly rider: Member;
  readonly gapS: number;
  readonly place: number;
  readonly escaped: boolean;
  /** The part of the stage after which the rider gave up; null for finishers. */
  readonly leftAt: number | null;
}

export interface RiddenStage {
  readonly terrain: Terrain;
  readonly km: number;
  readonly wonInS: number;
  /** The part of the stage at which the breakaway is caught; 1 where it is not. */
  readonly caughtAt: number;
  readonly mostLeadS: number;
  readonly riders: readonly Ridden[];
}

const GROUP_GAP_S = 3;
const TIME_TRIAL_LOSS = 0.007;

export function kmOf(seed: string, terrain: Terrain): number {
  const [shortest, longest] = TERRAINS[terrain].km;
  return createRandom(seed, 'km').int(shortest * 10, longest * 10) / 10;
}

/** A rider within three seconds of the one before gets the same time. */
function grouped(gaps: readonly number[]): number[] {
  let before = -Infinity;
  let group = 0;
  return gaps.map((gap) => {
    if (gap - before > GROUP_GAP_S) group = Math.round(gap);
    before = gap;
    return group;
  });
}

function escapees(random: Random, forms: ReadonlyMap<Member, number>, best: number): ReadonlySet<Member> {
  const free = [...forms].flatMap(([rider, form]) => (form < best - 3 ? [rider] : []));
  return new Set(random.shuffle(free).slice(0, random.int(2, 6)));
}

export function rideStage(
  seed: string,
  riders: readonly Member[],
  terrain: Terrain,
  leaves: (rider: Member) => boolean,
): RiddenStage {
  const random = createRandom(seed, 'stage');
  const { kmh, suits, lossS, margin, breakaway } = TERRAINS[terrain];
  const isTrial = terrain === 't';
  const km = kmOf(seed, terrain);
  const wonInS = Math.round((km / kmh) * (0.96 + random.next() * 0.08) * 3600);
  const forms = new Map(riders.map((rider) => [rider, rider.strength + (suits[rider.skill] ?? 0) + random.normal() * 1.3]));
  const best = Math.max(...forms.values());
  const away = isTrial ? new Set<Member>() : escapees(random, forms, best);
  const stays = random.chance(breakaway);
  const leadS = stays ? random.int(20, 200) : 0;
  const rows = riders.map((rider) => {
    const form = forms.get(rider)!;
    const lost = Math.max(0, best - form - margin);
    const accidentS = !isTrial && random.chance(0.03) ? random.int(40, 400) : 0;
    const inBunchS = isTrial ? wonInS * TIME_TRIAL_LOSS * lost : lost * lossS + accidentS + leadS;
    const escaped = away.has(rider);
    const behindS = stays && escaped ? Math.abs(random.normal()) * 30 : inBunchS;
    return { rider, form, behindS, escaped, leftAt: leaves(rider) ? 0.1 + random.next() * 0.8 : null };
  });
  rows.sort((a, b) => Number(a.leftAt !== null) - Number(b.leftAt !== null) || a.behindS - b.behindS || b.form - a.form);
  const gaps = rows.map(({ behindS }) => behindS - rows[0]!.behindS);
  const gapsS = isTrial ? gaps.map(Math.round) : grouped(gaps);
  return {
    terrain,
    km,
    wonInS,
    caughtAt: stays ? 1 : 0.86 + random.next() * 0.12,
    mostLeadS: random.int(120, 420),
    riders: rows.map(({ rider, escaped, leftAt }, place) => ({ rider, gapS: gapsS[place]!, place, escaped, leftAt })),
  };
}

const BONUS_S = [10, 6, 4];
const POINTS: Readonly<Record<string, readonly number[]>> = {
  f: [50, 30, 20, 18, 16, 14, 12, 10, 8, 7, 6, 5, 4, 3, 2],
  h: [30, 25, 22, 19, 17, 15, 13, 11, 9, 7, 6, 5, 4, 3, 2],
  m: [20, 17, 15, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  t: [20, 17, 15, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
};
const SPRINT_FROM = 0.99;

const share = (from: number, to: number, value: number): number => Math.max(0, Math.min(1, (value - from) / (to - from)));

/** Seconds behind the bunch when a part of the stage is ridden; negative for riders ahead of it. */
function behindBunch({ terrain, caughtAt, mostLeadS, riders }: RiddenStage, { gapS, escaped }: Ridden, part: number): number {
  const bunchS = riders.find((ridden) => !ridden.escaped)?.gapS ?? 0;
  const own = (gapS - bunchS) * share(TERRAINS[terrain].selectionFrom, 1, part) ** 1.5;
  if (!escaped || part >= caughtAt) return own;
  return own - mostLeadS * Math.sin(Math.PI * share(0, caughtAt, part));
}

export function roadEntries(stage: RiddenStage, part: number): readonly RankedEntry[] {
  const rows = stage.riders.map((ridden) => ({
    ridden,
    behind: Math.round(behindBunch(stage, ridden, part)),
    out: ridden.leftAt !== null && ridden.leftAt <= part,
  }));
  const order = ({ ridden: { place, rider } }: (typeof rows)[number]): number | string =>
    part > SPRINT_FROM ? place : rider.team + rider.name;
  rows.sort((a, b) => Number(a.out) - Number(b.out) || a.behind - b.behind || (order(a) < order(b) ? -1 : 1));
  const firstS = rows[0]!.behind;
  return rows.map(({ ridden: { rider }, behind, out }, index): RankedEntry => {
    const entry = entryOf(rider);
    if (out) return { ...entry, status: 'retired' };
    return { ...entry, rank: index + 1, results: index === 0 ? {} : { gap: gapText(behind - firstS) } };
  });
}

export const stageResult = ({ terrain, wonInS, riders }: RiddenStage, inStages: boolean): readonly RankedEntry[] =>
  riders.map(({ rider, gapS, place, leftAt }): RankedEntry => {
    if (leftAt !== null) return { ...entryOf(rider), status: 'retired' };
    const points = inStages ? POINTS[terrain]![place] : undefined;
    const bonus = inStages && terrain !== 't' ? BONUS_S[place] : undefined;
    return {
      ...entryOf(rider),
      rank: place + 1,
      results: {
        ...(place === 0 ? { time: timeText(wonInS) } : { gap: gapText(gapS) }),
        ...(bonus === undefined ? {} : { bonus: String(bonus) }),
        ...(points === undefined ? {} : { points: String(points) }),
      },
    };
  });

const startsEveryS = (riders: number): number => (riders > 100 ? 60 : 90);

export const timeTrialOverS = ({ riders, wonInS }: RiddenStage): number =>
  riders.length * startsEveryS(riders.length) + wonInS * 1.15;

/** A time trial at a second: the weakest began first. Riders on the road have no place. */
export function timeTrialEntries({ riders, wonInS }: RiddenStage, second: number): readonly RankedEntry[] {
  const everyS = startsEveryS(riders.length);
  const starters = riders.toSorted((a, b) => a.rider.strength - b.rider.strength || (a.rider.name < b.rider.name ? -1 : 1));
  const startsS = new Map(starters.map((ridden, index) => [ridden, index * everyS]));
  const rows = riders.map((ridden): Progress => {
    const timeS = wonInS + ridden.gapS;
    const isIn = ridden.leftAt === null && startsS.get(ridden)! + timeS <= second;
    return { entry: entryOf(ridden.rider), passed: isIn ? 1 : 0, splits: [timeS] };
  });
  return rankSplits(rows, ({ passed }) => passed > 0, timeOrGap);
}

/** The general classification after some stages: times added up, less the bonuses. */
export function totalEntries(stages: readonly RiddenStage[], field: readonly Member[]): readonly RankedEntry[] {
  const sums = new Map(field.map((rider) => [rider, 0]));
  for (const { terrain, riders, wonInS } of stages)
    for (const { rider, gapS, place, leftAt } of riders) {
      const bonusS = terrain === 't' ? 0 : (BONUS_S[place] ?? 0);
      if (leftAt === null) sums.set(rider, sums.get(rider)! + wonInS + gapS - bonusS);
      else sums.delete(rider);
    }
  const rows = field
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((rider): Progress => {
      const sumS = sums.get(rider);
      return { entry: entryOf(rider), passed: 1, splits: [sumS ?? 0], ...(sumS === undefined ? { out: 'retired' } : {}) };
    });
  return rankSplits(rows, () => true, timeOrGap);
}

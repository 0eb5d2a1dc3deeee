import { createRandom, type Random } from '../../../../random.ts';
import type { Member } from '../../../engine/fields.ts';

export type Terrain = 'f' | 'h' | 'm' | 't';

interface TerrainFacts {
  readonly km: readonly [shortest: number, longest: number];
  readonly kmh: number;
  readonly suits: Readonly<Record<string, number>>;
  /** Seconds lost for each point of strength beyond `margin` below the best. */
  readonly lossS: number;
  readonly margin: number;
  readonly selectionFrom: number;
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
  /** The part of the stage after which the rider gave up; null for finishers. */
  readonly leftAt: number | null;
  readonly escaped: boolean;
}

export interface RiddenStage {
  readonly terrain: Terrain;
  readonly km: number;
  readonly wonInS: number;
  readonly riders: readonly Ridden[];
  /** The part of the stage at which the breakaway is caught; 1 where it is not. */
  readonly caughtAt: number;
  readonly mostLeadS: number;
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

const escapees = (random: Random, count: number, forms: readonly number[]): ReadonlySet<number> => {
  const best = Math.max(...forms);
  const free = forms.flatMap((form, index) => (form < best - 3 ? [index] : []));
  return new Set(random.shuffle(free).slice(0, count));
};

export function rideStage(
  seed: string,
  riders: readonly Member[],
  terrain: Terrain,
  leaves: (rider: Member) => boolean,
): RiddenStage {
  const random = createRandom(seed, 'stage');
  const { kmh, suits, lossS, margin, breakaway } = TERRAINS[terrain];
  const km = kmOf(seed, terrain);
  const forms = riders.map(({ strength, skill }) => strength + (suits[skill] ?? 0) + random.normal() * 1.3);
  const best = Math.max(...forms);
  const wonInS = Math.round((km / kmh) * (0.96 + random.next() * 0.08) * 3600);
  const away = terrain === 't' ? new Set<number>() : escapees(random, random.int(2, 6), forms);
  const stays = random.chance(breakaway);
  const leadS = stays ? random.int(20, 200) : 0;
  const rows = riders.map((rider, index) => {
    const lost = Math.max(0, best - forms[index]! - margin);
    const accident = terrain !== 't' && random.chance(0.03) ? random.int(40, 400) : 0;
    const behind = terrain === 't' ? wonInS * TIME_TRIAL_LOSS * lost : lost * lossS + accident + leadS;
    const escaped = away.has(index);
    const ahead = stays && escaped ? Math.abs(random.normal()) * 30 : behind;
    return {
      rider,
      form: forms[index]!,
      raw: escaped ? ahead : behind,
      escaped,
      leftAt: leaves(rider) ? 0.1 + random.next() * 0.8 : null,
    };
  });
  rows.sort((a, b) => Number(a.leftAt !== null) - Number(b.leftAt !== null) || a.raw - b.raw || b.form - a.form);
  const firstS = rows[0]!.raw;
  const gaps = rows.map(({ raw }) => raw - firstS);
  const shown = terrain === 't' ? gaps.map(Math.round) : grouped(gaps);
  return {
    terrain,
    km,
    wonInS,
    caughtAt: stays ? 1 : 0.86 + random.next() * 0.12,
    mostLeadS: random.int(120, 420),
    riders: rows.map(({ rider, escaped, leftAt }, place) => ({ rider, gapS: shown[place]!, place, leftAt, escaped })),
  };
}

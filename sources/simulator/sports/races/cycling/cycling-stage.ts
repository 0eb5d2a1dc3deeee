import { createRandom } from '../../../../random.ts';
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
}

export const TERRAINS: Readonly<Record<Terrain, TerrainFacts>> = {
  f: { km: [155, 205], kmh: 45, suits: { s: 3, r: 1, c: -2 }, lossS: 9, margin: 7.5, selectionFrom: 0.9 },
  h: { km: [150, 215], kmh: 42, suits: { s: -1, r: 2, c: 1, '': 1 }, lossS: 32, margin: 3, selectionFrom: 0.7 },
  m: { km: [130, 190], kmh: 37, suits: { s: -4, r: -1, c: 2.5 }, lossS: 75, margin: 0.4, selectionFrom: 0.5 },
  t: { km: [12, 38], kmh: 50, suits: { r: 2, c: 1, s: -1 }, lossS: 0, margin: 0, selectionFrom: 0 },
};

export const isTerrain = (letter: string): letter is Terrain => letter in TERRAINS;

export interface Ridden {
  readonly rider: Member;
  readonly gapS: number;
  readonly place: number;
  /** The part of the stage after which the rider gave up; null for finishers. */
  readonly leftAt: number | null;
}

export interface RiddenStage {
  readonly terrain: Terrain;
  readonly km: number;
  readonly wonInS: number;
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

export function rideStage(
  seed: string,
  riders: readonly Member[],
  terrain: Terrain,
  leaves: (rider: Member) => boolean,
): RiddenStage {
  const random = createRandom(seed, 'stage');
  const { kmh, suits, lossS, margin } = TERRAINS[terrain];
  const isTrial = terrain === 't';
  const km = kmOf(seed, terrain);
  const wonInS = Math.round((km / kmh) * (0.96 + random.next() * 0.08) * 3600);
  const forms = new Map(riders.map((rider) => [rider, rider.strength + (suits[rider.skill] ?? 0) + random.normal() * 1.3]));
  const best = Math.max(...forms.values());
  const rows = riders.map((rider) => {
    const form = forms.get(rider)!;
    const lost = Math.max(0, best - form - margin);
    const accidentS = !isTrial && random.chance(0.03) ? random.int(40, 400) : 0;
    const behindS = isTrial ? wonInS * TIME_TRIAL_LOSS * lost : lost * lossS + accidentS;
    return { rider, form, behindS, leftAt: leaves(rider) ? 0.1 + random.next() * 0.8 : null };
  });
  rows.sort((a, b) => Number(a.leftAt !== null) - Number(b.leftAt !== null) || a.behindS - b.behindS || b.form - a.form);
  const gaps = rows.map(({ behindS }) => behindS - rows[0]!.behindS);
  const gapsS = isTrial ? gaps.map(Math.round) : grouped(gaps);
  return { terrain, km, wonInS, riders: rows.map(({ rider, leftAt }, place) => ({ rider, gapS: gapsS[place]!, place, leftAt })) };
}

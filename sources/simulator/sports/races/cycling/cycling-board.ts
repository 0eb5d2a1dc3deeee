import type { RankedEntry } from '../../../../datasets/kit/events/race.ts';
import { entryOf, type Member } from '../../../engine/fields.ts';
import { type Ridden, type Stage, TERRAINS } from './cycling-stage.ts';
import { gapText, timeText } from '../kit.ts';

const BONUS_S = [10, 6, 4];
const POINTS: Readonly<Record<string, readonly number[]>> = {
  f: [50, 30, 20, 18, 16, 14, 12, 10, 8, 7, 6, 5, 4, 3, 2],
  h: [30, 25, 22, 19, 17, 15, 13, 11, 9, 7, 6, 5, 4, 3, 2],
  m: [20, 17, 15, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  t: [20, 17, 15, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
};
/** From here to the finish the order on the road is that of the sprint. */
const SPRINT_FROM = 0.99;

const share = (from: number, to: number, value: number): number => Math.max(0, Math.min(1, (value - from) / (to - from)));

/** Seconds behind the bunch when a part of the stage is ridden; negative for riders ahead of it. */
function behindBunch({ terrain, caughtAt, mostLeadS, riders }: Stage, { gapS, escaped }: Ridden, part: number): number {
  const bunchS = riders.find((ridden) => !ridden.escaped)?.gapS ?? 0;
  const selection = share(TERRAINS[terrain].selectionFrom, 1, part) ** 1.5;
  const own = (gapS - bunchS) * selection;
  if (!escaped || part >= caughtAt) return own;
  return own - mostLeadS * Math.sin(Math.PI * share(0, caughtAt, part));
}

export function roadEntries(stage: Stage, part: number): readonly RankedEntry[] {
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

function resultOf({ terrain, wonInS }: Stage, { rider, gapS, place, leftAt }: Ridden, inStages: boolean): RankedEntry {
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
}

export const stageResult = (stage: Stage, inStages: boolean): readonly RankedEntry[] =>
  stage.riders.map((ridden) => resultOf(stage, ridden, inStages));

export const startsEveryS = (riders: number): number => (riders > 100 ? 60 : 90);

/**
 * A time trial at a second: the last of the result began first. Riders still on the road have no
 * place.
 */
export function timeTrialEntries(stage: Stage, second: number): readonly RankedEntry[] {
  const { riders, wonInS } = stage;
  const every = startsEveryS(riders.length);
  const order = riders.toSorted((a, b) => a.rider.strength - b.rider.strength || (a.rider.name < b.rider.name ? -1 : 1));
  const home = new Set(
    order
      .filter(({ gapS, leftAt }, start) => leftAt === null && start * every + wonInS + gapS <= second)
      .map(({ rider }) => rider),
  );
  const ranked = riders.filter(({ rider }) => home.has(rider));
  const firstS = ranked[0]?.gapS ?? 0;
  return riders.map(({ rider, gapS }): RankedEntry => {
    const place = ranked.findIndex((ridden) => ridden.rider === rider);
    if (place < 0) return entryOf(rider);
    return {
      ...entryOf(rider),
      rank: place + 1,
      results: place === 0 ? { time: timeText(wonInS + gapS) } : { gap: gapText(gapS - firstS) },
    };
  });
}

export function totalEntries(stages: readonly Stage[], field: readonly Member[]): readonly RankedEntry[] {
  const sums = new Map(field.map((rider) => [rider, 0]));
  let wonInS = 0;
  for (const { terrain, riders, wonInS: stageS } of stages) {
    wonInS += stageS;
    for (const { rider, gapS, place, leftAt } of riders) {
      if (leftAt === null) sums.set(rider, sums.get(rider)! + gapS - (terrain === 't' ? 0 : (BONUS_S[place] ?? 0)));
      else sums.delete(rider);
    }
  }
  const order = [...sums].sort(([a, x], [b, y]) => x - y || (a.name < b.name ? -1 : 1));
  const firstS = order[0]![1];
  const out = field.filter((rider) => !sums.has(rider)).map((rider): RankedEntry => ({ ...entryOf(rider), status: 'retired' }));
  return [
    ...order.map(([rider, sumS], index): RankedEntry => {
      const results = index === 0 ? { time: timeText(wonInS + sumS) } : { gap: gapText(sumS - firstS) };
      return { ...entryOf(rider), rank: index + 1, results };
    }),
    ...out,
  ];
}

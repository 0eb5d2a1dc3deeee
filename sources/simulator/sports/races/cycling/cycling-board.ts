import { entryOf, type Member } from '../../../engine/fields.ts';
import type { RankedEntry } from '../../../engine/timeline.ts';
import { gapText, type Progress, rankSplits, timeOrGap, timeText } from '../../../engine/race-timeline.ts';
import { type RiddenStage, type Terrain, TERRAINS } from './cycling-stage.ts';

const BONUS_S = [10, 6, 4];
const POINTS: Readonly<Record<string, readonly number[]>> = {
  f: [50, 30, 20, 18, 16, 14, 12, 10, 8, 7, 6, 5, 4, 3, 2],
  h: [30, 25, 22, 19, 17, 15, 13, 11, 9, 7, 6, 5, 4, 3, 2],
  m: [20, 17, 15, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  t: [20, 17, 15, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
};
const SPRINT_FROM = 0.99;

/** The share of its gap at the finish that a rider has lost when a part of the stage is ridden. */
function selectionAt(terrain: Terrain, part: number): number {
  const { selectionFrom } = TERRAINS[terrain];
  return Math.max(0, Math.min(1, (part - selectionFrom) / (1 - selectionFrom))) ** 1.5;
}

export function roadEntries({ terrain, riders }: RiddenStage, part: number): readonly RankedEntry[] {
  const selection = selectionAt(terrain, part);
  const rows = riders.map((ridden) => ({
    ridden,
    behind: Math.round(ridden.gapS * selection),
    out: ridden.leftAt !== null && ridden.leftAt <= part,
  }));
  const order = ({ ridden: { place, rider } }: (typeof rows)[number]): number | string =>
    part > SPRINT_FROM ? place : rider.team + rider.name;
  rows.sort((a, b) => Number(a.out) - Number(b.out) || a.behind - b.behind || (order(a) < order(b) ? -1 : 1));
  return rows.map(({ ridden: { rider }, behind, out }, index): RankedEntry => {
    const entry = entryOf(rider);
    if (out) return { ...entry, status: 'retired' };
    return { ...entry, rank: index + 1, results: index === 0 ? {} : { gap: gapText(behind) } };
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

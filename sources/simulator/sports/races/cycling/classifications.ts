import { createRandom } from '../../../../random.ts';
import { dayNumber } from '../../../engine/calendar/copenhagen.ts';
import { entryOf, type Member, membersOf } from '../../../engine/fields.ts';
import { type Progress, type RankedEntry, rankSplits } from '../../../engine/race-timeline.ts';
import { bornOfAthlete } from '../../../world/people/athletes.ts';
import type { RiddenStage } from './cycling-stage.ts';

export interface Tour {
  readonly edition: string;
  readonly year: number;
  readonly field: readonly Member[];
  readonly stages: readonly RiddenStage[];
}

/** A classification of all stages so far. */
export interface Classification {
  /** Ends the key of its race. */
  readonly key: string;
  readonly session: string;
  /** Whether its entries have their times after each stage. */
  readonly isMeasured?: boolean;
  readonly entries: (tour: Tour) => readonly RankedEntry[];
}

/** Times after each stage, added up, less the bonuses; fewer of riders that have left. */
function timesOf({ stages, field }: Tour): ReadonlyMap<Member, readonly number[]> {
  const times = new Map(field.map((rider): [Member, number[]] => [rider, []]));
  for (const { terrain, riders } of stages)
    for (const [place, { rider, timeS, leftAt }] of riders.entries()) {
      if (leftAt !== null) continue;
      const own = times.get(rider)!;
      own.push((own.at(-1) ?? 0) + timeS - Number(terrain.bonuses[place] ?? 0));
    }
  return times;
}

/** Infinite for riders that have left. */
const totalsOf = (tour: Tour): ReadonlyMap<Member, number> =>
  new Map(
    [...timesOf(tour)].map(([rider, timesS]) => [rider, timesS.length < tour.stages.length ? Infinity : (timesS.at(-1) ?? 0)]),
  );

function byTime(tour: Tour, isListed: (rider: Member) => boolean, published: readonly number[] = []): readonly RankedEntry[] {
  const times = timesOf(tour);
  const riders = tour.field.filter(isListed).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return rankSplits(
    riders.map((rider): Progress => {
      const splits = times.get(rider)!;
      const hasLeft = splits.length < tour.stages.length;
      return { entry: entryOf(rider), splits, passed: splits.length, published, ...(hasLeft ? { out: 'retired' } : {}) };
    }),
  );
}

/** Riders with points that are still in the race, the most first. */
function byPoints(tour: Tour, pointsOf: (stage: RiddenStage, index: number) => Iterable<readonly [Member, number]>) {
  const totals = totalsOf(tour);
  const points = new Map<Member, number>();
  for (const [index, stage] of tour.stages.entries())
    for (const [rider, won] of pointsOf(stage, index)) points.set(rider, (points.get(rider) ?? 0) + won);
  const inRace = [...points].filter(([rider, won]) => won > 0 && totals.get(rider) !== Infinity);
  inRace.sort(([a, won], [b, others]) => others - won || totals.get(a)! - totals.get(b)!);
  return inRace.map(
    ([rider, won], index): RankedEntry => ({ ...entryOf(rider), rank: index + 1, results: { points: String(won) } }),
  );
}

const finishPoints = ({ terrain, riders }: RiddenStage): (readonly [Member, number])[] =>
  riders.flatMap(({ rider, leftAt }, place) => (leftAt === null ? [[rider, Number(terrain.points[place] ?? 0)] as const] : []));

/** The order at each climb: riders of the breakaway first, then the best of the day. */
function* climbPoints({ terrain, riders }: RiddenStage, seed: string): Generator<readonly [Member, number]> {
  for (const [climb, scale] of terrain.climbs.entries()) {
    const random = createRandom(seed, 'climb', climb);
    const order = riders
      .filter(({ leftAt }) => leftAt === null)
      .map(({ rider, form, escaped }) => ({ rider, at: form + random.normal() + (escaped && random.chance(0.7) ? 8 : 0) }))
      .toSorted((a, b) => b.at - a.at);
    for (const [place, points] of scale.entries()) if (place < order.length) yield [order[place]!.rider, points];
  }
}

const danes: ReadonlySet<Member> = new Set(membersOf('danish-cycling'));

/** Younger than 26 in the year of the race. */
const isYoung = (rider: Member, year: number): boolean =>
  bornOfAthlete(danes.has(rider) ? 'danish-cycling' : 'cycling', rider.name) >= dayNumber(`${year - 25}-01-01`);

const COUNTED = 3;

/** The times of the three best of each team at each stage, added up. */
function teamEntries({ stages }: Tour): readonly RankedEntry[] {
  const totals = new Map<string, number>();
  for (const { riders } of stages) {
    const timesS = new Map<string, number[]>();
    for (const { rider, timeS, leftAt } of riders)
      if (leftAt === null) timesS.set(rider.team, [...(timesS.get(rider.team) ?? []), timeS]);
    for (const [team, all] of timesS) {
      const best = all.toSorted((a, b) => a - b).slice(0, COUNTED);
      const sumS = best.length < COUNTED ? Infinity : best.reduce((sum, timeS) => sum + timeS, 0);
      totals.set(team, (totals.get(team) ?? 0) + sumS);
    }
  }
  const rows = [...totals]
    .filter(([, sumS]) => sumS !== Infinity)
    .map(([name, sumS]) => ({ entry: { participant: { name, kind: 'club' as const }, rank: null }, passed: 1, splits: [sumS] }));
  return rankSplits(rows);
}

const GENERAL: Classification = {
  key: 'samlet',
  session: 'Samlet',
  isMeasured: true,
  entries: (tour) => (tour.stages.length === 0 ? tour.field.map(entryOf) : byTime(tour, () => true, [...tour.stages.keys()])),
};

export const CLASSIFICATIONS: readonly Classification[] = [
  GENERAL,
  { key: 'point', session: 'Pointkonkurrence', entries: (tour) => byPoints(tour, finishPoints) },
  {
    key: 'bjerg',
    session: 'Bjergkonkurrence',
    entries: (tour) => byPoints(tour, (stage, index) => climbPoints(stage, `${tour.edition}-${index + 1}`)),
  },
  {
    key: 'ungdom',
    session: 'Ungdomskonkurrence',
    entries: (tour) => (tour.stages.length === 0 ? [] : byTime(tour, (rider) => isYoung(rider, tour.year))),
  },
  { key: 'hold', session: 'Holdkonkurrence', entries: teamEntries },
];

import { Stage } from '@stillingen/domain';
import { createRandom, type Random } from '../../../../random.ts';
import { readTable } from '../../../data/table.ts';
import { entryOf, type Member } from '../../../engine/fields.ts';
import {
  everySeconds,
  gapText,
  type Progress,
  type RaceTimeline,
  type RankedEntry,
  rankSplits,
  timeOrGap,
} from '../../../engine/race-timeline.ts';

const COLUMNS =
  'letter word from_km# to_km# kmh# sprinter# rouleur# climber# other# loss_s# margin# selection_from# breakaway# bonuses points climbs';

/**
 * `lossS` are the seconds lost for each point of strength beyond `margin` below the best, from the
 * part `selectionFrom` of a stage on; `breakaway` is the chance that one is not caught; `climbs` are
 * the points at the top of each.
 */
const readTerrains = () =>
  readTable('terrains.csv', COLUMNS).map(({ sprinter, rouleur, climber, other, bonuses, points, climbs, ...row }) => {
    const bySkill: Readonly<Record<string, number>> = { s: sprinter, r: rouleur, c: climber, '': other };
    return {
      ...row,
      isTrial: row.letter === 't',
      /** Points of strength that a rider gains or loses by its speciality. */
      suits: ({ skill }: Member): number => bySkill[skill]!,
      bonuses: bonuses.split(' '),
      points: points.split(' '),
      climbs: climbs === '' ? [] : climbs.split('|').map((scale) => scale.split(' ').map(Number)),
    };
  });
export type Terrain = ReturnType<typeof readTerrains>[number];
export const TERRAINS: ReadonlyMap<string, Terrain> = new Map(readTerrains().map((terrain) => [terrain.letter, terrain]));

const LOOK_S = 60;
const GROUP_GAP_S = 3;
const TIME_TRIAL_LOSS = 0.007;
const SPRINT_FROM = 0.99;

export const kmOf = (seed: string, { fromKm, toKm }: Terrain): number =>
  createRandom(seed, 'km').int(fromKm * 10, toKm * 10) / 10;

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

/** The riders in the order of the finish; those that leave come last. */
export function rideStage(seed: string, field: readonly Member[], terrain: Terrain, leaves: (rider: Member) => boolean) {
  const random = createRandom(seed, 'stage');
  const { kmh, lossS, margin, isTrial } = terrain;
  const km = kmOf(seed, terrain);
  const wonInS = Math.round((km / kmh) * (0.96 + random.next() * 0.08) * 3600);
  const forms = new Map(field.map((rider) => [rider, rider.strength + terrain.suits(rider) + random.normal() * 1.3]));
  const best = Math.max(...forms.values());
  const away = isTrial ? new Set<Member>() : escapees(random, forms, best);
  const stays = random.chance(terrain.breakaway);
  const leadS = stays ? random.int(20, 200) : 0;
  const rows = field.map((rider) => {
    const form = forms.get(rider)!;
    const lost = Math.max(0, best - form - margin);
    const accidentS = !isTrial && random.chance(0.03) ? random.int(40, 400) : 0;
    const inBunchS = isTrial ? wonInS * TIME_TRIAL_LOSS * lost : lost * lossS + accidentS + leadS;
    const escaped = away.has(rider);
    const behindS = stays && escaped ? Math.abs(random.normal()) * 30 : inBunchS;
    /** The part of the stage after which the rider gives up. */
    const leftAt = leaves(rider) ? 0.1 + random.next() * 0.8 : null;
    return { rider, form, behindS, escaped, leftAt };
  });
  rows.sort((a, b) => Number(a.leftAt !== null) - Number(b.leftAt !== null) || a.behindS - b.behindS || b.form - a.form);
  const gaps = rows.map(({ behindS }) => behindS - rows[0]!.behindS);
  const gapsS = isTrial ? gaps.map(Math.round) : grouped(gaps);
  return {
    terrain,
    km,
    wonInS,
    /** The part of the stage at which the breakaway is caught; 1 where it is not. */
    caughtAt: stays ? 1 : 0.86 + random.next() * 0.12,
    mostLeadS: random.int(120, 420),
    riders: rows.map((row, place) => ({ ...row, timeS: wonInS + gapsS[place]! })),
  };
}
export type RiddenStage = ReturnType<typeof rideStage>;
export type Ridden = RiddenStage['riders'][number];

const progress = (rider: Member, timeS: number, isOut: boolean): Progress => ({
  entry: entryOf(rider),
  passed: 1,
  splits: [timeS],
  ...(isOut ? { out: 'retired' } : {}),
});

const share = (from: number, to: number, value: number): number => Math.max(0, Math.min(1, (value - from) / (to - from)));

/** Seconds behind the bunch when a part of the stage is ridden; negative for riders ahead of it. */
function behindBunch({ terrain, caughtAt, mostLeadS, riders }: RiddenStage, { timeS, escaped }: Ridden, part: number): number {
  const bunchS = riders.find((ridden) => !ridden.escaped)!.timeS;
  const own = (timeS - bunchS) * share(terrain.selectionFrom, 1, part) ** 1.5;
  if (!escaped || part >= caughtAt) return own;
  return own - mostLeadS * Math.sin(Math.PI * share(0, caughtAt, part));
}

const byTeam = ({ rider: a }: Ridden, { rider: b }: Ridden): number => (a.team + a.name < b.team + b.name ? -1 : 1);

/**
 * A stage on the road when a part of it is ridden: riders of a group stand by their teams until the
 * sprint.
 */
export function roadEntries(stage: RiddenStage, part: number): readonly RankedEntry[] {
  const { riders } = stage;
  const rows = (part > SPRINT_FROM ? riders : riders.toSorted(byTeam)).map((ridden) => {
    const isOut = ridden.leftAt !== null && ridden.leftAt <= part;
    return progress(ridden.rider, Math.round(behindBunch(stage, ridden, part)), isOut);
  });
  return rankSplits(rows, ({ index, behindS }) => (index === 0 ? {} : { gap: gapText(behindS) }));
}

const resultOf = ({ terrain, riders }: RiddenStage, inStages: boolean): readonly RankedEntry[] =>
  rankSplits(
    riders.map(({ rider, timeS, leftAt }) => progress(rider, timeS, leftAt !== null)),
    (place) => {
      const [bonus, points] = inStages ? [terrain.bonuses[place.index], terrain.points[place.index]] : [];
      return { ...timeOrGap(place), ...(bonus ? { bonus } : {}), ...(points === undefined ? {} : { points }) };
    },
  );

/** Time trials: from one start to the next. */
const startsEveryS = (riders: number): number => (riders > 100 ? 60 : 90);

/** A time trial at a second: the weakest began first. Riders on the road have no place. */
function trialEntries({ riders }: RiddenStage, second: number): readonly RankedEntry[] {
  const everyS = startsEveryS(riders.length);
  const starters = riders.toSorted((a, b) => a.rider.strength - b.rider.strength || (a.rider.name < b.rider.name ? -1 : 1));
  const startsS = new Map(starters.map((ridden, index) => [ridden, index * everyS]));
  const rows = riders.map((ridden): Progress => {
    const isIn = ridden.leftAt === null && startsS.get(ridden)! + ridden.timeS <= second;
    return { ...progress(ridden.rider, ridden.timeS, false), waits: !isIn };
  });
  return rankSplits(rows);
}

export function stageTimeline(stage: RiddenStage, inStages: boolean): RaceTimeline {
  const { terrain, wonInS, km, riders } = stage;
  const { isTrial } = terrain;
  const lastS = isTrial ? riders.length * startsEveryS(riders.length) + wonInS * 1.15 : wonInS;
  const underWay = everySeconds([0, lastS, LOOK_S], (second) => ({
    stage: Stage.live,
    ...(isTrial ? {} : { done: Math.round((second / wonInS) * km * 10) / 10 }),
    entries: () => (isTrial ? trialEntries(stage, second) : roadEntries(stage, second / wonInS)),
  }));
  const done = isTrial ? {} : { done: km };
  return [...underWay, { atS: lastS + 90, stage: Stage.finished, ...done, entries: () => resultOf(stage, inStages) }];
}

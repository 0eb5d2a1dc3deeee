import { Stage } from '@stillingen/domain';
import { createRandom } from '../../../../random.ts';
import type { RankedEntry } from '../../../../datasets/kit/events/race.ts';
import { copenhagenDay, yearOf } from '../../../engine/calendar/copenhagen.ts';
import type { EventPlan } from '../../../engine/event-plan.ts';
import { at, type MakeEvent, nearest, raceCalendar } from '../calendar.ts';
import { entryOf, type Member, membersOf } from '../../../engine/fields.ts';
import { raceEvent } from '../../../engine/race.ts';
import type { TimelineEvent } from '../../../engine/timeline.ts';

const BIKES = 33;
const RIDERS = 16;
const ROUNDS = 5;
const HEAT_EVERY_S = 250;
const POINTS = [3, 2, 1, 0];
const FINALISTS = 4;
const SEMI = 8;

/**
 * The pairings of a round: each rider meets each other once in five rounds (the lines of a plane of
 * four by four).
 */
function heats(round: number): readonly (readonly number[])[] {
  const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : ((a - 1 + b - 1) % 3) + 1);
  const places = Array.from({ length: RIDERS }, (_, i) => ({ x: i >> 2, y: i & 3, i }));
  return [0, 1, 2, 3].map((line) =>
    places.filter(({ x, y }) => (round === 4 ? x : y ^ times(round, x)) === line).map(({ i }) => i),
  );
}

interface Heat {
  readonly name: string;
  readonly order: readonly number[];
  readonly counts: boolean;
}

function ride(seed: string, field: readonly Member[]): readonly Heat[] {
  const random = createRandom(seed, 'heats');
  const run = (riders: readonly number[]): readonly number[] => {
    const form = new Map(riders.map((rider) => [rider, field[rider]!.strength * 0.35 + random.normal() * 1.6]));
    return riders.toSorted((a, b) => form.get(b)! - form.get(a)!);
  };
  const places = random.shuffle(field.map((_, index) => index));
  const ridden: Heat[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const heat of heats(round))
      ridden.push({ name: `Heat ${ridden.length + 1}`, order: run(heat.map((i) => places[i]!)), counts: true });
  const best = standing(ridden, field).map(({ rider }) => rider);
  const semis = [
    [0, 3, 4, 7],
    [1, 2, 5, 6],
  ].map((group) => run(group.map((place) => best[place]!)));
  const finalists = semis.flatMap((order) => order.slice(0, FINALISTS / 2));
  return [
    ...ridden,
    ...semis.map((order, index) => ({ name: `${index + 1}. semifinale`, order, counts: false })),
    { name: 'Finale', order: run(finalists), counts: false },
  ];
}

/** Points of all riders, best first; ties go to more heats won, then to the order of the field. */
function standing(ridden: readonly Heat[], field: readonly Member[]) {
  const rows = field.map((_, rider) => ({ rider, points: 0, wins: 0 }));
  for (const { order, counts } of ridden)
    if (counts)
      for (const [place, rider] of order.entries()) {
        rows[rider]!.points += POINTS[place]!;
        if (place === 0) rows[rider]!.wins += 1;
      }
  return rows.sort((a, b) => b.points - a.points || b.wins - a.wins || a.rider - b.rider);
}

function entries(heatsRun: readonly Heat[], field: readonly Member[]): readonly RankedEntry[] {
  const final = heatsRun.find(({ name }) => name === 'Finale')?.order ?? [];
  const semis = heatsRun.filter(({ name }) => name.endsWith('semifinale'));
  const rows = standing(heatsRun, field);
  const inSemi = new Set(rows.slice(0, SEMI).map(({ rider }) => rider));
  const level = (rider: number): number =>
    final.includes(rider) ? final.indexOf(rider) - 2 * RIDERS : semis.length > 0 && inSemi.has(rider) ? -RIDERS : 0;
  return rows
    .toSorted((a, b) => level(a.rider) - level(b.rider))
    .map(
      ({ rider, points }, index): RankedEntry => ({
        ...entryOf(field[rider]!),
        rank: index + 1,
        results: { points: String(points) },
      }),
    );
}

interface Night {
  readonly name: string;
  readonly category: string;
  readonly country: string;
  readonly meeting: string;
  readonly field: readonly Member[];
}

function night(key: string, startS: number, { name, category, country, meeting, field }: Night): EventPlan {
  const total = ROUNDS * FINALISTS + 3;
  return raceEvent({
    facts: {
      key,
      startS,
      sport: BIKES,
      competition: { name, country: name === 'DM' ? 'dk' : 'xw', category, season: String(yearOf(copenhagenDay(startS))) },
      meeting,
      country,
    },
    overAfterS: (total + 4) * HEAT_EVERY_S,
    starters: () => field.map(entryOf),
    simulate: () => {
      const run = ride(key, field);
      return run.flatMap((heat, index): TimelineEvent[] => [
        {
          atS: index * HEAT_EVERY_S,
          stage: Stage.live,
          notice: heat.name,
          entries: () => (index === 0 ? field.map(entryOf) : entries(run.slice(0, index), field)),
        },
        {
          atS: index * HEAT_EVERY_S + 90,
          stage: index + 1 === run.length ? Stage.finished : Stage.live,
          notice: index + 1 === run.length ? '' : `Efter ${heat.name}`,
          entries: () => entries(run.slice(0, index + 1), field),
        },
      ]);
    },
  });
}

const nights = raceCalendar('speedway').map(({ date, country, name }) => ({
  date,
  night: { name: 'Speedway Grand Prix', category: 'Speedway', country, meeting: name, field: membersOf('speedway') },
}));
const DANISH: Night = {
  name: 'DM',
  category: 'Speedway',
  country: 'dk',
  meeting: 'DM-finale',
  field: membersOf('danish-speedway'),
};

export const speedway = (seed: string) => ({
  year: (year: number): readonly EventPlan[] => [
    ...nights.map((one, round) =>
      night(`sgp-${seed}-${year}-${round + 1}`, at(nearest(year, one.date, 'sa'), '19:00'), one.night),
    ),
    night(`speedway-dm-${seed}-${year}`, at(nearest(year, '06-05', 'fr'), '18:30'), DANISH),
  ],
  kinds: [DANISH, ...nights.map((one) => one.night)].map(
    (one): MakeEvent =>
      (key, startS) =>
        night(key, startS, one),
  ),
});

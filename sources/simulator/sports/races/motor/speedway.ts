import { createRandom } from '../../../../random.ts';
import { calendarDay, secondAt } from '../../../engine/calendar/copenhagen.ts';
import { seasonAt } from '../../../engine/calendar/season.ts';
import { entryOf, type Member, membersOf } from '../../../engine/fields.ts';
import { raceCalendar, raceEvent, yearly } from '../../../engine/race.ts';
import { inSteps, type RaceTimeline, type RankedEntry } from '../../../engine/race-timeline.ts';

const RIDERS = 16;
const ROUNDS = 5;
const POINTS = [3, 2, 1, 0];
const FINALISTS = 4;
const SEMIFINALISTS = 8;
const SEMIFINALS = [
  [0, 3, 4, 7],
  [1, 2, 5, 6],
];
const HEATS = ROUNDS * FINALISTS + SEMIFINALS.length + 1;
const HEAT_EVERY_S = 250;
const HEAT_S = 90;
const FINAL = 'Finale';

/** The heats of a round: all riders meet once in five rounds, as the lines of a plane of four by four. */
function heatsOf(round: number): readonly (readonly number[])[] {
  const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : ((a - 1 + b - 1) % 3) + 1);
  const places = Array.from({ length: RIDERS }, (_, i) => ({ x: i >> 2, y: i & 3, i }));
  return [0, 1, 2, 3].map((line) =>
    places.filter(({ x, y }) => (round === 4 ? x : y ^ times(round, x)) === line).map(({ i }) => i),
  );
}

interface Heat {
  readonly name: string;
  /** Riders by their index, the winner first. */
  readonly order: readonly number[];
  readonly counts: boolean;
}

/** Points of all riders, best first; ties go to more heats won, then to the order of the field. */
function pointsAfter(ridden: readonly Heat[], field: readonly Member[]) {
  const rows = field.map((_, rider) => ({ rider, points: 0, wins: 0 }));
  for (const { order, counts } of ridden)
    if (counts)
      for (const [place, rider] of order.entries()) {
        rows[rider]!.points += POINTS[place]!;
        if (place === 0) rows[rider]!.wins += 1;
      }
  return rows.sort((a, b) => b.points - a.points || b.wins - a.wins || a.rider - b.rider);
}

function rideHeats(seed: string, field: readonly Member[]): readonly Heat[] {
  const random = createRandom(seed, 'heats');
  const run = (riders: readonly number[]): readonly number[] => {
    const form = new Map(riders.map((rider) => [rider, field[rider]!.strength * 0.35 + random.normal() * 1.6]));
    return riders.toSorted((a, b) => form.get(b)! - form.get(a)!);
  };
  const places = random.shuffle(field.map((_, index) => index));
  const ridden = Array.from({ length: ROUNDS }, (_, round) => heatsOf(round))
    .flat()
    .map((heat, index): Heat => ({ name: `Heat ${index + 1}`, order: run(heat.map((i) => places[i]!)), counts: true }));
  const best = pointsAfter(ridden, field).map(({ rider }) => rider);
  const semifinals = SEMIFINALS.map((group, index): Heat => {
    const order = run(group.map((place) => best[place]!));
    return { name: `${index + 1}. semifinale`, order, counts: false };
  });
  const finalists = semifinals.flatMap(({ order }) => order.slice(0, FINALISTS / 2));
  return [...ridden, ...semifinals, { name: FINAL, order: run(finalists), counts: false }];
}

function entriesAfter(ridden: readonly Heat[], field: readonly Member[]): readonly RankedEntry[] {
  const final = ridden.find(({ name }) => name === FINAL)?.order ?? [];
  const hasSemifinals = ridden.some(({ counts }) => !counts);
  const rows = pointsAfter(ridden, field);
  const semifinalists = new Set(rows.slice(0, SEMIFINALISTS).map(({ rider }) => rider));
  const level = (rider: number): number =>
    final.includes(rider) ? final.indexOf(rider) - 2 * RIDERS : hasSemifinals && semifinalists.has(rider) ? -RIDERS : 0;
  return rows
    .toSorted((a, b) => level(a.rider) - level(b.rider))
    .map(({ rider, points }, index) => ({
      ...entryOf(field[rider]!),
      rank: index + 1,
      results: { points: String(points) },
    }));
}

function simulate(seed: string, field: readonly Member[]): RaceTimeline {
  const ridden = rideHeats(seed, field);
  const heats = ridden.map(({ name }, index) => ({ name, atS: index * HEAT_EVERY_S }));
  return inSteps(heats, HEAT_S, (heat) => (heat === 0 ? field.map(entryOf) : entriesAfter(ridden.slice(0, heat), field)));
}

function speedway(id: string, calendar: string, competition: { name: string; country: string }, everyMinutes: number) {
  const field = membersOf(calendar);
  const night = (key: string, startS: number, { name, country }: { name: string; country: string }) =>
    raceEvent({
      facts: {
        key,
        startS,
        sport: 33,
        competition: { ...competition, category: 'Speedway', season: seasonAt(startS) },
        meeting: name,
        country,
      },
      overAfterS: (HEATS + 4) * HEAT_EVERY_S,
      starters: () => field.map(entryOf),
      simulate: () => simulate(key, field),
    });
  return yearly({
    name: id,
    items: raceCalendar(calendar),
    inYear: (key, year, row) => [night(key, secondAt(calendarDay(year, row.date), row.detail), row)],
    anyTime: night,
    everyMinutes,
  });
}

export const grandPrixSpeedway = speedway('sgp', 'speedway', { name: 'Speedway Grand Prix', country: 'xw' }, 4 * 60);
export const nationalSpeedway = speedway('speedway-dm', 'danish-speedway', { name: 'DM', country: 'dk' }, 24 * 60);

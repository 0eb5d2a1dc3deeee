import { createRandom, highestFirst } from '../../../../random.ts';
import { readTable } from '../../../data/table.ts';
import { entryOf, type Member } from '../../../engine/fields.ts';
import type { RankedEntry } from '../../../engine/race-timeline.ts';
import { inSteps, type MeetingEdition, type MotorRace } from './meeting.ts';

const POINTS = [3, 2, 1, 0];
const HEAT_EVERY_S = 250;
const HEAT_S = 90;

/**
 * All riders meet once in the heats; the best by points ride in the semi-finals, two of each in the
 * final.
 */
const heatRows = readTable('speedway-heats.csv', 'phase name places').map((row) => ({
  ...row,
  places: row.places.split(' ').map(Number),
}));

interface Heat extends Omit<(typeof heatRows)[number], 'places'> {
  /** The winner first. */
  readonly order: readonly Member[];
}

/** Points of all riders, best first; ties go to more heats won, then to the order of the field. */
const pointsAfter = (ridden: readonly Heat[], field: readonly Member[]) =>
  field
    .map((rider) => {
      const heats = ridden.filter(({ phase, order }) => phase === 'heats' && order.includes(rider));
      const places = heats.map(({ order }) => order.indexOf(rider));
      return {
        rider,
        points: places.reduce((sum, place) => sum + POINTS[place]!, 0),
        wins: places.filter((place) => place === 0).length,
      };
    })
    .sort((a, b) => b.points - a.points || b.wins - a.wins);

function rideHeats(seed: string, field: readonly Member[]): readonly Heat[] {
  const random = createRandom(seed, 'heats');
  const ride = (of: string, riders: readonly Member[]): readonly Heat[] =>
    heatRows
      .filter(({ phase }) => phase === of)
      .map(({ places, ...heat }) => {
        const starters = places.map((place) => riders[place]!);
        return { ...heat, order: highestFirst(starters, ({ strength }) => strength * 0.35 + random.normal() * 1.6) };
      });
  const heats = ride('heats', random.shuffle(field));
  const best = pointsAfter(heats, field).map(({ rider }) => rider);
  const semifinals = ride('semi-finals', best);
  const inOrder = semifinals.flatMap(({ order }) => order);
  return [...heats, ...semifinals, ...ride('final', inOrder)];
}

function afterHeats(ridden: readonly Heat[], field: readonly Member[]): readonly RankedEntry[] {
  const final = ridden.find(({ phase }) => phase === 'final')?.order ?? [];
  const rows = pointsAfter(ridden, field);
  const finalists = final.map((finalist) => rows.find(({ rider }) => rider === finalist)!);
  return [...finalists, ...rows.filter(({ rider }) => !final.includes(rider))].map(({ rider, points }, index) => ({
    ...entryOf(rider),
    rank: index + 1,
    results: { points: String(points) },
  }));
}

export function speedway({ key, startS, field, meeting }: MeetingEdition): readonly MotorRace[] {
  const facts = { key, startS, meeting: meeting.name, country: meeting.country };
  const simulate = () => {
    const ridden = rideHeats(key, field);
    const steps = ridden.map(({ name }, index) => ({ name, atS: index * HEAT_EVERY_S }));
    return inSteps(field, steps, HEAT_S, (heats) => afterHeats(ridden.slice(0, heats), field));
  };
  return [{ facts, overAfterS: (heatRows.length + 4) * HEAT_EVERY_S, simulate }];
}

import { Stage } from '@stillingen/domain';
import { createRandom, highestFirst } from '../../../../random.ts';
import { readTable } from '../../../data/table.ts';
import { instant } from '../../../engine/calendar/copenhagen.ts';
import { entryOf, type Member } from '../../../engine/fields.ts';
import type { Race, RaceFacts } from '../../../engine/race.ts';
import {
  type Progress,
  type RaceTimeline,
  type RankedEntry,
  rankSplits,
  timeOrGap,
  timeText,
} from '../../../engine/race-timeline.ts';

/** A meeting at a time; `key` begins the keys of its events. */
export interface MeetingEdition {
  readonly key: string;
  readonly startS: number;
  readonly meeting: Readonly<Record<'name' | 'country' | 'venue', string>>;
  readonly field: readonly Member[];
}

/** An event of a meeting, whose sport and competition are those of its series. */
export interface MotorRace extends Pick<Race, 'overAfterS' | 'simulate'> {
  readonly facts: Omit<RaceFacts, 'sport' | 'competition'>;
}

const HOUR_S = 3600;
const STAGES_OF_SHOWCASE = 4;
const STAGE_EVERY_S = 85 * 60;
const STAGE_S = 50 * 60;
/** Hours from the start of a rally to the first stage of each day. */
const DAYS = [
  { hours: 0, stages: 2 },
  { hours: 14, stages: 6 },
  { hours: 38, stages: 6 },
  { hours: 61.5, stages: 4 },
];
const REASONS = ['Uheld', 'Motor', 'Hjulophæng', 'Gearkasse', 'Kørt af vejen'];

const POINTS = [3, 2, 1, 0];
const HEAT_EVERY_S = 250;
const HEAT_S = 90;

/** A meeting in steps, such as heats: a ranking when each begins and one when it is over. */
const inSteps = (
  field: readonly Member[],
  steps: readonly { readonly name: string; readonly atS: number }[],
  lengthS: number,
  entriesAfter: (steps: number) => readonly RankedEntry[],
): RaceTimeline =>
  steps.flatMap(({ name, atS }, index) => {
    const isLast = index + 1 === steps.length;
    const over = isLast ? { stage: Stage.finished, notice: '' } : { stage: Stage.live, notice: `Efter ${name}` };
    return [
      { atS, stage: Stage.live, notice: name, entries: () => (index === 0 ? field.map(entryOf) : entriesAfter(index)) },
      { atS: atS + lengthS, ...over, entries: () => entriesAfter(index + 1) },
    ];
  });

interface Crew extends Progress {
  readonly reason: string;
}

function driveStages(seed: string, field: readonly Member[], stages: number): readonly Crew[] {
  const random = createRandom(seed, 'rally');
  const stagesS = Array.from({ length: stages }, () => random.int(420, 960));
  return field.map((competitor) => {
    const pace = (9 - competitor.strength) * 0.009 + random.normal() * 0.003;
    let totalS = 0;
    const splits = stagesS.map((stageS) => {
      totalS += stageS * (1 + pace + Math.abs(random.normal()) * 0.006);
      if (random.chance(0.015)) totalS += random.int(30, 200);
      return totalS;
    });
    const passed = random.chance(0.14) ? random.int(1, stages - 1) : stages;
    return { entry: entryOf(competitor), splits, passed, reason: random.pick(REASONS) };
  });
}

const afterStages = (crews: readonly Crew[], stages: number): readonly RankedEntry[] =>
  rankSplits(
    crews.map((crew): Crew => (crew.passed < stages ? { ...crew, out: 'retired' } : { ...crew, passed: stages })),
    (place) => ({ time: timeText(place.timeS, 1), ...timeOrGap(place, 1) }),
    ({ reason }) => ({ stopReason: reason }),
  );

const stagesFrom = (startS: number, stages: number): readonly number[] =>
  Array.from({ length: stages }, (_, stage) => startS + stage * STAGE_EVERY_S);

const STAGES_S = DAYS.flatMap(({ hours, stages }) => stagesFrom(hours * HOUR_S, stages));
const SHOWN_STAGES_S = stagesFrom(0, STAGES_OF_SHOWCASE);

export function rally({ key, startS, field, meeting }: MeetingEdition, shown?: number): readonly MotorRace[] {
  const { name, country, venue } = meeting;
  const stagesS = shown === undefined ? STAGES_S : SHOWN_STAGES_S;
  const overAfterS = stagesS.at(-1)! + STAGE_EVERY_S;
  const simulate = () => {
    const crews = driveStages(key, field, stagesS.length);
    const steps = stagesS.map((atS, index) => ({ name: `${index + 1}. prøve af ${stagesS.length}`, atS }));
    return inSteps(field, steps, STAGE_S, (stages) => afterStages(crews, stages));
  };
  const facts = { key, startS, meeting: name, end: instant(startS + overAfterS), country, venue };
  return [{ facts, overAfterS, simulate }];
}

/** All riders meet once in the heats; the best by points ride in the semi-finals, two of each in the final. */
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

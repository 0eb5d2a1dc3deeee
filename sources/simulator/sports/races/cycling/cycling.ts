import { Stage } from '@stillingen/domain';
import { createRandom, highestFirst } from '../../../../random.ts';
import { lookedUpIn, readCell } from '../../../data/table.ts';
import {
  calendarDay,
  copenhagenDay,
  copenhagenMinutes,
  copenhagenSeconds,
  instant,
  yearOf,
} from '../../../engine/calendar/copenhagen.ts';
import { seasonAt } from '../../../engine/calendar/season.ts';
import type { EventPlan } from '../../../engine/event-plan.ts';
import { entryOf, type Member, membersOf } from '../../../engine/fields.ts';
import {
  raceCalendar,
  raceEvent,
  type RaceFacts,
  raceMessage,
  racePublications,
  raceSport,
  yearly,
} from '../../../engine/race.ts';
import type { RaceTimelineEvent } from '../../../engine/race-timeline.ts';
import { type Classification, CLASSIFICATIONS, type Tour } from './classifications.ts';
import { kmOf, rideStage, stageTimeline, TERRAINS } from './cycling-stage.ts';

const GIVES_UP = 0.006;
const START_MINUTES = 12 * 60 + 15;
/** Races of more stages have all teams, of eight riders; the others fewer teams, of seven or six. */
const LONG_STAGES = 15;

const RACES = raceCalendar('cycling').map((row) => ({
  date: row.date,
  country: row.country,
  name: row.name,
  /** Terrains by letter; a dash is a day of rest. */
  stages: readCell(row, 'detail', (letters) =>
    [...letters].flatMap((letter, day) => (letter === '-' ? [] : [{ day, terrain: lookedUpIn(TERRAINS)(letter) }])),
  ),
}));
type CyclingRace = (typeof RACES)[number];

const teamsOf = (field: string): readonly (readonly Member[])[] => [
  ...Map.groupBy(membersOf(field), ({ team }) => team).values(),
];

function fieldOf(edition: string, { country, stages }: CyclingRace): readonly Member[] {
  const random = createRandom(edition, 'field');
  const isLong = stages.length > LONG_STAGES;
  const suits = (rider: Member): number => stages.reduce((sum, { terrain }) => sum + terrain.suits(rider), 0) / stages.length;
  const isHome = country === 'dk';
  const teams = isLong ? teamsOf('cycling') : random.shuffle(teamsOf('cycling')).slice(0, isHome ? 15 : 18);
  const usualRiders = isHome ? 6 : 7;
  return [...teams, ...(isHome ? teamsOf('danish-cycling') : [])].flatMap((team) => {
    const entryScore = (rider: Member): number =>
      rider.strength + suits(rider) + random.normal() + (isHome && rider.country === 'dk' ? 4 : 0);
    return highestFirst(team, entryScore).slice(0, isLong ? 8 : usualRiders);
  });
}

function rideStages(edition: string, race: CyclingRace, from: number, to: number) {
  const field = fieldOf(edition, race);
  const random = createRandom(edition, 'leavers');
  /** The stages that riders do not finish. */
  const left = new Map<Member, number>();
  for (const stage of race.stages.keys())
    for (const rider of field) if (!left.has(rider) && random.chance(GIVES_UP)) left.set(rider, stage);
  const ridden = race.stages.slice(from, to).map(({ terrain }, offset) => {
    const stage = from + offset;
    const riders = field.filter((rider) => (left.get(rider) ?? Infinity) >= stage);
    return rideStage(`${edition}-${stage + 1}`, riders, terrain, (rider) => left.get(rider) === stage);
  });
  return { field, ridden };
}

/** The stages ridden last: all classifications of a day read the same, and a race has many. */
let latest: { readonly key: string; readonly tour: Tour } | null = null;

function tourOf(edition: string, race: CyclingRace, year: number, stages: number): Tour {
  const key = `${edition} ${stages}`;
  if (latest?.key !== key) {
    const { field, ridden } = rideStages(edition, race, 0, stages);
    latest = { key, tour: { edition, year, field, stages: ridden } };
  }
  return latest.tour;
}

const factsOf = (key: string, startS: number, { country, name }: CyclingRace): RaceFacts => {
  const category = name === 'Danmark Rundt' ? 'UCI ProSeries' : 'UCI World Tour';
  return { key, startS, sport: 34, competition: { name, country, category, season: seasonAt(startS) }, meeting: name, country };
};

function stageEvent(edition: string, race: CyclingRace, index: number, key: string, startS: number): EventPlan {
  const { terrain } = race.stages[index]!;
  const inStages = race.stages.length > 1;
  const session = terrain.word === '' ? `${index + 1}. etape` : `${index + 1}. etape · ${terrain.word}`;
  const length = kmOf(`${edition}-${index + 1}`, terrain);
  return raceEvent({
    facts: { ...factsOf(key, startS, race), ...(inStages ? { session } : {}), length },
    overAfterS: 8 * 3600,
    starters: () => fieldOf(edition, race).map(entryOf),
    simulate: () => stageTimeline(rideStages(edition, race, index, index + 1).ridden[0]!, inStages),
  });
}

const DAY_S = 24 * 3600;
const TOTAL_AFTER_S = 7 * 3600;

interface DayOfTour {
  readonly edition: string;
  readonly race: CyclingRace;
  readonly year: number;
  readonly index: number;
  readonly startsS: readonly number[];
  /** The number of stages after which it is final. */
  readonly count: number;
}

/**
 * A classification on the day of a stage. All days share one race; rankings of later days are
 * newer.
 */
function classificationEvent({ edition, race, year, index, startsS, count }: DayOfTour, which: Classification): EventPlan {
  const dayS = startsS[index]!;
  const startS = startsS[0]!;
  const facts: RaceFacts = {
    ...factsOf(`${edition}-${which.key}`, startS, race),
    session: which.session,
    end: instant(startsS[count - 1]! + TOTAL_AFTER_S),
    ...(which.isMeasured === true
      ? { splits: { unit: 'seconds', points: startsS.slice(0, count).map((_, stage) => `${stage + 1}. etape`) } }
      : {}),
  };
  const after = (stages: number, secondOfDay: number): RaceTimelineEvent => ({
    atS: dayS - startS + secondOfDay,
    stage: stages === count ? Stage.finished : Stage.live,
    ...(stages === 0 || stages === count ? {} : { notice: `Efter ${stages}. etape` }),
    entries: () => which.entries(tourOf(edition, race, year, stages)),
  });
  return {
    key: facts.key,
    day: copenhagenDay(dayS),
    startS: dayS,
    overS: dayS + TOTAL_AFTER_S + 1,
    isRepeated: true,
    announcement: () => [raceMessage(facts)],
    publications: () => [
      ...racePublications(facts, [after(index, 0)], 2 * index + 1),
      ...racePublications(facts, [after(index + 1, TOTAL_AFTER_S)], 2 * index + 2),
    ],
  };
}

/** A stage but the last, as if those before it had been ridden, with its classifications. */
function showcaseStage(key: string, startS: number, race: CyclingRace, item: number): readonly EventPlan[] {
  const last = race.stages.length - 1;
  if (last === 0) return [stageEvent(key, race, 0, key, startS)];
  const index = item % last;
  const startsS = race.stages.map((_, stage) => startS + Math.max(0, stage - index) * DAY_S);
  const day = { edition: key, race, year: yearOf(copenhagenDay(startS)), index, startsS, count: index + 1 };
  return [stageEvent(key, race, index, key, startS), ...CLASSIFICATIONS.map((each) => classificationEvent(day, each))];
}

const tours = yearly({
  name: 'cycling',
  items: RACES,
  inYear: (edition, year, race) => {
    const first = calendarDay(year, race.date);
    const minutes = copenhagenMinutes(race.country, START_MINUTES);
    const startsS = race.stages.map(({ day }) => copenhagenSeconds(first + day, minutes));
    return startsS.flatMap((startS, stage) => [
      stageEvent(edition, race, stage, `${edition}-${stage + 1}`, startS),
      ...(race.stages.length > 1
        ? CLASSIFICATIONS.map((each) =>
            classificationEvent({ edition, race, year, index: stage, startsS, count: race.stages.length }, each),
          )
        : []),
    ]);
  },
  anyTime: showcaseStage,
  everyMinutes: 3 * 60,
});

export const cycling = raceSport(34, tours);

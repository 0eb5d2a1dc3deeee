import { Stage as StageOfEvent } from '@stillingen/domain';
import { createRandom } from '../../../../random.ts';
import { calendarDay } from '../../../engine/calendar/dates.ts';
import { copenhagenDay, instant, yearOf } from '../../../engine/calendar/copenhagen.ts';
import type { EventPlan, CreateSport } from '../../../engine/event-plan.ts';
import { aroundTheClock, at, byYear, type MakeEvent, raceCalendar } from '../calendar.ts';
import { roadEntries, stageResult, startsEveryS, timeTrialEntries, totalEntries } from './cycling-board.ts';
import { isTerrain, kmOf, rideStage, type Stage, type Terrain, TERRAINS } from './cycling-stage.ts';
import { entryOf, type Member, membersOf } from '../../../engine/fields.ts';
import { raceEvent, type RaceFacts, raceMessage, racePublications } from '../../../engine/race.ts';
import type { TimelineEvent } from '../../../engine/timeline.ts';

const CYCLING = 34;
const LOOK_S = 60;
const LEAVES = 0.006;
const EUROPE = '12:45';
const STARTS: Readonly<Record<string, string>> = { au: '2:00', ae: '9:30', ca: '17:00', cn: '5:30' };
/** Grand tours have eight riders a team, and all teams; the others seven of fewer. */
const LONG_STAGES = 15;

const races = raceCalendar('cycling').map(({ date, country, name, detail }) => ({
  date,
  country,
  name,
  stages: [...detail].flatMap((terrain, day) => (isTerrain(terrain) ? [{ day, terrain }] : [])),
}));
type Race = (typeof races)[number];

const byTeam = (riders: readonly Member[]): readonly (readonly Member[])[] => [
  ...Map.groupBy(riders, ({ team }) => team).values(),
];

/** The starters: of each team those that suit the race best. */
function fieldOf(edition: string, { country, stages }: Race): readonly Member[] {
  const random = createRandom(edition, 'field');
  const isLong = stages.length > LONG_STAGES;
  const suits = (rider: Member): number =>
    stages.reduce((sum, { terrain }) => sum + (TERRAINS[terrain].suits[rider.skill] ?? 0), 0) / stages.length;
  const isHome = country === 'dk';
  const teams = isLong ? byTeam(membersOf('cycling')) : random.shuffle(byTeam(membersOf('cycling'))).slice(0, isHome ? 15 : 18);
  return [...teams, ...(isHome ? byTeam(membersOf('danish-cycling')) : [])].flatMap((team) => {
    const wish = new Map(
      team.map((rider) => [rider, rider.strength + suits(rider) + random.normal() + (isHome && rider.country === 'dk' ? 4 : 0)]),
    );
    return team.toSorted((a, b) => wish.get(b)! - wish.get(a)!).slice(0, isLong ? 8 : isHome ? 6 : 7);
  });
}

/** The number of the stage in which each rider climbs off; all others finish. */
function leavers(edition: string, field: readonly Member[], stages: number): ReadonlyMap<Member, number> {
  const random = createRandom(edition, 'leavers');
  const left = new Map<Member, number>();
  for (let stage = 0; stage < stages; stage += 1)
    for (const rider of field) if (!left.has(rider) && random.chance(LEAVES)) left.set(rider, stage);
  return left;
}

/** The stages of a race up to one, simulated anew each time: they are many, and few are needed. */
function ride(edition: string, race: Race, from: number, to: number): { field: readonly Member[]; ridden: readonly Stage[] } {
  const field = fieldOf(edition, race);
  const left = leavers(edition, field, race.stages.length);
  const ridden = race.stages.slice(from, to).map(({ terrain }, offset) => {
    const stage = from + offset;
    const riders = field.filter((rider) => (left.get(rider) ?? Infinity) >= stage);
    return rideStage(`${edition}-${stage + 1}`, riders, terrain, (rider) => left.get(rider) === stage);
  });
  return { field, ridden };
}

function stageTimeline(stage: Stage, inStages: boolean): readonly TimelineEvent[] {
  const { terrain, wonInS, km, riders } = stage;
  const isTrial = terrain === 't';
  const lastS = isTrial ? riders.length * startsEveryS(riders.length) + wonInS * 1.15 : wonInS;
  const timeline: TimelineEvent[] = [];
  for (let second = 0; second < lastS; second += LOOK_S) {
    const part = second / wonInS;
    timeline.push({
      atS: second,
      stage: StageOfEvent.live,
      ...(isTrial ? {} : { done: Math.round(part * km * 10) / 10 }),
      entries: () => (isTrial ? timeTrialEntries(stage, second) : roadEntries(stage, part)),
    });
  }
  return [
    ...timeline,
    {
      atS: lastS + 90,
      stage: StageOfEvent.finished,
      ...(isTrial ? {} : { done: km }),
      entries: () => stageResult(stage, inStages),
    },
  ];
}

const WORDS: Readonly<Record<Terrain, string>> = { f: '', h: 'kuperet', m: 'bjerge', t: 'enkeltstart' };

function factsOf(key: string, startS: number, { country, name }: Race): Omit<RaceFacts, 'session'> {
  const category = country === 'dk' && name === 'Danmark Rundt' ? 'UCI ProSeries' : 'UCI World Tour';
  return {
    key,
    startS,
    sport: CYCLING,
    competition: { name, country, category, season: String(yearOf(copenhagenDay(startS))) },
    meeting: name,
    country,
  };
}

function stageEvent(edition: string, race: Race, index: number, key: string, startS: number): EventPlan {
  const { terrain } = race.stages[index]!;
  const inStages = race.stages.length > 1;
  const session = [`${index + 1}. etape`, WORDS[terrain]].filter((word) => word !== '').join(' · ');
  const length = kmOf(`${edition}-${index + 1}`, terrain);
  return raceEvent({
    facts: { ...factsOf(key, startS, race), ...(inStages ? { session } : {}), length },
    overAfterS: 8 * 3600,
    starters: () => fieldOf(edition, race).map(entryOf),
    simulate: () => stageTimeline(ride(edition, race, index, index + 1).ridden[0]!, inStages),
  });
}

/** Seconds after the start of a stage by which its riders are in. */
const TOTAL_AFTER_S = 7 * 3600;

/**
 * The general classification on the day of a stage. All days share one race: a later day's is newer
 * than any before.
 */
function totalEvent(edition: string, race: Race, index: number, startsS: readonly number[]): EventPlan {
  const count = race.stages.length;
  const dayS = startsS[index]!;
  const startS = startsS[0]!;
  const facts: RaceFacts = {
    ...factsOf(`${edition}-samlet`, startS, race),
    session: 'Samlet',
    end: instant(startsS.at(-1)! + TOTAL_AFTER_S),
  };
  const standings = (stages: number, secondOfDay: number): TimelineEvent => ({
    atS: dayS - startS + secondOfDay,
    stage: stages === count ? StageOfEvent.finished : StageOfEvent.live,
    ...(stages === 0 || stages === count ? {} : { notice: `Efter ${stages}. etape` }),
    entries: () => {
      const { field, ridden } = ride(edition, race, 0, stages);
      return stages === 0 ? field.map(entryOf) : totalEntries(ridden, field);
    },
  });
  return {
    key: facts.key,
    day: copenhagenDay(dayS),
    startS: dayS,
    overS: dayS + TOTAL_AFTER_S + 1,
    announcement: () => [raceMessage(facts)],
    publications: () => [
      ...racePublications(facts, [standings(index, 0)], 2 * index + 1),
      ...racePublications(facts, [standings(index + 1, TOTAL_AFTER_S)], 2 * index + 2),
    ],
  };
}

function editionOf(seed: string, year: number, race: Race, index: number): readonly EventPlan[] {
  const name = `cycling-${seed}-${year}-${index + 1}`;
  const first = calendarDay(year, race.date);
  const startsS = race.stages.map(({ day }) => at(first + day, STARTS[race.country] ?? EUROPE));
  return startsS.flatMap((startS, stage) => [
    stageEvent(name, race, stage, `${name}-${stage + 1}`, startS),
    ...(race.stages.length > 1 ? [totalEvent(name, race, stage, startsS)] : []),
  ]);
}

const kinds = races.map(
  (race, index): MakeEvent =>
    (key, startS) =>
      stageEvent(key, race, index % race.stages.length, key, startS),
);

export const cycling: CreateSport = (seed) => ({
  sportId: CYCLING,
  day: byYear((year) => races.flatMap((race, index) => editionOf(seed, year, race, index))),
  showcase: (day) => aroundTheClock(`cycling-${seed}`, day, 3 * 60, kinds),
});

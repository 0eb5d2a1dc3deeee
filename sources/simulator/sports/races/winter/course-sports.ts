import type { Results } from '@stillingen/domain';
import { createRandom, type Random } from '../../../../random.ts';
import { entrantsOf, entryOf } from '../../../engine/fields.ts';
import { disqualifiedLater, type RankedEntry } from '../../../engine/race-timeline.ts';
import { type Athlete, type Course, courseTimeline } from './course.ts';
import { byStrength, winterFields, type WinterRace, winterSport } from './winter-sport.ts';

const SKIERS = winterFields('cross-country');
const SKIING_M_PER_S = { Herrer: 7.1, Kvinder: 6.4 } as const;
const MASS_START = 'M';
const DISQUALIFIED_LATER = 0.04;

function skiCourse(seed: string, { category, discipline, km }: WinterRace): Course {
  const random = createRandom(seed, 'skis');
  const isTogether = discipline === MASS_START;
  const count = Math.max(4, Math.min(14, Math.round(km / 2)));
  const points = Array.from({ length: count }, (_, index) => Math.round(((index + 1) * km * 100) / count) / 100);
  const wholeS = (km * 1000) / SKIING_M_PER_S[category];
  const athletes = byStrength(SKIERS[category])
    .toReversed()
    .map((competitor, index): Athlete => {
      // In a mass start the slower skiers are drawn along.
      const pace = 1 + (9 - competitor.strength) * (isTogether ? 0.005 : 0.009) + random.normal() * 0.007;
      let elapsed = 0;
      const splits = points.map(() => (elapsed += (wholeS / count) * (pace + random.normal() * 0.006)));
      const givesUp = random.chance(0.03) ? random.int(0, count - 1) : Infinity;
      const startS = isTogether ? 0 : index * 30;
      return { entry: entryOf(competitor), startS, splits: splits.slice(0, givesUp), results: () => ({}) };
    });
  return { km, points, clock: isTogether ? 'common' : 'own', athletes, notice: () => '' };
}

export const crossCountry = winterSport({
  sportId: 40,
  calendars: { 'cross-country': 'World Cup' },
  everyMinutes: 60,
  overAfterS: 5 * 3600,
  session: ({ discipline, km }) => `${km} km ${discipline === MASS_START ? 'fællesstart' : 'individuel start'}`,
  length: ({ km }) => km,
  starters: (_, { category }) => SKIERS[category].map(entryOf),
  simulate: (seed, race) => {
    const random = createRandom(seed, 'jury');
    const timeline = courseTimeline(skiCourse(seed, race));
    return race.discipline === MASS_START && random.chance(DISQUALIFIED_LATER) ? disqualifiedLater(timeline, random) : timeline;
  },
});

const BIATHLETES = winterFields('biathlon');
const NATIONS = { Herrer: entrantsOf('relay-men'), Kvinder: entrantsOf('relay-women') };
const BIATHLON_M_PER_S = { Herrer: 6.9, Kvinder: 6.1 } as const;
const RANGE_S = 30;
const LOOP_S = 23;
const SHOTS = 5;
const SPARE_S = 7;

interface Discipline {
  readonly name: string;
  readonly shootings: number;
  readonly penaltyS: number;
  readonly startEveryS: number;
  /** The most skiers; where they are teams of four, the rounds beyond five that each has at a shooting. */
  readonly most?: number;
  readonly spares?: number;
}
const DISCIPLINES: Readonly<Record<string, Discipline>> = {
  S: { name: 'sprint', shootings: 2, penaltyS: LOOP_S, startEveryS: 30 },
  I: { name: 'individuelt', shootings: 4, penaltyS: 60, startEveryS: 30 },
  P: { name: 'jagtstart', shootings: 4, penaltyS: LOOP_S, startEveryS: 3.5 },
  M: { name: 'fællesstart', shootings: 4, penaltyS: LOOP_S, startEveryS: 0, most: 30 },
  R: { name: 'stafet', shootings: 8, penaltyS: LOOP_S, startEveryS: 0, spares: 3 },
};
const disciplineOf = ({ discipline }: WinterRace): Discipline => DISCIPLINES[discipline]!;
const isInterval = ({ startEveryS }: Discipline): boolean => startEveryS === 30;

interface Starter {
  readonly entry: RankedEntry;
  readonly strength: number;
}

function startersOf(race: WinterRace): readonly Starter[] {
  const { spares, most } = disciplineOf(race);
  if (spares === undefined)
    return byStrength(BIATHLETES[race.category])
      .slice(0, most)
      .map((competitor) => ({ entry: entryOf(competitor), strength: competitor.strength }));
  return NATIONS[race.category].map(({ name, country }, index) => ({
    entry: { participant: { name, country, kind: 'national' }, rank: null },
    strength: 9 - index * 0.6,
  }));
}

/** A point in the middle of each lap and one behind each shooting; the last is the finish. */
function pointsOf(km: number, shootings: number): readonly number[] {
  const lap = km / (shootings + 1);
  return Array.from({ length: 2 * (shootings + 1) }, (_, index) => Math.round(((index + 1) * lap * 100) / 2) / 100);
}
const shotAfter = (passed: number, shootings: number): number => Math.min(shootings, Math.floor(passed / 2));

interface Shooting {
  readonly missed: number;
  readonly spare: number;
}

function shootingResults(shot: readonly Shooting[], hasSpares: boolean): Results {
  if (shot.length === 0) return {};
  const sum = (key: keyof Shooting) => shot.reduce((all, shooting) => all + shooting[key], 0);
  if (hasSpares) return { shooting: `${sum('missed')}+${sum('spare')}` };
  return { shooting: shot.map(({ missed }) => missed).join('+'), missedShots: String(sum('missed')) };
}

function biathlete(random: Random, { entry, strength }: Starter, index: number, race: WinterRace): Athlete {
  const { shootings, penaltyS, startEveryS, spares = 0 } = disciplineOf(race);
  const shot = Array.from({ length: shootings }, (): Shooting => {
    const missed = Array.from({ length: SHOTS }, () => random.chance(0.2 - strength * 0.014)).filter(Boolean).length;
    const spare = Math.min(spares, missed);
    return { missed: missed - spare, spare };
  });
  const pace = 1 + (9 - strength) * 0.008 + random.normal() * 0.008;
  const halfLapS = (race.km * 1000) / BIATHLON_M_PER_S[race.category] / (2 * (shootings + 1));
  let elapsed = 0;
  const splits = pointsOf(race.km, shootings).map((_, point) => {
    elapsed += halfLapS * (pace + random.normal() * 0.006);
    const shooting = point % 2 === 1 ? shot[(point - 1) / 2] : undefined;
    if (shooting !== undefined) elapsed += RANGE_S + random.normal() * 3 + shooting.spare * SPARE_S + shooting.missed * penaltyS;
    return elapsed;
  });
  const stops = spares === 0 && random.chance(0.02) ? random.int(0, 2 * shootings) : Infinity;
  const results = (passed: number): Results => ({
    bib: String(index + 1),
    ...shootingResults(shot.slice(0, shotAfter(passed, shootings)), spares > 0),
  });
  return { entry, startS: index * startEveryS, splits: splits.slice(0, stops), results };
}

function biathlonCourse(seed: string, race: WinterRace): Course {
  const random = createRandom(seed, 'biathlon');
  const discipline = disciplineOf(race);
  const { shootings } = discipline;
  const starters = isInterval(discipline) ? random.shuffle(startersOf(race)) : startersOf(race);
  const notice = (passed: number): string => {
    const shot = shotAfter(passed, shootings);
    return shot === 0 || isInterval(discipline) ? '' : `Efter ${shot}. skydning`;
  };
  return {
    km: race.km,
    points: pointsOf(race.km, shootings),
    clock: isInterval(discipline) ? 'own' : 'common',
    athletes: starters.map((starter, index) => biathlete(random, starter, index, race)),
    notice,
  };
}

const kmText = (km: number): string => String(km).replace('.', ',');

export const biathlon = winterSport({
  sportId: 41,
  calendars: { biathlon: 'World Cup' },
  everyMinutes: 60,
  overAfterS: 4 * 3600,
  session: (race) => {
    const { name, spares } = disciplineOf(race);
    return spares === undefined ? `${kmText(race.km)} km ${name}` : `4 x ${kmText(race.km / 4)} km ${name}`;
  },
  length: ({ km }) => km,
  starters: (_, race) => startersOf(race).map(({ entry }) => entry),
  simulate: (seed, race) => courseTimeline(biathlonCourse(seed, race)),
});

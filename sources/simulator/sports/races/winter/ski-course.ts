import { decimalText, type Results, SPORT, Stage } from '@stillingen/domain';
import { createRandom, type Random } from '../../../../random.ts';
import { oneOf, readTable } from '../../../data/table.ts';
import { entrantsOf, entryOf, participantOf } from '../../../engine/fields.ts';
import {
  everySeconds,
  gapText,
  type Place,
  type Progress,
  type RaceTimeline,
  type RankedEntry,
  rankSplits,
  timeText,
} from '../../../engine/race-timeline.ts';
import { fieldOf, type WinterRace, winterSport } from './winter-sport.ts';

/**
 * By an 'own' clock, times count from the own start and only finishers have a place. `men` and
 * `women` are metres a second, `lag` is the share of time lost for each point of strength,
 * `penalty_s` the cost of a missed shot; `spares` are the rounds beyond five of a team at a shooting.
 */
const COLUMNS =
  'sport letters name clock order start_every_s# shootings# penalty_s# spares# most# men# women# lag# noise# gives_up# disqualified#';
const DISCIPLINES = readTable('ski-courses.csv', COLUMNS, {
  clock: oneOf('own', 'common'),
  order: oneOf('weakest', 'drawn', 'best'),
});
const lettersOf = (of: string): readonly string[] =>
  DISCIPLINES.filter(({ sport }) => sport === of).map(({ letters }) => letters);
type CourseDiscipline = (typeof DISCIPLINES)[number];

const RANGE_S = 30;
const SHOTS = 5;
const SPARE_S = 7;
const LOOK_S = 30;
const GIVES_UP_S = 60;
const SETTLED_S = 90;

/** Where times are taken: about every two km, or in the middle of a lap and behind a shooting. */
function pointsOf(km: number, { shootings }: CourseDiscipline): readonly number[] {
  const count = shootings === 0 ? Math.max(4, Math.min(14, Math.round(km / 2))) : 2 * (shootings + 1);
  return Array.from({ length: count }, (_, index) => Math.round(((index + 1) * km * 100) / count) / 100);
}

/** '2,5 km', '1. skydning', and the finish. */
function pointNames(km: number, discipline: CourseDiscipline): string[] {
  const points = pointsOf(km, discipline);
  return points.map((point, index) => {
    if (index === points.length - 1) return 'Mål';
    const isRange = discipline.shootings > 0 && index % 2 === 1;
    return isRange ? `${(index + 1) / 2}. skydning` : decimalText(`${point} km`);
  });
}

function startersOf(race: WinterRace, { order, most, spares }: CourseDiscipline, random: Random) {
  if (spares > 0)
    return entrantsOf(`relay-${race.sex}`).map((nation, index) => ({
      entry: { participant: participantOf(nation), rank: null },
      strength: 9 - index * 0.6,
    }));
  const best = fieldOf(race).slice(0, most);
  const starters = best.map((member) => ({ entry: entryOf(member), strength: member.strength }));
  if (order === 'drawn') return random.shuffle(starters);
  return order === 'weakest' ? starters.toReversed() : starters;
}

function courseOf(seed: string, race: WinterRace, discipline: CourseDiscipline) {
  const random = createRandom(seed, race.sport);
  const { shootings, spares, penaltyS, lag, noise, givesUp, startEveryS } = discipline;
  const points = pointsOf(race.km, discipline);
  const partS = (race.km * 1000) / discipline[race.sex] / points.length;
  const shoot = (strength: number) => {
    const missed = Array.from({ length: SHOTS }, () => random.chance(0.2 - strength * 0.014)).filter(Boolean).length;
    const spare = Math.min(spares, missed);
    return { missed: missed - spare, spare };
  };
  const athletes = startersOf(race, discipline, random).map(({ entry, strength }, index) => {
    const shot = Array.from({ length: shootings }, () => shoot(strength));
    const pace = 1 + (9 - strength) * lag + random.normal() * noise;
    let elapsed = 0;
    const splits = points.map((_, point) => {
      elapsed += partS * (pace + random.normal() * 0.006);
      const shooting = point % 2 === 1 ? shot[(point - 1) / 2] : undefined;
      if (shooting !== undefined)
        elapsed += RANGE_S + random.normal() * 3 + shooting.spare * SPARE_S + shooting.missed * penaltyS;
      return elapsed;
    });
    // Fewer splits after giving up.
    const stops = random.chance(givesUp) ? random.int(0, points.length - 1) : Infinity;
    return { entry, bib: index + 1, startS: index * startEveryS, splits: splits.slice(0, stops), shot };
  });
  return { discipline, km: race.km, points, athletes };
}

type SkiCourse = ReturnType<typeof courseOf>;
type Athlete = SkiCourse['athletes'][number];
type SkierRow = Athlete & Progress;

const passedAt = ({ startS, splits }: Athlete, second: number): number =>
  splits.filter((split) => startS + split <= second).length;

const shotAfter = (passed: number, { shootings }: CourseDiscipline): number => Math.min(shootings, Math.floor(passed / 2));

function shootingResults({ bib, shot, passed }: SkierRow, discipline: CourseDiscipline): Results {
  if (discipline.shootings === 0) return {};
  const done = shot.slice(0, shotAfter(passed, discipline));
  const missed = done.reduce((sum, shooting) => sum + shooting.missed, 0);
  const spare = done.reduce((sum, shooting) => sum + shooting.spare, 0);
  if (done.length === 0) return { bib: String(bib) };
  if (discipline.spares > 0) return { bib: String(bib), shooting: `${missed}+${spare}` };
  return { bib: String(bib), shooting: done.map((shooting) => shooting.missed).join('+'), missedShots: String(missed) };
}

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;

function entriesAt({ discipline, points, athletes }: SkiCourse, second: number): readonly RankedEntry[] {
  const isCommon = discipline.clock === 'common';
  const rows = athletes.map((athlete): SkierRow => {
    const { startS, splits } = athlete;
    const passed = passedAt(athlete, second);
    const hasGivenUp = splits.length < points.length && passed === splits.length;
    const isOut = hasGivenUp && second > startS + (splits.at(-1) ?? 0) + GIVES_UP_S;
    return {
      ...athlete,
      passed,
      splits: splits.map((split) => tenths(isCommon ? split + startS : split)),
      published: points.map((_, index) => index),
      waits: passed < (isCommon ? 1 : points.length),
      ...(isOut ? { out: passed === 0 ? 'not-started' : 'retired' } : {}),
    };
  });
  const results = (place: Place<SkierRow>): Results => {
    const { row, index, timeS, behindS } = place;
    const isIn = row.passed === points.length;
    return {
      ...shootingResults(row, discipline),
      ...(index === 0 || isIn ? { time: timeText(timeS, 1) } : {}),
      ...(index === 0 ? {} : { gap: gapText(behindS, 1) }),
      ...(index === 0 && !isIn ? { distance: String(Math.round(points[row.passed - 1]! * 10) / 10) } : {}),
    };
  };
  return rankSplits(rows, results, (row) => shootingResults(row, discipline));
}

function timelineOf(course: SkiCourse): RaceTimeline {
  const { discipline, km, points, athletes } = course;
  const lastS = Math.max(...athletes.map(({ startS, splits }) => startS + (splits.at(-1) ?? 0)));
  const underWay = everySeconds([0, lastS, LOOK_S], (second) => {
    const passed = Math.max(...athletes.map((athlete) => passedAt(athlete, second)));
    const shot = shotAfter(passed, discipline);
    return {
      stage: Stage.live,
      done: points[passed - 1] ?? 0,
      notice: shot > 0 && discipline.clock === 'common' ? `Efter ${shot}. skydning` : '',
      entries: () => entriesAt(course, second),
    };
  });
  const result = () => entriesAt(course, Infinity);
  return [...underWay, { atS: lastS + SETTLED_S, stage: Stage.finished, done: km, notice: '', entries: result }];
}

function contest(seed: string, race: WinterRace) {
  const { sport, letters, km } = race;
  const discipline = DISCIPLINES.find((row) => row.sport === sport && row.letters === letters)!;
  const { name, spares, disqualified } = discipline;
  return {
    session: decimalText(spares === 0 ? `${km} km ${name}` : `4 x ${km / 4} km ${name}`),
    length: km,
    splits: { unit: 'seconds' as const, points: pointNames(km, discipline) },
    disqualified,
    starters: () =>
      startersOf(race, discipline, createRandom(seed, sport)).map(({ entry }, index) => {
        return { ...entry, results: discipline.shootings === 0 ? {} : { bib: String(index + 1) } };
      }),
    simulate: () => timelineOf(courseOf(seed, race, discipline)),
  };
}

const everyHour = { everyMinutes: 60, contest };

export const crossCountry = winterSport({
  sportId: SPORT.crossCountry,
  sport: 'cross-country',
  letters: lettersOf('cross-country'),
  overAfterS: 5 * 3600,
  ...everyHour,
});
export const biathlon = winterSport({
  sportId: SPORT.biathlon,
  sport: 'biathlon',
  letters: lettersOf('biathlon'),
  overAfterS: 4 * 3600,
  ...everyHour,
});

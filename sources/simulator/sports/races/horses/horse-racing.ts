import { formatThousands, Stage } from '@stillingen/domain';
import { createRandom } from '../../../../random.ts';
import { copenhagenDay, dayText, daysSinceSaturday, yearOf } from '../../../engine/calendar/copenhagen.ts';
import type { EventPlan, CreateSport } from '../../../engine/event-plan.ts';
import { aroundTheClock, at, type MakeEvent } from '../calendar.ts';
import { cardEntries, type Finish, raceS, resultEntries, type Runner, running, runnersOf } from './horse-race.ts';
import { raceEvent } from '../../../engine/race.ts';
import type { TimelineEvent } from '../../../engine/timeline.ts';
import { COURSES, type Course, coursesOf } from './racecourses.ts';

const HORSE_RACING = 35;
const LOOK_S = 15;
const PRICES_AT_S = [-3 * 3600, -3600, -1800, -600, -120];
const DEAD_HEAT = 0.015;
const INQUIRY = 0.02;
/** Speeds that differ by less need a photograph. */
const CLOSE = 0.05;

function momentsOf(seed: string, course: Course, metres: number): readonly TimelineEvent[] {
  const random = createRandom(seed, 'race');
  const runners = runnersOf(seed, course);
  const notice = raceNotice(course, metres, seed);
  const remark = (word: string): string => `${word} · ${notice}`;
  const price = (second: number) => (runner: Runner) =>
    runner.startingPrice + (runner.earlyPrice - runner.startingPrice) * Math.min(1, -second / 10_800);
  const delayS = random.int(30, 240);
  const endS = delayS + raceS(metres);
  const order = running(runners, 1);
  const isClose = order[0]!.speed - order[1]!.speed < CLOSE;
  const finish: Finish = { order, deadHeat: isClose && random.chance(DEAD_HEAT * 10) };
  const takeOuts = runners.flatMap(({ outBeforeS }) => (outBeforeS === null ? [] : [-outBeforeS]));
  const timeline: TimelineEvent[] = [...PRICES_AT_S, ...takeOuts]
    .sort((a, b) => a - b)
    .map((second) => ({ atS: second, stage: Stage.scheduled, entries: () => cardEntries(runners, -second, price(second)) }));
  timeline.push({ atS: 0, stage: Stage.live, notice: remark('Til start'), entries: () => cardEntries(runners, 0, price(0)) });
  for (let second = delayS; second < endS; second += LOOK_S) {
    const part = (second - delayS) / (endS - delayS);
    timeline.push({ atS: second, stage: Stage.live, notice: remark('Løb i gang'), entries: () => inRunning(runners, part) });
  }
  timeline.push({
    atS: endS,
    stage: Stage.live,
    notice: remark(isClose ? 'Målfoto' : 'Afventer resultat'),
    entries: () => inRunning(runners, 1),
  });
  const resultS = endS + random.int(50, 100) + (isClose ? 90 : 0);
  timeline.push({ atS: resultS, stage: Stage.finished, entries: () => resultEntries(runners, finish, metres) });
  if (!finish.deadHeat && random.chance(INQUIRY)) {
    const [first, second, ...others] = order as [Runner, Runner, ...Runner[]];
    timeline.push({
      atS: resultS + random.int(8, 20) * 60,
      stage: Stage.finished,
      notice: remark('Rækkefølgen ændret efter protest'),
      entries: () => resultEntries(runners, { order: [second, first, ...others], deadHeat: false }, metres),
    });
  }
  return timeline;
}

/** The order in a running race; non-runners have none. */
function inRunning(runners: readonly Runner[], part: number) {
  const order = running(runners, part);
  return cardEntries(runners, 0, ({ startingPrice }) => startingPrice).map((entry, index) => {
    const place = order.indexOf(runners[index]!);
    return place < 0 ? entry : { ...entry, rank: place + 1 };
  });
}

/** '1 600 m · græs · bane: god'; the going is that of the day. */
function raceNotice({ surface, going, name }: Course, metres: number, seed: string): string {
  const ofDay = createRandom(name, seed.slice(0, seed.lastIndexOf('-')), 'going').pick(going);
  return `${formatThousands(metres)} m · ${surface} · bane: ${ofDay}`;
}

function seasonOf(day: number, country: string): string {
  const year = yearOf(day);
  if (country !== 'hk') return String(year);
  const from = dayText(day).slice(5) >= '09-01' ? year : year - 1;
  return `${from}/${from + 1}`;
}

function race(key: string, startS: number, course: Course, number: number): EventPlan {
  const random = createRandom(key, 'card');
  const [metres, prize] = [random.pick(course.metres), random.pick(course.prizes)];
  const { name, country } = course;
  return raceEvent({
    facts: {
      key,
      startS,
      sport: HORSE_RACING,
      competition: { name, country, season: seasonOf(copenhagenDay(startS), country) },
      meeting: name,
      session: `${number}. løb`,
      length: metres / 1000,
      prize,
      country,
      venue: name,
      notice: raceNotice(course, metres, key),
    },
    overAfterS: 3600,
    starters: () => cardEntries(runnersOf(key, course), Infinity, ({ earlyPrice }) => earlyPrice),
    simulate: () => momentsOf(key, course, metres),
  });
}

const card = (key: string, day: number, course: Course): readonly EventPlan[] =>
  Array.from({ length: course.races }, (_, index) =>
    race(`${key}-${index + 1}`, at(day, course.first) + index * course.everyMinutes * 60, course, index + 1),
  );

const [SATURDAY, SUNDAY, WEDNESDAY] = [0, 1, 4];

function courses(day: number): readonly Course[] {
  const weekday = daysSinceSaturday(day);
  const date = dayText(day).slice(5);
  const week = Math.floor(day / 7);
  const british = date >= '04-01' && date <= '11-08' ? coursesOf('summer') : coursesOf('winter');
  const isHongKong = date <= '07-15' || date >= '09-06';
  return [
    ...(date >= '04-18' && date <= '11-15' && ((weekday === SATURDAY && week % 2 === 0) || (weekday === SUNDAY && week % 4 === 1))
      ? coursesOf('klampenborg')
      : []),
    british[day % british.length]!,
    ...(weekday === SATURDAY ? [british[(day + 1) % british.length]!] : []),
    ...(isHongKong && weekday === SUNDAY ? coursesOf('sha-tin') : []),
    ...(isHongKong && weekday === WEDNESDAY ? coursesOf('happy-valley') : []),
  ];
}

const kinds = COURSES.map(
  (course, index): MakeEvent =>
    (key, startS) =>
      race(key, startS, course, index + 1),
);

export const horseRacing: CreateSport = (seed) => ({
  sportId: HORSE_RACING,
  day: (day) => courses(day).flatMap((course, index) => card(`horses-${seed}-${dayText(day)}-${index + 1}`, day, course)),
  showcase: (day) => aroundTheClock(`horses-${seed}`, day, 10, kinds),
});

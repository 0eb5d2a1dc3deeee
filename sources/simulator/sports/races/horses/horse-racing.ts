import { formatThousands, SPORT, Stage } from '@stillingen/domain';
import { createRandom } from '../../../../random.ts';
import { listOf, numberOf, oneOf, readTable } from '../../../data/table.ts';
import { daysSinceSaturday, dayText, secondAt } from '../../../engine/calendar/copenhagen.ts';
import { seasonAt } from '../../../engine/calendar/season.ts';
import type { CreateSport, EventPlan } from '../../../engine/event-plan.ts';
import { aroundTheClock, raceEvent } from '../../../engine/race.ts';
import { corrected, everySeconds, type RaceTimeline, type RankedEntry } from '../../../engine/race-timeline.ts';
import { cardEntries, orderAt, raceS, resultEntries, type Runner, runnersOf, runningEntries } from './horse-race.ts';

const LOOK_S = 15;
const PRICES_AT_S = [-3 * 3600, -3600, -1800, -600, -120];
const DEAD_HEAT = 0.15;
const INQUIRY = 0.02;
/** The chance that an inquiry disqualifies the winner, which becomes the second otherwise. */
const DISQUALIFIED = 0.3;
const CLOSE = 0.05;

const COLUMNS = 'name country season races# first every_minutes# metres surface going prizes';
const COURSES = readTable('racecourses.csv', COLUMNS, {
  season: oneOf('klampenborg', 'summer', 'winter', 'sha-tin', 'happy-valley'),
  metres: listOf(numberOf),
});
type Racecourse = (typeof COURSES)[number];

/** '1 600 m · græs · bane: god'; the going is that of the day. */
function raceNotice({ surface, going, name }: Racecourse, metres: number, key: string): string {
  const ofDay = createRandom(name, key.slice(0, key.lastIndexOf('-')), 'going').pick(going.split('|'));
  return `${formatThousands(metres)} m · ${surface} · bane: ${ofDay}`;
}

function simulate(key: string, course: Racecourse, metres: number): RaceTimeline {
  const random = createRandom(key, 'race');
  const runners = runnersOf(key, course.country);
  const notice = (word: string): string => `${word} · ${raceNotice(course, metres, key)}`;
  const delayS = random.int(30, 240);
  const endS = delayS + raceS(metres);
  const order = orderAt(runners, 1);
  const isClose = order[0]!.speed - order[1]!.speed < CLOSE;
  const isDeadHeat = isClose && random.chance(DEAD_HEAT);
  const withdrawals = runners.flatMap(({ outBeforeS }) => (outBeforeS === null ? [] : [-outBeforeS]));
  const before = [...PRICES_AT_S, ...withdrawals].sort((a, b) => a - b);
  const resultS = endS + random.int(50, 100) + (isClose ? 90 : 0);
  const live = (atS: number, word: string, entries: () => readonly RankedEntry[]) => ({
    atS,
    stage: Stage.live,
    notice: notice(word),
    entries,
  });
  const timeline: RaceTimeline = [
    ...before.map((atS) => ({ atS, stage: Stage.scheduled, entries: () => cardEntries(runners, -atS) })),
    live(0, 'Til start', () => cardEntries(runners, 0)),
    ...everySeconds([delayS, endS, LOOK_S], (second) =>
      live(second, 'Løb i gang', () => runningEntries(runners, (second - delayS) / (endS - delayS))),
    ),
    live(endS, isClose ? 'Målfoto' : 'Afventer resultat', () => runningEntries(runners, 1)),
    { atS: resultS, stage: Stage.finished, entries: () => resultEntries(runners, order, metres, isDeadHeat) },
  ];
  if (isDeadHeat || !random.chance(INQUIRY)) return timeline;
  const [first, second, ...others] = order as [Runner, Runner, ...Runner[]];
  const isDisqualified = random.chance(DISQUALIFIED);
  const word = isDisqualified ? `${first.name} diskvalificeret` : 'Rækkefølgen ændret efter protest';
  const inquired = isDisqualified ? [second, ...others] : [second, first, ...others];
  return corrected(timeline, random.int(8, 20) * 60, notice(word), () => resultEntries(runners, inquired, metres));
}

function race(key: string, startS: number, course: Racecourse, index: number): EventPlan {
  const random = createRandom(key, 'card');
  const metres = random.pick(course.metres);
  const prize = random.pick(course.prizes.split('|'));
  const { name, country } = course;
  return raceEvent({
    facts: {
      key,
      startS,
      sport: SPORT.horseRacing,
      competition: { name, country, season: seasonAt(startS, country === 'hk' ? '09-01' : undefined) },
      meeting: name,
      session: `${index + 1}. løb`,
      length: metres / 1000,
      prize,
      country,
      venue: name,
      notice: raceNotice(course, metres, key),
    },
    overAfterS: 3600,
    starters: () => cardEntries(runnersOf(key, country), Infinity),
    simulate: () => simulate(key, course, metres),
  });
}

const meeting = (key: string, day: number, course: Racecourse): readonly EventPlan[] =>
  Array.from({ length: course.races }, (_, index) =>
    race(`${key}-${index + 1}`, secondAt(day, course.first) + index * course.everyMinutes * 60, course, index),
  );

const coursesOf = (season: Racecourse['season']): readonly Racecourse[] => COURSES.filter((course) => course.season === season);

const [SATURDAY, SUNDAY, WEDNESDAY] = [0, 1, 4];

/** The courses of a day: one in Britain or two, and those of Denmark and Hong Kong in season. */
function coursesOn(day: number): readonly Racecourse[] {
  const weekday = daysSinceSaturday(day);
  const date = dayText(day).slice(5);
  const week = Math.floor(day / 7);
  const british = coursesOf(date >= '04-01' && date <= '11-08' ? 'summer' : 'winter');
  const isDanishDay = (weekday === SATURDAY && week % 2 === 0) || (weekday === SUNDAY && week % 4 === 1);
  const isHongKong = date <= '07-15' || date >= '09-06';
  return [
    ...(date >= '04-18' && date <= '11-15' && isDanishDay ? coursesOf('klampenborg') : []),
    british[day % british.length]!,
    ...(weekday === SATURDAY ? [british[(day + 1) % british.length]!] : []),
    ...(isHongKong && weekday === SUNDAY ? coursesOf('sha-tin') : []),
    ...(isHongKong && weekday === WEDNESDAY ? coursesOf('happy-valley') : []),
  ];
}

export const horseRacing: CreateSport = (seed) => ({
  sportId: SPORT.horseRacing,
  day: (day) => coursesOn(day).flatMap((course, index) => meeting(`horses-${seed}-${dayText(day)}-${index + 1}`, day, course)),
  showcase: (day) => aroundTheClock(seed, day, { name: 'horses', items: COURSES, anyTime: race, everyMinutes: 10 }),
});

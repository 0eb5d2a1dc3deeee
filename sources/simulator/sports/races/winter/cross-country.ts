import { createRandom } from '../../../../random.ts';
import type { EventPlan, CreateSport } from '../../../engine/event-plan.ts';
import { aroundTheClock, byYear, type MakeEvent } from '../calendar.ts';
import { type Athlete, type Course, courseTimeline } from './course.ts';
import { entryOf } from '../../../engine/fields.ts';
import { raceEvent } from '../../../engine/race.ts';
import type { TimelineEvent } from '../../../engine/timeline.ts';
import { startOf, winterFacts, winterFields, type WinterRace, winterRaces } from './winter-meetings.ts';

const ATHLETES = winterFields('cross-country');
const CROSS_COUNTRY_SKIING = 40;
const INTERVAL_S = 30;
const LATE = 0.04;
const METRES_PER_S = { Herrer: 7.1, Kvinder: 6.4 } as const;

const WORDS: Readonly<Record<string, string>> = { I: 'individuel start', M: 'fællesstart' };

/** The speeds of the skiers: one after another against the clock, or all together. */
function courseOf(seed: string, { class: category, discipline, km }: WinterRace): Course {
  const random = createRandom(seed, 'skis');
  const isTogether = discipline === 'M';
  const count = Math.max(4, Math.min(14, Math.round(km / 2)));
  const points = Array.from({ length: count }, (_, index) => Math.round(((index + 1) * km * 100) / count) / 100);
  const field = isTogether
    ? ATHLETES[category]
    : ATHLETES[category].toSorted((a, b) => a.strength - b.strength || (a.name < b.name ? -1 : 1));
  const wholeS = (km * 1000) / METRES_PER_S[category];
  const athletes = field.map((competitor, index): Athlete => {
    // In a mass start the slower skiers are drawn along.
    const pace = 1 + (9 - competitor.strength) * (isTogether ? 0.005 : 0.009) + random.normal() * 0.007;
    let elapsed = isTogether ? index * 0.15 : 0;
    const splits = points.map(() => (elapsed += (wholeS / count) * (pace + random.normal() * 0.006)));
    const givesUp = random.chance(0.03) ? random.int(0, count - 1) : null;
    return {
      entry: entryOf(competitor),
      startS: isTogether ? 0 : index * INTERVAL_S,
      splits: givesUp === null ? splits : splits.slice(0, givesUp),
      status: givesUp === null ? 'ok' : givesUp === 0 ? 'not-started' : 'retired',
      results: () => ({}),
    };
  });
  return { km, points, clock: isTogether ? 'common' : 'own', athletes, notice: () => '' };
}

function momentsOf(seed: string, race: WinterRace): readonly TimelineEvent[] {
  const random = createRandom(seed, 'jury');
  const course = courseOf(seed, race);
  const isLate = race.discipline === 'M' && random.chance(LATE);
  const name = random.pick(course.athletes.filter(({ status }) => status === 'ok')).entry.participant.name;
  return courseTimeline(course, isLate ? { name, afterS: random.int(15, 60) * 60 } : null);
}

const race = (key: string, startS: number, of: WinterRace): EventPlan =>
  raceEvent({
    facts: { ...winterFacts(CROSS_COUNTRY_SKIING, key, startS, of, `${of.km} km ${WORDS[of.discipline]!}`), length: of.km },
    overAfterS: 5 * 3600,
    starters: () => ATHLETES[of.class].map(entryOf),
    simulate: () => momentsOf(key, of),
  });

const dated = winterRaces('cross-country');
const kinds = dated.map(
  ({ race: of }): MakeEvent =>
    (key, startS) =>
      race(key, startS, of),
);

export const crossCountry: CreateSport = (seed) => ({
  sportId: CROSS_COUNTRY_SKIING,
  day: byYear((year) =>
    dated.map((one, index) => race(`cross-country-${seed}-${year}-${index + 1}`, startOf(year, one), one.race)),
  ),
  showcase: (day) => aroundTheClock(`cross-country-${seed}`, day, 60, kinds),
});

import { createRandom } from '../../../../random.ts';
import { entryOf } from '../../../engine/fields.ts';
import type { Timeline } from '../../../engine/timeline.ts';
import { corrected } from '../../../engine/race-timeline.ts';
import { type Athlete, type Course, courseTimeline, resultWithout } from './course.ts';
import { byStrength, winterFields, type WinterRace, winterSport } from './winter-sport.ts';

const ATHLETES = winterFields('cross-country');
const INTERVAL_S = 30;
const DISQUALIFIED_LATER = 0.04;
const METRES_PER_S = { Herrer: 7.1, Kvinder: 6.4 } as const;
const MASS_START = 'M';

function courseOf(seed: string, { category, discipline, km }: WinterRace): Course {
  const random = createRandom(seed, 'skis');
  const isTogether = discipline === MASS_START;
  const count = Math.max(4, Math.min(14, Math.round(km / 2)));
  const points = Array.from({ length: count }, (_, index) => Math.round(((index + 1) * km * 100) / count) / 100);
  const field = isTogether ? ATHLETES[category] : byStrength(ATHLETES[category]).toReversed();
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

function simulate(seed: string, race: WinterRace): Timeline {
  const random = createRandom(seed, 'jury');
  const course = courseOf(seed, race);
  const timeline = courseTimeline(course);
  if (race.discipline !== MASS_START || !random.chance(DISQUALIFIED_LATER)) return timeline;
  const { name } = random.pick(course.athletes.filter(({ status }) => status === 'ok')).entry.participant;
  return corrected(timeline, random.int(15, 60) * 60, `${name} diskvalificeret`, () => resultWithout(course, name));
}

export const crossCountry = winterSport({
  sportId: 40,
  calendars: { 'cross-country': 'World Cup' },
  everyMinutes: 60,
  overAfterS: 5 * 3600,
  session: ({ discipline, km }) => `${km} km ${discipline === MASS_START ? 'fællesstart' : 'individuel start'}`,
  length: ({ km }) => km,
  starters: (_, { category }) => ATHLETES[category].map(entryOf),
  simulate,
});

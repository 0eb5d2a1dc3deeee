import type { Results } from '@stillingen/domain';
import { createRandom, type Random } from '../../../../random.ts';
import { entrantsOf, entryOf, type Member } from '../../../engine/fields.ts';
import { type Athlete, type Course, courseTimeline } from './course.ts';
import { byStrength, winterFields, type WinterRace, winterSport } from './winter-sport.ts';

const ATHLETES = winterFields('biathlon');
const METRES_PER_S = { Herrer: 6.9, Kvinder: 6.1 } as const;
const RANGE_S = 30;
const LOOP_S = 23;
const LEGS = 4;
const SPARES = 3;

interface Discipline {
  readonly name: string;
  readonly shootings: number;
  readonly penaltyS: number;
  readonly start: 'interval' | 'pursuit' | 'mass';
}
const DISCIPLINES: Readonly<Record<string, Discipline>> = {
  S: { name: 'sprint', shootings: 2, penaltyS: LOOP_S, start: 'interval' },
  I: { name: 'individuelt', shootings: 4, penaltyS: 60, start: 'interval' },
  P: { name: 'jagtstart', shootings: 4, penaltyS: LOOP_S, start: 'pursuit' },
  M: { name: 'fællesstart', shootings: 4, penaltyS: LOOP_S, start: 'mass' },
  R: { name: 'stafet', shootings: 8, penaltyS: LOOP_S, start: 'mass' },
};
const MASS_FIELD = 30;
const RELAY = 'R';

/** A point in the middle of each lap and one behind each shooting; the last is the finish. */
function pointsOf(km: number, shootings: number): readonly number[] {
  const lap = km / (shootings + 1);
  return Array.from({ length: 2 * (shootings + 1) }, (_, index) => Math.round(((index + 1) * lap * 100) / 2) / 100);
}
const shotAfter = (passed: number, shootings: number): number => Math.min(shootings, Math.floor(passed / 2));

const misses = (random: Random, chance: number, shots: number): number =>
  Array.from({ length: shots }, () => random.chance(chance)).filter(Boolean).length;

/** Seconds at each point, from the pace and the seconds that each shooting costs. */
function splitsOf(random: Random, { km, category }: WinterRace, pace: number, costs: readonly number[]): readonly number[] {
  const count = 2 * (costs.length + 1);
  const halfLapS = (km * 1000) / METRES_PER_S[category] / count;
  let elapsed = 0;
  return Array.from({ length: count }, (_, index) => {
    elapsed += halfLapS * (pace + random.normal() * 0.006);
    if (index % 2 === 1) elapsed += costs[(index - 1) / 2] ?? 0;
    return elapsed;
  });
}

const numbers = (missed: readonly number[]): Results =>
  missed.length === 0 ? {} : { shooting: missed.join('+'), missedShots: String(missed.reduce((a, b) => a + b, 0)) };

function individual(random: Random, competitor: Member, index: number, race: WinterRace): Athlete {
  const { shootings, penaltyS, start } = DISCIPLINES[race.discipline]!;
  const { strength } = competitor;
  const missed = Array.from({ length: shootings }, () => misses(random, 0.2 - strength * 0.014, 5));
  const pace = 1 + (9 - strength) * 0.008 + random.normal() * 0.008;
  const costs = missed.map((count) => RANGE_S + random.normal() * 3 + count * penaltyS);
  const splits = splitsOf(random, race, pace, costs);
  const stops = random.chance(0.02) ? random.int(0, 2 * shootings) : null;
  return {
    entry: entryOf(competitor),
    startS: start === 'interval' ? index * 30 : start === 'pursuit' ? index * 3.5 : 0,
    splits: stops === null ? splits : splits.slice(0, stops),
    status: stops === null ? 'ok' : stops === 0 ? 'not-started' : 'retired',
    results: (passed) => ({ bib: String(index + 1), ...numbers(missed.slice(0, shotAfter(passed, shootings))) }),
  };
}

const NATIONS = { Herrer: entrantsOf('relay-men'), Kvinder: entrantsOf('relay-women') };
const nationEntry = ({ country, name }: { country: string; name: string }) =>
  ({ participant: { name, country, kind: 'national' }, rank: null }) as const;

/** A nation: four legs of two shootings each, with three spare rounds at each shooting. */
function team(random: Random, index: number, race: WinterRace): Athlete {
  const { shootings } = DISCIPLINES.R!;
  const weakness = index * 0.004;
  const spare: number[] = [];
  const loops: number[] = [];
  const costs = Array.from({ length: shootings }, (_, shooting) => {
    const missed = misses(random, 0.11 + weakness, 5);
    const again = misses(random, 0.2 + weakness, missed);
    const used = Math.min(SPARES, missed + again);
    spare[shooting] = used;
    loops[shooting] = missed + again > SPARES ? Math.min(5, missed + again - SPARES) : 0;
    return RANGE_S + used * 7 + loops[shooting] * LOOP_S;
  });
  const sum = (counts: readonly number[], shot: number): number => counts.slice(0, shot).reduce((a, b) => a + b, 0);
  return {
    entry: nationEntry(NATIONS[race.category][index]!),
    startS: 0,
    splits: splitsOf(random, race, 1 + weakness * 1.4 + random.normal() * 0.006, costs),
    status: 'ok',
    results: (passed) => {
      const shot = shotAfter(passed, shootings);
      return { bib: String(index + 1), ...(shot === 0 ? {} : { shooting: `${sum(loops, shot)}+${sum(spare, shot)}` }) };
    },
  };
}

const fieldOf = ({ category, discipline }: WinterRace): readonly Member[] =>
  byStrength(ATHLETES[category]).slice(0, discipline === 'M' ? MASS_FIELD : undefined);

function courseOf(seed: string, race: WinterRace): Course {
  const random = createRandom(seed, 'biathlon');
  const { shootings, start } = DISCIPLINES[race.discipline]!;
  const isRelay = race.discipline === RELAY;
  const field = fieldOf(race);
  const athletes = isRelay
    ? NATIONS[race.category].map((_, index) => team(random, index, race))
    : (start === 'interval' ? random.shuffle(field) : field).map((racer, index) => individual(random, racer, index, race));
  return {
    km: race.km,
    points: pointsOf(race.km, shootings),
    clock: start === 'interval' ? 'own' : 'common',
    athletes,
    notice: (passed) => {
      const shot = shotAfter(passed, shootings);
      if (shot === 0 || start === 'interval') return '';
      return isRelay ? `${Math.min(LEGS, 1 + Math.floor(shot / 2))}. tur · ${shot}. skydning` : `Efter ${shot}. skydning`;
    },
  };
}

const kmText = (km: number): string => String(km).replace('.', ',');
function sessionOf({ discipline, km }: WinterRace): string {
  const { name } = DISCIPLINES[discipline]!;
  return discipline === RELAY ? `${LEGS} x ${kmText(km / LEGS)} km ${name}` : `${kmText(km)} km ${name}`;
}

export const biathlon = winterSport({
  sportId: 41,
  calendars: { biathlon: 'World Cup' },
  everyMinutes: 60,
  overAfterS: 4 * 3600,
  session: sessionOf,
  length: ({ km }) => km,
  starters: (_, race) => (race.discipline === RELAY ? NATIONS[race.category].map(nationEntry) : fieldOf(race).map(entryOf)),
  simulate: (seed, race) => courseTimeline(courseOf(seed, race)),
});

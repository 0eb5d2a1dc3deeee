import type { Results } from '@stillingen/domain';
import { createRandom, type Random } from '../../../../random.ts';
import type { EventPlan, CreateSport } from '../../../engine/event-plan.ts';
import { aroundTheClock, byYear, type MakeEvent } from '../calendar.ts';
import { type Athlete, type Course, courseTimeline } from './course.ts';
import { entrantsOf, entryOf, type Member } from '../../../engine/fields.ts';
import { raceEvent } from '../../../engine/race.ts';

import { startOf, winterFacts, winterFields, type WinterRace, winterRaces } from './winter-meetings.ts';

const ATHLETES = winterFields('biathlon');
const BIATHLON = 41;
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

/** A point in the middle of each lap and one behind each shooting; the last is the finish. */
function pointsOf(km: number, shootings: number): readonly number[] {
  const lap = km / (shootings + 1);
  return Array.from({ length: 2 * (shootings + 1) }, (_, index) => Math.round(((index + 1) * lap * 100) / 2) / 100);
}
/** Shootings passed after so many points. */
const shotAfter = (passed: number, shootings: number): number => Math.min(shootings, Math.floor(passed / 2));

const misses = (random: Random, chance: number, shots: number): number =>
  Array.from({ length: shots }, () => random.chance(chance)).filter(Boolean).length;

/** Seconds at each point, from the pace and what each shooting costs. */
function splitsOf(random: Random, halfLapS: number, pace: number, costs: readonly number[]): readonly number[] {
  let elapsed = 0;
  return Array.from({ length: 2 * (costs.length + 1) }, (_, index) => {
    elapsed += halfLapS * (pace + random.normal() * 0.006);
    if (index % 2 === 1) elapsed += costs[(index - 1) / 2] ?? 0;
    return elapsed;
  });
}

const numbers = (missed: readonly number[]): Results =>
  missed.length === 0 ? {} : { shooting: missed.join('+'), missedShots: String(missed.reduce((a, b) => a + b, 0)) };

function single(random: Random, competitor: Member, index: number, race: WinterRace): Athlete {
  const { shootings, penaltyS, start } = DISCIPLINES[race.discipline]!;
  const { strength } = competitor;
  const halfLapS = (race.km * 1000) / METRES_PER_S[race.class] / (2 * (shootings + 1));
  const missed = Array.from({ length: shootings }, () => misses(random, 0.2 - strength * 0.014, 5));
  const pace = 1 + (9 - strength) * 0.008 + random.normal() * 0.008;
  const splits = splitsOf(
    random,
    halfLapS,
    pace,
    missed.map((count) => RANGE_S + random.normal() * 3 + count * penaltyS),
  );
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

/** A nation: four legs of two shootings each, with three spare rounds at every one. */
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
  const halfLapS = (race.km * 1000) / METRES_PER_S[race.class] / (2 * (shootings + 1));
  const sum = (counts: readonly number[], shot: number): number => counts.slice(0, shot).reduce((a, b) => a + b, 0);
  return {
    entry: nationEntry(NATIONS[race.class][index]!),
    startS: 0,
    splits: splitsOf(random, halfLapS, 1 + weakness * 1.4 + random.normal() * 0.006, costs),
    status: 'ok',
    results: (passed) => {
      const shot = shotAfter(passed, shootings);
      return { bib: String(index + 1), ...(shot === 0 ? {} : { shooting: `${sum(loops, shot)}+${sum(spare, shot)}` }) };
    },
  };
}

function fieldOf({ class: category, discipline }: WinterRace): readonly Member[] {
  const best = ATHLETES[category].toSorted((a, b) => b.strength - a.strength || (a.name < b.name ? -1 : 1));
  return discipline === 'M' ? best.slice(0, MASS_FIELD) : best;
}

function courseOf(seed: string, race: WinterRace): Course {
  const random = createRandom(seed, 'biathlon');
  const { shootings, start } = DISCIPLINES[race.discipline]!;
  const athletes =
    race.discipline === 'R'
      ? NATIONS[race.class].map((_, index) => team(random, index, race))
      : (start === 'interval' ? random.shuffle(fieldOf(race)) : fieldOf(race)).map((one, index) =>
          single(random, one, index, race),
        );
  const isRelay = race.discipline === 'R';
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
  return discipline === 'R' ? `${LEGS} x ${kmText(km / LEGS)} km ${name}` : `${kmText(km)} km ${name}`;
}

const startList = (race: WinterRace) =>
  race.discipline === 'R' ? NATIONS[race.class].map(nationEntry) : fieldOf(race).map(entryOf);

const event = (key: string, startS: number, race: WinterRace): EventPlan =>
  raceEvent({
    facts: { ...winterFacts(BIATHLON, key, startS, race, sessionOf(race)), length: race.km },
    overAfterS: 4 * 3600,
    starters: () => startList(race),
    simulate: () => courseTimeline(courseOf(key, race), null),
  });

const dated = winterRaces('biathlon');
const kinds = dated.map(
  ({ race }): MakeEvent =>
    (key, startS) =>
      event(key, startS, race),
);

export const biathlon: CreateSport = (seed) => ({
  sportId: BIATHLON,
  day: byYear((year) => dated.map((one, index) => event(`biathlon-${seed}-${year}-${index + 1}`, startOf(year, one), one.race))),
  showcase: (day) => aroundTheClock(`biathlon-${seed}`, day, 60, kinds),
});

import { createRandom, type Random } from '../../../../random.ts';
import { readTable } from '../../../data/table.ts';
import { crossesNewYear, kickOffAt, saturdays, type SeasonWindow } from '../../../engine/calendar/season.ts';
import { EVENINGS, KICK_OFFS, midweekKickOffs, seasonWindow } from './country.ts';
import type { LeaguePlan } from './seasons.ts';

const NAMES = readTable('regional-clubs.csv', 'country series starts ends forms');
const nameParts = new Map(
  NAMES.map(({ country, starts, ends, forms }) => [country, [forms.split(' '), starts.split(' '), ends.split(' ')] as const]),
);

const AMATEUR = { video: false, split: null, midweekOnly: false } as const;
const CLUBS = 16;
/** Groups of the first and of the second level of a country; all others stand on the third. */
const GROUPS_ABOVE = [4, 8];
const LOWEST_TIER = 5;
/** A year whose number of weekends stands for that of all years. */
const CALENDAR_YEAR = 2026;
const TRIES = 200;

function drawClubs(random: Random, country: string, count: number, taken: Set<string>): readonly string[] {
  const [forms, starts, ends] = nameParts.get(country)!;
  const clubs: string[] = [];
  for (let tries = 0; clubs.length < count; tries += 1) {
    const form = random.pick(forms).replaceAll('_', ' ');
    const drawn = form.replace('*', random.pick(starts) + random.pick(ends));
    const name = tries < TRIES ? drawn : `${drawn} ${tries}`;
    if (taken.has(name)) continue;
    taken.add(name);
    clubs.push(name);
  }
  return clubs;
}

function placeOf(number: number): { level: number; group: number } {
  let group = number;
  for (const [level, count] of GROUPS_ABOVE.entries()) {
    if (group < count) return { level, group };
    group -= count;
  }
  return { level: GROUPS_ABOVE.length, group };
}

/** Series of invented clubs without end: groups of the countries in turn, the first two Danish. */
export function* regionalSeries(seed: string): Generator<LeaguePlan, never> {
  const taken = new Set<string>();
  const groups = new Map<string, number>();
  for (let index = 0; ; index += 1) {
    const { country, series } = index < 2 ? NAMES[0]! : NAMES[index % NAMES.length]!;
    const number = groups.get(country) ?? 0;
    groups.set(country, number + 1);
    const { level, group } = placeOf(number);
    yield {
      ...AMATEUR,
      country,
      name: `${series.split('|')[level]!}, gruppe ${group + 1}`,
      tier: LOWEST_TIER + level + 1,
      coverage: index % 3 === 1 ? 'result' : 'basic',
      clubs: drawClubs(createRandom(seed, 'regional', country, number), country, CLUBS, taken),
      window: seasonWindow(country, 'autumn'),
      weekend: KICK_OFFS.amateur,
      midweek: midweekKickOffs(country),
      rounds: 2 * (CLUBS - 1),
    };
  }
}

/** Evening series play all year: these from July on, those from March on. */
const EVENING_WINDOWS: readonly SeasonWindow[] = [
  { from: '07-04', to: '07-03', pause: null },
  { from: '03-01', to: '02-27', pause: null },
];
const EVENING_CLUBS = 12;
const EVENING_SERIES_PER_DAY = 8;

export function eveningSeries(seed: string): readonly LeaguePlan[] {
  const taken = new Set<string>();
  return EVENINGS.flatMap((evening, weekday) =>
    Array.from({ length: EVENING_SERIES_PER_DAY }, (_, index): LeaguePlan => {
      const { country } = NAMES[index % NAMES.length]!;
      const window = EVENING_WINDOWS[index % EVENING_WINDOWS.length]!;
      return {
        ...AMATEUR,
        country,
        name: `Aftenserien, gruppe ${weekday + 1}`,
        tier: LOWEST_TIER,
        coverage: 'basic',
        clubs: drawClubs(createRandom(seed, 'evening', country, weekday), country, EVENING_CLUBS, taken),
        window,
        weekend: evening,
        midweek: evening,
        rounds: saturdays(window, CALENDAR_YEAR).length,
      };
    }),
  );
}

export function matchesPerSaturday({ clubs, weekend, window, rounds, midweekOnly }: LeaguePlan): number {
  if (midweekOnly) return 0;
  const onSaturday = Array.from({ length: Math.floor(clubs.length / 2) }, (_, index) => kickOffAt(weekend, index)).filter(
    ({ day }) => day === 0,
  ).length;
  return onSaturday * Math.min(1, rounds / saturdays(window, CALENDAR_YEAR).length);
}

const ORDER = ['dk', 'gb-eng', 'de', 'es', 'it', 'fr', 'nl', 'se', 'no', 'gb-sct', 'pt', 'be'];
/** A lower tier of a country comes up after the highest tiers of this many further countries; Danish ones at once. */
const TIER_DELAY = 5;

function rank({ country, tier }: LeaguePlan): number {
  const place = ORDER.indexOf(country);
  return country === 'dk' ? tier / 10 : (place < 0 ? ORDER.length : place) + (tier - 1) * TIER_DELAY;
}

/** Leagues that play from spring to autumn count half: the seasons of the others are what most Saturdays look like. */
const SUMMER_SHARE = 0.5;
/** Worlds from this size on have something of every kind: regional series, youth leagues and European competitions. */
export const WIDE_WORLD = 100;
const ALWAYS_REGIONAL = 2;

/** The leagues of about `size` matches on a Saturday: the registry's from the best known on, then regional series. */
export function selectLeagues(seed: string, registered: readonly LeaguePlan[], size: number): readonly LeaguePlan[] {
  const chosen: LeaguePlan[] = [];
  let matches = 0;
  const take = (league: LeaguePlan): void => {
    chosen.push(league);
    matches += matchesPerSaturday(league) * (crossesNewYear(league.window) ? 1 : SUMMER_SHARE);
  };
  const regional = regionalSeries(seed);
  if (size >= WIDE_WORLD) {
    eveningSeries(seed).forEach(take);
    for (let i = 0; i < ALWAYS_REGIONAL; i += 1) take(regional.next().value);
  }
  for (const league of registered.toSorted((a, b) => rank(a) - rank(b))) {
    if (matches >= size) break;
    take(league);
  }
  while (matches < size) take(regional.next().value);
  return chosen;
}

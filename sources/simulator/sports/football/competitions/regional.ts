import { createRandom, type Random } from '../../../../random.ts';
import { readTable } from '../../../data/table.ts';
import { crossesNewYear, kickOffAt, readKickOffs, saturdays, type SeasonWindow } from '../../../engine/calendar/season.ts';
import { calendarOf } from './countries.ts';
import type { LeaguePlan } from './seasons.ts';

const NAMES = readTable('regional-clubs.csv', 'country series starts ends forms');
type Names = (typeof NAMES)[number];

const AMATEUR_HOURS = readKickOffs('fr19:00 su14:00 sa13:00* sa14:00* sa15:00* sa14:30* sa12:00*');
const CLUBS = 16;
/** The first group of each level of a country, of four, eight and all further groups. */
const LEVELS_FROM = [0, 4, 12];
const LOWEST_TIER = 5;
/** A year whose number of weekends stands for that of all years. */
const CALENDAR_YEAR = 2026;
const TRIES = 200;

/** A league of clubs whose names are not in `taken`. */
function amateurLeague(
  random: Random,
  { country, starts, ends, forms }: Names,
  taken: Set<string>,
  league: Pick<LeaguePlan, 'name' | 'tier' | 'coverage'> & Partial<LeaguePlan>,
  size: number,
): LeaguePlan {
  const clubs: string[] = [];
  for (let tries = 0; clubs.length < size; tries += 1) {
    const form = random.pick(forms.split(' ')).replaceAll('_', ' ');
    const drawn = form.replace('*', random.pick(starts.split(' ')) + random.pick(ends.split(' ')));
    const name = tries < TRIES ? drawn : `${drawn} ${tries}`;
    if (taken.has(name)) continue;
    taken.add(name);
    clubs.push(name);
  }
  const usual = { country, video: false, split: null, clubs, rounds: 2 * (size - 1), weekend: AMATEUR_HOURS };
  return { ...calendarOf(country), ...usual, ...league };
}

/** Series of invented clubs without end: groups of the countries in turn, the first two Danish. */
function* regionalSeries(seed: string): Generator<LeaguePlan, never> {
  const taken = new Set<string>();
  const groups = new Map<string, number>();
  for (let index = 0; ; index += 1) {
    const names = index < 2 ? NAMES[0]! : NAMES[index % NAMES.length]!;
    const { country, series } = names;
    const number = groups.get(country) ?? 0;
    groups.set(country, number + 1);
    const level = LEVELS_FROM.findLastIndex((from) => from <= number);
    const name = `${series.split('|')[level]!}, gruppe ${number - LEVELS_FROM[level]! + 1}`;
    const coverage = index % 3 === 1 ? 'result' : 'basic';
    const random = createRandom(seed, 'regional', country, number);
    yield amateurLeague(random, names, taken, { name, tier: LOWEST_TIER + level + 1, coverage }, CLUBS);
  }
}

/** Evening series play all year: these from July on, those from March on. */
const EVENING_WINDOWS: readonly SeasonWindow[] = [
  { from: '07-04', to: '07-03', pause: null },
  { from: '03-01', to: '02-27', pause: null },
];
const EVENING_CLUBS = 12;
const EVENING_SERIES_PER_DAY = 8;

function eveningSeries(seed: string): readonly LeaguePlan[] {
  const taken = new Set<string>();
  return ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].flatMap((day, weekday) => {
    const hours = readKickOffs(`${day}18:45* ${day}19:00* ${day}19:15* ${day}19:30*`);
    return Array.from({ length: EVENING_SERIES_PER_DAY }, (_, index) => {
      const names = NAMES[index % NAMES.length]!;
      const window = EVENING_WINDOWS[index % EVENING_WINDOWS.length]!;
      const random = createRandom(seed, 'evening', names.country, weekday);
      const rounds = saturdays(window, CALENDAR_YEAR).length;
      const name = `Aftenserien, gruppe ${weekday + 1}`;
      const own = { name, tier: LOWEST_TIER, coverage: 'basic', window, weekend: hours, midweek: hours, rounds } as const;
      return amateurLeague(random, names, taken, own, EVENING_CLUBS);
    });
  });
}

function matchesPerSaturday({ clubs, weekend, window, rounds }: LeaguePlan): number {
  const onSaturday = Array.from({ length: Math.floor(clubs.length / 2) }, (_, index) => kickOffAt(weekend, index)).filter(
    ({ day }) => day === 0,
  ).length;
  return onSaturday * Math.min(1, rounds / saturdays(window, CALENDAR_YEAR).length);
}

const ORDER = ['dk', 'gb-eng', 'de', 'es', 'it', 'fr', 'nl', 'se', 'no', 'gb-sct', 'pt', 'be'];
/**
 * A lower tier of a country comes up after the highest tiers of this many further countries; Danish
 * ones at once.
 */
const TIER_DELAY = 5;

function rank({ country, tier }: LeaguePlan): number {
  const place = ORDER.indexOf(country);
  return country === 'dk' ? tier / 10 : (place < 0 ? ORDER.length : place) + (tier - 1) * TIER_DELAY;
}

/**
 * Leagues that play from spring to autumn count half: the seasons of the others are what most
 * Saturdays look like.
 */
const SUMMER_SHARE = 0.5;
/**
 * Worlds from this size on have something of every kind: regional series, youth leagues and
 * European competitions.
 */
export const WIDE_WORLD = 100;
const ALWAYS_REGIONAL = 2;

/**
 * The leagues of about `size` matches on a Saturday: the registry's from the best known on, then
 * regional series.
 */
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

import { createRandom } from '../../../random.ts';
import { type SeasonWindow, saturdays } from '../../engine/calendar/season.ts';
import { seasonWindow } from './calendar.ts';
import { EVENINGS, KICK_OFFS, midweekKickOffs } from './hours.ts';
import type { LeaguePlan } from './league.ts';
import { drawRegionalClubs, REGIONAL_COUNTRIES, REGIONAL_SERIES } from './regional-names.ts';

const CLUBS = 16;
/** Groups of the first and of the second level of a country; all others stand on the third. */
const GROUPS_ABOVE = [4, 8];
const LOWEST_TIER = 5;
/** A year whose number of weekends stands for that of all years. */
const CALENDAR_YEAR = 2026;

function placeOf(group: number): { level: number; group: number } {
  let rest = group;
  for (const [index, count] of GROUPS_ABOVE.entries()) {
    if (rest < count) return { level: index + 1, group: rest + 1 };
    rest -= count;
  }
  return { level: GROUPS_ABOVE.length + 1, group: rest + 1 };
}

/**
 * Regional series with invented clubs, without end: groups of the countries in turn, the first two Danish. Of every third
 * of them only final results are told.
 */
export function* regionalSeries(seed: string): Generator<LeaguePlan, never> {
  const taken = new Set<string>();
  const groups = new Map<string, number>();
  for (let index = 0; ; index += 1) {
    const country = index < 2 ? 'dk' : REGIONAL_COUNTRIES[index % REGIONAL_COUNTRIES.length]!;
    const number = groups.get(country) ?? 0;
    groups.set(country, number + 1);
    const { level, group } = placeOf(number);
    yield {
      country,
      name: REGIONAL_SERIES[country]!(level, group),
      tier: LOWEST_TIER + level,
      coverage: index % 3 === 1 ? 'result' : 'basic',
      video: false,
      clubs: drawRegionalClubs(createRandom(seed, 'regional', country, number), country, CLUBS, taken),
      window: seasonWindow(country, 'autumn'),
      weekend: KICK_OFFS.amateur,
      midweek: midweekKickOffs(country),
      rounds: 2 * (CLUBS - 1),
      split: null,
      midweekOnly: false,
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

/** Series of regions that play on one evening of every week, several of them on each day: there is football every evening. */
export function eveningSeries(seed: string): readonly LeaguePlan[] {
  const taken = new Set<string>();
  return EVENINGS.flatMap((evening, weekday) =>
    Array.from({ length: EVENING_SERIES_PER_DAY }, (_, index): LeaguePlan => {
      const country = REGIONAL_COUNTRIES[index % REGIONAL_COUNTRIES.length]!;
      const window = EVENING_WINDOWS[index % EVENING_WINDOWS.length]!;
      return {
        country,
        name: `Aftenserien, gruppe ${weekday + 1}`,
        tier: LOWEST_TIER,
        coverage: 'basic',
        video: false,
        clubs: drawRegionalClubs(createRandom(seed, 'evening', country, weekday), country, EVENING_CLUBS, taken),
        window,
        weekend: evening,
        midweek: evening,
        rounds: saturdays(window, CALENDAR_YEAR).length,
        split: null,
        midweekOnly: false,
      };
    }),
  );
}

/** Matches that a league has on an ordinary Saturday of its season. */
export function matchesPerSaturday({ clubs, weekend, window, rounds, midweekOnly }: LeaguePlan): number {
  if (midweekOnly) return 0;
  const perRound = Math.floor(clubs.length / 2);
  const { single, rest } = weekend;
  const onSaturday = Array.from(
    { length: perRound },
    (_, index) => single[index] ?? rest[(index - single.length) % rest.length]!,
  ).filter(({ day }) => day === 0).length;
  const weekends = saturdays(window, CALENDAR_YEAR).length;
  return onSaturday * Math.min(1, rounds / weekends);
}

import { competitionByName, seasonCalendar, type StageRole } from '@stillingen/domain';
import type { CompetitionRef } from '@stillingen/domain/messages';
import { type LeagueMatch, repeatsOf, rolesOf } from './phases.ts';

export interface SeasonMatch extends LeagueMatch {
  readonly competition: CompetitionRef;
  readonly line: number;
}

export interface Placed {
  readonly role: StageRole;
  readonly group?: string;
  readonly repeats?: number;
}

const HALF_SEASONS = new Set(['mx']);
const halfOf = (day: string): string => (day.slice(5, 7) < '07' ? 'Clausura' : 'Apertura');

/** Leagues pause at least so long between two seasons, and no longer within one. */
const PAUSE_DAYS = 16;
const DAY_MS = 86_400_000;

/** The first day of a winter season in each year: after the longest pause before it. */
function beginnings(days: readonly string[]): Map<string, string> {
  const longest = new Map<string, { readonly day: string; readonly pause: number }>();
  let before = Number.NEGATIVE_INFINITY;
  for (const day of [...new Set(days)].sort()) {
    const pause = (Date.parse(day) - before) / DAY_MS;
    before = Date.parse(day);
    const [year, month] = [day.slice(0, 4), Number(day.slice(5, 7))];
    if (pause >= PAUSE_DAYS && month >= 7 && pause > (longest.get(year)?.pause ?? 0)) longest.set(year, { day, pause });
  }
  return new Map([...longest].map(([year, { day }]) => [year, day]));
}

export function seasonsOf(days: readonly string[], country: string): (day: string) => string {
  if (seasonCalendar(country) === 'calendar') return (day) => day.slice(0, 4);
  const begins = beginnings(days);
  return (day) => {
    const year = Number(day.slice(0, 4));
    const first = day >= (begins.get(String(year)) ?? `${year + 1}`) ? year : year - 1;
    return `${first}/${first + 1}`;
  };
}

export function placesOf<Match extends SeasonMatch>(matches: readonly Match[]): Map<Match, Placed> {
  const places = new Map<LeagueMatch, Placed>();
  const seasons = Map.groupBy(matches, ({ competition: { name, country, season, group = '' }, day }) =>
    [name, country, season, group, HALF_SEASONS.has(country) ? halfOf(day) : ''].join('|'),
  );
  for (const own of seasons.values()) {
    const { name, country, group } = own[0]!.competition;
    const format = competitionByName(country, name)?.format ?? 'league';
    if (format !== 'league') {
      // The source does not mark groups and knock-out rounds.
      for (const match of own) places.set(match, { role: 'knockout' });
      continue;
    }
    const half = HALF_SEASONS.has(country);
    const repeats = repeatsOf(own);
    const roles = rolesOf(
      own.filter((match) => !repeats.has(match)),
      half ? 'half' : 'season',
    );
    for (const match of own) {
      const role = roles.get(match) ?? 'main';
      const part = half ? halfOf(match.day) : group;
      const isPart = part !== undefined && role !== 'playoff';
      const counts = own.find((each) => each === repeats.get(match));
      places.set(match, {
        ...(isPart ? { role: 'group', group: part } : { role }),
        ...(counts === undefined ? {} : { repeats: counts.line }),
      });
    }
  }
  return places as Map<Match, Placed>;
}

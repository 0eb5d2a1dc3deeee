import { competitionByName, type Pair, seasonCalendar, type StageRole } from '@stillingen/domain';
import type { CompetitionRef } from '@stillingen/domain/messages';
import { BadRow } from '../kit/import/report.ts';
import { type LeagueMatch, repeatsOf, rolesOf } from './phases.ts';

/** A match as its row states it, before the season around it is looked at. */
export interface SeasonMatch extends LeagueMatch {
  readonly competition: CompetitionRef;
  readonly line: number;
}

/** What a season as a whole says of one of its matches. */
export interface Placed {
  readonly role: StageRole;
  readonly group?: string;
  /** The line of the match that this one repeats. */
  readonly repeats?: number;
}

/** Two leagues of half a season each. */
const HALF_SEASONS = new Set(['mx']);
const halfOf = (day: string): string => (day.slice(5, 7) < '07' ? 'Clausura' : 'Apertura');

/** Leagues pause so long between two seasons, and no longer than that within one. */
const PAUSE_DAYS = 16;
const DAY_MS = 86_400_000;

/** Per year the day on which a season begins that is played over the winter: after the longest pause before it in its second half. */
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

/**
 * The season of each of these days of one league, '2025/2026', or '2026' where it is played within a year. The summer is no border:
 * some seasons were played on until August.
 */
export function seasonsOf(days: readonly string[], country: string): (day: string) => string {
  if (seasonCalendar(country) === 'calendar') return (day) => day.slice(0, 4);
  const begins = beginnings(days);
  return (day) => {
    const year = Number(day.slice(0, 4));
    const first = day >= (begins.get(String(year)) ?? `${year + 1}`) ? year : year - 1;
    return `${first}/${first + 1}`;
  };
}

/** The part of its season that each match belongs to; see `rolesOf`. */
export function placesOf<Match extends SeasonMatch>(matches: readonly Match[]): Map<Match, Placed> {
  const places = new Map<LeagueMatch, Placed>();
  const seasons = Map.groupBy(matches, ({ competition: { name, country, season, group = '' }, day }) =>
    [name, country, season, group, HALF_SEASONS.has(country) ? halfOf(day) : ''].join('|'),
  );
  for (const own of seasons.values()) {
    const { name, country, group } = own[0]!.competition;
    const format = competitionByName(country, name)?.format ?? 'league';
    if (format !== 'league') {
      // The source does not tell groups from knock-out rounds.
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

/** The score of a season's match from its result; null until it is played. */
export const scoreOf = (outcome: { readonly score?: { readonly home: number; readonly away: number } } | null): Pair | null =>
  outcome?.score === undefined ? null : [outcome.score.home, outcome.score.away];

/** Throws BadRow for a match that stands twice. */
export function refuseRepeat({ repeats }: Placed): void {
  if (repeats !== undefined) throw new BadRow(`the same match stands in line ${repeats}`);
}

import { competitionByName, COMPETITIONS, countryByName, seasonCalendar, type StageRole } from '@stillingen/domain';
import type { CompetitionRef } from '@stillingen/domain/messages';
import { type LeagueMatch, repeatsOf, rolesOf } from './phases.ts';
import tables from './tables.json' with { type: 'json' };

export interface SeasonMatch extends LeagueMatch {
  readonly competition: CompetitionRef;
  readonly line: number;
}

export interface SeasonStage {
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

export function placesOf<Match extends SeasonMatch>(matches: readonly Match[]): Map<Match, SeasonStage> {
  const places = new Map<LeagueMatch, SeasonStage>();
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
  return places as Map<Match, SeasonStage>;
}

export interface OddsLeague extends Pick<CompetitionRef, 'name' | 'country' | 'group'> {}

export const DIVISIONS: Readonly<Record<string, OddsLeague>> = tables.divisions;

const REGIONS: readonly (readonly [words: RegExp, country: string])[] = [
  [/^(europe|uefa) /, 'eu'],
  [/^(world|international|south america|north (and |& )?central america|north america|asia|africa|oceania) /, 'xw'],
];
const MOST_WORDS = 4;

const withoutMarkedLetters = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9 ]/g, '');

const titled = (words: string): string =>
  words.replaceAll(/(^|\s)([a-z])/g, (_, gap: string, letter: string) => gap + letter.toUpperCase());

/** 'SPAIN_SEGUNDA_DIVISIN_RFEF_GROUP_3' as country, competition and group. */
export function leagueOfCode(code: string): OddsLeague | null {
  const division = DIVISIONS[code];
  if (division !== undefined) return division;
  const text = code.toLowerCase().replaceAll('_', ' ');
  const region = REGIONS.find(([pattern]) => pattern.test(text));
  const words = text.split(' ');
  const lengths = Array.from({ length: Math.min(MOST_WORDS, words.length - 1) }, (_, index) => index + 1).reverse();
  const length = lengths.find((count) => countryByName(words.slice(0, count).join(' ')) !== null);
  const country = region?.[1] ?? (length === undefined ? null : countryByName(words.slice(0, length).join(' '))!.code);
  if (country === null) return null;
  const rest = region === undefined ? words.slice(length).join(' ') : text.replace(region[0], '');
  const [, name = rest, group] = /^(.*\S) group (\S+)$/.exec(rest) ?? [];
  const listed = COMPETITIONS.find(
    (competition) =>
      competition.country === country &&
      [competition.name, ...competition.aliases].some((any) => withoutMarkedLetters(any) === withoutMarkedLetters(name)),
  );
  const known = listed ?? competitionByName(country, name);
  return {
    name: known?.name ?? titled(name),
    country,
    ...(group === undefined ? {} : { group: `Gruppe ${group.toUpperCase()}` }),
  };
}

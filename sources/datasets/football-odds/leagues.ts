import { competitionByName, COMPETITIONS, countryByName } from '@stillingen/domain';
import type { CompetitionRef } from '@stillingen/domain/messages';
import tables from './tables.json' with { type: 'json' };

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

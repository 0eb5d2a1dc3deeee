import { COMPETITIONS, competitionByName, countryByName } from '@stillingen/domain';
import type { CompetitionRef } from '@stillingen/domain/messages';

export interface OddsLeague extends Pick<CompetitionRef, 'name' | 'country' | 'group'> {}

export const DIVISIONS: Readonly<Record<string, OddsLeague>> = {
  E0: { name: 'Premier League', country: 'gb-eng' },
  E1: { name: 'Championship', country: 'gb-eng' },
  E2: { name: 'League One', country: 'gb-eng' },
  E3: { name: 'League Two', country: 'gb-eng' },
  EC: { name: 'National League', country: 'gb-eng' },
  SC0: { name: 'Premiership', country: 'gb-sct' },
  SC1: { name: 'Championship', country: 'gb-sct' },
  SC2: { name: 'League One', country: 'gb-sct' },
  SC3: { name: 'League Two', country: 'gb-sct' },
  D1: { name: 'Bundesliga', country: 'de' },
  D2: { name: '2. Bundesliga', country: 'de' },
  D3: { name: '3. Liga', country: 'de' },
  I1: { name: 'Serie A', country: 'it' },
  I2: { name: 'Serie B', country: 'it' },
  SP1: { name: 'La Liga', country: 'es' },
  SP2: { name: 'Segunda División', country: 'es' },
  F1: { name: 'Ligue 1', country: 'fr' },
  F2: { name: 'Ligue 2', country: 'fr' },
  N1: { name: 'Eredivisie', country: 'nl' },
  N2: { name: 'Eerste Divisie', country: 'nl' },
  B1: { name: 'Jupiler Pro League', country: 'be' },
  P1: { name: 'Primeira Liga', country: 'pt' },
  P2: { name: 'Liga Portugal 2', country: 'pt' },
  T1: { name: 'Süper Lig', country: 'tr' },
  G1: { name: 'Super League', country: 'gr' },
};

const REGIONS: readonly (readonly [words: RegExp, country: string])[] = [
  [/^(europe|uefa) /, 'eu'],
  [/^(world|international|south america|north (and |& )?central america|north america|asia|africa|oceania) /, 'xw'],
];
const MOST_WORDS = 4;

/** 'categora' of 'Categoría'. */
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

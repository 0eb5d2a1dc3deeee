import type { LeagueType } from '../event/entities.ts';
import { competitionBySlug, resolveCompetition } from './football.ts';
import { foldLetters, slugOf } from '../text/slug.ts';
import { football } from '../sports/football.ts';
import { BATS } from './competitions/bats.ts';
import { FIELD } from './competitions/field.ts';
import { FIGHTS } from './competitions/fights.ts';
import { ICE_AND_INDOOR } from './competitions/ice-and-indoor.ts';
import type { CompetitionNames, DatedName } from './competition-names.ts';
import { RACES } from './competitions/races.ts';
import { RACKETS_AND_TABLES } from './competitions/rackets-and-tables.ts';

/** How a competition is played: everybody against everybody, in groups, as a draw, or by races and rounds. */
export type CompetitionFormat = 'league' | 'groups' | 'cup' | 'races';

/** A competition of a sport other than football that is known by name. */
export interface KnownCompetition extends CompetitionNames {
  readonly sportId: number;
  /** ISO code of its country; eu, xw where it has none. */
  readonly country: string;
  /** What stands in the country's place: 'ATP - Single', 'Formel 1'; empty where the country does. */
  readonly category: string;
  readonly type: LeagueType;
  readonly format: CompetitionFormat;
}

/** What a provider's name of a competition means. */
export interface ResolvedCompetition {
  readonly slug: string;
  readonly name: string;
  /** What its seasons are called where that is another name. */
  readonly dated: readonly DatedName[];
  readonly country: string;
  /** Null where nothing is known of it: the provider's word counts. */
  readonly category: string | null;
  readonly type: LeagueType;
  /** Order within its country or category, 0 first. */
  readonly order: number;
  /** Null where nothing is known of it. */
  readonly format: CompetitionFormat | null;
}

/** After every known one. */
const UNLISTED_ORDER = 900;

/** The competitions that the product knows, in the order in which a Danish visitor looks for them within their sport. */
export const KNOWN_COMPETITIONS: readonly KnownCompetition[] = [
  ...ICE_AND_INDOOR,
  ...RACKETS_AND_TABLES,
  ...RACES,
  ...FIELD,
  ...BATS,
  ...FIGHTS,
];

const fold = (name: string): string =>
  foldLetters(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
const keyOf = (sportId: number, country: string, name: string): string => `${sportId}|${country}|${fold(name)}`;

const byName = new Map<string, ResolvedCompetition[]>();
KNOWN_COMPETITIONS.forEach(({ sportId, aliases, english: _english, ...competition }, order) => {
  const resolved = { ...competition, slug: slugOf(competition.name), order };
  const keys = [competition.name, ...aliases].map((name) => keyOf(sportId, competition.country, name));
  for (const key of new Set(keys)) byName.set(key, [...(byName.get(key) ?? []), resolved]);
});

/** Sports whose competitions have a registry of their own, with their clubs and seasons. */
const REGISTRIES: Readonly<Record<number, typeof resolveCompetition>> = { [football.id]: resolveCompetition };

/**
 * The competition that a name means in a sport and country; where several are so called ('Wimbledon' of the ATP and the WTA),
 * the category tells them apart. Never refuses: an unlisted one is secondary and stands last.
 */
export function competitionOf(sportId: number, name: string, country: string, category: string): ResolvedCompetition {
  const registry = REGISTRIES[sportId];
  if (registry !== undefined) return { ...registry(name, country), category: '' };
  const known = byName.get(keyOf(sportId, country, name)) ?? [];
  const meant = known.length === 1 ? known[0] : known.find((competition) => fold(competition.category ?? '') === fold(category));
  return (
    meant ?? {
      slug: slugOf(name),
      name,
      dated: [],
      country,
      category: null,
      type: 's',
      order: UNLISTED_ORDER,
      format: null,
    }
  );
}

const englishNames = new Map(
  KNOWN_COMPETITIONS.flatMap(({ sportId, country, category, name, english }) =>
    english === null ? [] : [[`${keyOf(sportId, country, slugOf(name))}|${category}`, english] as const],
  ),
);

/** The English name of a competition, by its slug, that is known by another one in Denmark; null where it has none of its own. */
export function englishCompetition(sportId: number, country: string, category: string, slug: string): string | null {
  if (sportId === football.id) return competitionBySlug(country, slug)?.english ?? null;
  return englishNames.get(`${keyOf(sportId, country, slug)}|${category}`) ?? null;
}

import { SPORT } from '../sport/sport-ids.ts';
import { foldLetters, slugOf } from '../text/names.ts';
import {
  type Competition,
  competitionByName,
  competitionBySlug,
  type CompetitionFormat,
  OTHER_COMPETITIONS,
  withoutSeason,
} from './competitions.ts';
import { remember } from './names.ts';

export interface ResolvedCompetition extends Pick<Competition, 'slug' | 'name' | 'dated' | 'country' | 'type' | 'order'> {
  readonly category: string | null;
  readonly format: CompetitionFormat | null;
}

/** Providers file Europe's competitions under World, and the reverse. */
const OTHER_REGION: Readonly<Record<string, string>> = { eu: 'xw', xw: 'eu' };
const UNLISTED_ORDER = { football: 100, others: 900 };
const TABLELESS = /cup|pokal|copa|coppa|coupe|taça|kupa|trophy|friendl|venskab/i;

const resolved = ({ slug, name, dated, country, category, type, order, format }: Competition): ResolvedCompetition => ({
  slug,
  name,
  dated,
  country,
  category,
  type,
  order,
  format,
});

const knownFootball = (country: string, name: string): Competition | null =>
  competitionByName(country, name) ?? competitionByName(OTHER_REGION[country] ?? '', name);

const footballCompetition = remember<string, ResolvedCompetition>((raw, country) => {
  const known = knownFootball(country, raw);
  if (known !== null) return resolved(known);
  const name = withoutSeason(raw);
  const format = TABLELESS.test(name) ? 'cup' : 'league';
  return { slug: slugOf(name), name, dated: [], country, category: '', type: 's', order: UNLISTED_ORDER.football, format };
});

const fold = (name: string): string =>
  foldLetters(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
const keyOf = (sportId: number, country: string, name: string): string => `${sportId}|${country}|${fold(name)}`;

const byName = new Map<string, ResolvedCompetition[]>();
for (const competition of OTHER_COMPETITIONS) {
  const { sportId, country, name, aliases } = competition;
  for (const key of new Set([name, ...aliases].map((each) => keyOf(sportId, country, each))))
    byName.set(key, [...(byName.get(key) ?? []), resolved(competition)]);
}

/** Of another sport than football. The category decides between equal names ('Wimbledon'). */
function knownOther(sportId: number, name: string, country: string, category: string): ResolvedCompetition | null {
  const known = byName.get(keyOf(sportId, country, name)) ?? [];
  if (known.length === 1) return known[0]!;
  return known.find((competition) => fold(competition.category ?? '') === fold(category)) ?? null;
}

/** Whether the registry has the competition by this name, an alias or a former name. */
export const isKnownCompetition = (sportId: number, name: string, country: string, category = ''): boolean =>
  (sportId === SPORT.football ? knownFootball(country, name) : knownOther(sportId, name, country, category)) !== null;

/** Unknown competitions come last. */
export function resolveCompetition(sportId: number, name: string, country: string, category: string): ResolvedCompetition {
  if (sportId === SPORT.football) return footballCompetition(name, country);
  const unlisted = { category: null, type: 's', order: UNLISTED_ORDER.others, format: null } as const;
  return knownOther(sportId, name, country, category) ?? { slug: slugOf(name), name, dated: [], country, ...unlisted };
}

const englishNames = new Map(
  OTHER_COMPETITIONS.flatMap(({ sportId, country, category, slug, english }) =>
    english === null ? [] : [[`${keyOf(sportId, country, slug)}|${category}`, english] as const],
  ),
);

export function englishCompetition(sportId: number, country: string, category: string, slug: string): string | null {
  if (sportId === SPORT.football) return competitionBySlug(country, slug)?.english ?? null;
  return englishNames.get(`${keyOf(sportId, country, slug)}|${category}`) ?? null;
}

const otherAliases = new Map(
  OTHER_COMPETITIONS.map(({ sportId, country, category, slug, name, aliases }) => [
    `${keyOf(sportId, country, slug)}|${category}`,
    [name, ...aliases],
  ]),
);

/** With former names; empty if it is unknown. */
export function competitionNames({
  sportId,
  country,
  category,
  slug,
}: Pick<Competition, 'sportId' | 'country' | 'category' | 'slug'>): readonly string[] {
  if (sportId !== SPORT.football) return otherAliases.get(`${keyOf(sportId, country, slug)}|${category}`) ?? [];
  const known = competitionBySlug(country, slug);
  return known === null ? [] : [known.name, ...known.aliases];
}

import { HOME_COUNTRY, compareNames, type League, rankingSlug, sportById } from '@stillingen/domain';
import {
  type MenuCompetition,
  type MenuCountry,
  rankingPath,
  type RequestName,
  resultsStem,
  seasonNumber,
  writeMenu,
} from '@stillingen/wire';
import type { Vocabulary } from '@stillingen/wire/words';
import { type PlaceCategory, categoryOf, leaguePath, leagueSortKey } from '../../projection/league-header.ts';
import type { Projection } from '../../projection/projection.ts';
import { sportsOf } from '../lists/lists.ts';

/** The newest season of each competition by country or category. */
function byCategory(
  { state, words }: Projection,
  sports: ReadonlySet<number>,
): Map<number, { category: PlaceCategory; newest: Map<string, League> }> {
  const found = new Map<number, { category: PlaceCategory; newest: Map<string, League> }>();
  for (const league of state.leagues.values()) {
    if (!sports.has(league.sportId)) continue;
    const category = categoryOf(league, words);
    const { newest } = found.get(category.id) ?? { newest: new Map<string, League>() };
    found.set(category.id, { category, newest });
    const known = newest.get(league.templateId);
    if (known === undefined || known.season < league.season) newest.set(league.templateId, league);
  }
  return found;
}

function competitionWords(league: League, category: PlaceCategory, words: Vocabulary): MenuCompetition {
  const { sportId, templateId, season } = league;
  const { name } = words.competition(league);
  const stem = { sport: sportId, country: category.id, template: templateId, season: seasonNumber(season) };
  return { name, url: leaguePath(league, words), results: resultsStem(stem), templateId };
}

/** The rankings of sports with their addresses, from A to Å. */
export const rankingsOf = ({ state, words }: Pick<Projection, 'state' | 'words'>, sports: ReadonlySet<number>) =>
  [...state.rankings.values()]
    .filter(({ sportId, live }) => sports.has(sportId) && !live)
    .map((list) => ({ id: list.id, name: words.phrase(list.name), url: rankingPath(rankingSlug(list)) }))
    .toSorted((a, b) => compareNames(HOME_COUNTRY, a.name, b.name) || (a.id < b.id ? -1 : 1));

/** The countries of a sport or group with its rankings, or the competitions of one country. */
export function menuText(shown: Projection, name: RequestName): string | null {
  const { words } = shown;
  if (sportById(name.sport) === null) return null;
  const sports = sportsOf(name.sport);
  const categories = byCategory(shown, sports);
  if (name.kind === 'countryMenu') {
    const found = categories.get(name.country);
    if (found === undefined) return null;
    const { category, newest } = found;
    const competitions = [...newest.values()]
      .toSorted((a, b) => (leagueSortKey(a, words) < leagueSortKey(b, words) ? -1 : 1))
      .map((league) => competitionWords(league, category, words));
    return writeMenu({ countries: [{ id: category.id, name: category.name, competitions }], rankings: [] });
  }
  const countries = [...categories.values()]
    .filter(({ category }) => category.id > 0)
    .map(({ category: { id, name: title } }): MenuCountry => ({ id, name: title, competitions: [] }))
    .toSorted((a, b) => compareNames(HOME_COUNTRY, a.name!, b.name!));
  return writeMenu({ countries, rankings: rankingsOf(shown, sports) });
}

/** Counted from 0; null past the end. The first page of an empty list is empty. */
export function pageOf<Item>(items: readonly Item[], page: number, size: number): readonly Item[] | null {
  if (page > 0 && page * size >= items.length) return null;
  return items.slice(page * size, (page + 1) * size);
}

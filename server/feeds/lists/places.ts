import { compareDanish, type League, type StageId } from '@stillingen/domain';
import { type Place, type TopLeague, writePlaces } from '@stillingen/wire';
import { categoryOf, isListed, leaguePagePath, leagueSortKey, placePath } from '../../projection/league-header.ts';
import type { FeedState } from '../../projection/item-source.ts';
import { rankingsOf } from '../competition/menu.ts';
import { sportsOf } from './lists.ts';

const NO_DAYS = [0, 0] as const;

function liveByLeague(shown: FeedState, sports: ReadonlySet<number>): ReadonlyMap<StageId, number> {
  const counts = new Map<StageId, number>();
  for (const { live, sportId, leagueId } of shown.itemsNear(NO_DAYS))
    if (live && sports.has(sportId)) counts.set(leagueId, (counts.get(leagueId) ?? 0) + 1);
  return counts;
}

interface Counted<Line> {
  readonly line: Line;
  readonly league: League;
  live: number;
}

/** Adds to the line at an address; the first league of the page names it. */
function count<Line>(lines: Map<string, Counted<Line>>, url: string, league: League, live: number, lineOf: () => Line): void {
  const known = lines.get(url);
  if (known === undefined) lines.set(url, { line: lineOf(), league, live });
  else known.live += live;
}

const filled = <Line extends { readonly live: number | null }>({ line, live }: Counted<Line>): Line => ({
  ...line,
  live: live === 0 ? null : live,
});

/** The navigation of a sport or group: its top competitions, rankings, countries, categories. */
export function placesText(sport: number, shown: FeedState): string {
  const { state, words } = shown;
  const sports = sportsOf(sport);
  const counts = liveByLeague(shown, sports);
  const leagues = new Map<string, Counted<TopLeague>>();
  const places = new Map<string, Counted<Place>>();
  for (const league of state.leagues.values()) {
    if (!sports.has(league.sportId)) continue;
    const [live, category] = [counts.get(league.id) ?? 0, categoryOf(league, words)];
    if (league.type === 't') {
      const url = leaguePagePath(league);
      const { name } = words.competition(league);
      count(leagues, url, league, live, () => ({ name, url, code: league.country, country: category.name, live: null }));
    }
    if (!isListed(league)) continue;
    const url = placePath(sport, category, words);
    count(places, url, league, live, () => ({
      name: category.name,
      short: category.short ?? null,
      url,
      code: league.category === '' ? league.country : null,
      live: null,
    }));
  }
  const byOrder = (a: { league: League }, b: { league: League }): number =>
    leagueSortKey(a.league, words) < leagueSortKey(b.league, words) ? -1 : 1;
  return writePlaces({
    leagues: [...leagues.values()].toSorted(byOrder).map(filled),
    rankings: rankingsOf(shown, sports),
    places: [...places.values()].map(filled).toSorted((a, b) => compareDanish(a.name!, b.name!)),
  });
}

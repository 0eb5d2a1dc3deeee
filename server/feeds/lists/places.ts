import { compareDanish, labelKey, type League, type StageId } from '@stillingen/domain';
import { type Place, type TopLeague, writeLeagues, writePlaces } from '@stillingen/wire';
import { DANISH, type Vocabulary } from '@stillingen/wire/words';
import { categoryOf, isListed, leaguePagePath, leagueSortKey, placePath } from '../../projection/league-header.ts';
import type { FeedState, ItemSource } from '../../projection/item-source.ts';
import { rankingsOf } from '../competition/menu.ts';
import { sportsOf } from './lists.ts';
import { itemsOf } from './sections.ts';

const NO_DAYS = [0, 0] as const;

function liveByLeague(shown: ItemSource): ReadonlyMap<StageId, number> {
  const counts = new Map<StageId, number>();
  for (const { live, leagueId } of shown.itemsNear(NO_DAYS)) if (live) counts.set(leagueId, (counts.get(leagueId) ?? 0) + 1);
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

function leagueLine(league: League, words: Vocabulary): TopLeague {
  const { id, name: country } = categoryOf(league, words);
  return {
    ...{ name: words.competition(league).name, url: leaguePagePath(league), code: league.country, country },
    ...{ live: null, next: null, label: labelKey(league.sportId, `${id}_${league.templateId}`) },
  };
}

/** The start of what is to come next in the stages of a competition (seconds); null for nothing. */
function nextStart(shown: FeedState, stages: readonly League[], nowS: number): number | null {
  const { eventsOfLeague, racesOfLeague } = shown.state;
  const ids = stages.flatMap(({ id }) => [...(eventsOfLeague.get(id) ?? []), ...(racesOfLeague.get(id) ?? [])]);
  const starts = itemsOf(shown, ids).flatMap(({ start, isOver }) => (isOver || start <= nowS ? [] : start));
  return starts.length === 0 ? null : Math.min(...starts);
}

/** The named competitions with what runs in them or is to come, in no order. */
export function pinnedText(shown: FeedState, templates: string, nowS: number): string {
  const { state, words } = shown;
  const wanted: ReadonlySet<string> = new Set(templates.split('-'));
  const counts = liveByLeague(shown);
  const found = Map.groupBy(
    [...state.leagues.values()].filter(({ templateId }) => wanted.has(templateId)),
    ({ templateId }) => templateId,
  );
  const lines = [...found.values()].map((stages) => {
    const newest = stages.reduce((a, b) => (a.season < b.season ? b : a));
    const live = stages.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0);
    return live > 0
      ? { ...leagueLine(newest, words), live }
      : { ...leagueLine(newest, words), next: nextStart(shown, stages, nowS) };
  });
  return writeLeagues(lines);
}

/** The navigation of a sport or group: its top competitions, rankings, countries, categories. */
export function placesText(sport: number, shown: FeedState): string {
  const { state, words } = shown;
  const sports = sportsOf(sport);
  const counts = liveByLeague(shown);
  const leagues = new Map<string, Counted<TopLeague>>();
  const places = new Map<string, Counted<Place>>();
  for (const league of state.leagues.values()) {
    if (!sports.has(league.sportId)) continue;
    const [live, category] = [counts.get(league.id) ?? 0, categoryOf(league, words)];
    if (league.type === 't') {
      count(leagues, leaguePagePath(league), league, live, () => leagueLine(league, words));
    }
    if (!isListed(league)) continue;
    const url = placePath(sport, categoryOf(league, DANISH), DANISH);
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

import { type League, sportById } from '@stillingen/domain';
import { seasonNumber } from '@stillingen/wire';
import type { Vocabulary } from '@stillingen/wire/words';
import type { FeedState } from '../../projection/item-source.ts';
import { headText } from './listing.ts';
import { eventsOfStages, sportsOf } from './lists.ts';
import { type PartKind, inGivenOrder, itemsOf, ofKind, partOf, soonestFirst } from './sections.ts';
import { leagueHeader, leagueSortKey } from '../../projection/league-header.ts';

export function seasonPart(
  { sport, template, season, part }: { sport: number; template: string; season: number; part: number },
  shown: FeedState,
  kind: PartKind,
): string | null {
  const { state } = shown;
  const sports = sportsOf(sport);
  const stages = [...state.leagues.values()].filter(
    (league) => league.templateId === template && sports.has(league.sportId) && seasonNumber(league.season) === season,
  );
  if (stages.length === 0) return null;
  const items = ofKind(shown, itemsOf(shown, eventsOfStages(state, stages)), kind);
  return inGivenOrder(
    shown,
    sport,
    partOf(items, part, (item) => item.rowCount),
  );
}

const isBefore = (stage: League, other: League, words: Vocabulary): boolean =>
  other.season === stage.season ? leagueSortKey(other, words) < leagueSortKey(stage, words) : other.season > stage.season;

/** Headers alone: each competition by one stage of its newest season, in reading order. */
export function popularList({ sport: sportId }: { readonly sport: number }, { state, words }: FeedState): string | null {
  if (sportById(sportId) === null) return null;
  const sports = sportsOf(sportId);
  const newest = new Map<string, League>();
  for (const league of state.leagues.values()) {
    if (league.type !== 't' || !sports.has(league.sportId)) continue;
    const known = newest.get(league.templateId);
    if (known === undefined || isBefore(known, league, words)) newest.set(league.templateId, league);
  }
  if (newest.size === 0) return '';
  const leagues = [...newest.values()].toSorted((a, b) => (leagueSortKey(a, words) < leagueSortKey(b, words) ? -1 : 1));
  return headText(sportId) + leagues.map((league) => leagueHeader(league, null, words).text).join('');
}

export function seriesList({ sport: sportId, series }: { sport: number; series: string }, shown: FeedState): string | null {
  const items = itemsOf(shown, shown.eventsOf(series)).filter(
    (item) => item.sportId === sportId && item.match?.series === series,
  );
  return items.length === 0 ? null : inGivenOrder(shown, sportId, soonestFirst(items));
}

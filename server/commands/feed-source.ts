import { type EventId, type League, type LiveState, sportById } from '@stillingen/domain';
import type { FeedLibrary } from '../feeds/library.ts';
import { categoryOf, competitionSegment } from '../feeds/state/rows.ts';
import type { FeedSource } from '../http/web-entry.ts';

/** Whether a league is listed on the page of its country or category; categories have pages in some sports only (SPORT-10). */
const isListed = ({ category, sportId }: League): boolean => category === '' || sportById(sportId)!.categoryPages;

/** Whether a league belongs to a sport, or to one that it groups. */
const isOfSport = (league: League, sportId: number): boolean =>
  league.sportId === sportId || sportById(league.sportId)!.parent === sportId;

/** What pages are told of the live state: the texts of feeds as they stood some seconds ago, and what their addresses stand for. */
export function feedSource(
  state: LiveState,
  library: Pick<FeedLibrary, 'body' | 'earlier'>,
  config: FeedSource['config'],
  nowMs: () => number,
): (delayS: number) => FeedSource {
  return (delayS) => ({
    feed(name) {
      const body = delayS === 0 ? library.body(name) : library.earlier(name, Math.floor(nowMs() / 1000) - delayS);
      return body?.text ?? null;
    },
    competition(sportId, countrySlug, segment) {
      for (const league of state.leagues.values()) {
        if (league.sportId !== sportId || competitionSegment(league) !== segment) continue;
        const { id, segment: category } = categoryOf(league);
        if (category === countrySlug) return { countryId: id, templateId: league.templateId };
      }
      return null;
    },
    category(sportId, segment) {
      for (const league of state.leagues.values()) {
        if (!isOfSport(league, sportId) || !isListed(league)) continue;
        const { id, name, segment: own } = categoryOf(league);
        if (own === segment) return { id, name };
      }
      return null;
    },
    sportOf: (eventId) => (state.events.get(eventId as EventId) ?? state.races.get(eventId as EventId))?.sportId ?? null,
    config,
  });
}

import {
  type EventItem,
  type Incident,
  type LiveState,
  type MatchFacts,
  type MatchRatings,
  matchRatings,
  NO_FACTS,
  ratingKey,
  type Side,
  sportById,
  StageType,
} from '@stillingen/domain';
import { ratingsRow } from '@stillingen/wire';

interface Rated {
  readonly event: EventItem;
  readonly incidents: readonly Incident[];
  readonly ratings: MatchRatings | null;
}

/** The last ratings of each match: they stand until one of the facts that they are made of changes. */
const lastOf = new WeakMap<MatchFacts, Rated>();
const WHOLE_MATCH = '0';
const NO_INCIDENTS: readonly Incident[] = [];

export function ratingsOf(state: LiveState, event: EventItem): MatchRatings | null {
  const facts = state.facts.get(event.id) ?? NO_FACTS;
  if (facts === NO_FACTS) return null;
  const incidents = state.incidents.get(event.id) ?? NO_INCIDENTS;
  const last = lastOf.get(facts);
  if (last?.event === event && last.incidents === incidents) return last.ratings;
  const ratings = matchRatings(sportById(event.sportId)!, event, facts, incidents);
  lastOf.set(facts, { event, incidents, ratings });
  return ratings;
}

export const ratingOf = (rated: MatchRatings | null, side: Side, player: string): string | null =>
  rated?.ratings.get(ratingKey(side, player))?.toFixed(1) ?? null;

interface RatedPlayer {
  readonly side: Side;
  readonly player: string;
  readonly rating: string;
}

/** The best rated of a match that is over, the first of equals; null without ratings. */
export function playerOfTheMatch(state: LiveState, event: EventItem): RatedPlayer | null {
  if (event.stageType !== StageType.finished) return null;
  const rated = ratingsOf(state, event);
  if (rated === null) return null;
  const lines = (state.facts.get(event.id) ?? NO_FACTS)['player-statistics']
    .filter(({ id }) => id === WHOLE_MATCH)
    .flatMap(({ sections }) => sections.flatMap((section) => section.lines));
  let best: RatedPlayer | null = null;
  for (const { side, player } of lines) {
    const rating = ratingOf(rated, side, player);
    if (rating !== null && (best === null || Number(rating) > Number(best.rating))) best = { side, player, rating };
  }
  return best;
}

/** The row that names the source of ratings; empty where there are none. */
export function ratingsText(rated: MatchRatings | null): string {
  if (rated === null) return '';
  const { version, provider, isRough, isProvisional } = rated;
  return ratingsRow.writeText({
    version,
    provider: provider === '' ? null : provider,
    rough: isRough ? true : null,
    provisional: isProvisional ? true : null,
  });
}

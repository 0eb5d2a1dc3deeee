import type { IncomingHttpHeaders } from 'node:http';
import type { Entry, EventId } from '@stillingen/domain';
import type { HeldOffer } from '@stillingen/domain/odds';
import type { Database } from '../../database/database.ts';
import type { NamedPlace } from '../../graphql/plugin.ts';
import { OddsAnswers } from '../../odds/answers/answers.ts';
import { OddsQueries } from '../../odds/answers/queries.ts';
import { RecentEvents } from '../../odds/answers/recent-events.ts';
import type { ForEvent, Moment } from '../../odds/answers/served-event.ts';
import type { OddsAudience } from '../../odds/audience/audience.ts';
import { audienceOfEvent } from '../../odds/audience/audience-of-event.ts';
import type { OddsConfig } from '../../odds/audience/odds-config.ts';
import type { OddsFollower } from '../../odds/follower.ts';
import { LATEST_MS, readOffersAt } from '../../odds/log/read.ts';
import { OddsPush } from '../../odds/push/odds-push.ts';
import { subjectOdds } from '../../odds/push/subject-odds.ts';
import { eventThen } from '../../odds/recall/event-then.ts';
import { RecalledOffers } from '../../odds/recall/recalled-offers.ts';
import type { EdgeState } from '../../projection/edge-state.ts';
import { eventIdOf } from '../../projection/topics.ts';
import type { PushHub } from '../../push/hub.ts';
import type { EdgeOdds } from './serve-odds.ts';

interface EdgeOddsParts {
  readonly config: OddsConfig;
  readonly odds: EdgeOdds;
  readonly offers: OddsFollower;
  readonly edgeState: EdgeState;
  readonly db: Database;
  /** The country of programs without cookies; null: they are served none. */
  readonly programs: string | null;
  readonly hub: () => PushHub;
}

/** What feeds, queries and push of an edge need of odds. */
export interface EdgeAnswers extends Disposable {
  readonly texts: OddsAnswers;
  readonly push: OddsPush;
  audienceOf(headers: IncomingHttpHeaders): OddsAudience | null;
  queriesOf(headers: IncomingHttpHeaders, place: NamedPlace): OddsQueries | null;
  /** Reads offers that memory does not hold (milliseconds; null for the present): false while too many
   * are read, null where there is nothing to read. */
  recall(event: string, atMs: number | null): Promise<boolean> | null;
  onEntries(entries: readonly Entry[]): void;
}

/** Subscriptions end so long after their tickets at most. */
const EXPIRY_MS = 15_000;
const NO_OFFERS: readonly HeldOffer[] = [];

/** One event as it was when no state is kept. */
function stateThen(state: Moment['state'], id: EventId, atMs: number): Moment['state'] {
  const [event, race] = [state.events.get(id), state.races.get(id)];
  return {
    ...state,
    incidents: new Map(),
    events: new Map(event && [[id, eventThen(event, atMs)]]),
    races: new Map(race && [[id, eventThen(race, atMs)]]),
  };
}

export function answerOdds({ config, odds, offers, edgeState, db, programs, hub }: EdgeOddsParts): EdgeAnswers {
  const { projection, pastStates } = edgeState;
  const { state } = projection;
  const nowMs = Date.now;
  const recent = new RecentEvents();
  const recalled = new RecalledOffers({ read: (event, atMs) => readOffersAt(db, event, atMs), nowMs });
  const offersOf = (event: EventId): readonly HeldOffer[] =>
    (offers.holds(event, null) ? null : recalled.offersOf(event, LATEST_MS)) ?? offers.state.offersOf(event);
  const now = (): Moment => ({ state, odds: { offersOf }, nowMs: nowMs() });
  function offersAt(event: EventId, atMs: number): readonly HeldOffer[] {
    return (offers.holds(event, atMs) ? offers.oddsAt(event, atMs) : recalled.offersOf(event, atMs)) ?? NO_OFFERS;
  }
  function at(atMs: number, event: EventId | null): Moment | null {
    const past = pastStates.at(atMs) ?? (event === null ? null : stateThen(state, event, atMs));
    return past && { state: past, odds: { offersOf: (id) => offersAt(id, atMs) }, nowMs: atMs };
  }
  function recall(id: string, atMs: number | null): Promise<boolean> | null {
    const event = id as EventId;
    const isKnown = state.events.has(event) || state.races.has(event);
    return !isKnown || offers.holds(event, atMs) ? null : recalled.read(event, atMs ?? LATEST_MS);
  }
  const forEvent: ForEvent = (audience, event, atMs) => audienceOfEvent(audience, event, atMs, config);
  const sportOf = (event: EventId): number | undefined => (state.events.get(event) ?? state.races.get(event))?.sportId;
  function recentEvents(sport: number): Iterable<EventId> {
    const rows = projection.recentRows(sport, nowMs()).map(({ event }) => event);
    const changed = recent.all(nowMs()).filter((event) => sport === 0 || sportOf(event) === sport);
    return new Set([...rows, ...changed]);
  }
  function audienceOf(headers: IncomingHttpHeaders, country = programs): OddsAudience | null {
    if (headers.cookie !== undefined || programs === null) return odds.visitors.of(headers);
    return odds.visitors.inCountry(country ?? programs);
  }
  const push = new OddsPush({
    hub: { publish: (...published) => hub().publish(...published), isFollowed: (subject) => hub().isFollowed(subject) },
    ...{ key: odds.key, endedModes: odds.endedModes, nowMs, after: (delayMs, call) => setTimeout(call, delayMs) },
    overview: (subject) => subjectOdds(subject, config.bookmakers, now(), forEvent),
  });
  odds.endedModes.onEnd(() => hub().revalidateTickets());
  const expiry = setInterval(() => hub().revalidateTickets(), EXPIRY_MS);
  offers.onChanges((versions) => {
    for (const { offer } of versions) {
      recent.note(offer.event, nowMs());
      push.onOffer(offer);
    }
  });
  return {
    texts: new OddsAnswers({ now, at, forEvent, recentEvents }),
    push,
    recall,
    audienceOf: (headers) => audienceOf(headers),
    queriesOf(headers, { geoIpCode }) {
      const audience = audienceOf(headers, geoIpCode);
      return audience === null ? null : new OddsQueries(audience, now(), forEvent);
    },
    onEntries(entries) {
      const changed = entries.flatMap(({ changes }) => changes.flatMap((change) => eventIdOf(change) ?? []));
      for (const event of new Set(changed)) push.onEvent(event);
    },
    [Symbol.dispose]() {
      clearInterval(expiry);
      push[Symbol.dispose]();
    },
  };
}

import { type EventId, type EventItem, type Incident, type LiveState, type Race, sportById } from '@stillingen/domain';
import { type HeldOffer, type OddsEvent, type Offer, type OfferView, viewOffer } from '@stillingen/domain/odds';
import type { Bookmaker, OddsAudience } from '../audience/audience.ts';
import type { OddsEvent as EventFacts } from '../audience/audience-of-event.ts';
import { eventFactsOf } from '../audience/event-facts.ts';

/** One time: the present, or a moment that a delayed visitor sees. */
export interface Moment {
  readonly state: Pick<LiveState, 'events' | 'races' | 'incidents' | 'leagues' | 'participants'>;
  readonly odds: { offersOf(event: EventId): readonly HeldOffer[] };
  readonly nowMs: number;
}

/** What of an audience one event is served; null for nothing. */
export type ForEvent = (audience: OddsAudience, event: EventFacts, nowMs: number) => OddsAudience | null;

export interface ServedOffer {
  readonly offer: HeldOffer;
  readonly view: OfferView;
  readonly bookmaker: Bookmaker;
}

export interface ServedEvent {
  readonly event: EventItem | Race;
  /** Bookmakers of the audience that this event excludes (EVENT-23). */
  readonly excluded: readonly number[];
  /** By the order of the bookmakers in the configuration. */
  readonly offers: readonly ServedOffer[];
}

const NO_INCIDENTS: readonly Incident[] = [];

export const isRace = (event: EventItem | Race): event is Race => 'entries' in event;

/** Its runners have starting prices. */
const isPriced = (event: EventItem | Race): boolean =>
  isRace(event) && event.entries.some(({ results }) => results.startingPrice !== undefined);

const oddsEventOf = ({ state }: Moment, event: EventItem | Race): OddsEvent =>
  isRace(event)
    ? { race: event }
    : { sport: sportById(event.sportId)!, event, incidents: state.incidents.get(event.id) ?? NO_INCIDENTS };

/** Null where this audience is served nothing of the event. `isWanted` saves the view of other offers. */
export function servedEvent(
  id: EventId,
  audience: OddsAudience,
  moment: Moment,
  forEvent: ForEvent,
  isWanted: (offer: Offer, sportId: number) => boolean = () => true,
): ServedEvent | null {
  const { state, odds, nowMs } = moment;
  const held = odds.offersOf(id);
  const event = state.events.get(id) ?? state.races.get(id);
  if (event === undefined || (held.length === 0 && !isPriced(event))) return null;
  const served = forEvent(audience, eventFactsOf(state, event), nowMs);
  if (served === null) return null;
  const of = oddsEventOf(moment, event);
  const wanted = held.filter((offer) => (served.servesLive || !offer.isLive) && isWanted(offer, event.sportId));
  const offers = served.bookmakers.flatMap((bookmaker) =>
    wanted.flatMap((offer): ServedOffer[] => {
      if (offer.bookmaker !== bookmaker.id) return [];
      const view = viewOffer(offer, of, { retirement: bookmaker.retirement, nowMs });
      return view === null ? [] : [{ offer, view, bookmaker }];
    }),
  );
  const kept = new Set(served.bookmakers.map(({ id: bookmaker }) => bookmaker));
  return { event, excluded: audience.bookmakers.map((each) => each.id).filter((each) => !kept.has(each)), offers };
}

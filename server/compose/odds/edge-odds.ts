import type { IncomingHttpHeaders } from 'node:http';
import type { Entry, EventId } from '@stillingen/domain';
import type { HeldOffer } from '@stillingen/domain/odds';
import type { NamedPlace } from '../../graphql/plugin.ts';
import { OddsAnswers } from '../../odds/answers/answers.ts';
import { OddsQueries } from '../../odds/answers/queries.ts';
import { RecentEvents } from '../../odds/answers/recent-events.ts';
import type { ForEvent, Moment } from '../../odds/answers/served-event.ts';
import type { OddsAudience } from '../../odds/audience/audience.ts';
import { audienceOfEvent } from '../../odds/audience/audience-of-event.ts';
import type { OddsConfig } from '../../odds/audience/odds-config.ts';
import type { OddsFollower } from '../../odds/follower.ts';
import { OddsPush } from '../../odds/push/odds-push.ts';
import { subjectOdds } from '../../odds/push/subject-odds.ts';
import type { EdgeState } from '../../projection/edge-state.ts';
import { eventIdOf } from '../../projection/topics.ts';
import type { PushHub } from '../../push/hub.ts';
import type { EdgeOdds } from './serve-odds.ts';

interface EdgeOddsParts {
  readonly config: OddsConfig;
  readonly odds: EdgeOdds;
  readonly offers: OddsFollower;
  readonly edgeState: EdgeState;
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
  onEntries(entries: readonly Entry[]): void;
}

const NO_OFFERS: readonly HeldOffer[] = [];

export function answerOdds({ config, odds, offers, edgeState, programs, hub }: EdgeOddsParts): EdgeAnswers {
  const { projection, pastStates } = edgeState;
  const { state } = projection;
  const nowMs = Date.now;
  const recent = new RecentEvents();
  const now = (): Moment => ({ state, odds: offers.state, nowMs: nowMs() });
  function at(atMs: number): Moment | null {
    const past = pastStates.at(atMs);
    return past && { state: past, odds: { offersOf: (event) => offers.oddsAt(event, atMs) ?? NO_OFFERS }, nowMs: atMs };
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
    ...{ key: odds.key, nowMs, after: (delayMs, call) => setTimeout(call, delayMs) },
    overview: (subject) => subjectOdds(subject, config.bookmakers, now(), forEvent),
  });
  offers.onChanges((versions) => {
    for (const { offer } of versions) {
      recent.note(offer.event, nowMs());
      push.onOffer(offer);
    }
  });
  return {
    texts: new OddsAnswers({ now, at, forEvent, recentEvents }),
    push,
    audienceOf: (headers) => audienceOf(headers),
    queriesOf(headers, { geoIpCode }) {
      const audience = audienceOf(headers, geoIpCode);
      return audience === null ? null : new OddsQueries(audience, now(), forEvent);
    },
    onEntries(entries) {
      const changed = entries.flatMap(({ changes }) => changes.flatMap((change) => eventIdOf(change) ?? []));
      for (const event of new Set(changed)) push.onEvent(event);
    },
    [Symbol.dispose]: () => push[Symbol.dispose](),
  };
}

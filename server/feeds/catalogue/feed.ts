import type { EventId, EventItem, LiveState, MyGamesLimits } from '@stillingen/domain';
import type { FeedKind, FeedName } from '@stillingen/wire';
import type { DayLists } from '../lists/day-lists.ts';
import type { MatchContext, FeedState } from '../../projection/item-source.ts';
import type { Listing } from '../lists/listing.ts';
import type { Projection } from '../../projection/projection.ts';
import type { ServiceStatus } from '../../projection/service-status.ts';
import type { SourceIndex } from '../../projection/sources/source-index.ts';

export interface FeedContext {
  readonly projection: Projection;
  readonly dayLists: DayLists;
  readonly nowMs: number;
  readonly service: ServiceStatus;
  readonly myGames: MyGamesLimits;
  readonly sources: Pick<SourceIndex, 'all'>;
}

export interface Past extends FeedState {
  readonly atS: number;
  readonly myGames: MyGamesLimits;
}

/** Null where what the name names does not exist, '' where there is nothing to show. */
type FeedText = string | Listing | null;

type NameOf<Kind extends FeedKind> = Extract<FeedName, { kind: Kind }>;
type Topic<Kind extends FeedKind> = (name: NameOf<Kind>, state: LiveState) => string;

export interface Feed<Kind extends FeedKind> {
  readonly topic: Topic<Kind>;
  readonly text: (name: NameOf<Kind>, context: FeedContext) => FeedText;
  readonly earlier?: (name: NameOf<Kind>, past: Past) => FeedText;
  /** How the body ends: with the signature that lists carry, an empty one, or none. */
  readonly tail: 'signed' | 'empty' | 'none';
  /** Without text there is no news (204); other feeds without text answer 0. */
  readonly quiet?: true;
  /** It repairs older data or carries the time: no cache may serve it stale. */
  readonly exact?: true;
  /** Seconds after which a body without changes is rendered anew, as its text depends on the time. */
  readonly freshSeconds?: number;
}

export const NEVER_CHANGES = (): string => 'nothing';
/** How long a table may lag behind the start of a deduction (seconds). */
export const DEDUCTIONS_S = 60;

export type Feeds = { readonly [Kind in FeedKind]?: Feed<Kind> };

/** `atS`: the rendered time (seconds). */
type Render<Kind extends FeedKind> = (name: NameOf<Kind>, shown: FeedState, atS: number, myGames: MyGamesLimits) => FeedText;
type Options<Kind extends FeedKind> = Partial<Pick<Feed<Kind>, 'tail' | 'quiet' | 'exact' | 'freshSeconds'>>;

/** A feed without earlier states. */
export const presentFeed = <Kind extends FeedKind>(
  topic: Topic<Kind>,
  render: Render<Kind>,
  options: Options<Kind> = {},
): Feed<Kind> => ({
  topic,
  text: (name, { projection, nowMs, myGames }) => render(name, projection, nowMs / 1000, myGames),
  tail: 'signed',
  ...options,
});

/** A feed of the present and of earlier times. */
export const feed = <Kind extends FeedKind>(topic: Topic<Kind>, render: Render<Kind>, options?: Options<Kind>): Feed<Kind> => ({
  ...presentFeed(topic, render, options),
  earlier: (name, past) => render(name, past, past.atS, past.myGames),
});

export type EventFeedKind = Extract<FeedName, { event: string }>['kind'];

/** A feed about one match: null for an unknown event, empty for a race. */
export function ofEvent<Kind extends EventFeedKind>(
  render: (state: LiveState, event: EventItem, shown: MatchContext) => string,
  { tail = 'empty', ...rest }: Options<Kind> = {},
): Feed<Kind> {
  const idOf = (name: FeedName): EventId => (name as Extract<FeedName, { event: string }>).event as EventId;
  function textIn(state: LiveState, name: FeedName, shown: MatchContext): string | null {
    const event = state.events.get(idOf(name));
    if (event !== undefined) return render(state, event, shown);
    return state.races.has(idOf(name)) ? '' : null;
  }
  return {
    topic: idOf,
    text: (name, { projection }) => textIn(projection.state, name, projection),
    earlier: (name, past) => textIn(past.state, name, past),
    tail,
    ...rest,
  };
}

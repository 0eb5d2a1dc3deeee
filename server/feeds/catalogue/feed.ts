import type { EventId, EventItem } from '@stillingen/domain';
import type { FeedKind, FeedName } from '@stillingen/wire';
import type { Projection } from '../projection.ts';

/** What the service says of itself in the system feed. */
export interface ServiceStatus {
  /** 0 normal, 1 delayed data, 2 outage (ERR-16). */
  readonly status: number;
}

export interface FeedContext {
  readonly projection: Projection;
  readonly nowMs: number;
  readonly service: ServiceStatus;
}

/** A feed is a name and a function: its text now, null where what it names does not exist; and the topic whose version it depends on. */
export interface Feed<Kind extends FeedKind> {
  readonly topic: (name: Extract<FeedName, { kind: Kind }>) => string;
  readonly text: (name: Extract<FeedName, { kind: Kind }>, context: FeedContext) => string | null;
  /** How the body ends: with the signature that lists carry, an empty one, or none. */
  readonly tail: 'signed' | 'empty' | 'none';
  /** Seconds after which an unchanged body may differ all the same, because its text depends on the time. */
  readonly freshSeconds?: number;
}
/** A part of the catalogue: each kind with its feed. */
export type Feeds = { readonly [Kind in FeedKind]?: Feed<Kind> };

/** The kinds of feeds whose names carry an event. */
export type EventFeedKind = Extract<FeedName, { event: string }>['kind'];

/** A feed about one match; there is none about what is not known. */
export function ofEvent<Kind extends EventFeedKind>(render: (projection: Projection, event: EventItem) => string): Feed<Kind> {
  const idOf = (name: FeedName): EventId => (name as Extract<FeedName, { event: string }>).event as EventId;
  return {
    topic: idOf,
    text(name, { projection }) {
      const event = projection.state.events.get(idOf(name));
      return event === undefined ? null : render(projection, event);
    },
    tail: 'empty',
  };
}

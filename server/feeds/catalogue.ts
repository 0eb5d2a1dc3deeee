import type { EventId, EventItem } from '@stillingen/domain';
import { type FeedKind, type FeedName, systemRow, writeRow } from '@stillingen/wire';
import { liveText } from './live-counts.ts';
import { coreText, correctionsText, statisticsText, summaryText } from './details.ts';
import { categoryList, dayList, eventList, repairList, seasonList, updateList } from './lists.ts';
import type { Projection } from './projection.ts';
import { standingsText } from './standings.ts';

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
interface Feed<Kind extends FeedKind> {
  readonly topic: (name: Extract<FeedName, { kind: Kind }>) => string;
  readonly text: (name: Extract<FeedName, { kind: Kind }>, context: FeedContext) => string | null;
  /** How the body ends: with the signature that lists carry, an empty one, or none. */
  readonly tail: 'signed' | 'empty' | 'none';
  /** Seconds after which an unchanged body may differ all the same, because its text depends on the time. */
  readonly freshSeconds?: number;
}

type EventFeed = 'core' | 'summary' | 'statistics';

/** A feed about one event. */
function ofEvent<Kind extends EventFeed>(render: (projection: Projection, event: EventItem) => string): Feed<Kind> {
  const idOf = (name: FeedName): EventId => (name as Extract<FeedName, { kind: EventFeed }>).event as EventId;
  return {
    topic: idOf,
    text(name, { projection }) {
      const event = projection.state.events.get(idOf(name));
      return event === undefined ? null : render(projection, event);
    },
    tail: 'empty',
  };
}

/** Every feed that is offered. Adding one is one entry. */
export const FEEDS: { readonly [Kind in FeedKind]?: Feed<Kind> } = {
  full: {
    topic: () => 'rows',
    text: ({ sport, day, tz }, { projection, nowMs }) => dayList(projection, sport, day, tz, nowMs / 1000),
    tail: 'signed',
    freshSeconds: 60,
  },
  group: {
    topic: () => 'rows',
    text: ({ group, day, tz }, { projection, nowMs }) => dayList(projection, group, day, tz, nowMs / 1000),
    tail: 'signed',
    freshSeconds: 60,
  },
  country: {
    topic: () => 'rows',
    text: ({ sport, country }, { projection, nowMs }) => categoryList(projection, sport, country, nowMs / 1000),
    tail: 'signed',
    freshSeconds: 60,
  },
  tournament: {
    topic: ({ template }) => template,
    text: ({ sport, template }, { projection }) => seasonList(projection, sport, template),
    tail: 'signed',
  },
  repair: {
    topic: () => 'rows',
    text: ({ anySport }, { projection, nowMs }) => repairList(projection, anySport, nowMs / 1000),
    tail: 'signed',
    freshSeconds: 60,
  },
  update: {
    topic: () => 'rows',
    text: ({ anySport }, { projection, nowMs }) => updateList(projection, anySport, nowMs),
    tail: 'signed',
    freshSeconds: 5,
  },
  system: {
    topic: () => 'rows',
    text: (_name, { projection, nowMs, service }) =>
      writeRow(
        systemRow.write({
          multiplier: 1,
          status: service.status,
          updateTime: projection.structuralAtS,
          live: liveText(projection.state),
          serverTime: Math.floor(nowMs / 1000),
        }),
      ),
    tail: 'none',
    freshSeconds: 1,
  },
  core: ofEvent(({ state }, event) => coreText(state, event)),
  summary: ofEvent(({ state }, event) => summaryText(state, event)),
  statistics: ofEvent(({ state }, event) => statisticsText(state, event)),
  corrections: {
    topic: ({ event }) => event,
    text({ event }, { projection: { state } }) {
      const id = event as EventId;
      return state.events.has(id) || state.races.has(id) ? correctionsText(state, id) : null;
    },
    tail: 'empty',
  },
  eventRow: {
    topic: ({ event }) => event,
    text({ event }, { projection }) {
      const found = projection.state.events.get(event as EventId) ?? projection.state.races.get(event as EventId);
      return found === undefined ? null : eventList(projection, found);
    },
    tail: 'empty',
  },
  standings: {
    topic: ({ tournament }) => tournament,
    text: ({ tournament, stage, table }, { projection, nowMs }) =>
      standingsText(projection.state, tournament, stage, table, nowMs / 1000),
    tail: 'signed',
  },
};

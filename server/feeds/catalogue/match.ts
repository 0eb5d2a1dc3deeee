import type { EventId } from '@stillingen/domain';
import { coreText, correctionsText, statisticsText, summaryText } from '../details.ts';
import { eventList } from '../lists.ts';
import { type Feeds, ofEvent } from './feed.ts';

/** Feeds about one match or race. */
export const MATCH_FEEDS = {
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
} satisfies Feeds;

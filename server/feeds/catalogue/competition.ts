import { standingsText } from '../standings.ts';
import type { Feeds } from './feed.ts';

/** Feeds about competitions and participants. */
export const COMPETITION_FEEDS = {
  standings: {
    topic: ({ tournament }) => tournament,
    text: ({ tournament, stage, table }, { projection, nowMs }) =>
      standingsText(projection.state, tournament, stage, table, nowMs / 1000),
    tail: 'signed',
  },
} satisfies Feeds;

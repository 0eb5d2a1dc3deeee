import { systemRow, writeRow } from '@stillingen/wire';
import { liveText } from '../live-counts.ts';
import { categoryList, dayList, repairList, seasonList, updateList } from '../lists.ts';
import type { Feeds } from './feed.ts';

/** Lists of events, and what keeps them true. */
export const LIST_FEEDS = {
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
} satisfies Feeds;

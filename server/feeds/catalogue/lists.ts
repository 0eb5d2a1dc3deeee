import { systemRow } from '@stillingen/wire';
import { liveText } from '../../projection/live-counts.ts';
import { categoryList, currentStages, dayList, mixedList, repairList, seasonList, updateList } from '../lists/lists.ts';
import { popularList, seasonPart, seriesList } from '../lists/seasons.ts';
import { type FeedContext, type Feeds, NEVER_CHANGES, asShown } from './feed.ts';
import type { ParticipantId } from '@stillingen/domain';
import { headText } from '../lists/listing.ts';

/** System feed and service feed have the same text (FEED-70, O-070). */
const systemText = (_name: unknown, { projection, nowMs, service }: FeedContext): string =>
  systemRow.writeText({
    multiplier: 1,
    status: service.status,
    trueTime: service.trueAtS,
    updateTime: projection.structuralAtS,
    live: liveText(projection.state),
    program: service.program ?? null,
    serverTime: Math.floor(nowMs / 1000),
  });

export const LIST_FEEDS = {
  full: {
    topic: () => 'rows',
    text: ({ sport, day, tz }, { dayLists, nowMs }) => dayLists.list(sport, day, tz, nowMs / 1000),
    earlier: ({ sport, day, tz }, past) => dayList(past, sport, day, tz, past.atS),
    tail: 'signed',
    freshSeconds: 60,
  },
  group: {
    topic: () => 'rows',
    text: ({ group, day, tz }, { dayLists, nowMs }) => dayLists.list(group, day, tz, nowMs / 1000),
    earlier: ({ group, day, tz }, past) => dayList(past, group, day, tz, past.atS),
    tail: 'signed',
    freshSeconds: 60,
  },
  mixed: {
    topic: () => 'rows',
    ...asShown(({ day, tz }, shown, atS) => mixedList(shown, day, tz, atS)),
    tail: 'signed',
    freshSeconds: 60,
  },
  country: {
    topic: () => 'rows',
    ...asShown(({ sport, country, order }, shown, atS) => categoryList(shown, sport, country, order, atS)),
    tail: 'signed',
    freshSeconds: 60,
  },
  tournament: {
    topic: ({ template }) => template,
    ...asShown(({ sport, template, order }, shown) => seasonList(shown, sport, template, order)),
    tail: 'signed',
  },
  tournamentFixtures: {
    topic: ({ template }) => template,
    ...asShown((name, shown) => seasonPart(shown, name, 'fixtures')),
    tail: 'signed',
  },
  tournamentResults: {
    topic: ({ template }) => template,
    ...asShown((name, shown) => seasonPart(shown, name, 'results')),
    tail: 'signed',
  },
  series: {
    topic: ({ series }) => series,
    ...asShown(({ sport, series }, shown) => seriesList(shown, sport, series)),
    tail: 'signed',
  },
  popular: {
    topic: () => 'rows',
    ...asShown(({ sport }, shown) => popularList(shown, sport)),
    tail: 'signed',
  },
  repair: {
    topic: () => 'rows',
    ...asShown(({ anySport }, shown, atS) => repairList(shown, anySport, atS)),
    tail: 'signed',
    quiet: true,
    exact: true,
    freshSeconds: 60,
  },
  update: {
    topic: () => 'rows',
    text: ({ anySport }, { projection, nowMs }) => updateList(projection, anySport, nowMs),
    tail: 'signed',
    quiet: true,
    exact: true,
    freshSeconds: 5,
  },
  localUpdate: {
    topic: () => NEVER_CHANGES,
    text: () => '',
    tail: 'signed',
    quiet: true,
  },
  geo: {
    topic: () => NEVER_CHANGES,
    // The headers are the answer (O-015).
    text: () => '',
    tail: 'none',
  },
  service: {
    topic: () => 'rows',
    text: systemText,
    tail: 'none',
    exact: true,
    freshSeconds: 1,
  },
  system: {
    topic: () => 'rows',
    text: systemText,
    tail: 'none',
    exact: true,
    freshSeconds: 1,
  },
} satisfies Feeds;

const ALL_SPORTS = 0;

/** A list of odds: its head alone, as no provider sends odds. */
const noOdds = { topic: () => NEVER_CHANGES, text: ({ sport }: { sport: number }) => headText(sport), tail: 'signed' } as const;
const noUpdate = { topic: () => NEVER_CHANGES, text: () => '', tail: 'signed', quiet: true } as const;

export const ODDS_FEEDS = {
  odds: noOdds,
  mixedOdds: { ...noOdds, text: () => headText(ALL_SPORTS) },
  oddsUpdate: noUpdate,
  mixedOddsUpdate: noUpdate,
  tournamentOdds: {
    ...noOdds,
    topic: ({ template }) => template,
    text: (name, { projection }) => (currentStages(projection.state, name.template).length === 0 ? null : noOdds.text(name)),
  },
  participantOdds: {
    ...noOdds,
    topic: ({ participant }) => participant,
    text: (name, { projection }) =>
      projection.state.participants.has(name.participant as ParticipantId) ? noOdds.text(name) : null,
  },
} satisfies Feeds;

import { systemRow, writeSources } from '@stillingen/wire';
import { liveText } from '../../projection/live-counts.ts';
import {
  categoryList,
  currentStages,
  dayList,
  followedList,
  mixedList,
  nationalTeamsList,
  nationList,
  repairList,
  seasonList,
  televisedList,
  updateList,
} from '../lists/lists.ts';
import { comingList } from '../lists/coming.ts';
import { neighbourList } from '../lists/neighbours.ts';
import { pinnedText, placesText } from '../lists/places.ts';
import { LIVE_PLACES } from '../../projection/topics.ts';
import { popularList, seasonPart, seriesList } from '../lists/seasons.ts';
import { feed, type FeedContext, type Feeds, NEVER_CHANGES, presentFeed } from './feed.ts';
import type { ParticipantId } from '@stillingen/domain';
import { headText } from '../lists/listing.ts';

/** Of the system feed and the service feed (FEED-70, O-070). */
const systemFeed = {
  topic: () => 'rows',
  text: (_name: unknown, { projection, nowMs, service }: FeedContext) =>
    systemRow.writeText({
      multiplier: 1,
      status: service.status,
      trueTime: service.trueAtS,
      notice: service.notice ?? null,
      updateTime: projection.structuralAtS,
      live: liveText(projection.state),
      program: service.program ?? null,
      serverTime: Math.floor(nowMs / 1000),
    }),
  tail: 'none',
  exact: true,
  freshSeconds: 1,
} as const;

const rows = (): string => 'rows';
const byTemplate = ({ template }: { readonly template: string }): string => template;
/** Lists of today depend on the time. */
const OF_DAYS = { freshSeconds: 60 } as const;
/** A list of changes: empty without news, and never stale. */
const OF_CHANGES = { tail: 'signed', quiet: true, exact: true } as const;

const noUpdate = { topic: NEVER_CHANGES, text: () => '', tail: 'signed', quiet: true } as const;

export const LIST_FEEDS = {
  full: {
    ...feed(rows, ({ sport, day, tz }, shown, atS) => dayList(shown, sport, day, tz, atS), OF_DAYS),
    text: ({ sport, day, tz }, { dayLists, nowMs }) => dayLists.list(sport, day, tz, nowMs / 1000),
  },
  group: {
    ...feed(rows, ({ group, day, tz }, shown, atS) => dayList(shown, group, day, tz, atS), OF_DAYS),
    text: ({ group, day, tz }, { dayLists, nowMs }) => dayLists.list(group, day, tz, nowMs / 1000),
  },
  televised: feed(rows, ({ day, tz }, shown, atS) => televisedList(shown, day, tz, atS), OF_DAYS),
  nation: feed(rows, ({ nation, day, tz }, shown, atS) => nationList(shown, nation, day, tz, atS), OF_DAYS),
  nationalTeams: feed(rows, ({ nation }, shown) => nationalTeamsList(shown, nation)),
  mixed: feed(rows, ({ day, tz }, shown, atS) => mixedList(shown, day, tz, atS), OF_DAYS),
  country: feed(rows, ({ sport, country, order }, shown, atS) => categoryList(shown, sport, country, order, atS), OF_DAYS),
  tournament: feed(byTemplate, ({ sport, template, order }, shown, atS) => seasonList(shown, sport, template, order, atS)),
  tournamentFixtures: feed(byTemplate, (name, shown) => seasonPart(name, shown, 'fixtures')),
  tournamentResults: feed(byTemplate, (name, shown) => seasonPart(name, shown, 'results')),
  series: feed(({ series }) => series, seriesList),
  places: feed(
    () => LIVE_PLACES,
    ({ sport }, shown) => placesText(sport, shown),
    // Rankings raise no topic of places.
    { freshSeconds: 60 },
  ),
  pinned: feed(
    () => LIVE_PLACES,
    ({ followed }, shown, atS) => pinnedText(shown, followed, atS),
    OF_DAYS,
  ),
  followed: feed(rows, ({ followed }, shown, atS, myGames) => followedList(shown, followed, atS, myGames), OF_DAYS),
  neighbours: feed(rows, neighbourList),
  coming: feed(rows, ({ sport }, shown, atS) => comingList(shown, sport, atS), OF_DAYS),
  popular: feed(rows, popularList),
  repair: feed(rows, ({ anySport }, shown, atS) => repairList(shown, anySport, atS), { ...OF_CHANGES, freshSeconds: 60 }),
  update: {
    ...OF_CHANGES,
    topic: rows,
    text: ({ anySport }, { projection, nowMs }) => updateList(projection, anySport, nowMs),
    freshSeconds: 5,
  },
  // What all projects see is in the update feed.
  localUpdate: noUpdate,
  // The headers are the answer (O-015).
  geo: presentFeed(NEVER_CHANGES, () => '', { tail: 'none' }),
  // An attribution changes without an entry.
  sources: { topic: rows, text: (_name, { sources }) => writeSources(sources.all()), tail: 'signed', freshSeconds: 5 },
  service: systemFeed,
  system: systemFeed,
} satisfies Feeds;

const ALL_SPORTS = 0;

/** A list of odds: its head alone, as no provider sends odds. */
const noOdds = {
  topic: NEVER_CHANGES,
  text: ({ sport }: { readonly sport: number }) => headText(sport),
  tail: 'signed',
} as const;

export const ODDS_FEEDS = {
  odds: noOdds,
  mixedOdds: presentFeed(NEVER_CHANGES, () => headText(ALL_SPORTS)),
  oddsUpdate: noUpdate,
  mixedOddsUpdate: noUpdate,
  tournamentOdds: presentFeed(byTemplate, ({ sport, template }, { state }) =>
    currentStages(state, template).length === 0 ? null : headText(sport),
  ),
  participantOdds: presentFeed(
    ({ participant }) => participant,
    ({ sport, participant }, { state }) => (state.participants.has(participant as ParticipantId) ? headText(sport) : null),
  ),
} satisfies Feeds;

import type { FeedKind } from './names/feed-name.ts';

/** Kinds of feeds that hold rows of the same kinds. For the tables of the documentation. */

const EVENT_LISTS = [
  'full',
  'mixed',
  'group',
  'country',
  'tournament',
  'participant',
  'raceParticipant',
  'series',
  'tournamentFixtures',
  'tournamentResults',
  'participantFixtures',
  'participantResults',
  'participantEvents',
  'participantLiveEvents',
] as const satisfies readonly FeedKind[];
/** Leagues after a head, all but the popular ones with their events. */
export const LISTS = [...EVENT_LISTS, 'popular'] as const satisfies readonly FeedKind[];
export const UPDATES = ['update', 'localUpdate'] as const satisfies readonly FeedKind[];
/** Every feed with rows of events. */
export const EVENTS = [...EVENT_LISTS, ...UPDATES, 'repair', 'eventRow'] as const satisfies readonly FeedKind[];
export const ODDS = [
  'odds',
  'mixedOdds',
  'tournamentOdds',
  'participantOdds',
  'oddsUpdate',
  'mixedOddsUpdate',
] as const satisfies readonly FeedKind[];
/** What ends with the hash of its text. */
export const SIGNED = [
  ...LISTS,
  ...UPDATES,
  'repair',
  ...ODDS,
  'hashes',
  'standings',
  'tables',
  'topScorers',
  'draw',
  'ranking',
  'liveRanking',
  'transfers',
  'participantPlayers',
  'participantNews',
  'myNews',
] as const satisfies readonly FeedKind[];
export const STANDINGS = ['standings', 'eventStandings'] as const satisfies readonly FeedKind[];
export const SUMMARIES = ['summary', 'summaryAlias', 'summaryOld'] as const satisfies readonly FeedKind[];

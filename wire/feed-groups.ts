import type { FeedKind, FeedName } from './names/feed-name.ts';

const EVENT_LISTS = [
  'full',
  'mixed',
  'televised',
  'nation',
  'nationalTeams',
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
export const LISTS = [...EVENT_LISTS, 'popular'] as const satisfies readonly FeedKind[];
export const UPDATES = ['update', 'localUpdate'] as const satisfies readonly FeedKind[];
export const EVENTS = [...EVENT_LISTS, ...UPDATES, 'repair', 'eventRow'] as const satisfies readonly FeedKind[];
export const ODDS = [
  'odds',
  'mixedOdds',
  'tournamentOdds',
  'participantOdds',
  'oddsUpdate',
  'mixedOddsUpdate',
] as const satisfies readonly FeedKind[];
export const EVENT_ODDS = ['eventOdds', 'eventOddsOld', 'liveOdds'] as const satisfies readonly FeedKind[];
/** Feeds that differ by visitor. */
const ALL_ODDS = [...ODDS, ...EVENT_ODDS, 'prematchOdds'] as const satisfies readonly FeedKind[];
export type OddsFeedName = Extract<FeedName, { readonly kind: (typeof ALL_ODDS)[number] }>;
const ODDS_KINDS: ReadonlySet<string> = new Set(ALL_ODDS);
export const isOddsFeed = (name: FeedName): name is OddsFeedName => ODDS_KINDS.has(name.kind);
export const RANKINGS = ['ranking', 'liveRanking', 'countryRanking', 'liveCountryRanking'] as const satisfies readonly FeedKind[];
export const SIGNED = [
  ...LISTS,
  ...UPDATES,
  'repair',
  ...ODDS,
  'hashes',
  'standings',
  'tables',
  'topScorers',
  'archive',
  'draw',
  'rankings',
  ...RANKINGS,
  'transfers',
  'participantPlayers',
  'followed',
  'neighbours',
  'places',
  'pinned',
  'coming',
  'sources',
  'participantSeason',
  'participantHistory',
  'person',
  'participantNews',
  'participantNewsPage',
  'competitionNews',
  'myNews',
] as const satisfies readonly FeedKind[];
export const STANDINGS = ['standings', 'eventStandings'] as const satisfies readonly FeedKind[];
export const SUMMARIES = ['summary', 'summaryAlias', 'summaryOld'] as const satisfies readonly FeedKind[];

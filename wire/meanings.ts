import { DATA_PART_EVENTS } from '@stillingen/domain';
import type { FeedKind } from './names/feed-name.ts';
import type { FieldName } from './names/name-shapes.ts';
import type { RequestName } from './names/feed-name.ts';
import type { PushClose } from './push/frames.ts';
import type { PushSubject } from './push/subject.ts';

/** What the documentation says; no part of the program asks for it. */

export const FEED_MEANINGS: Readonly<Record<FeedKind, string>> = {
  full: 'all events of a sport on a day',
  mixed: 'all events of all sports on a day, a head row for each sport',
  group: 'all events of a group of sports on a day',
  repair: 'full rows of the events of a sport, or of all, that are live or changed lately, for who missed updates',
  update: 'what changed within the last minute in events of a sport, or of all, one row an event',
  localUpdate: 'the same for what one project alone shows',
  system: 'state of the service, its time, and what is being played',
  service: 'the same as the system feed',
  geo: 'no content: asked for its geo headers',
  country: 'events of a country or category around today',
  tournament: 'events of the newest season of a competition',
  participant: 'latest and next events of a participant',
  raceParticipant: 'latest and next races of a participant, in sports without home and away alone',
  series: 'events of a tie or play-off series',
  tournamentFixtures: 'coming events of a season, a page of them',
  tournamentResults: 'past events of a season, a page of them',
  participantFixtures: 'coming events of a participant, a page of them',
  participantResults: 'past events of a participant, a page of them',
  participantEvents: 'events of a participant around today',
  participantLiveEvents: 'events that a participant is playing',
  popular: 'the top competitions of a sport, each by its newest season; without events',
  odds: 'odds of the events of a sport on a day',
  mixedOdds: 'odds of the events of all sports on a day',
  oddsUpdate: 'odds of a sport that changed',
  mixedOddsUpdate: 'odds of all sports that changed',
  tournamentOdds: 'odds of the events of a competition',
  participantOdds: 'odds of the events of a participant',
  eventOdds: 'odds of an event',
  eventOddsOld: 'the same under its older name',
  prematchOdds: 'odds of an event before it begins',
  liveOdds: 'odds of a bookmaker while an event is played',
  core: 'stage, score and tabs of a match',
  hashes: 'hashes of the feeds of a match',
  summary: 'incidents of a match by period, then its facts',
  summaryAlias: 'the same under another name',
  summaryOld: 'the same under its oldest name',
  result: 'stage, parts of the score and facts of a match',
  statistics: 'statistics of a match by period and section',
  headToHead: 'earlier matches of both sides',
  lineups: 'line-ups of a match',
  scratches: 'players who miss a match',
  history: 'course of each set, game or leg',
  currentGame: 'score of the game being played',
  comments: 'comments on a match, newest first',
  commentary: 'the same under its newer name',
  commentaryHighlights: 'the important ones among the comments',
  playerStatistics: 'figures of the players of a match',
  playerStatisticsParts: 'figures of the players by part of the match',
  pitchers: 'figures of the pitchers of a match',
  dartsStatistics: 'darts: statistics of a match',
  dartsStatisticsParts: 'darts: statistics by set, or by leg where there are no sets',
  highlights: 'videos of a match',
  eventNews: 'articles about a match',
  report: 'report of a match',
  eventTopScorers: "top scorers of the match's stage",
  eventStandings: "a table of the match's stage",
  corrections: 'what was corrected after it had been shown',
  eventRow: 'the league row and event row of one match, or all rows of one race',
  standings: 'a table of a stage',
  tables: 'which tables a stage has, with the hash of each',
  topScorers: 'top scorers of a stage',
  draw: 'rounds and ties of a stage',
  ranking: 'a page of a ranking',
  liveRanking: 'the same with what is being played counted in',
  transfers: 'a page of transfers of a club or player',
  participantPlayers: 'players of a participant',
  participantNews: 'articles about a participant',
  myNews: 'articles about several participants',
  newsList:
    'the front page of news of a sport, 0 for all: JSON, {data: {sections: [{id, name, articles: [{id, title, url, published, editedAt, source, images, simulated}]}]}}',
  article: 'an article, in the words of a report',
};

/** Of stored queries, by their hashes. Those of odds have the shape of such answers, and are empty: no odds are known here. */
export const QUERY_MEANINGS: Readonly<Record<string, string>> = {
  oce: 'findOddsByEventId: odds of an event; always empty, as are all odds',
  ope: 'findPrematchOddsById: odds before it begins',
  ope2: 'findPrematchOddsForBookmaker: the same of one bookmaker',
  ole2: 'eventOddsOverview: odds while it is played',
  pobtm: 'getPrematchOddsBettingTypeMenu: which bets there are before an event',
  lobtm: 'getLiveOddsBettingTypeMenu: which bets there are while it is played',
  lwo: 'findLeagueWinnerOdds: odds of who wins a competition',
  dsof: 'findEventById: stage of a match, and the latest results of both sides',
  dsos2: 'findEventById: statistics of both sides',
  lph: 'getTournamentSeasons: seasons and stages of a competition',
};

export const REQUEST_MEANINGS: Readonly<Record<RequestName['kind'], string>> = {
  menu: 'countries and categories of a sport, and its rankings',
  countryMenu: 'competitions of one of them',
};

export const FIELD_MEANINGS: Readonly<Record<FieldName, string>> = {
  sport: 'sport id',
  anySport: 'sport id; 0 for all sports together',
  group: 'id of a group of sports',
  day: 'day from today in the time zone: 0 today, -1 yesterday',
  tz: 'time zone in which days begin: whole hours from UTC',
  lang: 'language: any, answered in that of the project',
  projectType: 'project type id: 1 here, all others are answered alike',
  project: 'project id: that of the address',
  country: 'country or category id: ZB of a league, MC of a menu',
  template: 'tournament template id, a competition over all its seasons: ZEE of a league',
  tournament: 'tournament id, one season: ZE of a league',
  stage: 'tournament stage id: ZC of a league',
  participant: 'participant id: PX and PY of an event',
  series: 'series id: SRI of an event',
  event: 'event id: AA of an event, of a race NRA',
  season: 'season number, the digits of ZSE of a league: 20262027',
  part: `page of ${DATA_PART_EVENTS} events, from 0`,
  order: 'y in the order of the page, n by sort key, which t_ may leave out',
  liveOdds: '0: odds from before the event',
  bookmaker: 'bookmaker id: MBO of odds',
  table: 'code of a table: see Values; those that a stage has are told by tx_',
  tennisType: 'tennis: s singles, d doubles, m mixed; empty for all',
  article: 'id of an article: NP of an article',
  ranking: 'ranking id: MRI of a menu',
  page: 'page, from 0',
  participants: 'participant ids in ascending order, joined by a hyphen',
};

export const SUBJECT_MEANINGS: Readonly<Record<PushSubject['kind'], string>> = {
  update: 'rows of events that changed, without the head and end of the update feed and without rows of new events',
  localUpdate: 'the same of what one project shows, in its language',
  game: 'the same rows of one match or race, in a language that a project has; the whole summary (`df_sui_`) of the match whenever its incidents change',
  system: 'the whole system feed whenever it changes, but for its time',
  service: 'the same',
  account:
    'the channel of an account: `{"rev":n}` whenever the documents of the user change; refused as soon as the session ends',
};

export const CLOSE_MEANINGS: Readonly<Record<keyof typeof PushClose, string>> = {
  textOnly: 'a binary frame',
  tooMuch: 'too many frames, or subjects',
  tooBig: 'a frame that is too long',
  slow: 'frames were not read for too long; come back, and read faster',
  badFrame:
    'a frame that is none, or whose subject or position is none; the reason of the close frame says which; the same again is refused again',
  idle: 'nothing was followed for too long; come back when there is something to follow',
  drain: 'the server ends, or too many come: the frame before it said when to come back',
};

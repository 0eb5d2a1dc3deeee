export { EXAMPLES } from './examples.ts';
export { RULE_SPORTS_PATH, RULE_TRIAL_PATH, type RuleTrialAnswer, type RuleTrialResult } from './alerts/trial-calls.ts';
export {
  ALERT_CALLS,
  ALERT_LIMITS,
  type AlertCalls,
  type AlertPayload,
  type DeliveryLine,
  DELIVERY_OUTCOMES,
  type DeliveryOutcome,
  type PushSubscriptionKeys,
} from './alerts/push-calls.ts';
export { type AlertPlan, alertSubset, isQuiet, joinMasks, maskOfEvent, planOf, watchedToo } from './alerts/plan.ts';
export { alertFacts, type AlertPlace } from './alerts/facts.ts';
export { type SoundName, soundOf, soundOfText } from './alerts/sounds.ts';
export { type AlertMatchView, matchAlertFacts, raceAlertFacts } from './alerts/view-facts.ts';
export { ruleAlertText } from './alerts/rule-text.ts';
export { alertText, type AlertText, hiddenText } from './alerts/text.ts';
export { ACCOUNT_PAGE_PATH } from './account/logged-in.ts';
export {
  matchPath,
  nationPath,
  articlePath,
  NEWS_PATH,
  participantPath,
  rankingPath,
  ABOUT_PATH,
  ACCESSIBILITY_PATH,
  APP_PATH,
  RANKINGS_PATH,
  seriesPath,
  MINE_PATH,
  TV_PATH,
} from './page/addresses.ts';
export {
  ALARM_MINUTES,
  type CalendarOptions,
  calendarPath,
  type ChannelSubject,
  MOST_CHANNEL_IDS,
  NEWS_PARTS,
  newsFeedPath,
  type NewsPart,
  PLAIN_CALENDAR,
} from './page/channels.ts';
export {
  EMBED_KINDS,
  EMBED_PREFIX,
  EMBED_SCRIPT_PATH,
  EMBED_THEMES,
  embedFolder,
  type EmbedAddress,
  type EmbedHeight,
  type EmbedKind,
  embedPath,
  type EmbedTheme,
  parseEmbed,
} from './page/embeds.ts';
export {
  isSearchMatch,
  isSearchPlace,
  MAX_RECENTS,
  PLACE_KINDS,
  type PlaceKind,
  type PlaceList,
  readSearchAnswer,
  readSearchNow,
  readSearchTop,
  SEARCH_ID,
  SEARCH_KEY,
  SEARCH_LANGUAGE_KEY,
  SEARCH_LIVE_KEY,
  SEARCH_NOW_PATH,
  SEARCH_PAGE_PATH,
  SEARCH_PATH,
  SEARCH_TOP_PATH,
  type SearchAnswer,
  type SearchItem,
  type SearchMatch,
  type SearchNow,
  type SearchNowCall,
  type SearchPlace,
  type SearchSide,
  type SearchTop,
} from './page/search.ts';
export { type AbsenceLine, readAbsences, writeAbsences } from './match/detail-rows.ts';
export {
  type AppearanceLine,
  type CareerLine,
  type InjuryLine,
  joinValues,
  type PersonColumn,
  type PersonFacts,
  type PersonFeed,
  type HonourLine,
  type PersonRaceLine,
  type PersonTeam,
  readPerson,
  splitValues,
  writePerson,
} from './person/person.ts';
export {
  type CoreRow,
  coreRow,
  type CorrectionRow,
  correctionRow,
  type SeasonCorrections,
  seasonCorrectionsRow,
  partTitleRow,
  type StatisticRow,
  statisticRow,
  statisticsSectionRow,
  WINNER_LETTER,
  readVideos,
  type VideoRow,
  writeVideos,
} from './match/detail-rows.ts';
export {
  type Place,
  type Places,
  readLeagues,
  readPlaces,
  type SportRanking,
  type TopLeague,
  writeLeagues,
  writePlaces,
} from './list/places.ts';
export { readBroadcasts } from './match/broadcasts.ts';
export { ANY_COUNTRY, type OriginConfig, type OriginEntry, parseOriginConfig } from './page/origin-config.ts';
export { GEO_HEADERS, GEO_PATH, type GeoPlace, geoKey, type GeoRecord } from './page/geo.ts';
export {
  COUNTED_USES,
  type CountedUse,
  type ErrorLine,
  PROBE_PATHS,
  PUSH_STATES,
  SESSION_LOG_LIMITS,
  SESSION_LOG_PATH,
  type SessionBatch,
  type SessionLine,
  SLOW_ACTIONS,
  TELEMETRY_PURPOSES,
  type TelemetryConfig,
  type TelemetryModule,
  USE_COUNT_PATH,
  type UseCount,
} from './page/telemetry.ts';
export { type LegalAgeConfig, NO_LEGAL_AGE, requiresAgeConfirmation } from './page/legal-age.ts';
export { type CommentLine, readComments, writeComments } from './match/comments.ts';
export { type EventRow, eventRow } from './event/event-row.ts';
export {
  buildFeedName,
  canonicalFeedName,
  FEED_SHAPES,
  type FeedKind,
  type FeedName,
  NAME_FIELDS,
  namesDayOutside,
  parseFeedName,
  parseRequestName,
  REQUEST_SHAPES,
  type RequestName,
} from './names/feed-name.ts';
export {
  hashRow,
  headRow,
  isWhole,
  removedRow,
  writeMovedEvents,
  signatureRow,
  updateTimeRow,
  systemRow,
} from './list/list-rows.ts';
export { type HeadToHeadMatch, type HeadToHeadTab, readHeadToHead, writeHeadToHead } from './match/head-to-head.ts';
export { type LeagueRow, leagueRow, seasonNumber } from './list/list-rows.ts';
export {
  type LineupGroup,
  type LineupRow,
  type PlayerIncident,
  ratingsRow,
  readLineups,
  writeLineups,
} from './match/line-ups.ts';
export { type Source, writeSources } from './list/sources.ts';
export { type OddsOutcome, type OddsRow, oddsRow, oddsWords, type OutcomeOdds, outcomesOf } from './event/odds-row.ts';
export { buildOddsFeedName } from './names/odds-names.ts';
export {
  type ClientConfig,
  MAX_PUSH_ALIASES,
  type CardKind,
  type CardPicture,
  type CategoryLink,
  type CompetitionLink,
  type NamedSource,
  type NationLinks,
  NO_FEEDS,
  type EmbedSource,
  type FeedSource,
  type HydrationData,
  type PageSport,
  type Redirect,
  type RenderedPage,
  type RenderRequest,
  type RenderResult,
  type SiteEdition,
  type Vacancy,
  type WebEntry,
} from './page/render.ts';
export type { BookmakerLook, OddsView, ShownBookmaker } from './page/odds-view.ts';
export { FOR_EVER, ODDS_MODE_PATH, type OddsMode, type OddsModeCall, type OddsModeRefusal } from './page/odds-mode.ts';
export {
  type Banner,
  BANNER_ZONES,
  BANNERS_FIELD,
  BANNERS_PATH,
  type BannerView,
  type BannerZone,
  pickBanner,
} from './page/banners.ts';
export {
  CONSENT_COOKIE,
  CONSENT_PATH,
  CONSENT_PURPOSES,
  CONSENT_S,
  CONSENT_VERSION,
  type ConsentAnswer,
  type ConsentPurpose,
  formatConsent,
  parseConsent,
  signedConsent,
} from './page/consent.ts';
export type { Operator } from './page/operator.ts';
export { danishPath, ENGLISH_PREFIX, englishHref, englishPath } from './page/english-addresses.ts';
export { crestShape, crestText, logoPath } from './page/crest.ts';
export { readPressure, writePressure } from './match/pressure.ts';
export { readShots, writeShots } from './match/shots.ts';
export { type Periods, readLead, type ScoresByMinute, writeLead } from './match/lead.ts';
export { type RaceCourse, type RaceSession, readRaceCourse, type SplitLine, writeRaceCourse } from './match/race-course.ts';
export {
  type CurrentGame,
  type HistoryBlock,
  type HistoryLine,
  type HistoryPoint,
  readCurrentGame,
  readHistory,
  writeCurrentGame,
  writeHistory,
} from './match/match-history.ts';
export { buildPageFeedName, type PageFeedName, parsePageFeedName } from './names/name-shapes.ts';
export {
  readTeamSeason,
  type TeamCompetition,
  type TeamFigures,
  type TeamPosition,
  type TeamSeason,
  writeTeamSeason,
} from './list/team-season.ts';
export { type PastSeason, readTeamHistory, type TeamInjury, writeTeamHistory } from './list/team-history.ts';
export { type ParticipantInfo, readParticipant, writeParticipant } from './list/participant-row.ts';
export { mergeUpdates, restateUpdate } from './event/update-texts.ts';
export {
  type ClientFrame,
  type DataFrame,
  MAX_CLIENT_FRAME_BYTES,
  MAX_SUBJECTS,
  parseClientFrame,
  parseServerFrame,
  PushClose,
  type PushRefusal,
  type ServerFrame,
  type Positions,
} from './push/frames.ts';
export { parseEventId, writeEventId } from './names/event-id.ts';
export {
  buildPushSubject,
  isPushNamespace,
  type OddsSubject,
  parsePushSubject,
  pushPrefix,
  type PushSubject,
} from './push/subject.ts';
export { type PlayerStatisticsPart, readPlayerStatistics, writePlayerStatistics } from './match/player-statistics.ts';
export { writeShortResult } from './event/short-result.ts';
export type { FormRow, StandingColumn } from './competition/standing-rows.ts';
export {
  type ChosenTable,
  GOAL_LINES,
  standingsCode,
  type StandingsTableName,
  type TableKind,
  standingsTableOf,
  TOP_SCORERS_CODE,
} from './competition/standing-rows.ts';
export {
  NO_STANDING,
  type Standings,
  type StandingTeam,
  readStandings,
  writeStandings,
  writeTableList,
} from './competition/standings.ts';
export {
  lastCorrection,
  minuteText,
  type PlayerLink,
  readSummary,
  type Summary,
  type SummaryFact,
  type SummaryIncident,
  type SummaryPart,
  type SummaryWords,
  writeSummary,
} from './match/summary.ts';
export {
  CELL_END,
  type CellText,
  cellText,
  closeRow,
  FeedCursor,
  INDEX,
  nullIfInvalid,
  readRows,
  ROW_END,
  WireError,
  writeRow,
} from './text/text.ts';
export { type ArchiveLine, readArchive, writeArchive } from './competition/archive.ts';
export {
  type DrawFeed,
  type DrawLeg,
  type DrawParticipant,
  type DrawTieWords,
  readDraw,
  writeDraw,
} from './competition/draw.ts';
export { type MenuCompetition, type MenuCountry, resultsStem, writeMenu } from './list/menu.ts';
export { type NewsRow, readNews, readReport, type ReportRow, writeNews, writeReport } from './competition/news.ts';
export {
  type NewsLink,
  type NewsList,
  type NewsListArticle,
  type NewsVideo,
  readNewsList,
  writeNewsList,
} from './competition/news.ts';
export { type RankingFeed, type RankingLine, readRanking, writeRanking } from './competition/ranking.ts';
export { type RankingSummary, readRankings, writeRankings } from './competition/rankings.ts';
export {
  readSquad,
  type SquadPlayer,
  writeSquad,
  readTopScorers,
  type ScorerRow,
  type TopScorersFeed,
  writeTopScorers,
} from './competition/top-scorers.ts';
export { readTransfers, type TransferLine, type TransferTeam, writeTransfers } from './competition/transfers.ts';
export { readUpcomingDraws, type UpcomingDraw, writeUpcomingDraws } from './competition/upcoming-draws.ts';
export { currentResult, type LastPenalty, type PenaltyEntries, writeEntry, writeEvent } from './event/write-event.ts';
export { eventOddsFeed, readEventOdds, writeEventOdds } from './odds/event-odds-feed.ts';
export type { EventOdds, MarketOdds, OfferOdds, PriceOdds } from './odds/event-odds.ts';
export {
  type HistoryMarket,
  type OddsPoint,
  ODDS_HISTORY_PATH,
  type OddsHistory,
  oddsHistoryAddress,
} from './odds/odds-history.ts';
export { isOddsFeed, type OddsFeedName } from './feed-groups.ts';

export { ACCOUNT_PAGE_PATH } from './account/account-page.ts';
export { type AbsenceLine, readAbsences, writeAbsences } from './match/absences.ts';
export {
  type CoreRow,
  coreRow,
  type CorrectionRow,
  correctionRow,
  partTitleRow,
  type PeriodRow,
  type StatisticRow,
  statisticRow,
  statisticsSectionRow,
  WINNER_LETTER,
} from './match/detail-rows.ts';
export { readBroadcasts } from './match/broadcasts-reader.ts';
export { GEO_HEADERS, type GeoRecord } from './geo.ts';
export { type CurrentGame, readCurrentGame, writeCurrentGame } from './event/current-game.ts';
export { type CommentLine, readComments, writeComments } from './match/comments.ts';
export { type EventRow, eventRow } from './event/event-row.ts';
export {
  buildFeedName,
  canonicalFeedName,
  type FeedKind,
  type FeedName,
  namesDayOutside,
  parseFeedName,
} from './names/feed-name.ts';
export type { Words } from './text/fields.ts';
export { type HashRow, hashRow } from './list/hashes.ts';
export { type HeadToHeadMatch, type HeadToHeadTab, readHeadToHead, writeHeadToHead } from './match/head-to-head.ts';
export { type LeagueRow, leagueRow, seasonNumber } from './list/league-row.ts';
export {
  type LineupGroup,
  type LineupRow,
  type PlayerIncident,
  readLineups,
  writeLineups,
} from './match/line-ups.ts';
export {
  headRow,
  isWhole,
  type MovedEvent,
  readMovedEvents,
  removedRow,
  writeMovedEvents,
  signatureRow,
  updateTimeRow,
} from './list/list-rows.ts';
export { type OddsRow, oddsRow } from './event/odds-row.ts';
export { type ClientConfig, MAX_PUSH_ALIASES } from './config/client-config.ts';
export { ANY_COUNTRY, type OriginConfig, type OriginEntry, parseOriginConfig } from './config/origin-config.ts';
export {
  type HistoryBlock,
  type HistoryLine,
  type HistoryPoint,
  readHistory,
  writeHistory,
} from './match/match-history.ts';
export { buildPageFeedName, type PageFeedName, parsePageFeedName } from './names/page-feed-name.ts';
export { type ParticipantInfo, readParticipant, writeParticipant } from './list/participant-row.ts';
export { mergeUpdates } from './text/merge-updates.ts';
export { restateUpdate } from './event/restate.ts';
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
export type {
  CategoryLink,
  Competition,
  FeedSource,
  HydrationData,
  PageSport,
  Redirect,
  RenderedPage,
  RenderRequest,
  RenderResult,
  WebEntry,
} from './page/render.ts';
export { parseEventId, writeEventId } from './names/event-id.ts';
export { isPushNamespace, pushPrefix } from './push/namespace.ts';
export { buildPushSubject, parsePushSubject, type PushSubject } from './push/subject.ts';
export {
  type PlayerStatisticsLine,
  type PlayerStatisticsPart,
  type PlayerStatisticsSection,
  readPlayerStatistics,
  writePlayerStatistics,
} from './match/player-statistics.ts';
export { readShortResult, type ShortResult, writeShortResult } from './event/short-result.ts';
export type { FormRow, StandingRow } from './competition/standing-rows.ts';
export {
  GOAL_LINES,
  standingsCode,
  type StandingsTableName,
  standingsTableOf,
  TOP_SCORERS_CODE,
} from './names/standings-code.ts';
export {
  NO_STANDING,
  type Standings,
  type StandingTable,
  type StandingTeam,
  type StandingZone,
  readStandings,
  writeStandings,
} from './competition/standings.ts';
export {
  lastCorrection,
  minuteText,
  readSummary,
  type Summary,
  type SummaryFact,
  type SummaryIncident,
  type SummaryPart,
  type SummaryPeriod,
  type SummaryWords,
  writeSummary,
} from './match/summary.ts';
export type { IncidentWord } from './match/incident-words.ts';
export {
  type Cell,
  CELL_END,
  type CellText,
  cellText,
  closeRow,
  FeedCursor,
  INDEX,
  readRows,
  type Row,
  ROW_END,
  WireError,
  writeRow,
} from './text/text.ts';
export type { StandingColumn } from './competition/column-heads.ts';
export { type DrawFeed, type DrawLeg, type DrawParticipant, type DrawTieWords, readDraw, writeDraw } from './competition/draw.ts';
export {
  type Menu,
  type MenuCompetition,
  type MenuCountry,
  type MenuRanking,
  readMenu,
  resultsStem,
  writeMenu,
} from './list/menu.ts';
export { type NewsRow, readNews, readReport, type ReportRow, writeNews, writeReport } from './news/news.ts';
export { type NewsListArticle, type NewsSection, readNewsList, writeNewsList } from './news/news-list.ts';
export { type RankingFeed, type RankingLine, type RankingTab, readRanking, writeRanking } from './competition/ranking.ts';
export { parseRequestName, type RequestName } from './names/request-name.ts';
export { readSquad, type SquadPlayer, writeSquad } from './competition/squad.ts';
export { type SystemRow, systemRow } from './list/system-row.ts';
export { readTableList, type TableList, writeTableList } from './competition/table-list.ts';
export {
  readTopScorers,
  type ScorerFilter,
  type ScorerRow,
  type TopScorersFeed,
  writeTopScorers,
} from './competition/top-scorers.ts';
export {
  readTransfers,
  type TransferLine,
  type TransferPlayer,
  type TransfersFeed,
  type TransferTeam,
  writeTransfers,
} from './competition/transfers.ts';
export { readUpcomingDraws, type UpcomingDraw, writeUpcomingDraws } from './competition/upcoming-draws.ts';
export { readVideos, type VideoRow, writeVideos } from './match/videos.ts';
export {
  currentResult,
  type LastCorrection,
  type LastPenalty,
  type PenaltyEntries,
  writeEntry,
  writeEvent,
} from './event/write-event.ts';

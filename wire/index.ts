export { ACCOUNT_PAGE_PATH } from './account/account-page.ts';
export { type AbsenceLine, readAbsences, writeAbsences } from './absences.ts';
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
} from './detail-rows.ts';
export { readBroadcasts } from './broadcasts-reader.ts';
export { type CurrentGame, readCurrentGame, writeCurrentGame } from './current-game.ts';
export { type CommentLine, readComments, writeComments } from './comments.ts';
export { type EventRow, eventRow } from './event-row.ts';
export { buildFeedName, type FeedKind, type FeedName, namesDayOutside, parseFeedName } from './feed-name.ts';
export type { Words } from './fields.ts';
export { type HashRow, hashRow } from './hashes.ts';
export { type HeadToHeadMatch, type HeadToHeadTab, readHeadToHead, writeHeadToHead } from './head-to-head.ts';
export { type LeagueRow, leagueRow, seasonNumber } from './league-row.ts';
export {
  type LineupGroup,
  type LineupRow,
  type PlayerIncident,
  readLineups,
  writeLineups,
} from './line-ups.ts';
export {
  headRow,
  type MovedEvent,
  readMovedEvents,
  removedRow,
  writeMovedEvents,
  signatureRow,
  updateTimeRow,
} from './list-rows.ts';
export { type OddsRow, oddsRow } from './odds-row.ts';
export { type ClientConfig, MAX_PUSH_ALIASES } from './client-config.ts';
export { ANY_COUNTRY, type OriginConfig, type OriginEntry, parseOriginConfig } from './origin-config.ts';
export {
  type HistoryBlock,
  type HistoryLine,
  type HistoryPoint,
  readHistory,
  writeHistory,
} from './match-history.ts';
export { buildPageFeedName, type PageFeedName, parsePageFeedName } from './page-feed-name.ts';
export { type ParticipantInfo, readParticipant, writeParticipant } from './participant-row.ts';
export { mergeUpdates } from './merge-updates.ts';
export {
  type ClientFrame,
  type DataFrame,
  MAX_CLIENT_FRAME_BYTES,
  MAX_SUBJECTS,
  parseClientFrame,
  parseServerFrame,
  PUSH_REFUSALS,
  PushClose,
  type PushRefusal,
  type ServerFrame,
  type Positions,
} from './push.ts';
export { parseEventId, writeEventId } from './event-id.ts';
export { isPushNamespace, pushPrefix } from './push-namespace.ts';
export { buildPushSubject, parsePushSubject, type PushSubject } from './push-subject.ts';
export {
  type PlayerStatisticsLine,
  type PlayerStatisticsPart,
  type PlayerStatisticsSection,
  readPlayerStatistics,
  writePlayerStatistics,
} from './player-statistics.ts';
export { readShortResult, type ShortResult, writeShortResult } from './short-result.ts';
export type { FormRow, StandingRow } from './standing-rows.ts';
export { GOAL_LINES, standingsCode, type StandingsTableName, standingsTableOf, TOP_SCORERS_CODE } from './standings-code.ts';
export {
  NO_STANDING,
  type Standings,
  type StandingTable,
  type StandingTeam,
  type StandingZone,
  readStandings,
  writeStandings,
} from './standings.ts';
export {
  lastCorrection,
  type IncidentWord,
  readSummary,
  type Summary,
  type SummaryFact,
  type SummaryIncident,
  type SummaryPart,
  type SummaryPeriod,
  type SummaryWords,
  writeSummary,
} from './summary.ts';
export { type Cell, CELL_END, closeRow, FeedCursor, INDEX, readRows, type Row, ROW_END, WireError, writeRow } from './text.ts';
export type { StandingColumn } from './column-heads.ts';
export { type DrawFeed, type DrawLeg, type DrawParticipant, type DrawTieWords, readDraw, writeDraw } from './draw.ts';
export { type Menu, type MenuCompetition, type MenuCountry, type MenuRanking, readMenu, resultsStem, writeMenu } from './menu.ts';
export { type NewsRow, readNews, readReport, type ReportRow, writeNews, writeReport } from './news.ts';
export { type NewsListArticle, type NewsSection, readNewsList, writeNewsList } from './news-list.ts';
export { type RankingFeed, type RankingLine, type RankingTab, readRanking, writeRanking } from './ranking.ts';
export { buildRequestName, parseRequestName, type RequestName } from './request-name.ts';
export { readSquad, type SquadPlayer, writeSquad } from './squad.ts';
export { type SystemRow, systemRow } from './system-row.ts';
export { readTableList, type TableList, writeTableList } from './table-list.ts';
export { readTopScorers, type ScorerFilter, type ScorerRow, type TopScorersFeed, writeTopScorers } from './top-scorers.ts';
export {
  readTransfers,
  type TransferLine,
  type TransferPlayer,
  type TransfersFeed,
  type TransferTeam,
  writeTransfers,
} from './transfers.ts';
export { nodesOf, propertyOf, readTree, treeNode, type TreeNode, writeTree } from './tree.ts';
export { readUpcomingDraws, type UpcomingDraw, writeUpcomingDraws } from './upcoming-draws.ts';
export { readVideos, type VideoRow, writeVideos } from './videos.ts';
export { type LastCorrection, type LastPenalty, type PenaltyEntries, writeEntry, writeEvent } from './write-event.ts';

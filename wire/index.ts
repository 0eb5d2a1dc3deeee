export {
  type CoreRow,
  coreRow,
  type CorrectionRow,
  correctionRow,
  type PeriodRow,
  type StatisticRow,
  statisticRow,
  type SystemRow,
  systemRow,
} from './detail-rows.ts';
export { entryWords, type EventRow, eventRow, eventWords, type LastCorrection } from './event-row.ts';
export { buildFeedName, type FeedKind, type FeedName, parseFeedName } from './feed-name.ts';
export type { Words } from './fields.ts';
export { type LeagueRow, leagueRow } from './league-row.ts';
export {
  type ClientFrame,
  type DataFrame,
  MAX_SUBJECTS,
  parseClientFrame,
  parseServerFrame,
  PushClose,
  type ServerFrame,
} from './push.ts';
export type { FormRow, StandingRow } from './standing-rows.ts';
export { GOAL_LINES, standingsCode, type StandingsTableName, standingsTableOf } from './standings-code.ts';
export {
  NO_STANDING,
  type StandingColumn,
  type Standings,
  type StandingTable,
  type StandingTeam,
  type StandingZone,
  readStandings,
  writeStandings,
} from './standings.ts';
export {
  lastCorrection,
  readSummary,
  type Summary,
  type SummaryIncident,
  type SummaryPart,
  type SummaryPeriod,
  type SummaryWords,
  writeSummary,
} from './summary.ts';
export { type Cell, CELL_END, INDEX, readRows, type Row, ROW_END, WireError, writeRow } from './text.ts';

export {
  type Broadcast,
  CHANNEL_TYPE,
  isWatchableIn,
  type ChannelType,
  type Correction,
  CORRECTION_REASONS,
  type CorrectionReason,
  type EntryStatus,
  type EventItem,
  type Incident,
  INCIDENT_TYPES,
  type IncidentType,
  type League,
  type MatchFormat,
  type Attribution,
  type Origin,
  otherSide,
  type Pair,
  type Participant,
  type ParticipantKind,
  type Race,
  type RaceEntry,
  type RaceSplits,
  RULINGS,
  type Side,
  type StageRole,
  type Statistic,
  Winner,
} from './event/entities.ts';
export type { AlertFacts, AlertMoment, AlertOccasion, AlertSide, AlertSport } from './alerts/facts.ts';
export { ALERT_KINDS, type AlertKind, DEFAULT_KINDS, hasKind, kindsOf, maskOf } from './alerts/kinds.ts';
export { minuteOfPlay, regularMinutes } from './alerts/minutes.ts';
export { momentsOf } from './alerts/moments.ts';
export { choicesOf, type RuleOffer } from './alerts/rules/choices.ts';
export type { RuleChoice } from './alerts/rules/condition-choices.ts';
export { readyRules } from './alerts/rules/ready.ts';
export { refusalOf } from './alerts/rules/refusal.ts';
export type { Rule, RuleRefusal } from './alerts/rules/rule.ts';
export { createRuleIndex, type Follows, type IndexedRule, type RuleIndex, type RuleMatch } from './alerts/rules/rule-index.ts';
export {
  isSlotOpen,
  type RuleNames,
  type RuleSlot,
  sentenceOf,
  sentenceText,
  type SentencePart,
} from './alerts/rules/sentence.ts';
export { isRefused, parseRule, RULE_LENGTH, writeRule } from './alerts/rules/text.ts';
export { type Block, blocksOf, strongestBlocks } from './course/blocks.ts';
export { PRESSURE, type Pressure, type PressureLevel, type PressureMinute, pressureOf } from './course/pressure.ts';
export type { CourseSample } from './course/samples.ts';
export { type ScoreMinute, scoresOf } from './course/scores.ts';
export type { CourseMinute } from './course/spread.ts';
export { type Shots, type ShotsLevel, type ShotsMinute, shotsOf } from './course/shots.ts';
export { clockOf, matchMinute, minutesPlayed, stageOfMinute } from './event/clock.ts';
export { periodsOf } from './event/period-clock.ts';
export {
  AJAX_SYNC_S,
  CALENDAR_DAYS,
  CLOCK_TICK_S,
  DATA_PART_EVENTS,
  FEED_CACHE_S,
  FETCH_RETRY_MS,
  HIGHLIGHT_S,
  PAGE_RETRY_S,
  BETTING_STRIP_MS,
  DELAYED_START_MS,
  ODDS_START_MS,
  REDRAW_DEBOUNCE_MS,
  PREMATCH_ODDS_S,
  HOME_COUNTRY,
  MAX_MY_TEAMS,
  MY_GAMES,
  PROJECT_TYPE,
  RELOAD_BOUND_S,
  SUMMARY_MATCHES,
  SYNC_AGE_SHARE,
  SYSTEM_CHECK_S,
  TIME_KEEP_MATCH_LIVE_S,
  TRANSPORT_RETRY,
} from './constants.ts';
export {
  copenhagenHours,
  DateFormat,
  dayBounds,
  dayLabel,
  dayOf,
  dayOffset,
  feedDayBounds,
  formatDate,
  formatLongDate,
  monthOf,
  nearDay,
  shortWeekdayOf,
  weekdayOf,
} from './time/days.ts';
export { aggregateScore, countsTogether, type DrawRound, knockoutDraw, seriesOf } from './event/draw.ts';
export { type MatchRatings, matchRatings, ratingKey, ratingWeights } from './rating/match-ratings.ts';
export type { Injury } from './event/persons.ts';
export { recentForm, unbeatenRun } from './event/form.ts';
export { type FormBadge, formBadge } from './event/result.ts';
export { FORM_TEXT } from '#words/form.ts';
export { type Balance, balanceOf, type Outcome } from './head-to-head/balance.ts';
export {
  type ArticleId,
  type EventId,
  eventItemId,
  labelKey,
  parseLabelKey,
  hashText,
  messageHash,
  leagueItemId,
  parseEventItemId,
  parseLeagueItemId,
  type ParticipantId,
  type RankingId,
  type SeriesId,
  type StageId,
  type TemplateId,
} from './event/ids.ts';
export { apply } from './state/apply.ts';
export { decide } from './state/decide/decide.ts';
export { idsOfPair, leagueOf, WORLD } from './state/naming.ts';
export { differences, readSnapshot, SNAPSHOT_VERSION, snapshotLines } from './state/snapshot.ts';
export {
  articlesOn,
  articlesOnCompetition,
  type Change,
  copyState,
  emptyState,
  type Entry,
  type LiveState,
  participantsOfKind,
  recordsOf,
} from './state/state.ts';
export { decideOdds } from './state/odds/decide-odds.ts';
export {
  ODDS_REFUSALS,
  ODDS_WARNINGS,
  type OddsContext,
  type OddsDecision,
  type OfferChange,
} from './state/odds/decision.ts';
export { byEvent, eventKeyOf, decideWholeEvent, refusedWithEvent } from './state/whole-event.ts';
export { TimeLimits } from './state/time-ahead.ts';
export { type Contradiction, type Provider, REFUSALS, type Decision } from './state/decision.ts';
export { liveText } from './event/live-text.ts';
export {
  addGames,
  addToGroup,
  addTournaments,
  type Candidate,
  type Change as FavouritesChange,
  confirmFavourites,
  dropGroup,
  type Favourite,
  FAVOURITE_LIMITS,
  type FavouriteLimits,
  type Favourites,
  keepGame,
  mergeFavourites,
  moveToGroup,
  NO_FAVOURITES,
  NO_GROUP,
  refreshFavourites,
  type Refusal as FavouriteRefusal,
  removeGame,
  removeTournaments,
  toggleGame,
  type WholeTournament,
} from './my-games/favourites.ts';
export { type GameTimes, isNearEnough, type MyGamesLimits, newEntry, UNKNOWN_DAY } from './my-games/my-games.ts';
export {
  type Article,
  type ArticleVideo,
  rankingKey,
  type RankingList,
  rankingSlug,
  type RankingRow,
  type Transfer,
  type TransferType,
} from './event/off-pitch.ts';
export { compareNames } from './order/collation.ts';
export { byStart } from './order/compare.ts';
export { compareDanish } from './order/compare.ts';
export { compareEntries } from './order/compare.ts';
export { compareRowKeys, listsTournamentsByTime, type PageOrder, type RowKey, rowKeys } from './order/row-key.ts';
export { durationText, holeOf, lastPoint, placesAt, type SplitPlace } from './races/splits.ts';
export { firstRaces, lastsDays, withoutClassifications } from './races/participant-races.ts';
export { type Classification, classificationOf, compareRaces, isPreparation, racePlace } from './races/race-order.ts';
export {
  currentDistance,
  entryStatusText,
  gapText,
  progressText,
  rankText,
  shootingText,
  toParText,
} from './races/texts.ts';
export { formatAt, MOST_OVERS, oversNumber, setState, type SetTarget } from './sport/formats.ts';
export {
  type Absence,
  type ColumnKind,
  type CommentIcon,
  type EarlierMeeting,
  type HistoryStep,
  type Lineup,
  type LineupPlayer,
  type MatchComment,
  type MatchFacts,
  NO_FACTS,
  type PlayerColumn,
  type PlayerRole,
  type PlayerTable,
  type PointMark,
  SECTION_TYPES,
  type SectionType,
} from './event/match-facts.ts';
export { cleanName, cleanText, slugOf } from './text/names.ts';
export { MAX_TYPED_LETTERS, searchWords, typedWords, WITHIN_WORDS } from './text/search-words.ts';
export { shareTexts } from './text/shared-texts.ts';
export { SUPER_TEMPLATES } from './sport/sport-ids.ts';
export type { Career } from './event/persons.ts';
export { percentileOf } from './persons/percentile.ts';
export { type Appearance, appearanceOf } from './persons/appearance.ts';
export { assistsOf, personsIn } from './persons/in-incidents.ts';
export { isScored, type TopScorer, topScorers } from './persons/top-scorers.ts';
export { hasPreview, isTotallyFinished, showsResult, showsWinner } from './event/result.ts';
export { RESULT_NUMBER, type ResultName, type Results } from './event/results.ts';
export {
  type BoardColumn,
  type Championship,
  type CourseGraphic,
  hasOwnFeed,
  type RowKind,
  type Sport,
  SPORT_BAR,
  sportById,
  SPORT_NAMES,
  sportByName,
  sportBySegment,
  sportNameById,
  sportsOfGroup,
  type SportName,
  SPORTS,
  type PenaltyNames,
  stageLabel,
  type StatisticKind,
} from './sports/index.ts';
export { SPORT } from './sport/sport-ids.ts';
export type { ScoreUnit } from './sport/sport.ts';
export { usualDurationS } from './sport/durations.ts';
export { STATISTIC } from './sport/statistics.ts';
export { isDecided, type Plan, planOf, Stage, type StageCode, StageType, stageTypeOf } from './event/stage.ts';
export {
  championship,
  type ChampionshipResult,
  type ChampionshipRound,
} from './standings/championship.ts';
export {
  battingsOf,
  byesOf,
  type CountedRow,
  type CountedSection,
  countedResult,
  type CountInput,
  endsWithOrder,
  fairPlayOf,
  HALF_TIME_COLUMNS,
  type HalfTimeCounts,
  halfTimeFullTime,
  halfTimeScore,
  makesTable,
  type OtherTable,
  otherTables,
  type OverUnder,
  OVER_UNDER_COLUMNS,
  overUnder,
  rulesFor,
  standings,
  type StandingsInput,
  type StandingsColumn,
  type StandingsHead,
  standingsHeads,
  type StandingsMatch,
  type StandingsRow,
  type StandingsRules,
  type TableSide,
  type TieBreak,
  tieBreakNote,
  tieBreakText,
  type Zone,
} from './standings/index.ts';
export { competitionAtLevel, competitionByName, COMPETITIONS } from './registry/competitions.ts';
export { COUNTRIES, type Country, countryByCode, countryBySlug, countryByName } from './registry/countries.ts';
export { LEAGUE_SEASONS, seasonCalendar } from './registry/league-seasons.ts';
export { qualifiedName } from './registry/names.ts';
export { clubAliases } from './registry/clubs.ts';
export { resolveClub } from './registry/resolve-participant.ts';
export { competitionNames, englishCompetition, isKnownCompetition } from './registry/resolve-competition.ts';
export { decimalText, formatThousands } from '#words/numbers.ts';
